import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { newDatabase } from '#test/harness/postgres-server.ts';
import { migrations } from './index.ts';

test('a site that had some of them keeps its own: none is doubled, slugs are unique', async () => {
  const older = openDatabase({
    dataDir: await mkdtemp(join(tmpdir(), 'casa-')),
    databaseUrl: process.env.TEST_DATABASE === 'postgres' ? await newDatabase(inject('postgresUrl')) : undefined,
  });
  await migrate(
    older,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '020-pueblos'),
    ),
  );
  const at = new Date().toISOString();
  const run = (text: string) => sql.raw(text).execute(older.db);
  const province = (nombre: string, busqueda: string) =>
    run(
      `insert into provincias (nombre, busqueda, created_at, updated_at) values ('${nombre}', '${busqueda}', '${at}', '${at}')`,
    );
  await province('Teruel', 'teruel');
  await province('Cuenca', 'cuenca');
  const own = [
    ['Uña', 'una', 2],
    ['Mesas, Las', 'mesas, las', 2],
    ['Moya', 'moya', 1],
    ['Moya', 'moya', 2],
    ['Royuela (barrio)', 'royuela (barrio)', 1],
  ] as const;
  for (const [nombre, busqueda, id] of own)
    await run(
      `insert into municipios (nombre, busqueda, provincia_id, created_at, updated_at) values ('${nombre}', '${busqueda}', ${id}, '${at}', '${at}')`,
    );
  await migrate(older);
  const rows = await older.db
    .selectFrom('municipios')
    .select(['id', 'nombre', 'slug', 'codigo_ine'])
    .orderBy('id')
    .execute();
  expect(rows).toHaveLength(238 + 2);
  expect(rows.slice(0, 5)).toEqual([
    { id: 1, nombre: 'Uña', slug: 'una', codigo_ine: '16219' },
    { id: 2, nombre: 'Mesas, Las', slug: 'las-mesas', codigo_ine: '16124' },
    { id: 3, nombre: 'Moya', slug: 'moya-3', codigo_ine: null },
    { id: 4, nombre: 'Moya', slug: 'moya', codigo_ine: '16135' },
    { id: 5, nombre: 'Royuela (barrio)', slug: 'royuela-barrio', codigo_ine: null },
  ]);
  await older.close();
});
