/** What our map shows, and how its address says so. */
import { type Day, isDay } from '#values/day.ts';
import { type Etiqueta, isEtiqueta } from '#values/etiquetas.ts';

/** The layers, in the order in which they are offered. */
export const capas = ['lugares', 'eventos', 'negocios', 'actividades', 'rutas', 'servicios'] as const;
export type Capa = (typeof capas)[number];

/** Each layer as `lugares=si`: a plain form of checkboxes makes just this. None of them means all. */
export type MapaSearch = Partial<Record<Capa, 'si'>> & { desde?: Day; hasta?: Day; etiqueta?: Etiqueta };

export function mapaSearch(search: Record<string, unknown>): MapaSearch {
  const { desde, hasta, etiqueta } = search;
  return {
    ...Object.fromEntries(capas.filter((capa) => search[capa] === 'si').map((capa) => [capa, 'si'])),
    ...(typeof desde === 'string' && isDay(desde) && { desde }),
    ...(typeof hasta === 'string' && isDay(hasta) && { hasta }),
    ...(isEtiqueta(etiqueta) && { etiqueta }),
  };
}

export function chosenCapas(search: MapaSearch): Capa[] {
  const chosen = capas.filter((capa) => search[capa]);
  return chosen.length > 0 ? chosen : [...capas];
}
