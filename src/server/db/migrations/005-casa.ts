import type { Migration } from './index.ts';

const stamps = 'created_at text not null, updated_at text not null';

export const casa: Migration = {
  name: '005-casa',
  up: [
    `create table mensajes (
      id {ID}, name text not null, email text not null, phone text, message text not null, texto_version text not null,
      leido integer not null, respondido integer not null, busqueda text not null, ${stamps})`,
    'create index mensajes_por_fecha on mensajes (created_at desc, id desc)',
    'create index mensajes_por_estado on mensajes (leido, respondido, created_at desc, id desc)',

    'create index suscriptores_por_fecha on suscriptores (pedido_en desc, id desc)',
    'create index suscriptores_por_estado on suscriptores (estado, pedido_en desc, id desc)',

    "alter table registro add column busqueda text not null default ''",
    'create index registro_por_tipo on registro (tipo, hecho_en)',
    'create index registro_por_usuario on registro (usuario, hecho_en)',
    "alter table papelera add column busqueda text not null default ''",
    'create index papelera_por_tipo on papelera (tipo, borrado_en)',

    // When an article may be seen: the moment it was written, or the one it was scheduled for.
    "alter table articulos add column publicado_en text not null default ''",
    'update articulos set publicado_en = created_at',
    'drop index articulos_por_categoria',
    'drop index articulos_por_fecha',
    'create index articulos_por_categoria on articulos (categoria_id, estado, publicado_en desc, id desc)',
    'create index articulos_por_fecha on articulos (estado, publicado_en desc, id desc)',

    `create table versiones_articulo (
      id {ID}, articulo_id integer not null references articulos (id), titulo text not null, valores text not null,
      guardada_en text not null, guardada_por text not null)`,
    'create index versiones_por_articulo on versiones_articulo (articulo_id, id desc)',

    // better-auth's second factor, in its own spelling.
    'alter table "user" add column "twoFactorEnabled" {BOOL}',
    `create table "twoFactor" (
      "id" text primary key, "secret" text not null, "backupCodes" text not null,
      "userId" text not null references "user" ("id") on delete cascade, "verified" {BOOL},
      "failedVerificationCount" integer, "lockedUntil" {INSTANT})`,
    'create index two_factor_por_usuario on "twoFactor" ("userId")',
  ],
};
