/** A stored file: what is said of it, and where it is used. */
import { z } from 'zod';
import { id, version } from '#values/fields.ts';
import { tiposMedio } from './tipos.ts';

/** Where something that uses it is to be found. */
const uso = z.object({
  /** "Libro", "Página de ayuntamiento". */
  etiqueta: z.string(),
  titulo: z.string(),
  /** Said only when it is not plainly used: "en la papelera", "en una versión anterior". */
  lugar: z.string().nullable(),
  /** Where it is edited; null where it is not. */
  ruta: z.string().nullable(),
});
export type Uso = z.output<typeof uso>;

export const medio = z.object({
  id: z.number(),
  url: z.string(),
  tipo: z.enum(tiposMedio),
  titulo: z.string(),
  bytes: z.number(),
  ancho: z.number().nullable(),
  alto: z.number().nullable(),
  alt_text: z.string(),
  pie: z.string(),
  credito: z.string(),
  foco_x: z.number(),
  foco_y: z.number(),
  fecha: z.string(),
  /** Where it is used, the first of them. */
  usos: z.array(uso),
  /** Counted up to `mostCounted`. */
  num_usos: z.number(),
  version: z.number(),
});
export type Medio = z.output<typeof medio>;

/** What somebody needs who chooses one. */
export const medioChoice = medio.pick({
  id: true,
  url: true,
  titulo: true,
  bytes: true,
  ancho: true,
  alto: true,
  alt_text: true,
  foco_x: true,
  foco_y: true,
});
export type MedioChoice = z.output<typeof medioChoice>;

const text = (label: string, max: number) =>
  z.string().trim().max(max, `${label} no puede tener más de ${max} caracteres.`).optional();

const percent = z.coerce
  .number({ error: 'El punto de interés no es válido.' })
  .min(0, 'El punto de interés no es válido.')
  .max(100, 'El punto de interés no es válido.')
  .transform(Math.round)
  .optional();

export const medioTexts = {
  titulo: text('El nombre', 255),
  alt_text: text('El texto alternativo', 255),
  pie: text('El pie', 500),
  credito: text('El crédito', 255),
};

export const medioUpdate = z.object({
  id: id(),
  version: version(),
  ...medioTexts,
  foco_x: percent,
  foco_y: percent,
});
