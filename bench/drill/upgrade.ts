/** A filled site that version 0.1.0 wrote is started under this one: how long it takes, and that all is in its place. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { filesIn } from '#areas/copias/compare.testing.ts';
import { openDatabase } from '#server/db/open.ts';
import { thingOf, tipos } from '#things.ts';
import { fillPostgres, folderOf, type OldDatabase, type Row, readOldDatabase } from '../../test/upgrade/old-site.ts';
import type { Report } from './report.ts';
import { type DrillSite, openSite } from './site.ts';
import { anybody } from './writers.ts';

/** The password of then; see the fixture's README. */
const oldPassword = 'contraseña-de-prueba';
const looked = 100;

export async function upgradeDrill(env: Record<string, string>, articulos: number): Promise<Report> {
  const dataDir = await mkdtemp(join(tmpdir(), 'antiguo-'));
  const site = await openSite({ ...env, ADMIN_PASSWORD: oldPassword }, dataDir);
  try {
    await cp(folderOf('0.1.0'), dataDir, { recursive: true });
    const file = join(dataDir, 'secretos.sqlite');
    addArticulos(file, articulos);
    const old = readOldDatabase(file);
    if (env.DATABASE_URL) {
      await fillPostgres(env.DATABASE_URL, '0.1.0', old);
      await rm(file);
    }
    const before = filesIn(join(dataDir, 'media'));
    const firstMs = await start(site);
    const faults = await lookAround(site, old);
    await site.stop();
    const secondMs = await start(site);
    await site.stop();
    faults.push(...(await changedRows(old, { databaseUrl: env.DATABASE_URL, dataDir })));
    const after = filesIn(join(dataDir, 'media'));
    for (const [name, sum] of Object.entries(before)) if (after[name] !== sum) faults.push(`media/${name}`);
    const rows = old.tables.reduce((sum, table) => sum + table.rows.length, 0);
    return {
      done: [
        `a site of 0.1.0 with ${rows} rows (${articulos} articles added) and ${Object.keys(before).length} files: first start ${(firstMs / 1000).toFixed(1)} s, the next ${(secondMs / 1000).toFixed(1)} s; rows, files and sign-in compared`,
      ],
      faults,
      ratio: `${(firstMs / secondMs).toFixed(2)} (time of a start)`,
    };
  } finally {
    await site.kill().catch(() => {});
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(site: DrillSite): Promise<number> {
  const started = performance.now();
  await site.start();
  return performance.now() - started;
}

/** Copies of one that is there, each with an address of its own. */
function addArticulos(path: string, count: number): void {
  const file = new DatabaseSync(path);
  const columns = file.prepare(`select name from pragma_table_info('articulos')`).all() as { name: string }[];
  const kept = columns.map(({ name }) => `"${name}"`).filter((name) => name !== '"id"' && name !== '"slug"');
  const model = file.prepare(`select id from articulos where estado = 'publicado' order by id limit 1`).get();
  const insert = file.prepare(
    `insert into articulos (slug, ${kept}) select slug || '-' || ?, ${kept} from articulos where id = ?`,
  );
  file.exec('begin');
  for (let n = 0; n < count; n++) insert.run(n, Number(model!.id));
  file.exec('commit');
  file.close();
}

/** As visitors and the administrator of then see it. */
async function lookAround(site: DrillSite, { tables }: OldDatabase): Promise<string[]> {
  const faults: string[] = [];
  const signedIn = await site.post('login.php', { usuario: 'admin', password: oldPassword }, anybody());
  if (signedIn?.status !== 200) faults.push(`the administrator of then cannot sign in: ${signedIn?.status}`);
  const now = new Date().toISOString();
  const published = tables
    .find(({ name }) => name === 'articulos')!
    .rows.filter(({ estado, publicado_en }) => estado === 'publicado' && String(publicado_en) < now);
  const every = Math.max(1, Math.floor(published.length / looked));
  for (const { slug } of published.filter((_, index) => index % every === 0))
    if ((await site.get(`/api/get_post.php?slug=${slug}`, anybody()))?.status !== 200) faults.push(`article ${slug}`);
  for (const name of await readdir(join(folderOf('0.1.0'), 'media'), { recursive: true })) {
    if (!name.includes('.')) continue;
    const response = await site.get(`/media/${name.split('/').at(-1)}`, anybody());
    if (response?.status !== 200) faults.push(`media/${name}: ${response?.status}`);
  }
  return faults;
}

/** Every row of every thing as it was; columns that came later do not matter. */
async function changedRows(old: OldDatabase, place: Parameters<typeof openDatabase>[0]): Promise<string[]> {
  const faults: string[] = [];
  const things = new Set<string>([...tipos.map((tipo) => thingOf(tipo).table), 'pedidos', 'pedido_articulos']);
  const { db, close } = openDatabase(place);
  for (const { name, columns, key, rows } of old.tables) {
    if (!things.has(name)) continue;
    const shown = sql.join(columns.map((column) => sql.ref(column)));
    const now = await sql<Row>`select ${shown} from ${sql.table(name)}`.execute(db);
    const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
    const found = new Map(now.rows.map((row) => [keyOf(row), asText(columns, row)]));
    for (const row of rows)
      if (found.get(keyOf(row)) !== asText(columns, row)) faults.push(`row ${keyOf(row)} of ${name}`);
  }
  await close();
  return faults;
}

function asText(columns: string[], row: Row): string {
  const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);
  return JSON.stringify(columns.map((column) => plain(row[column])));
}
