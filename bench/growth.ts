/**
 * npm run bench:growth: do lists, search and site map stay as quick with 50,000 articles and 5,000 locations as with
 * 100 of each? Calls are answered by the database every time; pages come as visitors get them, from memory.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../test/e2e/site-server.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { fillMany } from './fill-many.ts';

const pages = [
  '/api/get_posts.php?categoriaSlug=historia',
  '/api/get_posts.php?categoriaSlug=historia&page=3',
  '/api/get_ubicaciones.php',
  '/api/buscar.php?q=leyenda',
  '/historia',
  '/ubicaciones',
  '/buscar?q=hoz',
  '/sitemap.xml',
];
const small = { articulos: 100, ubicaciones: 100 };
const large = { articulos: 50_000, ubicaciones: 5_000 };
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
  const few = await measure(database, small);
  const many = await measure(database, large);
  for (const page of pages) {
    const ratio = many.get(page)! / few.get(page)!;
    if (ratio > 1.5) isFine = false;
    console.log(
      page.padEnd(50),
      database.padEnd(10),
      `${few.get(page)!.toFixed(1)} ms`.padStart(12),
      `${many.get(page)!.toFixed(1)} ms`.padStart(12),
      ratio.toFixed(2).padStart(8),
    );
  }
}
await postgres.stop();
console.log(isFine ? '\nAll within 1.5 times.' : '\nSome grow by more than 1.5 times.');

async function measure(database: 'sqlite' | 'postgres', counts: typeof small): Promise<Map<string, number>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crecer-'));
  const databaseUrl = database === 'postgres' ? await postgres.newDatabase() : undefined;
  const env = { DATA_DIR: dataDir, DEMO: 'off', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  await fillMany({ dataDir, databaseUrl }, counts);
  const site = await startServer(env);
  try {
    const figures = new Map<string, number>();
    for (const page of pages) figures.set(page, await time(site.url, page));
    return figures;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Median of several askings, as visitors have them: warm code, the page itself from wherever it comes. */
async function time(base: string, page: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 25; round++) {
    const from = performance.now();
    const response = await fetch(base + page);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${page}: ${response.status}`);
    times.push(performance.now() - from);
  }
  return times.sort((one, other) => one - other)[12]!;
}
