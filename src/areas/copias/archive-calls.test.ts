/** A copy is the site: made while it is written to, restored elsewhere, moved to the other database and back. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrations } from '#server/db/migrations/index.ts';
import { openDatabase } from '#server/db/open.ts';
import { createStorage } from '#server/media/index.ts';
import { readSettings } from '#server/settings.ts';
import { programVersion } from '#server/version.ts';
import { startBucketDouble } from '#test/harness/bucket-double.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { newDatabase } from '#test/harness/postgres-server.ts';
import { filesIn, sumsOf } from './compare.testing.ts';
import { moveDatabase } from './move.server.ts';
import { openArchive } from './read-archive.server.ts';
import { restoreArchive } from './restore.server.ts';
import { derivedTables, passingTables } from './rows.server.ts';
import { createSites } from './sites.testing.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const { app, admin, visitor } = await startApp({ PICTURES_AHEAD: 'off' });
const { aFolder, anEmptySite, write, quiet } = createSites(app.settings);
/** What a restore notes of the invoices is the restored site's own (facturas/restored-calls.test.ts). */
const notEqual = [...passingTables, 'facturacion_cadena', 'facturacion_eventos'];
const media = (dataDir: string) => join(dataDir, 'media');

let made: Promise<string> | undefined;
/** A copy of the site for those who only need one. */
function aCopy(): Promise<string> {
  made ??= aFolder().then(async (folder) => {
    const path = join(folder, 'copia.tar');
    await write(path);
    return path;
  });
  return made;
}

beforeAll(async () => {
  for (let n = 0; n < 3; n++)
    await admin.post(
      'create_libro.php',
      form({
        titulo: `Libro ${n} — «ñ»\n\t\\ "comillas" 😀`,
        autores: 'Ana',
        num_pag: '120',
        imagen: await aPicture({ tone: 40 * n }),
      }),
    );
  const gone = (await admin.post('create_libro.php', { titulo: 'Fuera', autores: 'Ana' })).body.data;
  await admin.post('delete_libro.php', { id: gone.id });
  await visitor.post('submit_contact.php', { name: 'Ana', email: 'ana@example.com', message: 'Hola', consent: true });
  await visitor.post('submit_newsletter.php', { email: 'lectora@example.com' });
  await app.mail.flush();
});

