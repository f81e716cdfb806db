/**
 * Where a point of the earth is on our map. One straight projection for the whole province: so small an area bends by
 * less than a line's width. The drawing (provincia.svg) was made with these very numbers, by scripts/mapa.mjs.
 */

export interface Coordinates {
  latitud: number;
  longitud: number;
}

/** A place on the map, in the units of its drawing. */
export interface MapPoint {
  x: number;
  y: number;
}

/** The drawing's size. */
export const frame = { width: 2000, height: 1846 };

/** The frame's upper left corner, and how many units a degree is long. */
const corner: Coordinates = { latitud: 40.676, longitud: -3.195 };
const perLatitude = 1258;
const perLongitude = 964.4;

export function project({ latitud, longitud }: Coordinates): MapPoint {
  return { x: (longitud - corner.longitud) * perLongitude, y: (corner.latitud - latitud) * perLatitude };
}

export function unproject({ x, y }: MapPoint): Coordinates {
  return { latitud: corner.latitud - y / perLatitude, longitud: corner.longitud + x / perLongitude };
}
