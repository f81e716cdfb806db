import type { Migration } from './index.ts';

/** What things say in other languages, and the same by the hash of the Spanish it stands for. */
export const traducciones: Migration = {
  name: '057-traducciones',
  up: [
    `create table traducciones (
      id {ID}, tipo text not null, cosa_id integer not null, idioma text not null, titulo text not null,
      textos text not null, origen text not null, revisada integer not null check (revisada in (0, 1)),
      maquina integer not null default 0 check (maquina in (0, 1)), faltan integer not null default 0,
      anticuados integer not null default 0, busqueda text not null, created_at text not null,
      updated_at text not null, version integer not null default 1, unique (tipo, cosa_id, idioma))`,
    `create table traduccion_textos (
      id {ID}, traduccion_id integer not null references traducciones (id), idioma text not null, huella text not null,
      texto text not null, sin_leer integer not null, tipo text not null, cosa_id integer not null)`,
    'create index traduccion_textos_por_huella on traduccion_textos (idioma, huella)',
    'create index traduccion_textos_de_una on traduccion_textos (traduccion_id)',
  ],
};
