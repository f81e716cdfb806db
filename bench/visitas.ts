/** npm run bench:visitas: what counting visits costs: a million page views, a year of them on disk, the year's report, a warm page beside it. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { createApp } from '#app.server.ts';
import { readEstadisticas } from '#areas/estadisticas/figures.server.ts';
import type { App } from '#server/app.ts';
import { createHttpApp } from '#server/http/http.ts';
import { readSettings } from '#server/settings.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { startServer } from '../test/e2e/site-server.ts';

const views = 1_000_000;
const days = 365;
const pages = 400;
const hosts = 60;
const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const siteUrl = 'http://localhost:3000';
/** As many as a site with four million page views a day has. */
const pagesPerSecond = 50;

const RealDate = Date;
/** A clock that stands where it is put. */
const shifted = (at: number) =>
  new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [at]),
    get: (target, name) => (name === 'now' ? () => at : Reflect.get(target, name)),
  });

const rows: [string, string, string][] = [];
const note = (what: string, figure: string, wanted = '') => {
  rows.push([what, figure, wanted]);
  console.log(`  ${what}: ${figure}`);
};

const folder = await mkdtemp(join(tmpdir(), 'visitas-'));
try {
  await aYear(await createApp(readSettings({ DATA_DIR: folder, SITE_URL: siteUrl, DEMO: 'off', COPIES: 'off' })));
  await aWarmPage();
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log('');
for (const [what, figure, wanted] of rows) console.log(`${what.padEnd(56)} ${figure.padStart(16)}   ${wanted}`);

async function aYear(app: App): Promise<void> {
  for (let index = 0; index < pages; index++)
    await insertThing(app.db, 'libro', { titulo: `Libro ${index}`, autores: 'Ana' }, new Date().toISOString());
  const today = todayInMadrid(new Date());
  const emptyBytes = await sizeOf(app);
  const started = process.cpuUsage();
  const from = performance.now();
  for (let ago = days - 1; ago >= 0; ago--) {
    setClock(RealDate.now() - ago * 86_400_000);
    const perDay = Math.round(views / days);
    for (let view = 0; view < perDay; view++) {
      // Few pages are seen often, many seldom.
      const page = Math.floor(pages * Math.random() ** 3);
      await app.visitas(
        {
          ruta: `/libro/libro-${page}`,
          ...(view % 3 === 0 && { origen: `sitio${randomInt(hosts)}.example` }),
          vistos: [],
        },
        { address: `10.${randomInt(4)}.${randomInt(4)}.${randomInt(60)}`, browser, isReserved: false },
      );
      if (view % 500 === 499) await app.contador.flush();
    }
    await app.contador.flush();
  }
  setClock(undefined);
  const { user, system } = process.cpuUsage(started);
  note('page views counted', views.toLocaleString('en'));
  note('processor time of one, written down', `${((user + system) / views).toFixed(1)} µs`);
  note('time of one', `${(((performance.now() - from) * 1000) / views).toFixed(1)} µs`);
  await whole(app);
  note('a year on disk', `${((await sizeOf(app)) / 2 ** 20 - emptyBytes / 2 ** 20).toFixed(1)} MB`, '≤ 10 MB');
  const { total } = await app.db
    .selectFrom('estadisticas')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  note('rows of a year', total.toLocaleString('en'));

  // The year before, for the comparison.
  await sql`insert into estadisticas select date(dia, '-365 days'), clave_id, cuenta from estadisticas where 1`.execute(
    app.db,
  );
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const at = performance.now();
    const { paginas } = await readEstadisticas(app.db, { desde: addDays(today, 1 - days), hasta: today });
    times.push(performance.now() - at);
    if (paginas.total < views * 0.99) throw new Error(`only ${paginas.total} were counted`);
  }
  note("the year's report beside the year before", `${Math.round(median(times))} ms`, '≤ 1000 ms');
  await app.close();

  function setClock(at: number | undefined): void {
    globalThis.Date = at === undefined ? RealDate : shifted(at);
  }
}

