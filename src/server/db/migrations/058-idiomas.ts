import type { Migration } from './index.ts';

export const idiomas: Migration = {
  name: '058-idiomas',
  up: [
    `insert into ajustes (seccion, valores, created_at, updated_at)
      values ('idiomas', '{}', '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z')`,
  ],
};
