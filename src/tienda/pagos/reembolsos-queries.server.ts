import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { type PedidoRow, updatePedido } from '#tienda/pedidos/queries.server.ts';

export type ReembolsoRow = NonNullable<Awaited<ReturnType<typeof findReembolso>>>;
type NewReembolso = Pick<
  Insertable<Schema['reembolsos']>,
  'clave' | 'importe_cents' | 'motivo' | 'reponer_stock' | 'usuario'
> & { proveedor_id?: string };

function findReembolso(db: Db, id: number) {
  return db.selectFrom('reembolsos').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listReembolsos(db: Db, pedidoId: number) {
  return db.selectFrom('reembolsos').selectAll().where('pedido_id', '=', pedidoId).orderBy('id').execute();
}

/** What can still be given back of an order. */
export function leftCents(pedido: PedidoRow): number {
  return pedido.total_cents - pedido.reembolsado_cents - pedido.reembolso_pendiente_cents;
}

/** Sets the amount aside. The order is locked: nobody else asks for the same money. */
export async function insertReembolso(
  db: Db,
  pedido: PedidoRow,
  values: NewReembolso,
  now: string,
): Promise<ReembolsoRow> {
  const { importe_cents } = values;
  await shiftAmounts(db, pedido.id, { pendiente: importe_cents, hecho: 0 }, now);
  return db
    .insertInto('reembolsos')
    .values({ proveedor_id: null, ...values, pedido_id: pedido.id, estado: 'pedido', creado_en: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How it went, with the order's amounts. Of all who learn it at the same moment one gets true. */
export async function closeReembolso(
  db: Db,
  reembolso: ReembolsoRow,
  outcome: { estado: 'hecho'; proveedor_id: string } | { estado: 'fallido' | 'dudoso' },
  now: string,
): Promise<boolean> {
  const { id, pedido_id, importe_cents, estado: before } = reembolso;
  const { numUpdatedRows } = await db
    .updateTable('reembolsos')
    .set({ ...outcome, hecho_en: now })
    .where('id', '=', id)
    .where('estado', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const wasDone = before === 'hecho';
  const isDone = outcome.estado === 'hecho';
  const isWaiting = outcome.estado === 'dudoso';
  const pendiente = (isWaiting ? importe_cents : 0) - (wasDone ? 0 : importe_cents);
  const hecho = (isDone ? importe_cents : 0) - (wasDone ? importe_cents : 0);
  await shiftAmounts(db, pedido_id, { pendiente, hecho }, now);
  return true;
}

function shiftAmounts(db: Db, pedidoId: number, by: { pendiente: number; hecho: number }, now: string) {
  return updatePedido(
    db,
    pedidoId,
    {
      reembolso_pendiente_cents: sql<number>`reembolso_pendiente_cents + ${by.pendiente}`,
      reembolsado_cents: sql<number>`reembolsado_cents + ${by.hecho}`,
    },
    now,
  );
}

/** The provider has it, and the bank has not taken it yet. */
export async function keepPending(db: Db, id: number, proveedorId: string, now: string): Promise<void> {
  await db
    .updateTable('reembolsos')
    .set({ estado: 'pedido', proveedor_id: proveedorId, consultado_en: now })
    .where('id', '=', id)
    .where('estado', 'in', ['pedido', 'dudoso'])
    .execute();
}

/** Asked before this instant (or asked about before that one), and nobody knows yet how it went; by id. */
export function listOpenReembolsos(
  db: Db,
  { asked, heard }: { asked: string; heard: string },
  afterId: number,
  limit: number,
) {
  return db
    .selectFrom('reembolsos')
    .selectAll()
    .where('estado', '=', 'pedido')
    .where('creado_en', '<=', asked)
    .where((eb) => eb.or([eb('consultado_en', 'is', null), eb('consultado_en', '<=', heard)]))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
