/** The key of the translating service, kept closed. It belongs to the address it was given for, and goes to no other. */
import type { App } from '#server/app.ts';
import type { Secrets } from '#server/auth/secrets.ts';
import type { Settings } from '#server/settings.ts';
import type { Servicio } from './service.server.ts';

export type ServicioAjuste = App['ajustes']['current']['idiomas']['servicio'];

const secretName = 'traduccion';

export interface ServiceKey {
  /** Of this service; undefined where there is none, or it is another's. */
  read(servicio: ServicioAjuste): Promise<string | undefined>;
  keep(servicio: ServicioAjuste, clave: string): Promise<void>;
  forget(): Promise<void>;
}

export function createServiceKey(secrets: Secrets): ServiceKey {
  return {
    async read(servicio) {
      const kept = await secrets.read(secretName);
      if (!kept) return undefined;
      const { place, clave } = JSON.parse(kept) as { place: string; clave: string };
      return place === placeOf(servicio) ? clave : undefined;
    },
    keep: (servicio, clave) => secrets.write(secretName, JSON.stringify({ place: placeOf(servicio), clave })),
    forget: () => secrets.forget(secretName),
  };
}

function placeOf({ tipo, url }: ServicioAjuste): string {
  return JSON.stringify([tipo, url]);
}

/** The machine's, else the desk's, as it can be asked; why not, otherwise. */
export async function servicioOf(
  key: ServiceKey,
  { tipo, url }: ServicioAjuste,
  translator: Settings['translator'],
): Promise<Servicio | string> {
  if (translator) return translator;
  if (tipo === 'ninguno' || url === null) return 'No hay ningún servicio de traducción: se pone en Ajustes, Idiomas.';
  const clave = await key.read({ tipo, url });
  if (tipo === 'deepl' && !clave) return 'Falta la clave del servicio de traducción: se escribe en Ajustes, Idiomas.';
  return { tipo, url, clave };
}
