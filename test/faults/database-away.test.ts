/** What visitors see when PostgreSQL goes away, and when it comes back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { httpAdmin } from '../e2e/http-admin.ts';
import { type RunningServer, startServer } from '../e2e/site-server.ts';
import { type PostgresServer, startPostgres } from '../harness/postgres-server.ts';
import { layWire } from '../harness/wire.ts';

let postgres: PostgresServer;
let site: RunningServer;
let second: RunningServer;
let dataDir: string;

beforeAll(async () => {
  postgres = await startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'caida-'));
  const env = { DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: dataDir, DEMO: 'off' };
  // Two processes on one empty database, started at once: both come up, the tables are made once.
  [site, second] = await Promise.all([startServer(env), startServer(env)]);
});

afterAll(async () => {
  await Promise.allSettled([site?.stop(), second?.stop()]);
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const text = async (server: RunningServer, path: string) => (await fetch(server.url + path)).text();

test('a write on one process drops the page on the other', async () => {
  const admin = await httpAdmin(site.url);
  await text(second, '/historia');
  await admin.post('create_post.php', { titulo: 'Dicho en un proceso', contenido: '<p>uno</p>', category_id: 1 });
  await expect.poll(() => text(second, '/historia'), { timeout: 5000 }).toContain('Dicho en un proceso');
});

test('a connection that dies within a transaction is an error like any other', async () => {
  const database = openDatabase(readSettings({ DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: dataDir }));
  const cutOff = database.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(database.db);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await sql`select 1`.execute(db);
  });
  await expect(cutOff).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('a process whose connections were cut is not well before it hears the others again', async () => {
  const wire = await layWire(`${postgres.url}/postgres`);
  const database = openDatabase(readSettings({ DATABASE_URL: wire.url, DATA_DIR: dataDir }));
  let resets = 0;
  database.onAnnounced((tags) => {
    if (tags === 'reset') resets++;
  });
  await expect.poll(() => resets).toBe(1);
  expect(database.isDeaf()).toBe(false);
  wire.cut();
  await expect.poll(() => database.isDeaf(), { interval: 5 }).toBe(true);
  await expect.poll(() => database.isDeaf(), { timeout: 10_000 }).toBe(false);
  expect(resets).toBe(2);
  await database.close();
  await wire.close();
});

/**
 * A connection that says nothing more is left within twenty seconds, the next query has another, and its locks are
 * free.
 */
test('a connection that falls silent is left within twenty seconds', async () => {
  const wire = await layWire(`${postgres.url}/postgres`);
  const database = openDatabase(readSettings({ DATABASE_URL: wire.url, DATA_DIR: dataDir }));
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.db);
  const [locked, cut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const cutOff = database.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(7)`.execute(db);
    locked.resolve();
    await cut.promise;
  });
  cutOff.catch(() => {});
  await locked.promise;
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  wire.freeze();
  const started = Date.now();
  await expect(ask()).rejects.toThrow('Query read timeout');
  expect(Date.now() - started).toBeLessThan(20_000);
  const after = Date.now();
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect(Date.now() - after).toBeLessThan(3000);
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(7) as free`.execute(database.db);
  expect(rows).toEqual([{ free: true }]);
  await wire.close();
  cut.resolve();
  await database.close();
});

test('pages go on being served, stale ones marked; calls answer 503; all heals by itself', async () => {
  const admin = await httpAdmin(site.url);
  await text(site, '/historia');
  await text(site, '/sucesos');
  // /historia is now stale: it has to be made anew, and cannot.
  await admin.post('create_post.php', { titulo: 'Antes del apagón', contenido: '<p>dos</p>', category_id: 1 });
  await postgres.pause();
  await expect.poll(async () => (await fetch(`${site.url}/api/health`)).status, { timeout: 20_000 }).toBe(503);

  const fresh = await fetch(`${site.url}/sucesos`);
  expect(fresh.status).toBe(200);
  expect(fresh.headers.get('warning')).toBeNull();

  const stale = await fetch(`${site.url}/historia`);
  expect(stale.status).toBe(200);
  expect(stale.headers.get('warning')).toMatch(/^110/);
  expect(await stale.text()).toContain('Dicho en un proceso');

  const never = await fetch(`${site.url}/personajes`);
  expect(never.status).toBe(503);
  expect(await never.text()).toContain('El servicio no está disponible en este momento.');

  const call = await fetch(`${site.url}/api/get_categories.php`);
  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({ success: false, message: expect.stringMatching(/no está disponible/) });
  expect((await fetch(`${site.url}/api/health`)).status).toBe(503);

  await postgres.resume();
  await expect.poll(async () => (await fetch(`${site.url}/api/health`)).status, { timeout: 20_000 }).toBe(200);
  await expect.poll(() => text(site, '/historia'), { timeout: 20_000 }).toContain('Antes del apagón');
  expect((await fetch(`${site.url}/personajes`)).status).toBe(200);
});
