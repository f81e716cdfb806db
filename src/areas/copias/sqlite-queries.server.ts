/** All rows of a SQLite file, out and in. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createPauses } from '#server/work/unhurried.ts';
import type { Loading, Row, Snapshot, TableShape, Value } from './rows.server.ts';

const batch = 200;

/** `isAlone`: refuses while another program has the file open, and keeps others out meanwhile. */
export function readSqlite(path: string, { isAlone = false } = {}): Snapshot {
  const file = isAlone ? openAlone(path) : new DatabaseSync(path, { readOnly: true });
  if (!isAlone) file.exec('pragma busy_timeout = 10000; begin');
  const shapes = shapesOf(file);

  return {
    dialect: 'sqlite',
    tables: shapes.map(({ name, columns }) => ({ name, columns })),
    async *rows({ name, columns }) {
      const { key } = shapes.find((shape) => shape.name === name)!;
      const order = key.length > 0 ? ` order by ${list(key)}` : '';
      const statement = file.prepare(`select ${list(columns)} from ${quoted(name)}${order}`);
      const pauses = createPauses();
      let rows: Row[] = [];
      for (const row of statement.iterate()) {
        rows.push(columns.map((column) => outgoing(row[column])));
        if (rows.length < batch && !pauses.isDue()) continue;
        yield rows;
        rows = [];
        await pauses.take();
      }
      if (rows.length > 0) yield rows;
    },
    async lastIds() {
      const rows = file.prepare('select name, seq from sqlite_sequence where seq > 0').all();
      return Object.fromEntries(rows.map(({ name, seq }) => [String(name), Number(seq)]));
    },
    async close() {
      file.close();
    },
  };
}

export function loadSqlite(path: string): Loading {
  const file = new DatabaseSync(path);
  file.exec('pragma busy_timeout = 10000; pragma foreign_keys = off; pragma secure_delete = on; begin immediate');
  const tables = shapesOf(file).map(({ name, columns }) => ({ name, columns }));
  for (const { name } of tables) file.exec(`delete from ${quoted(name)}`);
  let isFinished = false;

  return {
    tables,
    async put({ name, columns }, rows) {
      const values = columns.map(() => '?').join(', ');
      const statement = file.prepare(`insert into ${quoted(name)} (${list(columns)}) values (${values})`);
      for (const row of rows) statement.run(...row.map(incoming));
    },
    async finish(lastIds) {
      file.exec('delete from sqlite_sequence');
      const keep = file.prepare('insert into sqlite_sequence (name, seq) values (?, ?)');
      for (const { name } of tables) if (lastIds[name]) keep.run(name, lastIds[name]);
      const orphan = file.prepare('pragma foreign_key_check').get();
      if (orphan) throw new Error(`una fila de «${orphan.table}» señala a otra de «${orphan.parent}» que no está`);
      file.exec('commit');
      isFinished = true;
    },
    async close() {
      if (!isFinished) file.exec('rollback');
      file.close();
    },
  };
}

/** False for a file without our tables. */
export function isSqliteSite(path: string): boolean {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return file.prepare("select 1 from sqlite_master where name = 'migraciones'").get() !== undefined;
  } finally {
    file.close();
  }
}

/** Nobody else has it open, and all of it is in the one file: what is renamed is whole. */
export function foldSqlite(path: string): void {
  const file = openAlone(path);
  try {
    file.exec('commit; pragma wal_checkpoint(truncate)');
  } finally {
    file.close();
  }
}

export class SiteInUse extends Error {}

function openAlone(path: string): DatabaseSync {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma busy_timeout = 1000; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new SiteInUse('El sitio está en marcha. Detenlo y vuelve a intentarlo.');
  }
  return file;
}

interface Shape extends TableShape {
  key: string[];
}

/** Virtual tables and what stands behind them are no tables of ours. */
function shapesOf(file: DatabaseSync): Shape[] {
  const tables = file
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'));
  return tables.map((name) => {
    // Generated columns are hidden, and make themselves.
    const columns = file.prepare('select name, pk from pragma_table_xinfo(?) where hidden = 0').all(name);
    const key = columns.filter(({ pk }) => Number(pk) > 0).sort((one, other) => Number(one.pk) - Number(other.pk));
    return { name, columns: columns.map(({ name }) => String(name)), key: key.map(({ name }) => String(name)) };
  });
}

function outgoing(value: unknown): Value {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : (value as Value);
}

function incoming(value: Value): SQLInputValue {
  return value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
}

function list(columns: string[]): string {
  return columns.map(quoted).join(', ');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
