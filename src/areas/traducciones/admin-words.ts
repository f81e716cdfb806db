import { useCall } from '#desk/use-call.ts';
import type { Estado } from './traduccion.ts';

export const estadoLabel = {
  falta: 'Falta',
  anticuada: 'El original ha cambiado',
  sin_revisar: 'Sin revisar',
  hecha: 'Hecha',
} satisfies Record<Estado, string>;

export const list = '/admin/traducciones';

export function hrefOf(one: { idioma: string; tipo: string; id: number }, estado?: Estado): string {
  const path = `${list}/${one.idioma}/${one.tipo}/${one.id}`;
  return estado ? `${path}?estado=${estado}` : path;
}

/** Those that the program speaks, what visitors are offered first. */
export function useIdiomas() {
  const query = useCall('get_idiomas_admin.php', {}, 'No se pudieron cargar los idiomas.');
  const idiomas = query.data?.data.toSorted((one, other) => Number(other.visible) - Number(one.visible));
  return { query, idiomas };
}
