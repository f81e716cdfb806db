import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import { changeInTrash } from '#server/things/change-in-trash.ts';
import { plain } from '#values/slug.ts';

export type CuponRow = NonNullable<Awaited<ReturnType<typeof findCupon>>>;

/** Newest first. */
export function listCupones(db: Db, { search, ...request }: PageRequest & { search?: string | undefined }) {
  const matching = db
    .selectFrom('cupones')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`));
  return listPage(
    matching.selectAll().orderBy('id', 'desc'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
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

/** The orders that use it and are not paid yet. */
export function listHeldUsos(db: Db, id: number) {
  return db
    .selectFrom('pedidos')
    .select('session_id')
    .where('estado', '=', 'pendiente')
    .where('cupon_id', '=', id)
    .where('cupon_usado', '=', 1)
    .execute();
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
