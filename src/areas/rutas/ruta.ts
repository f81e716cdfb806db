import { z } from 'zod';
import {
  changeOf,
  choice,
  field,
  labels,
  neededText,
  picture,
  rich,
  shapeOf,
  textarea,
} from '#values/fields/declared.ts';
import { etiquetasOut } from '#values/fields/etiquetas.ts';
import { slugField } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { shownText } from '#values/rich-text/shown.ts';
import { dificultades } from './dificultad.ts';

/** Empty: as its length and its climb say. */
const dificultad = z
  .enum([...dificultades, ''], { error: later('La dificultad debe ser facil, moderada o dificil.') })
  .transform((chosen) => chosen || null)
  .nullish();

const fields = {
  nombre: neededText('Nombre', 'El nombre', 255),
  municipio_id: choice('Municipio', 'El municipio no es válido.'),
  dificultad: field('Dificultad', dificultad, { kind: 'choice' }),
  descripcion: rich('Descripción', 'La descripción'),
  avisos: textarea('Avisos', 'Los avisos', 2000, 3),
  etiquetas: labels(),
  imagen: picture('Imagen', 'imagen_url'),
};

const form = z.object(shapeOf(fields));

export const kind = {
  fields,
  form,
  update: form.extend({ ...changeOf(fields), slug: slugField() }),
  missing: 'Por favor, completa los campos obligatorios: Nombre y archivo GPX.',
};

const optional = z.string().nullable();

/** A point that whoever recorded the track put a name to (its waypoint). */
const hito = z.object({ nombre: z.string(), latitud: z.number(), longitud: z.number() });
export type Hito = z.infer<typeof hito>;
const metres = z.number().nullable();

export const rutaListItem = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  imagen_url: optional,
  municipio_id: z.number().nullable(),
  municipio_nombre: optional,
  municipio_slug: optional,
  dificultad: z.enum(dificultades),
  distancia_m: z.number(),
  subida_m: metres,
  bajada_m: metres,
  /** How long a walker takes, without stops. */
  minutos: z.number(),
  /** It ends where it begins. */
  circular: z.boolean(),
  /** Where it begins. */
  latitud: z.number(),
  longitud: z.number(),
  etiquetas: etiquetasOut,
});
export type RutaListItem = z.infer<typeof rutaListItem>;

const own = rutaListItem.extend({
  descripcion: optional,
  /** What whoever walks it must know first, in the operator's words. */
  avisos: optional,
  altitud_min: metres,
  altitud_max: metres,
  /** A lighter line, to draw: pairs of latitude and longitude. */
  linea: z.array(z.tuple([z.number(), z.number()])),
  /** Altitudes at equal distances from the beginning to the end. */
  perfil: z.array(z.number()).nullable(),
  /** Where the track is interrupted: from which point of `linea` and after how many metres it goes on. */
  cortes: z.array(z.object({ punto: z.number(), metros: z.number() })),
  /** The named points that came with the track. */
  hitos: z.array(hito),
});

export const ruta = own.extend({
  descripcion: shownText.nullable(),
  fecha_modificacion: z.string(),
  /** Places not far from the line, nearest first. */
  ubicaciones_cercanas: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      slug: z.string(),
      imagen_portada: optional,
      categoria_nombre: z.string(),
      latitud: z.number(),
      longitud: z.number(),
      distancia_km: z.number(),
    }),
  ),
});
export type Ruta = z.infer<typeof ruta>;

/** `dificultad_elegida` is empty where the difficulty follows from the track. */
export const rutaAdmin = own.extend({
  dificultad_elegida: z.enum([...dificultades, '']),
  /** What to look at twice: nothing that must be changed. */
  observaciones: z.array(z.string()),
  version: z.number(),
});
export type RutaAdmin = z.infer<typeof rutaAdmin>;
