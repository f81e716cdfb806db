import { z } from 'zod';
import { punto } from '#values/coordenadas/coordenadas.ts';
import {
  flag,
  id,
  notValid,
  optionalEmail,
  optionalInstant,
  optionalText,
  optionalUrl,
  slugField,
  version,
} from '#values/fields.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { saysSomething } from '#values/rich-text/says-something.ts';
import { shownText } from '#values/rich-text/shown.ts';
import { otrasCategoriasField } from './categorias/otras.ts';
import type { ContactField } from './contacto/fields.ts';
import { estadosArticulo } from './estado.ts';
import { temaRef, temasField } from './temas/tema.ts';

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
} satisfies Record<ContactField, z.ZodType>;

const estado = z.enum(estadosArticulo, { error: 'El estado debe ser publicado, revisión o borrador.' });
/** Not seen by visitors before this instant. */
const publicar_en = optionalInstant('La fecha de publicación');

const noCategoria = 'Por favor, selecciona una categoría.';
const noContenido = 'El contenido es obligatorio.';

/** A draft may lack what must be there once it is published. */
function draftText(label: string, max: number) {
  return z
    .string({ error: notValid(label) })
    .trim()
    .max(max, `${label} no puede pasar de ${max} caracteres.`)
    .optional();
}

/** Empty: none. */
function draftCategoria(missing: string) {
  return z.union([z.literal('').transform(() => null), id(missing)], { error: missing }).optional();
}

/** Which form saves, and its how-many-th save: what is sent twice, or comes late, does no harm. */
const guardado = z
  .string()
  .regex(/^[\w-]{8,64}:\d{1,9}$/, 'La marca de guardado no es válida.')
  .optional();

const written = {
  resumen: optionalText('El resumen', 300),
  meta_title: optionalText('El título para buscadores', 255),
  autor: optionalText('El autor', 100),
  fotografo: optionalText('El fotógrafo', 100),
  place_id: optionalText('El Place ID', 255),
  map_search_text: optionalText('El texto de búsqueda del mapa', 255),
  publicar_en,
  /** Listed there besides; its address stays with its own category. */
  otras_categorias: otrasCategoriasField(),
  temas: temasField(),
  destacado: flag('Destacado').optional(),
  guardado,
  /** Ticked to take a picture away without putting another in its place. */
  quitar_imagen_portada: flag('Quitar la imagen de portada').optional(),
  quitar_imagen_ini_post: flag('Quitar la imagen inicial').optional(),
  quitar_imagen_compartir: flag('Quitar la imagen para compartir').optional(),
};

/** The fields of a new article; what must be there depends on its state (`articuloCreate`). */
export const articuloNew = z.object({
  titulo: draftText('El título', 255),
  contenido: draftText('El contenido', maxRichText),
  category_id: draftCategoria(noCategoria),
  /** JSON text of the contact block, or empty. */
  contact: z.string().max(10_000, 'Los datos de contacto son demasiado largos.').optional(),
  /** Absent: published at once by whoever may publish, a draft otherwise. */
  estado: estado.optional(),
  /** Of a draft that this form has begun: which one, and what it has read of it. */
  Id_articulo: id().optional(),
  version: version(),
  ...written,
});

export const articuloCreate = articuloNew.superRefine((input, context) => {
  if (input.estado === 'borrador') return requireSomething(input, context);
  const lacks = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (!input.titulo) lacks('titulo', 'El título es obligatorio.');
  if (!input.contenido) lacks('contenido', noContenido);
  if (!input.category_id) lacks('category_id', noCategoria);
});

function requireSomething({ titulo, contenido }: { titulo?: string; contenido?: string }, context: z.RefinementCtx) {
  if (titulo || saysSomething(contenido)) return;
  const message = 'Escribe un título o algo de texto para guardar el borrador.';
  context.addIssue({ code: 'custom', path: ['titulo'], message });
}

export const contact = z.object(contactFields);

