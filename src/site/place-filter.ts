/** The filters of the lists of places as they stand in the address. */
import { type Etiqueta, isEtiqueta } from '#values/etiquetas.ts';

/** ?municipio=3&categoria=2&etiqueta=gratis; anything else is no filter. */
export interface PlaceFilter {
  municipio?: number;
  categoria?: number;
  etiqueta?: Etiqueta;
}

export function placeFilter(search: Record<string, unknown>): PlaceFilter {
  const { municipio, categoria, etiqueta } = search;
  return {
    ...(isId(municipio) && { municipio }),
    ...(isId(categoria) && { categoria }),
    ...(isEtiqueta(etiqueta) && { etiqueta }),
  };
}

/** The list's address with its filters, for the list and the form. */
export function filteredPath(path: string, { municipio, categoria, etiqueta }: PlaceFilter): string {
  const query = new URLSearchParams();
  if (municipio) query.set('municipio', String(municipio));
  if (categoria) query.set('categoria', String(categoria));
  if (etiqueta) query.set('etiqueta', etiqueta);
  return query.size > 0 ? `${path}?${query}` : path;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;
}
