/** What must hold for the site of every earlier version: rows, answers and files are as that version left them. */
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { legalVersion } from '#areas/ajustes/legal-version.ts';
import { notedUsos, scanUsos } from '#areas/medios/full-scan.testing.ts';
import { presentKey } from '#server/auth/key.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { areUsosKnown } from '#server/media/medio-usos.ts';
import { fillIndexIfEmpty } from '#server/search/index.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { startApp, type TestApp } from '../harness/harness.ts';
import { newDatabase } from '../harness/postgres-server.ts';
import {
  fillPostgres,
  folderOf,
  fromJson,
  migrationsOf,
  type OldDatabase,
  type OldVersion,
  type Row,
  readOldDatabase,
  type Table,
} from './old-site.ts';

interface RecordedCall {
  call: string;
  by: 'visitor' | 'admin';
  query: Record<string, string | number>;
  body: object;
}

export interface OldSite extends TestApp, OldDatabase {
  version: OldVersion;
  rowsOf(table: string): Row[];
  expectRows(table: Table): Promise<void>;
}

/** Started under this version at the moment `now`, just after the last of it was written: what is new, over or still to come does not change with the years. */
export async function startOldSite(version: OldVersion, now: string): Promise<OldSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitio-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  await cp(folderOf(version), dataDir, { recursive: true });
  vi.setSystemTime(now);
  afterAll(() => void vi.useRealTimers());
  const old = readOldDatabase(join(dataDir, 'secretos.sqlite'));
  const started = await startApp({
    DATA_DIR: dataDir,
    ...(process.env.TEST_DATABASE === 'postgres' && {
      DATABASE_URL: await fillPostgres(await newDatabase(inject('postgresUrl')), version, old),
    }),
  });
  const { db } = started.app;
  // As a start does it.
  await fillIndexIfEmpty(db);
  // That somebody signed in just now is in the log.
  await db.deleteFrom('registro').where('accion', '=', 'acceso').where('hecho_en', '>=', now).execute();
  return {
    ...started,
    ...old,
    version,
    rowsOf: (name) => old.tables.find((table) => table.name === name)!.rows,
    /** Columns that came later do not matter, nor do rows. */
    async expectRows({ name, columns, key, rows }) {
      const query = sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;
      const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
      const current = new Map((await query.execute(db)).rows.map((row) => [keyOf(row), row]));
      expect(inTodaysWords(rows.map((row) => current.get(keyOf(row))))).toEqual(inTodaysWords(rows));
    },
  };
}

// Sessions and reset links run out by themselves, work changes hands, and the search index may always be made anew.
const passing = ['session', 'verification', 'trabajos', 'busqueda_indice'];

/** `changed` are the columns, by table, that this version writes anew at its start, and why is said where it is given. */
export function testThatItGoesOn(site: OldSite, changed: Record<string, RegExp> = {}): void {
  const { version, admin, visitor, tables } = site;

  test('the migrations that ran then are still the same', () => {
    const then = migrationsOf(version);
    expect(migrations.slice(0, then.length)).toEqual(then);
  });

  test.each(tables.filter(({ name, rows }) => rows.length > 0 && !passing.includes(name)))(
    'every row of «$name» is still there, as it was',
    async (table) => {
      const columns = table.columns.filter((column) => !changed[table.name]?.test(column));
      const shown = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column]!]));
      // Mails with a personal link forget it, and the key has left the database.
      const gone = { correos: /^reset-/, meta: /^secreto$/ }[table.name];
      const rows = table.rows.filter(({ clave }) => !gone?.test(String(clave)));
      await site.expectRows({ ...table, columns, rows: rows.map(shown) });
    },
  );

  const recorded = fromJson<RecordedCall[]>(version, 'contents.json');
  test.each(recorded.map((one) => [`${one.call} ${new URLSearchParams(one.query as never)}`.trim(), one] as const))(
    '«%s» is answered as it was',
    async (_, { call, by, query, body }) => {
      const reply = await (by === 'admin' ? admin : visitor).get(call, query);
      expect(reply.status).toBe(200);
      expect(inTodaysWords(asThen(site, call, reply.body))).toMatchObject(inTodaysWords(asShown(call, body)) as object);
    },
  );

  test('every picture and video is served as it was stored, narrower versions too', async () => {
    const stored = new Map(storedMedia(version).map((path) => [`/media/${basename(path)}`, path]));
    // Those of things in the trash and of earlier versions of articles are in there, too.
    const shown = new Set(JSON.stringify(tables).match(/\/media\/[0-9a-f]{20}[-\w]*\.\w+/g));
    expect(shown.size).toBeGreaterThan(20);
    expect([...stored.keys()]).toEqual(expect.arrayContaining([...shown]));
    for (const [address, path] of stored) {
      const response = await visitor.request(address);
      expect(response.status, address).toBe(200);
      expect(readFileSync(path).equals(Buffer.from(await response.arrayBuffer())), address).toBe(true);
    }
  });

  test('what uses its files is looked for once, and then known', async () => {
    const { db, worker } = site.app;
    // Since 0.3.0 it is noted with every write.
    expect(await areUsosKnown(db)).toBe(version > '0.2.0');
    await worker.finish('biblioteca');
    expect(await areUsosKnown(db)).toBe(true);
    const found = await scanUsos(db);
    expect(found.length).toBeGreaterThan(3);
    expect(await notedUsos(db)).toEqual(found);
  });
}

