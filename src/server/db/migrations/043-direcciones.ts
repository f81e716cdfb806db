import type { Migration } from './index.ts';

/** Redirects of the operator's own. */
export const direcciones: Migration = {
  name: '043-direcciones',
  up: [
    `create table direcciones (
      id {ID}, de text not null unique, a text not null, busqueda text not null, created_at text not null,
      updated_at text not null, version integer not null default 1)`,
  ],
};
