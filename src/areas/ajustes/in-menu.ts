import type { Sitio } from './sitio.ts';

/** Where the menus lead to this path, in words; undefined where none does. */
export function menusWith(path: string, { cabecera, pie }: Sitio['menus']): string | undefined {
  const leadsThere = ({ destino }: { destino: string | null }) => destino === path;
  const places = [
    ...(cabecera.some((entry) => leadsThere(entry) || entry.enlaces.some(leadsThere))
      ? ['el menú de la cabecera']
      : []),
    ...(pie.some(({ enlaces }) => enlaces.some(leadsThere)) ? ['el pie de página'] : []),
  ];
  return places.length > 0 ? places.join(' y en ') : undefined;
}
