/**
 * npm run bench:medios: for how long do the desk's calls about pictures stop the process, with 50,000 articles and 5,000
 * pictures, one of them in every article, and a bucket that answers slowly? `-- sqlite` measures one database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '#app.server.ts';
import type { App } from '#server/app.ts';
import { createHttpApp } from '#server/http/http.ts';
import { checkUsos } from '#server/media/check-usos.ts';
import { setUsosKnown } from '#server/media/medio-usos.ts';
import { readSettings } from '#server/settings.ts';
import { startPostgres } from '../test/harness/postgres-server.ts';
import { fillMany } from './fill-many.ts';

const counts = { articulos: 50_000, ubicaciones: 100, eventos: 100, pedidos: 100, medios: 5_000 };
const rounds = 40;
const bucketMs = 100;
const mostMs = 50;
const [only] = process.argv.slice(2);
let isFine = true;

const bucket = createServer((_, res) => void wait(bucketMs).then(() => res.writeHead(204).end()));
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
const bucketEnv = {
  S3_URL: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/fotos`,
  ...{ S3_ACCESS_KEY_ID: 'clave', S3_SECRET_ACCESS_KEY: 'secreto' },
};
const postgres = await startPostgres();
console.log(
  'call'.padEnd(46),
  'database'.padEnd(10),
  'answered (p99)'.padStart(16),
  'stops for (p99)'.padStart(16),
  'most'.padStart(10),
);
for (const database of ['sqlite', 'postgres'].filter((name) => !only || only === name)) {
  const dataDir = await mkdtemp(join(tmpdir(), 'medios-'));
  const databaseUrl = database === 'postgres' ? await postgres.newDatabase() : undefined;
  await fillMany({ dataDir, databaseUrl }, counts);
  const env = {
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost:3000',
    DEMO: 'off',
    ADMIN_PASSWORD: 'contraseña-de-prueba',
  };
  const app = await createApp(
    readSettings({ ...env, ...bucketEnv, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
  );
  await app.auth.ensureAdmin();
  await measure(database, app);
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
await postgres.stop();
bucket.close();
console.log(
  isFine ? `\nNone stops the process for ${mostMs} ms.` : `\nSome stop the process for more than ${mostMs} ms.`,
);

async function measure(database: string, app: App): Promise<void> {
  const http = createHttpApp(app, async () => new Response('page'));
  const send = async (name: string, body?: object, cookie = '') => {
    const response = await http.fetch(
      new Request(`http://localhost:3000/api/${name}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', cookie },
      }),
      {},
    );
    await response.arrayBuffer();
    // Warming up deletes the same one more than once.
    if (![200, 404, 409].includes(response.status)) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  const signedIn = await send('login.php', { usuario: 'admin', password: 'contraseña-de-prueba' });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

  await setUsosKnown(app.db, false);
  await one('noting all uses of a site from before', () => checkUsos(app.db));
  await setUsosKnown(app.db, true);
  await one('the night’s check', () => checkUsos(app.db));
  await many('the library', () => send('get_medios_admin.php', undefined, cookie));
  await many('the library, unused', () => send('get_medios_admin.php?sin_usar=1', undefined, cookie));
  await many('opening a picture', (n) => send(`get_medio_admin.php?id=${2 + n}`, undefined, cookie));
  await many('opening the one that is everywhere', () => send('get_medio_admin.php?id=1', undefined, cookie));
  await many('saving an alternative text', (n) =>
    send('update_medio.php', { id: 2 + n, alt_text: `Texto ${n}` }, cookie),
  );
  await many('the same of the one that is everywhere', (n) =>
    send('update_medio.php', { id: 1, alt_text: `T ${n}` }, cookie),
  );
  await many('deleting one that is used', (n) => send('delete_medio.php', { id: 2 + n }, cookie));
  const first = counts.medios + 1;
  for (let n = 0; n < rounds; n++) await addUnused(app, first + n);
  await many('deleting one that nothing uses', (n) => send('delete_medio.php', { id: first + n }, cookie));
  await one('taking their bytes out of the bucket', () => app.library.finish());

  async function many(what: string, call: (n: number) => Promise<unknown>): Promise<void> {
    const [answered, stopped]: [number[], number[]] = [[], []];
    for (let n = -3; n < rounds; n++) {
      const { took, most } = await watch(() => call(Math.max(0, n)));
      if (n < 0) continue;
      answered.push(took);
      stopped.push(most);
    }
    report(what, answered, stopped);
  }

  async function one(what: string, work: () => Promise<unknown>): Promise<void> {
    const { took, most, delays } = await watch(work);
    report(what, [took], [...delays, most]);
  }

  function report(what: string, answered: number[], stopped: number[]): void {
    const [ms, p99, most] = [percentile(answered), percentile(stopped), Math.max(...stopped)];
    if (p99 > mostMs) isFine = false;
    const columns = [ms, p99, most].map((value, n) => `${value.toFixed(1)} ms`.padStart(n < 2 ? 16 : 10));
    console.log(what.padEnd(46), database.padEnd(10), ...columns);
  }
}

/** How long it took, and for how long nothing else could have been answered meanwhile. */
async function watch(work: () => Promise<unknown>) {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  await wait(5);
  monitor.enable();
  await wait(5);
  monitor.reset();
  const from = performance.now();
  await work();
  const took = performance.now() - from;
  await wait(3);
  monitor.disable();
  const ms = (ns: number) => ns / 1e6;
  return { took, most: ms(monitor.max), delays: [ms(monitor.percentile(99))] };
}

async function addUnused({ db }: App, id: number): Promise<void> {
  const nombre = `${'f'.repeat(12)}${String(id).padStart(8, '0')}-1600x1067.webp`;
  const at = '2026-01-01T00:00:00.000Z';
  await db
    .insertInto('medios')
    .values({
      id,
      nombre,
      tipo: 'imagen',
      titulo: 'x',
      bytes: 1,
      tocado_en: at,
      busqueda: 'x',
      created_at: at,
      updated_at: at,
    } as never)
    .execute();
}

function percentile(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))]!;
}
