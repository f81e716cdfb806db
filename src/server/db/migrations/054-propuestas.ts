import type { Migration } from './index.ts';

/** What others propose: events, and corrections of what is here. Somebody at the desk says yes or no. */
export const propuestas: Migration = {
  name: '054-propuestas',
  up: [
    `create table propuestas (
      id {ID}, clase text not null, estado text not null, titulo text not null, campos text not null,
      origen text not null, origen_clave text not null unique, fuente_id integer, usuario text,
      nombre text not null default '', email text not null default '', texto_version text not null default '',
      clave text unique, nota text, confirmada_en text, decidida_en text, decidida_por text, evento_id integer,
      busqueda text not null, created_at text not null, updated_at text not null, version integer not null default 1)`,
    'create index propuestas_por_estado on propuestas (estado, created_at)',
    'create index propuestas_por_fuente on propuestas (fuente_id)',
    'create index propuestas_por_email on propuestas (email)',
    'create index propuestas_por_fecha on propuestas (created_at)',
  ],
};
