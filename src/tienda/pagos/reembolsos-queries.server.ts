import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { type PedidoRow, updatePedido } from '#tienda/pedidos/queries.server.ts';

export type ReembolsoRow = NonNullable<Awaited<ReturnType<typeof findReembolso>>>;
type NewReembolso = Pick<
  Insertable<Schema['reembolsos']>,
  'clave' | 'importe_cents' | 'motivo' | 'reponer_stock' | 'usuario'
>;

export function findReembolso(db: Db, id: number) {
  return db.selectFrom('reembolsos').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listReembolsos(db: Db, pedidoId: number) {
  return db.selectFrom('reembolsos').selectAll().where('pedido_id', '=', pedidoId).orderBy('id').execute();
}

/** Sets the amount aside. The order is locked: nobody else asks for the same money. */
export async function insertReembolso(db: Db, pedido: PedidoRow, values: NewReembolso, now: string): Promise<number> {
  await updatePedido(db, pedido.id, { reembolsado_cents: pedido.reembolsado_cents + values.importe_cents }, now);
  const row = await db
    .insertInto('reembolsos')
    .values({ ...values, pedido_id: pedido.id, estado: 'pedido', proveedor_id: null, creado_en: now, hecho_en: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Of all who learn the outcome at the same moment one gets true. */
export async function closeReembolso(
  db: Db,
  id: number,
  outcome: { estado: 'hecho'; proveedor_id: string } | { estado: 'fallido' | 'dudoso' },
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reembolsos')
    .set({ ...outcome, hecho_en: now })
    .where('id', '=', id)
    .where('estado', '=', 'pedido')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What was set aside for a refund that did not come about. */
export async function giveBackAmount(db: Db, pedidoId: number, cents: number, now: string): Promise<void> {
  await updatePedido(db, pedidoId, { reembolsado_cents: sql<number>`reembolsado_cents - ${cents}` }, now);
}

export async function sumRefunded(db: Db, pedidoId: number): Promise<number> {
  const row = await db
    .selectFrom('reembolsos')
    .select((eb) => eb.fn.sum<number | null>('importe_cents').as('total'))
    .where('pedido_id', '=', pedidoId)
    .where('estado', '=', 'hecho')
    .executeTakeFirstOrThrow();
  return Number(row.total ?? 0);
}

/** Asked before this instant, and nobody knows yet how it went; by id. */
export function listOpenReembolsos(db: Db, before: string, afterId: number, limit: number) {
  return db
    .selectFrom('reembolsos')
    .selectAll()
    .where('estado', '=', 'pedido')
    .where('creado_en', '<=', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
