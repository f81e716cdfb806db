import type { Migration } from './index.ts';

const stamps = 'busqueda text not null, created_at text not null, updated_at text not null';
const sponsorPage = `
  nombre text not null, slug text not null unique, direccion text not null, email text not null,
  telefono text not null, fax text, contenido text, youtube_url text`;
const part = (id: string) => `id {ID}, ${id} integer not null references`;

export const contenido: Migration = {
  name: '003-contenido',
  up: [
    `create table libros (
      id {ID}, titulo text not null, slug text not null unique, autores text not null, editorial text, isbn text,
      num_pag integer, fecha_edicion integer, resumen text, imagen_url text, ${stamps})`,
    'create index libros_por_fecha on libros (created_at desc, id desc)',

    `create table sponsors (
      id {ID}, tipo text not null check (tipo in ('ayuntamiento', 'empresa', 'texto')), nombre text not null,
      url text not null, imagen text, ${stamps})`,
    'create index sponsors_por_tipo on sponsors (tipo, id)',
    `create table ayuntamientos (id {ID}, ${sponsorPage}, escudo_url text, nombre_alcaldesa text, ${stamps})`,
    `create table patrocinadores (
      id {ID}, ${sponsorPage}, imagen_url text, email2 text, telefono2 text, responsable text, ${stamps})`,

    `create table categorias_negocio (
      id {ID}, nombre text not null, descripcion text, activo integer not null check (activo in (0, 1)), ${stamps},
      unique (busqueda))`,
    `create table empresas (
      id {ID}, nombre text not null, municipio_id integer not null references municipios (id),
      categoria_id integer not null references categorias_negocio (id), descripcion text, direccion text,
      telefono text, email text, web text, imagen text, horario text,
      activo integer not null check (activo in (0, 1)), ${stamps})`,
    'create index empresas_por_nombre on empresas (busqueda, id)',
    'create index empresas_por_categoria on empresas (categoria_id, busqueda, id)',
    'create index empresas_por_municipio on empresas (municipio_id, busqueda, id)',
    `create table empresa_imagenes (
      ${part('empresa_id')} empresas (id), imagen text not null, alt_text text not null, orden integer not null)`,
    'create index empresa_imagenes_en_orden on empresa_imagenes (empresa_id, orden, id)',

    `create table ubicaciones (
      id {ID}, nombre text not null, slug text not null unique, descripcion text, imagen_portada text, place_id text,
      meta_title text, meta_description text, categoria_id integer not null references categorias_ubicacion (id),
      municipio_id integer not null references municipios (id), publicado integer not null check (publicado in (0, 1)),
      latitud double precision, longitud double precision, direccion text, codigo_postal text, ${stamps})`,
    'create index ubicaciones_por_nombre on ubicaciones (busqueda, id)',
    'create index ubicaciones_por_categoria on ubicaciones (categoria_id, busqueda, id)',
    'create index ubicaciones_por_municipio on ubicaciones (municipio_id, busqueda, id)',
    'create index ubicaciones_por_latitud on ubicaciones (publicado, latitud)',
    `create table ubicacion_imagenes (
      ${part('ubicacion_id')} ubicaciones (id), ruta_imagen text not null, alt_text text not null, orden integer not null)`,
    'create index ubicacion_imagenes_en_orden on ubicacion_imagenes (ubicacion_id, orden, id)',
    `create table ubicacion_videos (
      ${part('ubicacion_id')} ubicaciones (id), url_video text not null, titulo text not null, orden integer not null)`,
    'create index ubicacion_videos_en_orden on ubicacion_videos (ubicacion_id, orden, id)',
    `create table ubicacion_faqs (
      ${part('ubicacion_id')} ubicaciones (id), pregunta text not null, respuesta text not null, orden integer not null)`,
    'create index ubicacion_faqs_en_orden on ubicacion_faqs (ubicacion_id, orden, id)',
  ],
};
