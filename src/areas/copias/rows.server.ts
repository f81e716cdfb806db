/**
 * The rows of a whole database, in one form whatever database they are in: what SQLite stores (0 and 1 for yes and no,
 * ISO text for instants), so that what leaves one can enter the other. Each database has its own way in and out.
 */
import { createHash } from 'node:crypto';
import type { DialectName } from '#server/db/open.ts';

export interface TableShape {
  name: string;
  columns: string[];
}

/** Bytes travel as base64. */
export type Value = string | number | null | { base64: string };
export type Row = Value[];

/** Everything as it was at one instant, while others go on writing. */
export interface Snapshot {
  dialect: DialectName;
  tables: TableShape[];
  /** In the order of the primary key, the same on both databases. */
  rows(table: TableShape): AsyncIterable<Row[]>;
  /** The highest id ever given, by table: ids of what was deleted are not given again. */
  lastIds(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** A database with the right tables, whose rows are replaced as a whole: all of them or none. */
export interface Loading {
  tables: TableShape[];
  put(table: TableShape, rows: Row[]): Promise<void>;
  finish(lastIds: Record<string, number>): Promise<void>;
  /** Undoes it, unless it was finished. */
  close(): Promise<void>;
}

export interface TableSum {
  rows: number;
  /** Over all rows in their order. */
  sha256: string;
}

/** Made anew from the other tables wherever they are needed. */
export const derivedTables = ['busqueda_indice'];

/** What a copy leaves out: whoever restores it signs in again, no old link opens anything, secrets stay secret, and of visitors only sums stay. */
export const passingTables = [
  ...derivedTables,
  ...['session', 'verification', 'intentos', 'enlaces_contrasena', 'visitantes_hoy', 'trabajos', 'purgas', 'secretos'],
];

export function lineOf(row: Row): string {
  return `${JSON.stringify(row)}\n`;
}

export function createTableSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(line: string) {
      hash.update(line);
      rows++;
    },
    done: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  };
}

export async function sumTable(snapshot: Snapshot, table: TableShape): Promise<TableSum> {
  const sum = createTableSum();
  for await (const rows of snapshot.rows(table)) for (const row of rows) sum.add(lineOf(row));
  return sum.done();
}
