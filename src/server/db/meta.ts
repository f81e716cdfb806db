import type { Db } from './open.ts';

export async function readMeta(db: Db, clave: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('valor').where('clave', '=', clave).executeTakeFirst();
  return row?.valor;
}

/** One at a time, until the end of the transaction: the same statement locks the row on both databases. */
export async function lockMeta(db: Db, clave: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ clave, valor: '' })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor: '' }))
    .execute();
}

export async function writeMeta(db: Db, clave: string, valor: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ clave, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute();
}

export async function deleteMeta(db: Db, clave: string): Promise<void> {
  await db.deleteFrom('meta').where('clave', '=', clave).execute();
}

/** Keeps the first value anybody wrote, and returns it: safe when several processes start at once. */
export async function claimMeta(db: Db, clave: string, valor: string): Promise<string> {
  await db
    .insertInto('meta')
    .values({ clave, valor })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
  return (await readMeta(db, clave))!;
}
