import type { Migration } from './index.ts';

const stamps = 'created_at text not null, updated_at text not null';

export const agenda: Migration = {
  name: '002-agenda',
  up: [
    `create table municipios (
      id {ID}, nombre text not null, provincia_id integer not null references provincias (id), place_id text,
      busqueda text not null, ${stamps}, unique (provincia_id, busqueda))`,
    'create index municipios_por_nombre on municipios (busqueda, id)',

    `create table categorias_ubicacion (
      id {ID}, nombre text not null, slug text not null unique, busqueda text not null, ${stamps})`,
    'create index categorias_ubicacion_por_nombre on categorias_ubicacion (busqueda, id)',

    `create table tipos_evento (
      id {ID}, nombre text not null, descripcion text, busqueda text not null unique, ${stamps})`,

    // An event has either its days or a rule; with days, ultimo_dia is the last of them.
    `create table eventos (
      id {ID}, titulo text not null, slug text not null unique,
      municipio_id integer not null references municipios (id),
      tipo_evento_id integer references tipos_evento (id),
      fecha_inicio text, fecha_fin text, ultimo_dia text, regla_recurrencia text, hora text,
      lugar text, enlace_web text, descripcion text, imagen text, busqueda text not null, ${stamps},
      check ((fecha_inicio is null) <> (regla_recurrencia is null)))`,
    'create index eventos_todos on eventos (created_at desc, id desc)',
    'create index eventos_por_municipio on eventos (municipio_id, created_at desc, id desc)',
    'create index eventos_por_tipo on eventos (tipo_evento_id, created_at desc, id desc)',
    'create index eventos_con_fecha on eventos (ultimo_dia, fecha_inicio) where ultimo_dia is not null',
    'create index eventos_recurrentes on eventos (busqueda, id) where regla_recurrencia is not null',

    `create table actividades (
      id {ID}, nombre text not null, slug text not null unique, descripcion text not null, imagen_url text,
      lugar text not null, place_id text, duracion text, min_personas integer, max_personas integer,
      disponibilidad text, texto_precio_1 text, precio_1_cents integer not null,
      texto_precio_2 text, precio_2_cents integer, texto_precio_3 text, precio_3_cents integer,
      busqueda text not null, ${stamps})`,
    'create index actividades_todas on actividades (created_at desc, id desc)',
  ],
};
