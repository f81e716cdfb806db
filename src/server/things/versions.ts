/** What can be edited counts its versions: how a row is locked, and how a stale edit learns what changed since. */

import type { Selectable } from 'kysely';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { LoggedTipo, Tipo, things } from '#things.ts';
import { formatDateTime } from '#values/fecha.ts';
import { campoLabel } from '#values/fields/campo.ts';
import { reloadAdvice } from '#values/other-version.ts';
import { changesSince } from './change-log.ts';

type VersionedTable = (typeof things)[Tipo]['table'] | 'pedidos';

/** The row, until the end of the transaction nobody else's: the same statement locks it on both databases. */
export async function lockRow<T extends VersionedTable>(
  db: Db,
  table: T,
  id: number,
): Promise<Selectable<Schema[T]> | undefined> {
  const row = await db
    // One of them stands for all: they share these two columns.
    .updateTable(table as 'libros')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row as unknown as Selectable<Schema[T]> | undefined;
}

/** A transaction of its own, or the one we are in. */
export function inTransaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Two people editing the same thing do not overwrite each other: the second learns what the first did. */
export async function requireSameVersion(
  db: Db,
  tipo: LoggedTipo,
  current: { id: number; version: number },
  sent: number | undefined,
): Promise<void> {
  if (sent === undefined || sent === current.version) return;
  const cambios = await changesSince(db, tipo, current.id, sent);
  const changes = cambios.map(
    ({ usuario, hecho_en, campos }) =>
      `${usuario}, ${formatDateTime(hecho_en)}${campos.length > 0 ? `: ${campos.map(campoLabel).join(', ')}` : ''}`,
  );
  throw new Refusal(
    409,
    `Alguien ha cambiado este elemento mientras lo editabas${changes.length > 0 ? ` (${changes.join('; ')})` : ''}.${reloadAdvice}`,
    { version: String(current.version) },
    { version: current.version, cambios },
  );
}
