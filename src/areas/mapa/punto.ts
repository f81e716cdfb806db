/** A point as the call gives it. Apart from what the pages themselves carry, which needs no schema. */
import { z } from 'zod';
import { capas } from './mapa.ts';

export const mapaPunto = z.object({
  capa: z.enum(capas),
  nombre: z.string(),
  href: z.string(),
  latitud: z.number(),
  longitud: z.number(),
  /** Under its name: where it is, or when. */
  detalle: z.string(),
  /** For a layer with too much to show one by one: how many of it are in this municipality. */
  cuantos: z.number().optional(),
});
export type MapaPunto = z.infer<typeof mapaPunto>;
