/** What the form of an article holds, and what of it each call is sent. */
import { type ArticuloAdmin, type ContactField, contactFieldNames } from './articulo.ts';

export type MapKind = 'place_id' | 'map_search_text';
export type ArticuloValues = ReturnType<typeof valuesOf>;

/** The fields of both calls; those of the other one stay empty. */
export function valuesOf(articulo: ArticuloAdmin | undefined) {
  return {
    titulo: articulo?.titulo ?? '',
    slug: articulo?.slug ?? '',
    category_id: '',
    Id_categoria: String(articulo?.Id_categoria ?? ''),
    estado: articulo?.estado ?? 'publicado',
    resumen: articulo?.resumen ?? '',
    contenido: articulo?.contenido ?? '',
    autor: articulo?.autor ?? '',
    fotografo: articulo?.fotografo ?? '',
    publicar_en: articulo?.publicar_en ?? '',
    contact: Boolean(articulo),
    ...contactOf(articulo),
    mapa: Boolean(articulo?.place_id || articulo?.map_search_text),
    mapKind: (articulo?.place_id || !articulo?.map_search_text ? 'place_id' : 'map_search_text') as MapKind,
    mapValue: articulo?.place_id ?? articulo?.map_search_text ?? '',
    cover_photo: null as File | null,
    initial_photo: null as File | null,
    imagen_portada: null as File | null,
    imagen_ini_post: null as File | null,
    quitar_imagen_portada: false,
    quitar_imagen_ini_post: false,
  };
}

export function toCreate(values: ArticuloValues) {
  const { titulo, autor, fotografo, contenido, category_id, publicar_en, cover_photo, initial_photo } = values;
  return {
    titulo,
    autor,
    fotografo,
    contenido,
    category_id,
    publicar_en,
    contact: values.contact ? JSON.stringify(contactOf(values)) : '',
    ...mapOf(values),
    cover_photo,
    initial_photo,
  };
}

export function toUpdate(values: ArticuloValues) {
  const { category_id, cover_photo, initial_photo, contact, mapa, mapKind, mapValue, ...fields } = values;
  return { ...fields, ...mapOf(values) };
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
