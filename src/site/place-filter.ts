/** The filters of the lists of places as they are read from the address. */
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

export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;
}
