/** Units on the shelf. Always inside the transaction of the order they belong to. */
import { sql } from 'kysely';
import { type StockOf, shiftStock, shiftStockAnywhere } from '#areas/tienda/productos/queries.server.ts';
import type { Db } from '#server/db/open.ts';

export interface Units extends StockOf {
  cantidad: number;
}

interface LineUnits extends Units {
  /** The line of the order they belong to. */
  lineaId: number;
}

/** Takes them all or says of what there are not enough. What has no limit is not passed here. */
export async function takeUnits<Wanted extends Units>(db: Db, wanted: Wanted[]): Promise<{ missing?: Wanted }> {
  // Always in the same order: two buyers of the same things never wait for each other in a circle.
  for (const units of inOrder(wanted)) if (!(await shiftStock(db, units, -units.cantidad))) return { missing: units };
  return {};
}

/** Puts back what an order had taken, also in the trash; what is gone for good or without a limit by now needs nothing. */
export async function releaseUnits(db: Db, pedidoId: number): Promise<number[]> {
  const taken = await listTaken(db, pedidoId);
  for (const units of inOrder(taken)) await shiftStockAnywhere(db, units, units.cantidad);
  await setReserved(db, taken, 0);
  return taken.map(({ productoId }) => productoId);
}

/** Puts back so many units of some lines; the rest of the order keeps its own. */
export async function releaseSome(
  db: Db,
  pedidoId: number,
  some: { lineaId: number; cantidad: number }[],
): Promise<number[]> {
  const taken = await listTaken(db, pedidoId);
  const back = some.flatMap(({ lineaId, cantidad }) => {
    const own = taken.find((units) => units.lineaId === lineaId);
    return own && cantidad > 0 ? [{ ...own, cantidad: Math.min(cantidad, own.cantidad) }] : [];
  });
  for (const units of inOrder(back)) {
    await shiftStockAnywhere(db, units, units.cantidad);
    await db
      .updateTable('pedido_articulos')
      .set({ repuestas: sql<number>`repuestas + ${units.cantidad}` })
      .where('id', '=', units.lineaId)
      .execute();
  }
  return back.map(({ productoId }) => productoId);
}

/** For a payment that came after the units were put back: takes what is still there and names the lines that lack. */
export async function takeUnitsAgain(db: Db, pedidoId: number): Promise<{ taken: number[]; missing: number[] }> {
  const wanted = await db
    .selectFrom('pedido_articulos')
    .leftJoin('productos', 'productos.id', 'pedido_articulos.producto_id')
    .leftJoin('producto_variantes', 'producto_variantes.id', 'pedido_articulos.variante_id')
    .select([...lineColumns, 'cantidad'])
    .where('pedido_id', '=', pedidoId)
    .where('reservado', '=', 0)
    .where((eb) =>
      eb.or([
        eb('productos.id', 'is', null),
        eb.and([eb('pedido_articulos.variante_id', 'is', null), eb('productos.stock', 'is not', null)]),
        eb('producto_variantes.stock', 'is not', null),
      ]),
    )
    .execute();
  const taken: LineUnits[] = [];
  const missing: number[] = [];
  for (const units of inOrder(wanted)) {
    const outcome = await shiftStockAnywhere(db, units, -units.cantidad);
    if (outcome === 'moved') taken.push(units);
    if (outcome === 'short') missing.push(units.lineaId);
  }
  await setReserved(db, taken, 1);
  return { taken: taken.map(({ productoId }) => productoId), missing };
}

const lineColumns = [
  'pedido_articulos.id as lineaId',
  'pedido_articulos.producto_id as productoId',
  'pedido_articulos.variante_id as varianteId',
] as const;

/** What the order holds now: without what refunds put back already. */
async function listTaken(db: Db, pedidoId: number): Promise<LineUnits[]> {
  const rows = await db
    .selectFrom('pedido_articulos')
    .select([...lineColumns, 'cantidad', 'repuestas'])
    .where('pedido_id', '=', pedidoId)
    .where('reservado', '=', 1)
    .execute();
  return rows.map(({ repuestas, ...units }) => ({ ...units, cantidad: units.cantidad - repuestas }));
}

async function setReserved(db: Db, units: LineUnits[], reservado: number): Promise<void> {
  if (units.length === 0) return;
  const ids = units.map(({ lineaId }) => lineaId);
  await db.updateTable('pedido_articulos').set({ reservado }).where('id', 'in', ids).execute();
}

function inOrder<U extends Units>(units: U[]): U[] {
  return [...units].sort(
    (one, other) => one.productoId - other.productoId || (one.varianteId ?? 0) - (other.varianteId ?? 0),
  );
}
