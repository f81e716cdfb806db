/** Units on the shelf. Always inside the transaction of the order they belong to. */
import type { Db } from '#server/db/open.ts';
import { shiftStock, shiftStockAnywhere } from '#tienda/productos/queries.server.ts';

export interface Units {
  productoId: number;
  cantidad: number;
}

/** Takes them all or says for which product there are not enough. Products without a limit are not passed here. */
export async function takeUnits(db: Db, wanted: Units[]): Promise<{ missing?: number }> {
  // Always in the same order: two buyers of the same things never wait for each other in a circle.
  for (const { productoId, cantidad } of inOrder(wanted))
    if (!(await shiftStock(db, productoId, -cantidad))) return { missing: productoId };
  return {};
}

/** Puts back what an order had taken, also in the trash; what is gone for good or without a limit by now needs nothing. */
export async function releaseUnits(db: Db, pedidoId: number): Promise<number[]> {
  const taken = await listReserved(db, pedidoId, 1);
  for (const { productoId, cantidad } of inOrder(taken)) await shiftStockAnywhere(db, productoId, cantidad);
  await setReserved(db, pedidoId, taken, 0);
  return taken.map(({ productoId }) => productoId);
}

/** For a payment that came after the units were put back: takes what is still there and names what is not. */
export async function takeUnitsAgain(db: Db, pedidoId: number): Promise<{ taken: number[]; missing: number[] }> {
  const wanted = await db
    .selectFrom('pedido_articulos')
    .leftJoin('productos', 'productos.id', 'pedido_articulos.producto_id')
    .select(['producto_id as productoId', 'cantidad'])
    .where('pedido_id', '=', pedidoId)
    .where('reservado', '=', 0)
    .where((eb) => eb.or([eb('productos.id', 'is', null), eb('productos.stock', 'is not', null)]))
    .execute();
  const taken: Units[] = [];
  const missing: number[] = [];
  for (const units of inOrder(wanted)) {
    const outcome = await shiftStockAnywhere(db, units.productoId, -units.cantidad);
    if (outcome === 'moved') taken.push(units);
    if (outcome === 'short') missing.push(units.productoId);
  }
  await setReserved(db, pedidoId, taken, 1);
  return { taken: taken.map(({ productoId }) => productoId), missing };
}

function listReserved(db: Db, pedidoId: number, reservado: number): Promise<Units[]> {
  return db
    .selectFrom('pedido_articulos')
    .select(['producto_id as productoId', 'cantidad'])
    .where('pedido_id', '=', pedidoId)
    .where('reservado', '=', reservado)
    .execute();
}

async function setReserved(db: Db, pedidoId: number, units: Units[], reservado: number): Promise<void> {
  if (units.length === 0) return;
  await db
    .updateTable('pedido_articulos')
    .set({ reservado })
    .where('pedido_id', '=', pedidoId)
    .where(
      'producto_id',
      'in',
      units.map(({ productoId }) => productoId),
    )
    .execute();
}

function inOrder(units: Units[]): Units[] {
  return [...units].sort((one, other) => one.productoId - other.productoId);
}
