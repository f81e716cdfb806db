import type { Migration } from './index.ts';

/** Calendars of others that are looked at again and again, and what each event of theirs has become here. */
export const fuentes: Migration = {
  name: '056-fuentes',
  up: [
    `create table fuentes (
      id {ID}, nombre text not null, url text not null unique, municipio_id integer not null references municipios (id),
      publicar integer not null default 0, etag text, modificado text, leida_en text, traida_en text,
      siguiente_en text not null, fallos integer not null default 0, problema text, eventos integer not null default 0,
      busqueda text not null, created_at text not null, updated_at text not null, version integer not null default 1)`,
    'create index fuentes_por_turno on fuentes (siguiente_en)',
    `create table fuente_eventos (
      id {ID}, fuente_id integer not null references fuentes (id), uid text not null, traido text not null,
      dia text, evento_id integer, propuesta_id integer, es_ajeno integer not null default 0, unique (fuente_id, uid))`,
  ],
};
