/** What the form of an article holds, and what of it each call is sent. */
import { isChosen, type PictureValue } from '#desk/pictures/picture-value.ts';
import { saysSomething } from '#values/rich-text/says-something.ts';
import { slugify } from '#values/slug.ts';
import type { ArticuloAdmin } from '../articulo.ts';
import { type ContactField, contactFieldNames } from '../contacto/fields.ts';
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

/** What a save by itself sends of a new article; a file that is on its way comes later. */
export function toNewDraft(values: ArticuloValues) {
  return {
    ...toCreate(values),
    cover_photo: stored(values.portada),
    initial_photo: stored(values.inicial),
    imagen_compartir: stored(values.compartir),
  };
}

/** The same of one that is edited. */
export function toDraft(values: ArticuloValues) {
  const { estado: _, ...sent } = toUpdate(values);
  return {
    ...sent,
    imagen_portada: stored(values.portada),
    imagen_ini_post: stored(values.inicial),
    imagen_compartir: stored(values.compartir),
  };
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

export function contactOf(of: Partial<Record<ContactField, string | null>> | undefined) {
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
