/** The sites that earlier versions wrote: where they lie, what is in them, and how they would lie in PostgreSQL. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import type { Migration } from '#server/db/migrations/index.ts';
import { openDatabase } from '#server/db/open.ts';

export type Row = Record<string, string | number | null>;

export interface Table {
  name: string;
  columns: string[];
  key: string[];
  rows: Row[];
}

export interface OldDatabase {
  tables: Table[];
  /** The highest id ever given, by table. */
  lastIds: Map<string, number>;
}

export type OldVersion = '0.1.0' | '0.2.0' | '0.3.0' | '0.4.0' | '0.5.0';

export function folderOf(version: OldVersion): string {
  return join(import.meta.dirname, `site-${version}`);
}

export function migrationsOf(version: OldVersion): Migration[] {
  return fromJson(version, 'migrations.json');
}

export function fromJson<T>(version: OldVersion, name: string): T {
  return JSON.parse(readFileSync(join(folderOf(version), name), 'utf8')) as T;
}

export function readOldDatabase(path: string): OldDatabase {
  const file = new DatabaseSync(path, { readOnly: true });
  const all = (query: string, ...values: string[]) => file.prepare(query).all(...values) as Row[];
  // SQLite's own tables and those of its word index are no content.
  const names = all(
    `select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*' and name not glob 'busqueda_fts*'`,
  );
  const tables = names.map((row) => {
    const name = String(row.name);
    const columns = all('select name, pk from pragma_table_info(?)', name);
    return {
      name,
      columns: columns.map((column) => String(column.name)),
      key: columns.filter(({ pk }) => pk).map((column) => String(column.name)),
      rows: all(`select * from "${name}"`).map((values) => ({ ...values })),
    };
  });
  const lastIds = new Map(
    all('select name, seq from sqlite_sequence').map(({ name, seq }) => [`${name}`, Number(seq)]),
  );
  file.close();
  return { tables, lastIds };
}

/** The same site as it would lie in a PostgreSQL database of then; `url` is an empty one. */
export async function fillPostgres(
  url: string,
  version: OldVersion,
  { tables, lastIds }: OldDatabase,
): Promise<string> {
  const database = openDatabase({ databaseUrl: url, dataDir: '' });
  await migrate(database, migrationsOf(version)).finally(() => database.close());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Nothing is checked meanwhile: a row may come before the one it points at.
  await client.query('set session_replication_role = replica');
  // The search index of one database is not that of the other: a start fills an empty one.
  for (const { name, columns, rows } of tables.filter((table) => table.name !== 'busqueda_indice')) {
    await client.query(`delete from "${name}"`);
    const names = columns.map((column) => `"${column}"`);
    const places = columns.map((_, index) => `$${index + 1}`);
    for (const row of rows)
      await client.query(
        `insert into "${name}" (${names}) values (${places})`,
        columns.map((column) => row[column]),
      );
  }
  for (const [name, id] of lastIds)
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [`"${name}"`, id]);
  await client.end();
  return url;
}
