import type { Migration } from './index.ts';

/** A logo stood alone until now, and does so until the operator says otherwise. */
const before = (hasLogo: string) => `insert into ajustes (seccion, valores, created_at, updated_at)
  select 'marca', case when ${hasLogo} then '{"presentacion":"logo"}' else '{}' end,
    '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z' from ajustes where seccion = 'identidad'`;

export const marca: Migration = {
  name: '045-marca',
  up: [
    `insert into ajustes (seccion, valores, created_at, updated_at)
      values ('secciones', '{}', '2026-11-18T00:00:00.000Z', '2026-11-18T00:00:00.000Z')`,
    {
      sqlite: before("json_extract(valores, '$.logo') is not null"),
      postgres: before("valores::json ->> 'logo' is not null"),
    },
  ],
};
