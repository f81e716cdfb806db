/**
 * npm run bench:growth: do lists, search and site map stay as quick with 50,000 articles and 5,000 locations as with
 * 100 of each? Calls are answered by the database every time; pages come as visitors get them, from memory.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../test/e2e/site-server.ts';
import { startPostgres } from '../test/harness/postgres-server.ts';
import { fillMany } from './fill-many.ts';

const pages = [
  '/api/get_posts.php?categoriaSlug=historia',
  '/api/get_posts.php?categoriaSlug=historia&page=3',
  '/api/get_ubicaciones.php',
  '/api/get_ubicaciones.php?categoria=1&municipio=1',
  '/api/buscar.php?q=leyenda',
  '/api/buscar.php?q=hoz',
  '/historia',
  '/ubicaciones',
  '/buscar?q=hoz',
  '/sitemap.xml',
];
const small = { articulos: 100, ubicaciones: 100 };
const large = { articulos: 50_000, ubicaciones: 5_000 };
const rounds = 41;
let isFine = true;

const postgres = await startPostgres();
console.log(
  'page'.padEnd(50),
  'database'.padEnd(10),
  'with 100'.padStart(12),
  'with 50,000'.padStart(12),
  'ratio'.padStart(8),
);
for (const database of ['sqlite', 'postgres'] as const) {
  const few = await open(database, small);
  const many = await open(database, large);
  for (const page of pages) {
    const [one, other] = await time(page, few.url, many.url);
    const ratio = other / one;
    if (ratio > 1.5) isFine = false;
    console.log(
      page.padEnd(50),
      database.padEnd(10),
      `${one.toFixed(1)} ms`.padStart(12),
      `${other.toFixed(1)} ms`.padStart(12),
      ratio.toFixed(2).padStart(8),
    );
  }
  console.log(`(${database}: the search index of the large one was filled in ${many.startSeconds.toFixed(0)} s)`);
  await few.close();
  await many.close();
}
await postgres.stop();
console.log(isFine ? '\nAll within 1.5 times.' : '\nSome grow by more than 1.5 times.');

async function open(database: 'sqlite' | 'postgres', counts: typeof small) {
  const dataDir = await mkdtemp(join(tmpdir(), 'crecer-'));
  const databaseUrl = database === 'postgres' ? await postgres.newDatabase() : undefined;
  await fillMany({ dataDir, databaseUrl }, counts);
  const from = performance.now();
  const site = await startServer({
    DATA_DIR: dataDir,
    DEMO: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  // The index is filled while the first visitors come; until then there is nothing to measure.
  while (!(await hasResults(site.url))) await new Promise((resolve) => setTimeout(resolve, 250));
  return {
    url: site.url,
    startSeconds: (performance.now() - from) / 1000,
    async close() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function hasResults(url: string): Promise<boolean> {
  const { total } = (await (await fetch(`${url}/api/buscar.php?q=leyenda`)).json()) as { total: number };
  return total > 0;
}

/** Medians of many askings, as visitors have them: warm code. Both in turn, so that a busy machine slows both. */
async function time(page: string, ...bases: [string, string]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -5; round < rounds; round++)
    for (const at of [0, 1] as const) {
      const from = performance.now();
      const response = await fetch(bases[at] + page);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${page}: ${response.status}`);
      if (round >= 0) times[at].push(performance.now() - from);
    }
  return [median(times[0]), median(times[1])];
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
}
