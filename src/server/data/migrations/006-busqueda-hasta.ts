import type { Migration } from './index.ts';

/** What is over is no longer found. */
export const busquedaHasta: Migration = {
  name: '006-busqueda-hasta',
  up: ["alter table busqueda_indice add column visible_hasta text not null default '9999'"],
};
