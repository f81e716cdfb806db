import { z } from 'zod';
import {
  flag,
  id,
  optionalEmail,
  optionalInstant,
  optionalText,
  optionalUrl,
  requiredText,
  slugField,
  version,
} from '#values/fields.ts';
import { estadosArticulo } from './estado.ts';

export const missingArticuloMessage = 'Por favor, rellena el título, el contenido y selecciona una categoría.';

/** Contact block of an article: one place, three phones, where to find it. */
const contactFields = {
  addressLine1: optionalText('La dirección', 255),
  addressLine2: optionalText('La dirección', 255),
  addressLine3: optionalText('La dirección', 255),
  phone1: optionalText('El teléfono', 20),
  phone2: optionalText('El teléfono', 20),
  phone3: optionalText('El teléfono', 20),
  email1: optionalEmail('El correo electrónico'),
  email2: optionalEmail('El segundo correo electrónico'),
  websiteUrl: optionalUrl('La página web'),
  instagramUrl: optionalUrl('La dirección de Instagram'),
  facebookUrl: optionalUrl('La dirección de Facebook'),
  twitterUrl: optionalUrl('La dirección de X'),
};
export type ContactField = keyof typeof contactFields;
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

const estado = z.enum(estadosArticulo, { error: 'El estado debe ser publicado, revision o borrador.' });
const contenido = requiredText('El contenido', 2_000_000);
/** Not seen by visitors before this instant. */
const publicar_en = optionalInstant('La fecha de publicación');

export const articuloCreate = z.object({
  titulo: requiredText('El título', 255),
  autor: optionalText('El autor', 100),
  fotografo: optionalText('El fotógrafo', 100),
  contenido,
  category_id: id('Por favor, selecciona una categoría.'),
  /** JSON text of the contact block, or empty. */
  contact: z.string().max(10_000, 'Los datos de contacto son demasiado largos.').optional(),
  place_id: optionalText('El Place ID', 255),
  map_search_text: optionalText('El texto de búsqueda del mapa', 255),
  /** Absent: published at once by whoever may publish, a draft otherwise. */
  estado: estado.optional(),
  publicar_en,
});

export const contact = z.object(contactFields);

export const articuloUpdate = z.object({
  Id_articulo: id(),
  version: version(),
  titulo: requiredText('El título', 255),
  slug: slugField(),
  Id_categoria: id('La categoría es obligatoria.'),
  estado: estado.optional(),
  resumen: optionalText('El resumen', 300),
  contenido: contenido.optional(),
  autor: optionalText('El autor', 100),
  fotografo: optionalText('El fotógrafo', 100),
  place_id: optionalText('El Place ID', 255),
  map_search_text: optionalText('El texto de búsqueda del mapa', 255),
  publicar_en,
  ...contactFields,
  /** Ticked to take a picture away without putting another in its place. */
  quitar_imagen_portada: flag().optional(),
  quitar_imagen_ini_post: flag().optional(),
});

const text = z.string().nullable();

export const articuloListItem = z.object({
  slug: z.string(),
  titulo: z.string(),
  resumen: text,
  imagen_portada_url: text,
  fecha_creacion: z.string(),
});

export const latestArticulo = z.object({
  slug: z.string(),
  categoria_slug: z.string(),
  nombre_categoria: z.string(),
  titulo: z.string(),
  imagen_portada_url: text,
  fecha_creacion: z.string(),
});

export const articulo = z.object({
  Id_articulo: z.number(),
  titulo: z.string(),
  slug: z.string(),
  categoria_slug: z.string(),
  nombre_categoria: z.string(),
  resumen: text,
  contenido: z.string(),
  imagen_ini_post: text,
  imagen_portada_url: text,
  autor: text,
  fotografo: text,
  fecha_creacion: z.string(),
  fecha_modificacion: z.string(),
  place_id: text,
  map_search_text: text,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  phone1: text,
  phone2: text,
  phone3: text,
  email1: text,
  email2: text,
  websiteUrl: text,
  instagramUrl: text,
  facebookUrl: text,
  twitterUrl: text,
});
export type Articulo = z.infer<typeof articulo>;

export const articuloAdmin = articulo.extend({
  Id_categoria: z.number(),
  estado,
  escrito_por: text,
  publicar_en: text,
  version: z.number(),
});
export type ArticuloAdmin = z.infer<typeof articuloAdmin>;

export const articuloAdminListItem = z.object({
  Id_articulo: z.number(),
  titulo: z.string(),
  slug: z.string(),
  Id_categoria: z.number(),
  categoria_slug: z.string(),
  nombre_categoria: z.string(),
  estado,
  escrito_por: text,
  publicar_en: text,
  fecha_creacion: z.string(),
});
export type ArticuloAdminListItem = z.infer<typeof articuloAdminListItem>;

/** An earlier state of an article, kept when it was changed. */
export const versionListItem = z.object({
  id: z.number(),
  titulo: z.string(),
  guardada_en: z.string(),
  guardada_por: z.string(),
});
export type VersionListItem = z.infer<typeof versionListItem>;
