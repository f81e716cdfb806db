import type { Migration } from './index.ts';

/** The operator names the mail server. */
export const correo: Migration = {
  name: '047-correo',
  up: [
    `insert into ajustes (seccion, valores, created_at, updated_at)
      values ('correo', '{}', '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z')`,
  ],
};
