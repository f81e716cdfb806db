import type { Db } from './open.ts';

export async function readMeta(db: Db, clave: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('valor').where('clave', '=', clave).executeTakeFirst();
  return row?.valor;
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
