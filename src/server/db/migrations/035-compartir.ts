import type { Migration } from './index.ts';

/** What search engines and networks show of an article, apart from what it shows; drafts that are shared by their address. */
export const compartir: Migration = {
  name: '035-compartir',
  up: [
    'alter table articulos add column meta_title text',
    'alter table articulos add column imagen_compartir text',
    `create table borrador_enlaces (
      articulo_id integer primary key references articulos (id) on delete cascade,
      clave text not null unique, caduca_en text not null)`,
  ],
};
