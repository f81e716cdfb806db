import type { PlaceFilter } from './place-filter.ts';

/** The list's address with its filters, for the list and the form. */
export function filteredPath(path: string, { municipio, categoria, etiqueta }: PlaceFilter): string {
  const query = new URLSearchParams();
  if (municipio) query.set('municipio', String(municipio));
  if (categoria) query.set('categoria', String(categoria));
  if (etiqueta) query.set('etiqueta', etiqueta);
  return query.size > 0 ? `${path}?${query}` : path;
}
