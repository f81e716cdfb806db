import type { Migration } from './index.ts';

// No foreign key: forgetting an old name would have to look through all days for it.
const columns = 'dia text not null, clave_id integer not null, cuenta integer not null, primary key (dia, clave_id)';

/** How often, by day: sums, never visits. What is counted (a page, a host) is written once, so a day costs few bytes. */
export const estadisticas: Migration = {
  name: '018-estadisticas',
  up: [
    'create table estadisticas_claves (id {ID}, tipo text not null, clave text not null, unique (tipo, clave))',
    {
      sqlite: `create table estadisticas (${columns}) without rowid`,
      postgres: `create table estadisticas (${columns})`,
    },
    // While a day lasts: what its visitors are hashed with, and how many there were, from which nobody can be found.
    'create table visitantes_hoy (dia text primary key, sal text not null, registros text not null)',
  ],
};
