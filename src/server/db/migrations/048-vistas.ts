import type { Migration } from './index.ts';

/** What each user has saved of a list by a name: its search, its filters, its order. */
export const vistas: Migration = {
  name: '048-vistas',
  up: [
    `create table vistas (
      id {ID}, usuario text not null, lista text not null, nombre text not null, consulta text not null,
      guardada_en text not null, unique (usuario, lista, nombre))`,
  ],
};
