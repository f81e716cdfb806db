import type { Insertable, UpdateObject } from 'kysely';
import type { SinFactura } from '#areas/facturas/factura.ts';
import { notFound } from '#server/api/refusal.ts';
import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { lockRow, requireSameVersion } from '#server/things/versions.ts';
import { plain } from '#values/slug.ts';
import { type EstadoPedido, statesBefore } from './estado.ts';

export type PedidoRow = NonNullable<Awaited<ReturnType<typeof findPedido>>>;
export type PedidoArticuloRow = Awaited<ReturnType<typeof listPedidoArticulos>>[number];
export type NewPedido = Omit<
  Insertable<Schema['pedidos']>,
  'id' | 'busqueda' | 'reembolsado_cents' | 'reembolso_pendiente_cents' | 'updated_at'
>;
export type NewPedidoArticulo = Omit<Insertable<Schema['pedido_articulos']>, 'id' | 'pedido_id'>;

type By = { id: number } | { cod_pedido: string } | { session_id: string } | { pago_id: string };

export function findPedido(db: Db, by: By) {
  return db.selectFrom('pedidos').selectAll().where(isThe('pedidos', by)).executeTakeFirst();
}

/** The order, until the end of the transaction nobody else's; refused when it changed since this version was read. */
export async function lockPedido(db: Db, id: number, version: number | undefined): Promise<PedidoRow> {
  const row = await lockRow(db, 'pedidos', id);
  if (!row) throw notFound('El pedido no existe.');
  await requireSameVersion(db, 'pedido', row, version);
  return row;
}

export function listPedidoArticulos(db: Db, pedidoId: number) {
  return db.selectFrom('pedido_articulos').selectAll().where('pedido_id', '=', pedidoId).orderBy('id').execute();
}

export async function insertPedido(db: Db, values: NewPedido, articulos: NewPedidoArticulo[]): Promise<number> {
  const busqueda = plain(
    `${values.cod_pedido} ${values.cliente_nombre} ${values.cliente_email} ${values.cliente_telefono}`,
  );
  const { id } = await db
    .insertInto('pedidos')
    .values({ ...values, busqueda, reembolsado_cents: 0, updated_at: values.creado_en })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('pedido_articulos')
    .values(articulos.map((articulo) => ({ ...articulo, pedido_id: id })))
    .execute();
  return id;
}

/** An order gets its payment session once; false when it already had one. */
export async function attachSession(db: Db, pedidoId: number, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pedidos')
    .set({ session_id: sessionId })
    .where('id', '=', pedidoId)
    .where('session_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Brings an order into another state, from one that may come before it. Of all who try at the same moment one gets
 * true, and that one does what follows from it, in the same transaction.
 */
export async function moveEstado(
  db: Db,
  pedidoId: number,
  to: EstadoPedido,
  { from = statesBefore(to), ...changes }: PedidoChanges & { from?: EstadoPedido[] },
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await change(db, pedidoId, { ...changes, estado: to }, now)
    .where('estado', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function updatePedido(db: Db, pedidoId: number, changes: PedidoChanges, now: string): Promise<PedidoRow> {
  return change(db, pedidoId, changes, now).returningAll().executeTakeFirstOrThrow();
}

/** Why it lacks an invoice; of no concern to whoever edits it at that moment. */
export async function setSinFactura(db: Db, pedidoId: number, sin_factura: SinFactura | null): Promise<void> {
  await db.updateTable('pedidos').set({ sin_factura }).where('id', '=', pedidoId).execute();
}

type PedidoChanges = UpdateObject<Schema, 'pedidos'>;

/** Whatever changes makes a new version. */
function change(db: Db, pedidoId: number, changes: PedidoChanges, now: string) {
  return db
    .updateTable('pedidos')
    .set((eb) => ({ ...changes, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', pedidoId);
}

export async function addHistoria(db: Db, entry: Omit<Insertable<Schema['pedido_historia']>, 'id'>): Promise<void> {
  await db.insertInto('pedido_historia').values(entry).execute();
}

export function listHistoria(db: Db, pedidoId: number) {
  return db.selectFrom('pedido_historia').selectAll().where('pedido_id', '=', pedidoId).orderBy('id').execute();
}

/** Unpaid orders whose time to pay was over at `before`, by id. */
export function listOverdue(db: Db, before: string, afterId: number, limit: number) {
  return db
    .selectFrom('pedidos')
    .selectAll()
    .where('estado', '=', 'pendiente')
    .where('caduca_en', '<=', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether anybody ever paid here with real money. */
export async function hasRealPayment(db: Db): Promise<boolean> {
  const paid = await db
    .selectFrom('pedidos')
    .select('id')
    .where('proveedor', '=', 'stripe')
    .where('pagado_en', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

export async function isCodTaken(db: Db, cod: string): Promise<boolean> {
  return (await db.selectFrom('pedidos').select('id').where('cod_pedido', '=', cod).executeTakeFirst()) !== undefined;
}
