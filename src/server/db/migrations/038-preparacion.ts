import type { Migration } from './index.ts';

export const preparacion: Migration = {
  name: '038-preparacion',
  up: [
    `insert into ajustes (seccion, valores, created_at, updated_at)
      values ('preparacion', '{}', '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z')`,
  ],
};
