import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { changeInTrash } from '#server/db/trash.ts';
import { plain } from '#values/slug.ts';

export type CuponRow = NonNullable<Awaited<ReturnType<typeof findCupon>>>;

/** Newest first. */
export function listCupones(db: Db, search: string | undefined) {
  return db
    .selectFrom('cupones')
    .selectAll()
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .orderBy('id', 'desc')
    .execute();
}

export function findCupon(db: Db, codigo: string) {
  return db.selectFrom('cupones').selectAll().where('codigo', '=', codigo).executeTakeFirst();
}

/** Counts one more order; of all who come for the last use at the same moment one gets true. */
export async function takeUso(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cupones')
    .set({ usados: sql<number>`usados + 1` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('usos', 'is', null), eb('usados', '<', eb.ref('usos'))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An order that ended unpaid no longer counts; in the transaction that ends it, once. */
export async function giveUsoBack(db: Db, pedidoId: number): Promise<void> {
  const cuponId = await setUsado(db, pedidoId, 0);
  if (cuponId !== undefined) await shiftUsados(db, cuponId, -1);
}

/** It was paid after all: it counts again, also past the limit, for the money has come. */
export async function takeUsoAgain(db: Db, pedidoId: number): Promise<void> {
  const cuponId = await setUsado(db, pedidoId, 1);
  if (cuponId !== undefined) await shiftUsados(db, cuponId, 1);
}

async function setUsado(db: Db, pedidoId: number, usado: number): Promise<number | undefined> {
  const row = await db
    .updateTable('pedidos')
    .set({ cupon_usado: usado })
    .where('id', '=', pedidoId)
    .where('cupon_id', 'is not', null)
    .where('cupon_usado', '!=', usado)
    .returning('cupon_id')
    .executeTakeFirst();
  return row?.cupon_id ?? undefined;
}

async function shiftUsados(db: Db, id: number, delta: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('cupones')
    .set({ usados: sql<number>`case when usados + ${delta} < 0 then 0 else usados + ${delta} end` })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  await changeInTrash(db, 'cupon', id, (row) => ({ ...row, usados: Math.max(0, row.usados + delta) }));
}

/** Of these categories, those that are there. */
export async function knownCategorias(db: Db, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('categorias_producto').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}
