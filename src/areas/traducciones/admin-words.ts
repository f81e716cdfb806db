import { useCall } from '#desk/use-call.ts';
import type { Tipo } from '#things.ts';
import type { Estado } from './estado.ts';

export const estadoLabel = {
  falta: 'Falta',
  anticuada: 'El original ha cambiado',
  sin_revisar: 'Sin revisar',
  hecha: 'Hecha',
} satisfies Record<Estado, string>;

export const list = '/admin/traducciones';

/** `from`: what of the list one comes from, and goes on with. */
export function hrefOf(one: { idioma: string; tipo: string; id: number }, from: From = {}): string {
  const asked = new URLSearchParams(Object.entries(from).filter(([, value]) => value !== undefined));
  return `${list}/${one.idioma}/${one.tipo}/${one.id}${asked.size > 0 ? `?${asked}` : ''}`;
}

export interface From {
  estado?: Estado | undefined;
  /** One kind alone. */
  solo?: Tipo | undefined;
}

/** Those that the program speaks, what visitors are offered first. */
export function useIdiomas() {
  const query = useCall('get_idiomas_admin.php', {}, 'No se pudieron cargar los idiomas.');
  const idiomas = query.data?.data.toSorted((one, other) => Number(other.visible) - Number(one.visible));
  return { query, idiomas };
}
