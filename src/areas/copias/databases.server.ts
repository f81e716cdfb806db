/** A database by where it is: read as a whole, filled as a whole, put in the place of another. */
import { existsSync } from 'node:fs';
import { holdFacturas } from '#areas/facturas/restored-queries.server.ts';
import { dropClosed } from '#server/auth/key.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openDatabase } from '#server/db/open.ts';
import { databasePath } from '#server/files.ts';
import { rebuildIndex } from '#server/search/index.ts';
import { loadPostgres, readPostgres, tablesOfPostgres } from './postgres-queries.server.ts';
import { forgetEstado } from './queries.server.ts';
import {
  createTableSum,
  type Loading,
  lineOf,
  type Row,
  type Snapshot,
  sumTable,
  type TableShape,
  type TableSum,
} from './rows.server.ts';
import { isSqliteSite, loadSqlite, readSqlite } from './sqlite-queries.server.ts';

/** PostgreSQL where there is an address, otherwise SQLite in the folder. */
export interface DatabaseLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** What a database is filled with. */
export interface Content {
  /** The version of the rows: which changes of the tables had been made. */
  migrations: string[];
  tables: TableShape[];
  rows(table: TableShape): AsyncIterable<Row[]>;
  lastIds(): Promise<Record<string, number>>;
  /** Tables that stay empty. */
  leavesOut: string[];
}

export async function readDatabase({ databaseUrl, dataDir }: DatabaseLocation, isAlone = false): Promise<Snapshot> {
  return databaseUrl ? readPostgres(databaseUrl, { isAlone }) : readSqlite(databasePath(dataDir), { isAlone });
}

/** What is there: nothing, a site, or tables that are not ours. */
export async function lookAt({ databaseUrl, dataDir }: DatabaseLocation): Promise<'empty' | 'site' | 'foreign'> {
  if (databaseUrl) {
    const tables = await tablesOfPostgres(databaseUrl);
    if (tables.length === 0) return 'empty';
    return tables.includes('migraciones') ? 'site' : 'foreign';
  }
  const path = databasePath(dataDir);
  return existsSync(path) && isSqliteSite(path) ? 'site' : 'empty';
}

/**
 * Makes the tables as the rows' version had them, puts the rows in, reads all of them again and compares; then the
 * tables are brought up to this version. Answers how many rows each table has.
 */
export async function fillDatabase(place: DatabaseLocation, content: Content): Promise<Map<string, TableSum>> {
  const known = new Set(content.migrations);
  await withDatabase(place, async (database) => {
    await migrate(
      database,
      migrations.filter(({ name }) => known.has(name)),
    );
  });
  const sums = await load(place, content);
  await compare(place, content, sums);
  await withDatabase(place, async (database) => {
    await migrate(database);
    await rebuildIndex(database.db);
  });
  return sums;
}

/** What the copied site knew of its own copies is not true of this one. */
export async function forgetCopias(place: DatabaseLocation): Promise<void> {
  await withDatabase(place, ({ db }) => forgetEstado(db));
}

/** The copied site may have given numbers of invoices since: none is given until somebody says which. */
export async function holdInvoices(place: DatabaseLocation, now: Date): Promise<void> {
  await withDatabase(place, ({ db }) => holdFacturas(db, now.toISOString()));
}

/** What only another machine's key opens is of no use here; how many people had a second factor that is. */
export async function dropWhatIsClosed(place: DatabaseLocation, key: string | undefined): Promise<number> {
  let people = 0;
  await withDatabase(place, async ({ db }) => {
    people = await dropClosed(db, key);
  });
  return people;
}

async function withDatabase(
  place: DatabaseLocation,
  work: (database: ReturnType<typeof openDatabase>) => Promise<void>,
): Promise<void> {
  const database = openDatabase(place);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function load(place: DatabaseLocation, content: Content): Promise<Map<string, TableSum>> {
  const loading = place.databaseUrl ? await loadPostgres(place.databaseUrl) : loadSqlite(databasePath(place.dataDir));
  try {
    requireTables(loading, content);
    const sums = new Map<string, TableSum>();
    for (const table of content.tables) {
      // Somebody's own, beside ours; or one that stays empty.
      const isOurs = loading.tables.some(({ name }) => name === table.name);
      if (!isOurs || content.leavesOut.includes(table.name)) continue;
      const sum = createTableSum();
      for await (const rows of content.rows(table)) {
        for (const row of rows) {
          if (row.length !== table.columns.length) throw new Error(`una fila de «${table.name}» no está entera`);
          sum.add(lineOf(row));
        }
        await loading.put(table, rows);
      }
      sums.set(table.name, sum.done());
    }
    await loading.finish(await content.lastIds());
    return sums;
  } finally {
    await loading.close();
  }
}

function requireTables({ tables }: Loading, content: Content): void {
  const given = new Set(content.tables.map(shapeText));
  const missing = tables.find((table) => !content.leavesOut.includes(table.name) && !given.has(shapeText(table)));
  if (missing) throw new Error(`la tabla «${missing.name}» falta o no tiene las columnas de su versión`);
}

function shapeText({ name, columns }: TableShape): string {
  return `${name} (${[...columns].sort().join(', ')})`;
}

async function compare(place: DatabaseLocation, content: Content, sums: Map<string, TableSum>): Promise<void> {
  const snapshot = await readDatabase(place);
  try {
    const [given, found] = [await content.lastIds(), await snapshot.lastIds()];
    for (const table of content.tables) {
      const before = sums.get(table.name);
      if (!before) continue;
      const after = await sumTable(snapshot, table);
      if (before.rows !== after.rows || before.sha256 !== after.sha256)
        throw new Error(`«${table.name}» no ha quedado igual: antes ${before.rows} filas, ahora ${after.rows}`);
      if ((given[table.name] ?? 0) !== (found[table.name] ?? 0))
        throw new Error(`«${table.name}» volvería a dar números que ya dio`);
    }
  } finally {
    await snapshot.close();
  }
}
