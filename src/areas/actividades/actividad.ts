import { z } from 'zod';
import { bothCoordinates, punto } from '#values/coordenadas/coordenadas.ts';
import {
  changeOf,
  choice,
  coordinates,
  labels,
  neededPrice,
  neededRich,
  neededText,
  picture,
  price,
  shapeOf,
  text,
  whole,
} from '#values/fields/declared.ts';
import { etiquetasOut } from '#values/fields/etiquetas.ts';
import { slugField } from '#values/fields.ts';
import { shownText } from '#values/rich-text/shown.ts';

const fields = {
  nombre: neededText('Nombre', 'El nombre', 255),
  lugar: neededText('Lugar', 'El lugar', 255),
  descripcion: neededRich('Descripción', 'La descripción'),
  precio_1: neededPrice('Precio de la tarifa 1 (€)', 'El precio de la tarifa 1'),
  duracion: text('Duración', 'La duración', 100),
  min_personas: people('Mínimo de personas', 'El mínimo de personas'),
  max_personas: people('Máximo de personas', 'El máximo de personas'),
  disponibilidad: text('Disponibilidad', 'La disponibilidad', 255),
  place_id: text('Place ID', 'El Place ID', 255, { note: 'El identificador del lugar en Google Maps' }),
  // Marked as required but, as specified, it may stay empty.
  texto_precio_1: text('Texto de la tarifa 1', 'El texto de la tarifa 1', 100, {
    isMarked: true,
    placeholder: 'Adultos',
  }),
  texto_precio_2: text('Texto de la tarifa 2', 'El texto de la tarifa 2', 100),
  precio_2: price('Precio de la tarifa 2 (€)', 'El precio de la tarifa 2'),
  texto_precio_3: text('Texto de la tarifa 3', 'El texto de la tarifa 3', 100),
  precio_3: price('Precio de la tarifa 3 (€)', 'El precio de la tarifa 3'),
  etiquetas: labels(),
  municipio_id: choice('Municipio', 'El municipio no es válido.', {
    hint: 'En la página de ese pueblo se verá la actividad',
  }),
  imagen: picture('Imagen', 'imagen_url'),
  ...coordinates,
};

const form = z.object(shapeOf(fields));

export const kind = {
  fields,
  form: form.superRefine(bothCoordinates),
  update: form
    .partial()
    .extend({ ...changeOf(fields), slug: slugField().optional() })
    .superRefine(bothCoordinates),
  missing: 'Por favor, completa todos los campos obligatorios.',
};

/** A group cannot be smaller than its own minimum. */
export function areGroupLimitsRight(min: number | null | undefined, max: number | null | undefined): boolean {
  return !min || !max || min <= max;
}
export const wrongGroupLimitsMessage = 'El máximo de personas no puede ser menor que el mínimo.';

const optional = z.string().nullable();
const amount = z.number().nullable();

export const actividadListItem = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  imagen_url: optional,
  lugar: z.string(),
  /** The least of its tariffs that is paid, in euros; 0 where none is. */
  precio: z.number(),
  /** Others cost more. */
  hay_mas_tarifas: z.boolean(),
  duracion: optional,
  disponibilidad: optional,
  etiquetas: etiquetasOut,
});
export type ActividadListItem = z.infer<typeof actividadListItem>;

export const actividad = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  descripcion: shownText,
  imagen_url: optional,
  lugar: z.string(),
  place_id: optional,
  duracion: optional,
  min_personas: amount,
  max_personas: amount,
  disponibilidad: optional,
  texto_precio_1: optional,
  precio_1: z.number(),
  texto_precio_2: optional,
  precio_2: amount,
  texto_precio_3: optional,
  precio_3: amount,
  etiquetas: etiquetasOut,
  municipio_id: amount,
  municipio_nombre: optional,
  municipio_slug: optional,
  latitud: amount,
  longitud: amount,
  /** Where our map shows it. */
  punto,
  fecha_creacion: z.string(),
});
export type Actividad = z.infer<typeof actividad>;

export const actividadAdmin = actividad.extend({ descripcion: z.string(), version: z.number() });

export const actividadAdminListItem = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  lugar: z.string(),
  precio_1: z.number(),
  imagen_url: optional,
  fecha_creacion: z.string(),
});

function people(label: string, said: string) {
  return whole(label, `${said} debe ser un número entero desde 1.`, 1, 100_000);
}
