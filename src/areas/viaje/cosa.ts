import { z } from 'zod';
import { aperturaOut } from '#values/fields/apertura.ts';
import { later, say } from '#values/idioma/say.ts';
import { letters, maxCosas, parseClave, type TipoViaje } from './viaje.ts';

const text = z.string().nullable();

/** What a trip shows of a thing. */
export const cosa = z.object({
  clave: z.string(),
  tipo: z.enum(Object.keys(letters) as [TipoViaje, ...TipoViaje[]]),
  titulo: z.string(),
  url: z.string(),
  imagen: text,
  /** Where it is, in words. */
  lugar: text,
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
  hora: text,
  /** What one asks before setting out, where it is known. */
  telefono: text,
  horario: text,
  apertura: aperturaOut,
  /** The next days of an event; none for what is there every day. */
  fechas: z.array(z.object({ fecha_inicio: z.string(), fecha_fin: text, hora: text.optional() })),
});
export type Cosa = z.infer<typeof cosa>;

/** "u12.e4": what is asked for, each once. */
export const clavesField = z
  .string({ error: later('No se ha dicho qué cosas.') })
  .max(1000, later('Son demasiadas cosas.'))
  .transform((claves) => [...new Set(claves.split('.').filter(parseClave))])
  .refine((claves) => claves.length > 0, later('No se ha dicho qué cosas.'))
  .refine((claves) => claves.length <= maxCosas, {
    error: () => say('Caben {n} cosas como mucho.', { n: maxCosas }),
  });
