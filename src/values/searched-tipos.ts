/**
 * What the search finds. Only ever added to at the end: the place of a kind is part of the ids in the index. Apart from
 * `things.ts`, for the search page starts without that table.
 */
export const searchedTipos = [
  'articulo',
  'libro',
  'actividad',
  'evento',
  'ubicacion',
  'empresa',
  'producto',
  'municipio',
  'ruta',
] as const;
export type SearchedTipo = (typeof searchedTipos)[number];
