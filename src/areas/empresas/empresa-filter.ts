import { isId, type PlaceFilter, placeFilter } from '#site/place-filter.ts';

/** ?empresa=7: what leads to one of them, wherever it is in the list. */
export type EmpresaFilter = PlaceFilter & { empresa?: number };

/** Apart from the list: what reads an address is in what every page starts with. */
export function empresaFilter(search: Record<string, unknown>): EmpresaFilter {
  const { empresa } = search;
  return { ...placeFilter(search), ...(isId(empresa) && { empresa }) };
}
