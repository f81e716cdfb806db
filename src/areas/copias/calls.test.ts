/** The screen's calls, and the copy of every night. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '#app.server.ts';
import { createDisk } from '#server/disk/index.ts';
import { createWorker } from '#server/work/worker.ts';
import { realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { createCopias } from './copias.server.ts';
import { openArchive } from './read-archive.server.ts';

const { app, admin, visitor } = await startApp({ PICTURES_AHEAD: 'off' });
const folder = app.settings.copiesDir;
const stateOf = async () => (await admin.get('get_copias_admin.php')).body;
beforeEach(() => rm(folder, { recursive: true, force: true }));
afterEach(realTime);

describe('by hand', () => {
  test('at first there are none, and that is no fault', async () => {
    expect(await stateOf()).toMatchObject({ success: true, data: [], en_curso: null, fallo: null, automaticas: true });
  });

  test('they come in pages, newest first', async () => {
    mkdirSync(folder, { recursive: true });
    const names = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `copia-${day}T03-30-00Z-automatica`);
    for (const name of names) writeFileSync(join(folder, `${name}.tar`), 'x');
    const { body } = await admin.get('get_copias_admin.php', { page: 2, limit: 2 });
    expect(body).toMatchObject({ total: 3, page: 2, pages: 2, limit: 2, data: [{ id: names[0] }] });
  });

  test('is made, listed, downloaded byte for byte, and deleted', async () => {
    const created = await admin.post('create_copia.php');
    expect(created).toMatchObject({ status: 201, body: { data: { tipo: 'a-mano', bytes: expect.any(Number) } } });
    const { id, bytes } = created.body.data;
    const state = await stateOf();
    expect(state).toMatchObject({ data: [{ id, bytes }], en_curso: null, fallo: null });
    expect(state.ultima).toBe(state.data[0].fecha);
    const path = join(folder, `${id}.tar`);
    expect([statSync(path).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
    await (await openArchive(path)).close();

    const answer = await admin.request(`/api/get_copia_archivo.php?id=${id}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${id}.tar"`,
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(path))).toBe(true);
    const rest = await admin.request(`/api/get_copia_archivo.php?id=${id}`, { headers: { range: 'bytes=1000-' } });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(readFileSync(path).subarray(1000))).toBe(true);

    const log = (await admin.get('get_registro_admin.php', { tipo: 'copia' })).body.data;
    expect(log.map(({ accion }: { accion: string }) => accion)).toEqual(['acceso', 'acceso', 'crear']);
    expect((await admin.post('delete_copia.php', { id })).status).toBe(200);
    expect((await stateOf()).data).toEqual([]);
    expect((await admin.post('delete_copia.php', { id })).status).toBe(404);
    expect((await admin.request(`/api/get_copia_archivo.php?id=${id}`)).status).toBe(404);
  });

  test('a double click makes one, and so do two processes', async () => {
    const other = await createApp(app.settings);
    const attempts = await Promise.allSettled([
      admin.post('create_copia.php'),
      admin.post('create_copia.php'),
      other.copias.begin('a-mano').then(({ done }) => done),
    ]);
    await other.close();
    const done = attempts.map((attempt) =>
      attempt.status === 'rejected' ? attempt.reason.status : 'status' in attempt.value ? attempt.value.status : 201,
    );
    expect(done.sort()).toEqual([201, 409, 409]);
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await admin.post('create_copia.php')).status).toBe(201);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('nobody else gets one, and no name leads out of the folder', async () => {
    const { id } = (await admin.post('create_copia.php')).body.data;
    expect((await visitor.request(`/api/get_copia_archivo.php?id=${id}`)).status).toBe(401);
    expect((await visitor.post('create_copia.php')).status).toBe(401);
    for (const name of ['../secretos', '..%2Fsecretos.sqlite', `${id}/../x`, `${id}.tar`, '/etc/passwd'])
      expect((await admin.request(`/api/get_copia_archivo.php?id=${name}`)).status).toBe(422);
    expect((await admin.post('delete_copia.php', { id: '../secretos.sqlite' })).status).toBe(422);
  });

  test('one whose process died is told, and does not keep the next one waiting', async () => {
    const { done } = await app.copias.begin('a-mano');
    await done;
    const dead = { tipo: 'a-mano', desde: '2026-01-01T00:00:00.000Z', hecho: 1, total: 2 };
    const set = (hasta: string) =>
      app.db
        .updateTable('trabajos')
        .set({ dueno: 'otro', hasta, progreso: JSON.stringify(dead) })
        .where('nombre', '=', 'copia')
        .execute();
    await set(new Date(Date.now() + 30_000).toISOString());
    expect(await stateOf()).toMatchObject({ en_curso: { porcentaje: 50 }, fallo: null });
    expect((await admin.post('create_copia.php')).status).toBe(409);
    await set(new Date(Date.now() - 2000).toISOString());
    expect(await stateOf()).toMatchObject({ en_curso: null, fallo: { motivo: expect.stringContaining('se detuvo') } });
    expect((await admin.post('create_copia.php')).status).toBe(201);
    expect(await stateOf()).toMatchObject({ en_curso: null, fallo: null });
  });

  test('one that fails leaves nothing behind and says so', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    const failed = await admin.post('create_copia.php');
    expect(failed).toMatchObject({ status: 500, body: { message: expect.stringContaining('No se ha podido') } });
    await rm(folder);
    expect(await stateOf()).toMatchObject({ en_curso: null, fallo: { tipo: 'a-mano', motivo: failed.body.message } });
  });

  test('a process that ends does not wait for it, and takes away what it had written', async () => {
    const media = join(app.settings.dataDir, 'media', 'ab');
    mkdirSync(media, { recursive: true });
    for (let n = 0; n < 40; n++) writeFileSync(join(media, `ab${n}.webp`), randomBytes(1_000_000));
    const other = await createApp(app.settings);
    const { done } = await other.copias.begin('a-mano');
    const ended = expect(done).rejects.toThrow(/se detuvo/);
    await other.close();
    await ended;
    expect(readdirSync(folder)).toEqual([]);
    await rm(media, { recursive: true });
  });
});

describe('every night', () => {
  const at = (text: string) => {
    vi.setSystemTime(text);
    return new Date(text);
  };
  const files = () => readdirSync(folder).sort();

  beforeEach(async () => {
    await app.db.deleteFrom('meta').where('clave', '=', 'copias').execute();
  });

  test('once, at half past three in Madrid, whichever process is first', async () => {
    const other = await createApp(app.settings);
    // Half past three in winter.
    for (const one of [app, other]) await one.copias.makeNightly(at('2026-01-10T02:30:05Z'));
    await Promise.allSettled([app, other].map((one) => one.copias.makeNightly(at('2026-01-11T02:30:05Z'))));
    await other.close();
    expect(files()).toEqual(['copia-2026-01-10T02-30-05Z-automatica.tar', 'copia-2026-01-11T02-30-05Z-automatica.tar']);
    // In summer it is an hour earlier elsewhere.
    await app.copias.makeNightly(at('2026-07-10T01:29:00Z'));
    await app.copias.makeNightly(at('2026-07-10T01:31:00Z'));
    expect(files().at(-1)).toBe('copia-2026-07-10T01-31-00Z-automatica.tar');
    expect(await app.copias.lastAt()).toBe('2026-07-10T01:31:00.000Z');
  });

  test('a missed one is made up for when the last is more than a day old', async () => {
    await app.copias.makeNightly(at('2026-01-10T09:00:00Z'));
    await app.copias.makeNightly(at('2026-01-11T08:00:00Z'));
    expect(files()).toHaveLength(1);
    await app.copias.makeNightly(at('2026-01-11T09:01:00Z'));
    expect(files()).toHaveLength(2);
  });

  test('not where little room is left, and the screen says so', async () => {
    const withFree = (freeShare: number) =>
      createCopias(app.settings, app.db, createWorker(app.db), (folder) =>
        createDisk(folder, async () => ({ bavail: 1e9 * freeShare, blocks: 1e9, bsize: 4096 })),
      );
    await expect(withFree(0.05).makeNightly(at('2026-01-10T02:30:05Z'))).rejects.toThrow(/poco sitio/);
    expect(files()).toEqual([]);
    expect((await app.copias.estado()).fallo).toMatchObject({ motivo: expect.stringContaining('poco sitio') });
    // By hand it is made wherever it fits.
    await expect(
      withFree(0)
        .begin('a-mano')
        .then(({ done }) => done),
    ).rejects.toThrow(/no cabe/);
    await (await withFree(0.05).begin('a-mano')).done;
    expect(files()).toHaveLength(1);
    expect((await app.copias.estado()).fallo).toBeUndefined();
  });

  test('old ones go by the rule, those made by hand stay', async () => {
    mkdirSync(folder, { recursive: true });
    for (let day = 1; day <= 28; day++)
      writeFileSync(join(folder, `copia-2026-02-${String(day).padStart(2, '0')}T02-30-00Z-automatica.tar`), '');
    writeFileSync(join(folder, 'copia-2026-02-03T10-00-00Z-a-mano.tar'), '');
    writeFileSync(join(folder, 'apuntes.txt'), '');
    await app.copias.makeNightly(at('2026-03-01T02:30:00Z'));
    expect(files().map((name) => name.slice(6, 16))).toEqual(
      // The days since Monday the 23rd, Sundays of three weeks before, the 28th for February, and what is not the rule's.
      [
        's.txt',
        ...['2026-02-03', '2026-02-08', '2026-02-15', '2026-02-22', '2026-02-23', '2026-02-24', '2026-02-25'],
        ...['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'],
      ],
    );
  });
});
