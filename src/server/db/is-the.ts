import { type Selectable, sql } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** The row of `table` that `by` names: `{ slug }`, `{ id }`, or another column of which no two have the same. */
export function isThe<Table extends keyof Schema>(table: Table, by: Partial<Selectable<Schema[Table]>>) {
  const [[column, value]] = Object.entries(by) as [[string, unknown]];
  return sql<boolean>`${sql.ref(`${table}.${column}`)} = ${value}`;
}
