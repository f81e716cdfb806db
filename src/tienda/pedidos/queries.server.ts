import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';
import { type EstadoPedido, statesBefore } from './pedido.ts';

export type PedidoRow = NonNullable<Awaited<ReturnType<typeof findPedido>>>;
export type PedidoArticuloRow = Awaited<ReturnType<typeof listPedidoArticulos>>[number];
export type NewPedido = Omit<Insertable<Schema['pedidos']>, 'id' | 'busqueda' | 'reembolsado_cents' | 'updated_at'>;
export type NewPedidoArticulo = Omit<Insertable<Schema['pedido_articulos']>, 'id' | 'pedido_id'>;

export function findPedido(db: Db, by: { id: number } | { cod: string } | { sessionId: string }) {
  return db
    .selectFrom('pedidos')
    .selectAll()
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .$if('cod' in by, (query) => query.where('cod_pedido', '=', (by as { cod: string }).cod))
    .$if('sessionId' in by, (query) => query.where('session_id', '=', (by as { sessionId: string }).sessionId))
    .executeTakeFirst();
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
  { from = statesBefore(to), ...changes }: Updateable<Schema['pedidos']> & { from?: EstadoPedido[] },
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pedidos')
    .set({ ...changes, estado: to, updated_at: now })
    .where('id', '=', pedidoId)
    .where('estado', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updatePedido(db: Db, pedidoId: number, changes: Updateable<Schema['pedidos']>, now: string) {
  await db
    .updateTable('pedidos')
    .set({ ...changes, updated_at: now })
    .where('id', '=', pedidoId)
    .execute();
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

export async function isCodTaken(db: Db, cod: string): Promise<boolean> {
  return (await db.selectFrom('pedidos').select('id').where('cod_pedido', '=', cod).executeTakeFirst()) !== undefined;
}
