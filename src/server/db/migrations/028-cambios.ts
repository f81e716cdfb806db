import type { Migration } from './index.ts';

/** Published articles that carry changes are few among many; the panel names them. */
export const cambios: Migration = {
  name: '028-cambios',
  up: ['create index articulos_cambios on articulos (cambios_en) where cambios_en is not null'],
};
