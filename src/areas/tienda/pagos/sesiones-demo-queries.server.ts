/** The demo gateway's memory. */
import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

export type SesionDemo = NonNullable<Awaited<ReturnType<typeof findSesionDemo>>>;

export function findSesionDemo(db: Db, id: string) {
  return db.selectFrom('sesiones_demo').selectAll().where('id', '=', id).executeTakeFirst();
}

/** One session per order, however often it is asked for. */
export async function insertSesionDemo(db: Db, sesion: Insertable<Schema['sesiones_demo']>): Promise<SesionDemo> {
  await db
    .insertInto('sesiones_demo')
    .values(sesion)
    .onConflict((conflict) => conflict.column('referencia').doNothing())
    .execute();
  return db
    .selectFrom('sesiones_demo')
    .selectAll()
    .where('referencia', '=', sesion.referencia)
    .executeTakeFirstOrThrow();
}

/** False when it was no longer open. */
export async function closeSesionDemo(
  db: Db,
  id: string,
  estado: 'pagada' | 'cancelada',
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sesiones_demo')
    .set({ estado })
    .where('id', '=', id)
    .where('estado', '=', 'abierta')
    .where('caduca_en', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it was never paid or not that much is left. */
export async function refundSesionDemo(db: Db, id: string, cents: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sesiones_demo')
    .set({ reembolsado_cents: sql<number>`reembolsado_cents + ${cents}` })
    .where('id', '=', id)
    .where('estado', '=', 'pagada')
    .where(sql<boolean>`reembolsado_cents + ${cents} <= importe_cents`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