export function testSignIn(site: OldSite): void {
  const { app, rowsOf } = site;
  test('the key that signs cookies and closes second factors is the same, and no longer in the database', async () => {
    const { valor: then } = rowsOf('meta').find(({ clave }) => clave === 'secreto')!;
    expect(presentKey(app.settings)).toBe(then);
    const now = await app.db.selectFrom('meta').selectAll().execute();
    expect(JSON.stringify(now)).not.toContain(then);
  });
  testPassword(site);
}

export function testPassword({ visitor }: OldSite): void {
  test('the administrator signs in with the password of then, and with no other', async () => {
    const signIn = (password: string) => visitor.post('login.php', { usuario: 'admin', password });
    expect((await signIn('contraseña-de-prueba')).status).toBe(200);
    expect((await signIn('otra-contraseña')).status).toBe(401);
  });
}

/** What has been added since is left aside: all municipalities of the province, and what refunds take from a sale's taxes. */
function asThen({ version, rowsOf }: OldSite, call: string, body: { data: unknown }): object {
  if (version !== '0.1.0') return body;
  if (call === 'get_municipios.php') {
    const known = new Set(rowsOf('municipios').map(({ id }) => id));
    return { ...body, data: (body.data as { id: number }[]).filter(({ id }) => known.has(id)) };
  }
  const { desglose_venta } = (body.data ?? {}) as { desglose_venta?: object };
  return desglose_venta ? { ...body, data: { ...(body.data as object), desglose_iva: desglose_venta } } : body;
}

/** Texts that readers see come ready to be shown since; the program's legal texts are later ones, and say so. */
function asShown(call: string, body: unknown): unknown {
  if (call === 'get_sitio.php') {
    const { data, ...rest } = body as { data: { legal: Record<string, string> } };
    const later = Object.entries(data.legal).map(([page, version]) => [page, legalVersion({ texto: '', version })]);
    return { ...rest, data: { ...data, legal: Object.fromEntries(later) } };
  }
  if (!/^get_(?:post|version_articulo)\.php$/.test(call)) return body;
  const { data, ...rest } = body as { data: { contenido: string } };
  return { ...rest, data: { ...data, contenido: shownHtml(data.contenido) } };
}

/** One form for both databases (PostgreSQL has booleans and instants), and for what was called otherwise then. */
function inTodaysWords(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part) => (typeof part === 'boolean' ? Number(part) : part));
  return JSON.parse(
    text
      .replaceAll(/\b(categorias?)-producto\b/g, '$1_producto')
      .replaceAll('"role":"admin"', '"role":"administrador"')
      // Businesses have a page since.
      .replaceAll('/emprendedores#empresa-1', '/emprendedores/alfareria-hermanas-nono')
      // Fields of an excerpt are kept apart since.
      .replaceAll(' · ', ' '),
  );
}

function storedMedia(version: OldVersion): string[] {
  return readdirSync(join(folderOf(version), 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
