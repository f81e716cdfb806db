import type { Migration } from './index.ts';

/** Answers to messages, names and labels of subscribers, notes of a review, and who has a thing open to edit it. */
export const trato: Migration = {
  name: '049-trato',
  up: [
    `create table respuestas (
      id {ID}, mensaje_id integer not null references mensajes (id) on delete cascade, usuario text not null,
      texto text not null, enviada_en text not null)`,
    'create index respuestas_mensaje on respuestas (mensaje_id)',
    'alter table suscriptores add column nombre text',
    "alter table suscriptores add column busqueda text not null default ''",
    "alter table suscriptores add column etiquetas text not null default '[]'",
    'alter table articulos add column nota_revision text',
    'alter table articulos add column nota_revision_por text',
    `create table ediciones (
      tipo text not null, id_cosa integer not null, usuario text not null, desde text not null, visto_en text not null,
      primary key (tipo, id_cosa, usuario))`,
  ],
};
