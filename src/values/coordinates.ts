import { z } from 'zod';
import { optionalNumber } from './fields.ts';

/** Where a thing is, in degrees; both or none are of use. */
export const coordinateFields = {
  latitud: optionalNumber({ invalid: 'La latitud debe estar entre -90 y 90.', min: -90, max: 90 }),
  longitud: optionalNumber({ invalid: 'La longitud debe estar entre -180 y 180.', min: -180, max: 180 }),
};

/** Its own place, or the middle of its municipality: enough for a dot on our map. */
export const punto = z.object({ latitud: z.number(), longitud: z.number() }).nullable();
export type Punto = z.infer<typeof punto>;

interface Degrees {
  latitud: number | null;
  longitud: number | null;
}

/** The first that says where it is. */
export function puntoOf(...places: (Degrees | undefined)[]): Punto {
  for (const place of places)
    if (place && place.latitud !== null && place.longitud !== null)
      return { latitud: place.latitud, longitud: place.longitud };
  return null;
}
