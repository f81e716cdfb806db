import type { Migration } from './index.ts';

/** Where one parks, fills up, finds a pharmacy or water: a layer of the map. */
export const servicios: Migration = {
  name: '051-servicios',
  up: [
    `create table servicios (
      id {ID}, tipo text not null, nombre text not null, latitud double precision not null,
      longitud double precision not null, fecha text, busqueda text not null, created_at text not null,
      updated_at text not null, version integer not null default 1)`,
    'create index servicios_por_lugar on servicios (latitud, longitud)',
  ],
};
