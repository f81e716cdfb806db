import { z } from 'zod';
import { bothCoordinates, coordinateFields, punto } from '#values/coordenadas/coordenadas.ts';
import { etiquetasField, etiquetasOut } from '#values/fields/etiquetas.ts';
import { flag, id, optionalNumber, optionalText, requiredText, slugField, version } from '#values/fields.ts';
import { optionalPrice, requiredPrice } from '#values/price.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { shownText } from '#values/rich-text/shown.ts';

export const missingActividadMessage = 'Por favor, completa todos los campos obligatorios.';

const fields = z.object({
  nombre: requiredText('El nombre', 255),
  lugar: requiredText('El lugar', 255),
  descripcion: requiredText('La descripción', maxRichText),
  precio_1: requiredPrice('El precio de la tarifa 1'),
  duracion: optionalText('La duración', 100),
  min_personas: people('El mínimo de personas'),
  max_personas: people('El máximo de personas'),
  disponibilidad: optionalText('La disponibilidad', 255),
  place_id: optionalText('El Place ID', 255),
  texto_precio_1: optionalText('El texto de la tarifa 1', 100),
  texto_precio_2: optionalText('El texto de la tarifa 2', 100),
  precio_2: optionalPrice('El precio de la tarifa 2'),
  texto_precio_3: optionalText('El texto de la tarifa 3', 100),
  precio_3: optionalPrice('El precio de la tarifa 3'),
  etiquetas: etiquetasField(),
  municipio_id: optionalNumber({ invalid: 'El municipio no es válido.', integer: true, min: 1, max: 2_147_483_647 }),
  ...coordinateFields,
});

export const actividadCreate = fields.superRefine(bothCoordinates);

export const actividadUpdate = z
  .object({
    id: id(),
    version: version(),
    slug: slugField().optional(),
    ...fields.partial().shape,
    /** Ticked to take the picture away without putting another in its place. */
    quitar_imagen: flag('Quitar la imagen').optional(),
  })
  .superRefine(bothCoordinates);

/** A group cannot be smaller than its own minimum. */
export function areGroupLimitsRight(min: number | null | undefined, max: number | null | undefined): boolean {
  return !min || !max || min <= max;
}
export const wrongGroupLimitsMessage = 'El máximo de personas no puede ser menor que el mínimo.';

const text = z.string().nullable();
const amount = z.number().nullable();

export const actividadListItem = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  imagen_url: text,
  etiquetas: etiquetasOut,
});

export const actividad = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  descripcion: shownText,
  imagen_url: text,
  lugar: z.string(),
  place_id: text,
  duracion: text,
  min_personas: amount,
  max_personas: amount,
  disponibilidad: text,
  texto_precio_1: text,
  precio_1: z.number(),
  texto_precio_2: text,
  precio_2: amount,
  texto_precio_3: text,
  precio_3: amount,
  etiquetas: etiquetasOut,
  municipio_id: amount,
  municipio_nombre: text,
  municipio_slug: text,
  latitud: amount,
  longitud: amount,
  /** Where our map shows it. */
  punto,
  fecha_creacion: z.string(),
});
export type Actividad = z.infer<typeof actividad>;

export const actividadAdmin = actividad.extend({ descripcion: z.string(), version: z.number() });
export type ActividadAdmin = z.infer<typeof actividadAdmin>;

export const actividadAdminListItem = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  lugar: z.string(),
  precio_1: z.number(),
  imagen_url: text,
  fecha_creacion: z.string(),
});

function people(label: string) {
  return optionalNumber({
    invalid: `${label} debe ser un número entero desde 1.`,
    integer: true,
    min: 1,
    max: 100_000,
  });
}
