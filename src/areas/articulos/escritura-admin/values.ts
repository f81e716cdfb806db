/** What the form of an article holds, and what of it each call is sent. */

import type { z } from 'zod';
import { isChosen, type PictureValue } from '#desk/pictures/picture-value.ts';
import { saysSomething } from '#values/rich-text/says-something.ts';
import { slugify } from '#values/slug.ts';
import {
  type ArticuloAdmin,
  articuloBorrador,
  articuloCreate,
  articuloNew,
  articuloUpdate,
  type ContactField,
  contact,
  contactFieldNames,
} from '../articulo.ts';
import type { EstadoArticulo } from '../estado.ts';

export type MapKind = 'place_id' | 'map_search_text';
export type ArticuloValues = ReturnType<typeof valuesOf>;

/** Of an article with unpublished changes, those. */
export function valuesOf(articulo: ArticuloAdmin | undefined) {
  const shown = articulo && { ...articulo, ...articulo.cambios };
  return {
    titulo: shown?.titulo ?? '',
    slug: shown?.slug ?? '',
    categoria: String(shown?.Id_categoria ?? ''),
    otras_categorias: JSON.stringify(shown?.otras_categorias ?? []),
    temas: JSON.stringify((shown?.temas ?? []).map(({ nombre }) => nombre)),
    destacado: shown?.destacado ?? false,
    estado: articulo?.estado ?? ('publicado' as EstadoArticulo),
    resumen: shown?.resumen ?? '',
    meta_title: shown?.meta_title ?? '',
    contenido: shown?.contenido ?? '',
    autor: shown?.autor ?? '',
    fotografo: shown?.fotografo ?? '',
    publicar_en: shown?.publicar_en ?? '',
    contact: Boolean(articulo),
    ...contactOf(shown),
    mapa: Boolean(shown?.place_id || shown?.map_search_text),
    mapKind: (shown?.place_id || !shown?.map_search_text ? 'place_id' : 'map_search_text') as MapKind,
    mapValue: shown?.place_id ?? shown?.map_search_text ?? '',
    portada: null as PictureValue,
    inicial: null as PictureValue,
    compartir: null as PictureValue,
    quitar_imagen_portada: false,
    quitar_imagen_ini_post: false,
    quitar_imagen_compartir: false,
  };
}

/** Nothing that would be worth a draft. */
export function isTooLittle({ titulo, contenido }: ArticuloValues): boolean {
  return !titulo.trim() && !saysSomething(contenido);
}

/** The address is made of the title, and nobody has chosen another. */
export function hasOwnSlug({ slug, titulo }: { slug: string; titulo: string }): boolean {
  const base = slugify(titulo) || 'sin-titulo';
  return slug !== base && !(slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

export function toCreate(values: ArticuloValues) {
  const { titulo, resumen, meta_title, autor, fotografo, contenido, publicar_en } = values;
  return {
    ...{ titulo, resumen, meta_title, autor, fotografo, contenido, publicar_en },
    ...placeOf(values),
    category_id: values.categoria,
    contact: values.contact ? JSON.stringify(contactOf(values)) : '',
    ...mapOf(values),
    cover_photo: values.portada,
    initial_photo: values.inicial,
    imagen_compartir: values.compartir,
    ...removals(values),
  };
}

export function toUpdate(values: ArticuloValues) {
  const { titulo, slug, resumen, meta_title, contenido, autor, fotografo, publicar_en, estado } = values;
  return {
    ...{ titulo, slug, resumen, meta_title, contenido, autor, fotografo, publicar_en, estado },
    ...placeOf(values),
    Id_categoria: values.categoria,
    ...contactOf(values),
    ...mapOf(values),
    imagen_portada: values.portada,
    imagen_ini_post: values.inicial,
    imagen_compartir: values.compartir,
    ...removals(values),
  };
}

/** Where it is found besides its category. */
function placeOf({ otras_categorias, temas, destacado }: ArticuloValues) {
  return { otras_categorias, temas, destacado };
}

/** What a save by itself sends of a new article: all that is right; a file that is on its way comes later. */
export function toNewDraft(values: ArticuloValues) {
  const sent = {
    ...toCreate(values),
    contact: values.contact ? JSON.stringify(right(contact, contactOf(values))) : '',
    cover_photo: stored(values.portada),
    initial_photo: stored(values.inicial),
    imagen_compartir: stored(values.compartir),
  };
  return { ...right(articuloNew, sent), estado: 'borrador' as const };
}

/** The same of one that is edited. */
export function toDraft(values: ArticuloValues) {
  const { estado: _, ...sent } = toUpdate(values);
  return right(articuloBorrador.omit({ Id_articulo: true }), {
    ...sent,
    imagen_portada: stored(values.portada),
    imagen_ini_post: stored(values.inicial),
    imagen_compartir: stored(values.compartir),
  });
}

/** What is wrong with it, by the names of the call; in this state it must be whole. */
export function problemsOf(values: ArticuloValues, isNew: boolean, estado: EstadoArticulo): Record<string, string> {
  if (!isNew) return issuesOf(articuloUpdate, { ...toUpdate(values), Id_articulo: 1, estado });
  return {
    ...issuesOf(articuloCreate, { ...toCreate(values), estado }),
    // A section that is off is not sent, so what was typed in it cannot be wrong.
    ...(values.contact && issuesOf(contact, contactOf(values))),
  };
}

function issuesOf(schema: z.ZodType, sent: object): Record<string, string> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

function right<Sent extends object>(schema: z.ZodType, sent: Sent): Sent {
  const wrong = issuesOf(schema, sent);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in wrong))) as Sent;
}

function stored(picture: PictureValue): PictureValue {
  return isChosen(picture) ? picture : null;
}

/** Only when something is taken away. */
function removals({ quitar_imagen_portada, quitar_imagen_ini_post, quitar_imagen_compartir }: ArticuloValues) {
  return {
    ...(quitar_imagen_portada && { quitar_imagen_portada }),
    ...(quitar_imagen_ini_post && { quitar_imagen_ini_post }),
    ...(quitar_imagen_compartir && { quitar_imagen_compartir }),
  };
}

function contactOf(of: Partial<Record<ContactField, string | null>> | undefined) {
  return Object.fromEntries(contactFieldNames.map((name) => [name, of?.[name] ?? ''])) as Record<ContactField, string>;
}

/** One kind of map or the other, or none. */
function mapOf({ mapa, mapKind, mapValue }: ArticuloValues) {
  const map = mapa ? mapValue.trim() : '';
  return {
    place_id: mapKind === 'place_id' ? map : '',
    map_search_text: mapKind === 'map_search_text' ? map : '',
  };
}
