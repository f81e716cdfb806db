import type { Insertable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

export type DisputaRow = Awaited<ReturnType<typeof listDisputas>>[number];

export function listDisputas(db: Db, pedidoId: number) {
  return db.selectFrom('disputas').selectAll().where('pedido_id', '=', pedidoId).orderBy('id').execute();
}

export function insertDisputa(db: Db, values: Omit<Insertable<Schema['disputas']>, 'id'>): Promise<DisputaRow> {
  return db.insertInto('disputas').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function closeDisputa(db: Db, id: number, estado: 'ganada' | 'perdida', now: string): Promise<void> {
  await db.updateTable('disputas').set({ estado, cerrada_en: now }).where('id', '=', id).execute();
}
