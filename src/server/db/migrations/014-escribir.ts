import type { Migration } from './index.ts';

/** Articles kept while they are written: drafts that lack a category, changes that nobody sees yet, and who saved last. */
export const escribir: Migration = {
  name: '014-escribir',
  up: [
    // A draft may have no category yet. SQLite changes what a column may hold only by making it anew.
    { postgres: 'alter table articulos alter column categoria_id drop not null' },
    { sqlite: 'drop index articulos_por_categoria' },
    { sqlite: 'alter table articulos rename column categoria_id to categoria_anterior' },
    { sqlite: 'alter table articulos add column categoria_id integer references categorias (id)' },
    { sqlite: 'update articulos set categoria_id = categoria_anterior' },
    { sqlite: 'alter table articulos drop column categoria_anterior' },
    {
      sqlite: 'create index articulos_por_categoria on articulos (categoria_id, estado, publicado_en desc, id desc)',
    },
    'alter table articulos add column cambios text',
    'alter table articulos add column cambios_en text',
    'alter table articulos add column cambios_por text',
    'alter table articulos add column clave_alta text',
    'alter table articulos add column guardado text',
    'create unique index articulos_por_clave on articulos (clave_alta)',
  ],
};
