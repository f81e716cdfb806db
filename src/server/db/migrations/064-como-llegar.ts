import type { Migration } from './index.ts';

/** How one gets to a village: by road from the place the site is of, and by bus. */
export const comoLlegar: Migration = {
  name: '064-como-llegar',
  up: ['alter table municipios add column carretera_km integer', 'alter table municipios add column autobus text'],
};
