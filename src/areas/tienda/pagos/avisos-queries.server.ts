import type { Db } from '#server/db/open.ts';

export async function isAvisoKnown(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('avisos_pago').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Once what it tells of is written. */
export async function rememberAviso(db: Db, aviso: { id: string; tipo: string }, now: string): Promise<void> {
  await db
    .insertInto('avisos_pago')
    .values({ ...aviso, recibido_en: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
