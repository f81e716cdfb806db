import type { Migration } from './index.ts';

const user = 'text not null references "user" ("id") on delete cascade';

/** What signing in needs to remember. Tokens are kept as hashes from here on: whoever is signed in does it once more. */
export const cuenta: Migration = {
  name: '010-cuenta',
  up: [
    `create table intentos (
      clave text primary key, fallos integer not null, pausa_hasta text not null, visto_en text not null)`,
    'create index intentos_por_fecha on intentos (visto_en)',
    `create table dispositivos (clave text primary key, usuario_id ${user}, creado_en text not null, visto_en text not null)`,
    'create index dispositivos_por_usuario on dispositivos (usuario_id, visto_en)',
    `create table enlaces_contrasena (clave text primary key, usuario_id ${user}, pedido_en text not null, vale integer not null)`,
    'create index enlaces_por_usuario on enlaces_contrasena (usuario_id, pedido_en)',
    'alter table "twoFactor" add column "lastUsedStep" integer',
    'alter table correos add column secreto integer not null default 0',
    'delete from "session"',
    'delete from "verification"',
    // Their links are void now, and their keys were the tokens.
    "delete from correos where clave like 'reset-%' and enviado_en is null",
    `update correos set secreto = 1, clave = 'enlace-' || id, texto = '', html = '' where clave like 'reset-%'`,
  ],
};
