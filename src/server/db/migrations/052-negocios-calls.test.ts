import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { newDatabase } from '#test/harness/postgres-server.ts';
import { plain, slugPattern } from '#values/slug.ts';
import { migrations } from './index.ts';

test("every business of a site gets an address that is nobody else's, and articles keep theirs", async () => {
  const older = openDatabase({
    dataDir: await mkdtemp(join(tmpdir(), 'negocios-')),
    databaseUrl: process.env.TEST_DATABASE === 'postgres' ? await newDatabase(inject('postgresUrl')) : undefined,
  });
  const at = new Date().toISOString();
  const run = (text: string) => sql.raw(text).execute(older.db);
  await migrate(
    older,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '052-negocios'),
    ),
  );
  await run(
    `insert into categorias_negocio (nombre, activo, busqueda, created_at, updated_at) values ('Ramo', 1, 'ramo', '${at}', '${at}')`,
  );
  const expected: [string, string][] = [
    ['Figón «El Ñandú» & Cía.', 'figon-el-nandu-cia'],
    ['Bar', 'bar'],
    ['Bar', 'bar-3'],
    ['Bar 3', 'bar-3-empresa-4'],
    ['¡¿…?!', 'empresa-5'],
    ['咖啡', 'empresa-6'],
    ['La Posada', 'la-posada-7'],
    ['El Telar', 'el-telar-8'],
    [`D'Miguel - Pan/Dulce –`, 'dmiguel-pandulce'],
  ];
  for (const [nombre] of expected) {
    const name = nombre.replaceAll("'", "''");
    await run(
      `insert into empresas (nombre, municipio_id, categoria_id, activo, busqueda, created_at, updated_at)
        values ('${name}', 1, 1, 1, '${plain(name)}', '${at}', '${at}')`,
    );
  }
  await run(
    `insert into articulos (titulo, slug, contenido, categoria_id, estado, publicado_en, busqueda, created_at, updated_at)
      values ('La Posada', 'la-posada', '', 8, 'publicado', '${at}', 'la posada', '${at}', '${at}')`,
  );
  await run("insert into rutas_anteriores (ruta, tipo, id_cosa) values ('emprendedores/el-telar', 'articulo', 1)");
  await run(
    `insert into paginas (titulo, slug, contenido, publicado, busqueda, created_at, updated_at)
      values ('Comer', 'comer', '', 1, 'comer', '${at}', '${at}')`,
  );
  await migrate(older);
  const rows = await older.db.selectFrom('empresas').select(['nombre', 'slug']).orderBy('id').execute();
  expect(rows.map(({ nombre, slug }) => [nombre, slug])).toEqual(expected);
  expect(rows.filter(({ slug }) => !slugPattern.test(slug))).toEqual([]);
  expect(await older.db.selectFrom('paginas').select('slug').execute()).toEqual([{ slug: 'comer-de-antes' }]);
  await older.close();
});