describe('a copy', () => {
  test('of a site that is written to meanwhile is the site of one instant', async () => {
    const path = join(await aFolder(), 'copia.tar');
    let isWriting = true;
    let written = 0;
    // Each writes two rows in one transaction: a book, and its line in the log.
    const writing = Promise.all(
      [1, 2, 3].map(async (writer) => {
        for (let n = 0; isWriting; n++) {
          const { status } = await admin.post('create_libro.php', {
            titulo: `Mientras ${writer}-${n}`,
            autores: 'Ana',
          });
          if (status === 200) written++;
          await wait(10);
        }
      }),
    );
    await expect.poll(() => written).toBeGreaterThan(0);
    await write(path);
    isWriting = false;
    await writing;
    expect(written).toBeGreaterThan(3);

    const site = await anEmptySite();
    await restoreArchive(site, path, quiet);
    const { db, close } = openDatabase(site);
    const { libros, apuntes } = (
      await sql<{ libros: number; apuntes: number }>`
        select (select count(*) from libros where titulo like 'Mientras%') as libros,
          (select count(*) from registro where titulo like 'Mientras%') as apuntes`.execute(db)
    ).rows[0]!;
    await close();
    expect(libros).toBeGreaterThan(0);
    expect(libros).toBe(apuntes);
  });

  test('is restored equal row by row and file by file; nobody is signed in', async () => {
    const path = join(await aFolder(), 'copia.tar');
    const { rows, files } = await write(path);
    expect([rows > 100, files]).toEqual([true, 3]);
    expect(statSync(path).mode & 0o777).toBe(0o600);

    const site = await anEmptySite();
    const restored = await restoreArchive(site, path, quiet);
    expect(restored).toMatchObject({ rows, files, aside: [] });
    expect(readdirSync(site.dataDir).sort()).toEqual(
      isPostgres ? ['media', 'secret.key'] : ['media', 'secret.key', 'secretos.sqlite'],
    );
    expect(await sumsOf(site, notEqual)).toEqual(await sumsOf(app.settings, notEqual));
    expect(filesIn(media(site.dataDir))).toEqual(filesIn(media(app.settings.dataDir)));
    expect(Object.keys(filesIn(media(site.dataDir)))).toHaveLength(3);

    const other = await startApp({
      DATA_DIR: site.dataDir,
      ...(site.databaseUrl && { DATABASE_URL: site.databaseUrl }),
    });
    expect((await other.admin.get('get_mensajes_admin.php')).body.data).toHaveLength(1);
    expect((await other.visitor.get('buscar.php', { q: 'comillas' })).body.total).toBe(3);
    expect((await other.app.copias.estado()).en_curso).toBeUndefined();
    // Numbers that were given are not given again, not even of what was deleted.
    const ids = (await app.db.selectFrom('registro').select('id_cosa').where('tipo', '=', 'libro').execute()).map(
      ({ id_cosa }) => id_cosa,
    );
    const { id } = (await other.admin.post('create_libro.php', { titulo: 'Nuevo', autores: 'Ana' })).body.data;
    expect(id).toBe(Math.max(...ids) + 1);
  });

  test('opens with any tar program, and says what sum each file has', async () => {
    const folder = await aFolder();
    await write(join(folder, 'copia.tar'));
    execFileSync('tar', ['-xf', 'copia.tar'], { cwd: folder });
    const sums = execFileSync('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
    expect(sums).toBe('');
    expect(filesIn(join(folder, 'media'))).toEqual(filesIn(media(app.settings.dataDir)));
  });

  // Where files are has nothing to do with where rows are.
  test.skipIf(isPostgres)('takes the pictures from a bucket and brings them back into another', async () => {
    const [one, other] = [await startBucketDouble(), await startBucketDouble()];
    afterAll(async () => void (await Promise.all([one.close(), other.close()])));
    const from = readSettings({ DATA_DIR: await aFolder(), ...one.env });
    const storage = createStorage(from);
    for (let n = 0; n < 8; n++) await storage.write(`${n}${n}abcd.webp`, Buffer.from(`imagen ${n}`));
    // Another machine has no copy of them on its disk.
    await rm(media(from.dataDir), { recursive: true });
    const path = join(await aFolder(), 'copia.tar');
    expect((await write(path, app.settings, storage)).files).toBe(8);
    await restoreArchive(await anEmptySite(other.env), path, quiet);
    expect([...other.objects].sort()).toEqual([...one.objects].sort());
  });
});

describe('restoring over a site', () => {
  test('needs to be asked for, and keeps what was there aside', async () => {
    const path = await aCopy();
    const site = await anEmptySite();
    await restoreArchive(site, path, quiet);
    const { db, close } = openDatabase(site);
    await db.updateTable('libros').set({ editorial: 'Lo de antes' }).execute();
    await close();
    await mkdir(join(media(site.dataDir), 'zz'));
    await writeFile(join(media(site.dataDir), 'zz', 'zz-sobra.webp'), 'de antes');

    await expect(restoreArchive(site, path, quiet)).rejects.toThrow('--replace');
    const { aside } = await restoreArchive(site, path, {
      ...quiet,
      isReplacing: true,
      now: new Date('2026-11-15T21:00:00Z'),
    });
    expect(await sumsOf(site, notEqual)).toEqual(await sumsOf(app.settings, notEqual));
    expect(aside).toEqual([
      isPostgres ? 'el esquema antes_20261115210000 de la base de datos' : join(site.dataDir, 'antes_20261115210000'),
      join(media(site.dataDir), '.antes_20261115210000'),
    ]);
    expect(existsSync(join(media(site.dataDir), '.antes_20261115210000/zz/zz-sobra.webp'))).toBe(true);
    const { '.antes_20261115210000/zz/zz-sobra.webp': _, ...files } = filesIn(media(site.dataDir));
    expect(Object.keys(files).filter((name) => !name.startsWith('.'))).toEqual(
      Object.keys(filesIn(media(app.settings.dataDir))),
    );
    const before = openDatabase(
      isPostgres
        ? { ...site, databaseUrl: `${site.databaseUrl}?options=-c%20search_path%3Dantes_20261115210000` }
        : { ...site, dataDir: join(site.dataDir, 'antes_20261115210000') },
    );
    const old = await before.db.selectFrom('libros').select('editorial').distinct().execute();
    await before.close();
    expect(old).toEqual([{ editorial: 'Lo de antes' }]);
  });

  test('is refused while it is running', async () => {
    const path = await aCopy();
    const before = await sumsOf(app.settings, []);
    await expect(restoreArchive(app.settings, path, { ...quiet, isReplacing: true })).rejects.toThrow(/Detenlo/);
    expect(await sumsOf(app.settings, [])).toEqual(before);
  });

  test.skipIf(!isPostgres)('is refused where another program has its tables', async () => {
    const path = await aCopy();
    const site = await anEmptySite();
    const { db, close } = openDatabase(site);
    await sql`create table ajena (id integer)`.execute(db);
    await close();
    await expect(restoreArchive(site, path, { ...quiet, isReplacing: true })).rejects.toThrow(/otro programa/);
  });
});

test('a copy of an older version is brought up to this one', async () => {
  const old = await aFolder();
  await cp('test/upgrade/site-0.1.0', old, { recursive: true });
  const from = { databaseUrl: undefined, dataDir: old };
  const path = join(await aFolder(), 'vieja.tar');
  const { rows, files } = await write(path, from, createStorage({ dataDir: old, bucket: undefined }));
  const archive = await openArchive(path);
  await archive.close();
  expect(archive.manifest.migraciones.length).toBeLessThan(migrations.length);
  expect(archive.manifest.programa).toBe(programVersion);
  const site = await anEmptySite();
  expect(await restoreArchive(site, path, quiet)).toMatchObject({ rows, files });
  const { db, close } = openDatabase(site);
  const done = await sql<{ nombre: string }>`select nombre from migraciones`.execute(db);
  const found = await db.selectFrom('busqueda_indice').select('id').execute();
  await close();
  expect(done.rows.map(({ nombre }) => nombre).sort()).toEqual(migrations.map(({ name }) => name).sort());
  expect(found.length).toBeGreaterThan(5);
  expect(filesIn(media(site.dataDir))).toEqual(filesIn(media(old)));
});

describe('moving to the other database and back', () => {
  test.skipIf(!isPostgres)('leaves every row as it was', async () => {
    const source = await anEmptySite();
    const path = await aCopy();
    await restoreArchive(source, path, quiet);
    const before = await sumsOf(source, derivedTables);

    const folder = await aFolder();
    const { tables } = await moveDatabase(source, `sqlite:${folder}`);
    expect(tables.get('libros')!.rows).toBeGreaterThan(2);
    expect(readdirSync(folder)).toEqual(['media', 'secret.key', 'secretos.sqlite']);
    const inSqlite = { databaseUrl: undefined, dataDir: folder };
    expect(await sumsOf(inSqlite, derivedTables)).toEqual(before);
    expect(statSync(join(folder, 'secretos.sqlite')).mode & 0o777).toBe(0o600);

    const target = await newDatabase(inject('postgresUrl'));
    await moveDatabase(inSqlite, target);
    expect(await sumsOf({ databaseUrl: target, dataDir: folder }, derivedTables)).toEqual(before);
    await expect(moveDatabase(inSqlite, target)).rejects.toThrow(/no está vacía/);
    await expect(moveDatabase(source, `sqlite:${folder}`)).rejects.toThrow(/ya hay un sitio/);

    const moved = await startApp({ DATA_DIR: folder, DATABASE_URL: target });
    expect((await moved.visitor.get('buscar.php', { q: 'comillas' })).body.total).toBe(3);
  });

  test('is refused while the site is running, and without a site', async () => {
    const to = isPostgres ? `sqlite:${await aFolder()}` : 'postgres://127.0.0.1:1/nada';
    await expect(moveDatabase(await anEmptySite(), to)).rejects.toThrow(/ningún sitio/);
    await expect(moveDatabase(app.settings, isPostgres ? to : 'sqlite:')).rejects.toThrow(/Detenlo|ya está en SQLite/);
    await expect(moveDatabase(app.settings, 'mysql://x')).rejects.toThrow(/Indica a dónde/);
  });
});
