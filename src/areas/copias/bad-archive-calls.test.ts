/** An archive that is not right is refused before anything is touched. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, open, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { filesIn } from './compare.testing.ts';
import { openArchive } from './read-archive.server.ts';
import { restoreArchive } from './restore.server.ts';
import { createSites } from './sites.testing.ts';
import { writeTar } from './tar.server.ts';

const { app, admin } = await startApp({ PICTURES_AHEAD: 'off' });
const { aFolder, anEmptySite, write, quiet } = createSites(app.settings);
await admin.post('create_libro.php', form({ titulo: 'Un libro', autores: 'Ana', imagen: await aPicture() }));
const whole = join(await aFolder(), 'copia.tar');
await write(whole);

async function expectRefused(path: string, sentence: RegExp) {
  const site = await anEmptySite();
  await expect(restoreArchive(site, path, { ...quiet, isReplacing: true })).rejects.toThrow(sentence);
  expect(readdirSync(site.dataDir)).toEqual(['secret.key']);
  if (!site.databaseUrl) return;
  const { db, close } = openDatabase(site);
  const { rows } = await sql`select 1 from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
  const schemas = await sql`select 1 from pg_namespace where nspname like 'restauracion%'`.execute(db);
  await close();
  expect([rows, schemas.rows]).toEqual([[], []]);
}

test('cut off, wherever', async () => {
  const { size } = statSync(whole);
  const path = join(await aFolder(), 'corta.tar');
  for (const share of [0.001, 0.1, 0.5, 0.9, 0.99]) {
    await copyFile(whole, path);
    await truncate(path, Math.floor(size * share));
    await expect(openArchive(path)).rejects.toThrow(/incompleta|no es una copia/);
  }
  await truncate(path, Math.floor(size / 2));
  await expectRefused(path, /incompleta/);
});

test('one byte changed, wherever', async () => {
  const { size } = statSync(whole);
  const path = join(await aFolder(), 'rara.tar');
  const archive = await readFile(whole);
  for (let n = 0; n < 60; n++) {
    const at = Math.floor((n / 60) * (size - 2048));
    const changed = Buffer.from(archive);
    changed[at] = changed[at]! ^ 0x41;
    await writeFile(path, changed);
    const isPadding = await openArchive(path).then(
      async (opened) => {
        await opened.close();
        return archive[at] === 0;
      },
      (error: Error) => /dañada|incompleta|no es una copia/.test(error.message),
    );
    expect(isPadding, `byte ${at}`).toBe(true);
  }
});

test('empty, a picture, another tar', async () => {
  const path = join(await aFolder(), 'otra.tar');
  await writeFile(path, '');
  await expectRefused(path, /no es una copia/);
  await writeFile(path, Buffer.from(await (await aPicture()).arrayBuffer()));
  await expectRefused(path, /no es una copia/);
  await forge(path, { 'hola.txt': 'hola' });
  await expectRefused(path, /no es una copia/);
});

test('with a name that leads elsewhere', async () => {
  const path = join(await aFolder(), 'mala.tar');
  for (const name of [
    '../fuera.webp',
    'media/aa/../../../fuera.webp',
    '/etc/fuera',
    'media/aa/.oculto',
    'media/bb/aa.webp',
  ]) {
    await forge(path, { ...(await contentsOf(whole)), [name]: 'x' });
    await expectRefused(path, /no es una copia/);
  }
});

test('of a newer version', async () => {
  const path = join(await aFolder(), 'nueva.tar');
  const contents = await contentsOf(whole);
  const manifest = JSON.parse(contents['manifiesto.json']!.toString());
  for (const change of [{ version: 2 }, { migraciones: [...manifest.migraciones, '999-futuro'] }]) {
    await forge(path, { ...contents, 'manifiesto.json': JSON.stringify({ ...manifest, ...change }) });
    await expectRefused(path, /versión más nueva/);
  }
});

test('whose rows were taken out, sums and all', async () => {
  const path = join(await aFolder(), 'menos.tar');
  const { 'datos/libros-000001.jsonl.gz': _, ...contents } = await contentsOf(whole);
  await forge(path, contents);
  await expectRefused(path, /dañada.*libros/);
});

async function contentsOf(path: string): Promise<Record<string, Buffer | string>> {
  const folder = await aFolder();
  execFileSync('tar', ['-xf', path, '-C', folder]);
  const names = Object.keys(filesIn(folder)).filter((name) => name !== 'SHA256SUMS');
  names.sort((one, other) => Number(other === 'manifiesto.json') - Number(one === 'manifiesto.json'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** With sums that fit: only what it says can give it away. */
async function forge(path: string, contents: Record<string, Buffer | string>): Promise<void> {
  const file = await open(path, 'w');
  const tar = writeTar(file, new Date());
  let sums = '';
  for (const [name, content] of Object.entries(contents)) {
    const data = Buffer.from(content);
    sums += `${await tar.add(name, data.length, [data])}  ${name}\n`;
  }
  await tar.add('SHA256SUMS', Buffer.byteLength(sums), [Buffer.from(sums)]);
  await tar.end();
  await file.close();
}
