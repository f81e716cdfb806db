export interface Point {
  latitud: number;
  longitud: number;
}

const earthRadiusKm = 6371;

/** Great-circle distance, as the crow flies. */
export function distanceKm(one: Point, other: Point): number {
  const latitude = radians(other.latitud - one.latitud);
  const longitude = radians(other.longitud - one.longitud);
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitud)) * Math.cos(radians(other.latitud)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h));
}

interface Placed {
  latitud: number | null;
  longitud: number | null;
}

/** With one decimal; none where one of the two is on no map. */
export function kmBetween(one: Placed, other: Placed): number | null {
  if (one.latitud === null || one.longitud === null || other.latitud === null || other.longitud === null) return null;
  const from = { latitud: one.latitud, longitud: one.longitud };
  return Math.round(distanceKm(from, { latitud: other.latitud, longitud: other.longitud }) * 10) / 10;
}

/** How much shorter a degree of longitude is here than a degree of latitude. */
export function longitudeScale(latitud: number): number {
  return Math.cos(radians(latitud));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
