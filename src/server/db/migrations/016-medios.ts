import type { Migration } from './index.ts';

/** Stored files become things of their own; the lists of the back office are read in the order of any of their columns. */
export const medios: Migration = {
  name: '016-medios',
  up: [
    `create table medios (
      id {ID}, nombre text not null unique, tipo text not null, titulo text not null, bytes integer not null,
      ancho integer, alto integer, alt_text text not null default '', pie text not null default '',
      credito text not null default '', foco_x integer not null default 50, foco_y integer not null default 50,
      tocado_en text not null, busqueda text not null, created_at text not null, updated_at text not null,
      version integer not null default 1)`,
    'create index medios_por_fecha on medios (created_at desc, id desc)',
    'create index medios_por_tipo on medios (tipo, created_at desc, id desc)',
    'create index medios_por_nombre on medios (titulo, id)',
    'create index medios_por_tamano on medios (bytes, id)',
    `create table medio_usos (
      nombre text not null, tipo text not null, id_cosa integer not null, lugar text not null,
      primary key (nombre, tipo, id_cosa, lugar))`,
    'create index medio_usos_por_cosa on medio_usos (tipo, id_cosa)',
    'create table medio_anteriores (nombre text primary key, medio_id integer not null references medios (id) on delete cascade)',
    // What a list is read in the order of; the words that are searched are in the index, so no row is read in vain.
    'create index articulos_por_alta on articulos (created_at desc, id desc, busqueda)',
    'create index articulos_por_titulo on articulos (busqueda, id)',
    'create index articulos_por_categoria_y_alta on articulos (categoria_id, created_at desc, id desc)',
    'create index ubicaciones_por_alta on ubicaciones (created_at, id)',
    'create index empresas_por_alta on empresas (created_at, id)',
    'create table medio_borrables (nombre text primary key, desde text not null)',
  ],
};
