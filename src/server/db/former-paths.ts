import type { Db } from './open.ts';

/** Remember that this path led to this thing; a path that is in use again forgets its past. */
export async function rememberPath(db: Db, tipo: string, id: number, before: string, after: string): Promise<void> {
  if (before === after) return;
  await db.deleteFrom('rutas_anteriores').where('ruta', 'in', [before, after]).execute();
  await db.insertInto('rutas_anteriores').values({ ruta: before, tipo, id_cosa: id }).execute();
}

export async function findByFormerPath(db: Db, tipo: string, ruta: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('rutas_anteriores')
    .select('id_cosa')
    .where('ruta', '=', ruta)
    .where('tipo', '=', tipo)
    .executeTakeFirst();
  return row?.id_cosa;
}
