import type { Migration } from './index.ts';

/** What shared caches in front of us have still to be told (server/edge). */
export const purgas: Migration = {
  name: '041-purgas',
  up: [
    `create table purgas (
      id {ID}, proceso text not null, etiquetas text not null, fallos integer not null default 0)`,
  ],
};
