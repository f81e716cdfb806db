import type { Migration } from './index.ts';

/** The operator says which ways to pay there are. */
export const pagos: Migration = {
  name: '046-pagos',
  up: [
    `insert into ajustes (seccion, valores, created_at, updated_at)
      values ('pagos', '{}', '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z')`,
  ],
};
