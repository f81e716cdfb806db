import type { Migration } from './index.ts';

/** What a collaborator's account is bound to: municipalities and businesses, as JSON lists of ids. */
export const colaboradores: Migration = {
  name: '055-colaboradores',
  up: [
    `create table colaboradores (
      usuario text primary key, de_confianza integer not null default 0, municipios text not null default '[]',
      empresas text not null default '[]')`,
    'create index propuestas_por_usuario on propuestas (usuario)',
  ],
};