const changed = {
  Id_articulo: id(),
  version: version(),
  ...contactFields,
  ...written,
};

/** The fields of the edit form; what must be there depends on the state (`articuloUpdate`). */
const articuloEdit = z.object({
  ...changed,
  titulo: draftText('El título', 255),
  /** Absent: as it is, or following the title while nobody has seen it. */
  slug: slugField().optional(),
  Id_categoria: draftCategoria('La categoría es obligatoria.'),
  /** Of many at once: topics that it gets besides those it has, and loses. */
  anadir_temas: temasField(),
  quitar_temas: temasField(),
  estado: estado.optional(),
  contenido: draftText('El contenido', maxRichText),
});

export const articuloUpdate = articuloEdit.superRefine((input, context) => {
  if (input.estado === 'borrador') return;
  const lacks = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  // What is not sent stays as it is; whether it is whole then is known where it is stored.
  if (input.titulo === '') lacks('titulo', 'El título es obligatorio.');
  if (input.contenido === '') lacks('contenido', noContenido);
  if (input.Id_categoria === null) lacks('Id_categoria', 'La categoría es obligatoria.');
});

/** What is kept while somebody writes: whatever the form has that is right. Its state is no part of it. */
export const articuloBorrador = articuloEdit.omit({ estado: true, anadir_temas: true, quitar_temas: true });

const text = z.string().nullable();

export const articuloListItem = z.object({
  slug: z.string(),
  titulo: z.string(),
  resumen: text,
  imagen_portada_url: text,
  fecha_creacion: z.string(),
  /** Its own category, which its address is in: that of the list may be another. */
  categoria_slug: z.string(),
});

export const archivoItem = articuloListItem.extend({ nombre_categoria: z.string() });

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
  contenido: shownText,
  imagen_ini_post: text,
  imagen_portada_url: text,
  /** For search engines and sharing, where they are not the ones it shows. */
  meta_title: text,
  imagen_compartir: text,
  autor: text,
  fotografo: text,
  fecha_creacion: z.string(),
  fecha_modificacion: z.string(),
  place_id: text,
  map_search_text: text,
  /** Where our map shows it: the municipality that the text for the map names. */
  punto: punto.optional(),
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
  destacado: z.boolean(),
  temas: z.array(temaRef),
});
export type Articulo = z.infer<typeof articulo>;

/** What of an article can be written, published or not. */
const editable = articulo.extend({
  contenido: z.string(),
  Id_categoria: z.number().nullable(),
  otras_categorias: z.array(z.number()),
  publicar_en: text,
});

export const articuloAdmin = editable.extend({
  estado,
  escrito_por: text,
  /** Why it came back from review, and who sent it back. */
  nota_revision: text,
  nota_revision_por: text,
  version: z.number(),
  /** What it will say once its changes are published; null without any. */
  cambios: editable.extend({ guardado_en: z.string(), guardado_por: z.string() }).nullable(),
});
export type ArticuloAdmin = z.infer<typeof articuloAdmin>;

export const articuloAdminListItem = z.object({
  imagen_portada_url: text,
  Id_articulo: z.number(),
  titulo: z.string(),
  slug: z.string(),
  Id_categoria: z.number().nullable(),
  categoria_slug: z.string(),
  nombre_categoria: z.string(),
  estado,
  /** Whether it carries changes that are not published. */
  con_cambios: z.boolean(),
  escrito_por: text,
  autor: text,
  destacado: z.boolean(),
  publicar_en: text,
  fecha_creacion: z.string(),
  /** How often its page was opened in the last thirty days. */
  visitas: z.number(),
});
export type ArticuloAdminListItem = z.infer<typeof articuloAdminListItem>;

/** An earlier state of an article, kept when it was changed. */
export const versionListItem = z.object({
  id: z.number(),
  titulo: z.string(),
  guardada_en: z.string(),
  guardada_por: z.string(),
});
