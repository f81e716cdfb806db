/** The kinds of stored files, and the orders of their list. */

import { fileTipos } from '#values/medios/formats.ts';
import { plural } from '#values/plural.ts';

export const tiposMedio = ['imagen', ...fileTipos] as const;
export type TipoMedio = (typeof tiposMedio)[number];
export const tipoMedioLabel = {
  imagen: 'Imágenes',
  video: 'Vídeos',
  audio: 'Audios',
  archivo: 'Archivos',
} satisfies Record<TipoMedio, string>;

/** What the library can be put in order by. */
export const ordenesMedio = ['fecha', 'titulo', 'bytes'] as const;
export type OrdenMedio = (typeof ordenesMedio)[number];

/** What uses a file is counted up to here: one can be in every article. */
export const mostCounted = 1000;

export function placesText(count: number): string {
  return count < mostCounted ? plural(count, 'sitio', 'sitios') : `${mostCounted} sitios o más`;
}
