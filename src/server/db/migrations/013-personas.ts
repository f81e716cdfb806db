import type { Migration } from './index.ts';

/** Several people with roles; articles that wait for somebody to publish them. */
export const personas: Migration = {
  name: '013-personas',
  up: [
    `update "user" set "role" = 'administrador' where "role" = 'admin'`,
    'alter table "user" add column "activo" integer not null default 1',
    'alter table "user" add column "pendiente" integer not null default 0',
    'alter table "user" add column "version" integer not null default 1',
    'alter table enlaces_contrasena add column horas integer not null default 1',

    'alter table articulos add column escrito_por text',
    // A third state: SQLite changes what a column may hold only by making it anew.
    'drop index articulos_por_categoria',
    'drop index articulos_por_fecha',
    'alter table articulos rename column estado to estado_anterior',
    `alter table articulos add column estado text not null default 'borrador'
      check (estado in ('publicado', 'revision', 'borrador'))`,
    'update articulos set estado = estado_anterior',
    'alter table articulos drop column estado_anterior',
    'create index articulos_por_categoria on articulos (categoria_id, estado, publicado_en desc, id desc)',
    'create index articulos_por_fecha on articulos (estado, publicado_en desc, id desc)',
    'create index articulos_por_autor on articulos (escrito_por, created_at desc, id desc)',
  ],
};
