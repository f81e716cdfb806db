import type { Point } from '#values/coordenadas/distance.ts';
import type { Cosa } from './cosa.ts';

/** Where it is, if anybody said so. */
export function pointOf({ latitud, longitud }: Pick<Cosa, 'latitud' | 'longitud'>): Point | undefined {
  return latitud === null || longitud === null ? undefined : { latitud, longitud };
}