/** The whole way of a beacon, without the socket. */
async function whole(app: App): Promise<void> {
  const http = createHttpApp(app, async () => new Response('page'));
  const count = 20_000;
  const started = process.cpuUsage();
  for (let view = 0; view < count; view++) {
    const socket = { remoteAddress: `10.9.${view % 250}.${Math.floor(view / 250)}` };
    const response = await http.fetch(
      new Request(`${siteUrl}/api/visita.php`, {
        method: 'POST',
        headers: { origin: siteUrl, 'user-agent': browser, 'content-type': 'application/x-www-form-urlencoded' },
        body: `ruta=%2Flibro%2Flibro-${view % pages}`,
      }),
      { incoming: { socket, headers: {} } as unknown as IncomingMessage },
    );
    if (response.status !== 200) throw new Error(`refused with ${response.status}`);
  }
  const { user, system } = process.cpuUsage(started);
  note('processor time of a whole beacon', `${((user + system) / count).toFixed(0)} µs`);
}

/**
 * What a visitor waits for the page itself: the same number of pages a second, once each with the beacon that a browser
 * sends after it, once without any. Then how much a server at its limit gives up: of a beacon's cost nothing is hidden
 * there, since it is one more request.
 */
async function aWarmPage(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'visitas-'));
  const site = await startServer({ DATA_DIR: dataDir, DEMO: 'off', TRUST_PROXY: 'on' });
  await pagesOf(site.url, true);
  const waits: number[] = [];
  for (let round = 0; round < 11; round++) {
    const without = median(await pagesOf(site.url, false));
    waits.push(without / median(await pagesOf(site.url, true)));
  }
  note(`warm page, ${pagesPerSecond} a second, with a beacon each`, median(waits).toFixed(3), '≥ 0.98');

  const [page, beacon] = [await costOf(site, askPage), await costOf(site, askBeacon)];
  note('processor time of a warm page over a socket', `${page.toFixed(0)} µs`);
  note('processor time of a beacon over a socket', `${beacon.toFixed(0)} µs`);
  const ratios: number[] = [];
  for (let round = 0; round < 7; round++) {
    const before = await atItsLimit(site.url);
    const stop = beacons(site.url);
    const beside = await atItsLimit(site.url);
    await stop();
    ratios.push(beside / ((before + (await atItsLimit(site.url))) / 2));
  }
  note(`at its limit, beside ${pagesPerSecond} beacons a second`, median(ratios).toFixed(3));
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** How long each page took, in milliseconds. */
async function pagesOf(url: string, isCounted: boolean): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  for (let sent = 0; sent < pagesPerSecond * 2; sent++) {
    running.push(
      (async () => {
        const from = performance.now();
        await askPage(url);
        times.push(performance.now() - from);
        if (isCounted) await askBeacon(url);
      })(),
    );
    await wait(1000 / pagesPerSecond);
  }
  await Promise.all(running);
  return times;
}

async function askPage(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
}

async function askBeacon(url: string): Promise<void> {
  const response = await fetch(`${url}/api/visita.php`, {
    method: 'POST',
    headers: {
      origin: url,
      'sec-fetch-site': 'same-origin',
      'user-agent': browser,
      'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
    },
    body: new URLSearchParams({ ruta: '/' }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`refused with ${response.status}`);
}

/** Microseconds of the server's processor for one, ten of them at a time. */
async function costOf(
  { pid, url }: { pid: number; url: string },
  ask: (url: string) => Promise<void>,
): Promise<number> {
  const count = 5000;
  const used = () => {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10_000;
  };
  const before = used();
  for (let sent = 0; sent < count; sent += 10) await Promise.all(Array.from({ length: 10 }, () => ask(url)));
  return (used() - before) / count;
}

async function atItsLimit(url: string): Promise<number> {
  const { requests } = await autocannon({ url, connections: 20, duration: 3, headers: { 'accept-encoding': 'br' } });
  return requests.average;
}

function beacons(url: string): () => Promise<void> {
  let isOver = false;
  const sending = (async () => {
    while (!isOver) {
      await askBeacon(url);
      await wait(1000 / pagesPerSecond);
    }
  })();
  return async () => {
    isOver = true;
    await sending;
  };
}

async function sizeOf(app: App): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(app.db);
  return (await stat(join(folder, 'secretos.sqlite'))).size;
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
