import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { byAmount, leftOf, type ReportedRefund, type Share, withLines } from '#areas/tienda/pedidos/devuelto.ts';
import { listPedidoArticulos, type PedidoRow, updatePedido } from '#areas/tienda/pedidos/queries.server.ts';
import { sharesOf } from '#areas/tienda/pedidos/wire.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

export type ReembolsoRow = NonNullable<Awaited<ReturnType<typeof findReembolso>>>;
type NewReembolso = Pick<
  Insertable<Schema['reembolsos']>,
  'clave' | 'importe_cents' | 'motivo' | 'reponer_stock' | 'usuario'
> & {
  proveedor_id?: string;
  /** Which lines; without it the amount is taken from all of them. */
  lineas?: Share[];
};

function findReembolso(db: Db, id: number) {
  return db.selectFrom('reembolsos').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listReembolsos(db: Db, pedidoId: number) {
  return db.selectFrom('reembolsos').selectAll().where('pedido_id', '=', pedidoId).orderBy('id').execute();
}

/** An order's refunds with their lines; those that failed gave nothing back. */
export async function readDevuelto(db: Db, pedido: PedidoRow) {
  const whole = sharesOf(pedido, await listPedidoArticulos(db, pedido.id));
  const rows = await listReembolsos(db, pedido.id);
  const lineas = await listLineas(db, [pedido.id]);
  const reported = rows
    .filter(({ estado }) => estado !== 'fallido')
    .map(({ id, importe_cents, estado }) => ({
      ...{ id, importeCents: importe_cents, estado },
      lineas: lineas.get(id) ?? [],
    }));
  const refunds: (ReportedRefund & { estado: ReembolsoRow['estado'] })[] = withLines(whole, reported);
  const of = (estado?: ReembolsoRow['estado']) =>
    refunds.filter((refund) => estado === undefined || refund.estado === estado).flatMap((refund) => refund.lineas);
  return {
    whole,
    refunds,
    /** What nobody was given yet, nor is being given. */
    left: leftOf(whole, of()),
    /** Asked for, whatever the bank says; and given back for certain. */
    asked: of(),
    done: of('hecho'),
  };
}

/** By refund. */
export async function listLineas(
  db: Db,
  pedidoIds: number[] | SelectQueryBuilder<Schema, 'pedidos', { id: number }>,
): Promise<Map<number, Share[]>> {
  const rows = await db
    .selectFrom('reembolso_lineas')
    .innerJoin('reembolsos', 'reembolsos.id', 'reembolso_lineas.reembolso_id')
    .selectAll('reembolso_lineas')
    .where('reembolsos.pedido_id', 'in', pedidoIds)
    .orderBy('reembolso_lineas.id')
    .execute();
  const shares = rows.map(({ reembolso_id, articulo_id, iva, cantidad, total_cents, base_cents }) => ({
    reembolso_id,
    ...{ articuloId: articulo_id, iva, cantidad, totalCents: total_cents, baseCents: base_cents },
  }));
  return Map.groupBy(shares, ({ reembolso_id }) => reembolso_id);
}

/** What can still be given back of an order. */
export function leftCents(pedido: PedidoRow): number {
  return pedido.total_cents - pedido.reembolsado_cents - pedido.reembolso_pendiente_cents;
}

/** Sets the amount aside. The order is locked: nobody else asks for the same money. */
export async function insertReembolso(
  db: Db,
  pedido: PedidoRow,
  { lineas, ...values }: NewReembolso,
  now: string,
): Promise<ReembolsoRow> {
  const { importe_cents } = values;
  const shares = lineas ?? byAmount((await readDevuelto(db, pedido)).left, importe_cents);
  await shiftAmounts(db, pedido.id, { pendiente: importe_cents, hecho: 0 }, now);
  const row = await db
    .insertInto('reembolsos')
    .values({ proveedor_id: null, ...values, pedido_id: pedido.id, estado: 'pedido', creado_en: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const { articuloId, iva, cantidad, totalCents, baseCents } of shares)
    await db
      .insertInto('reembolso_lineas')
      .values({
        ...{ reembolso_id: row.id, articulo_id: articuloId, iva, cantidad },
        ...{ total_cents: totalCents, base_cents: baseCents },
      })
      .execute();
  return row;
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
