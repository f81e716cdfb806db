/** What orders that nobody has paid yet keep aside, and for whom. */
import type { Db } from '#server/db/open.ts';
import { formasAMano } from '#values/pago/forma.ts';

export interface Apartado {
  pedidoId: number;
  productoId: number;
  varianteId: number | null;
  cantidad: number;
  origen: string | null;
}

/** Of orders that are paid by hand, or of the others: those that wait for days leave the others their room. */
export function listApartado(db: Db, isByHand: boolean): Promise<Apartado[]> {
  return db
    .selectFrom('pedidos')
    .innerJoin('pedido_articulos', 'pedido_articulos.pedido_id', 'pedidos.id')
    .select(['pedidos.id as pedidoId', 'producto_id as productoId', 'variante_id as varianteId', 'cantidad', 'origen'])
    .where('pedidos.estado', '=', 'pendiente')
    .where('reservado', '=', 1)
    .where('proveedor', isByHand ? 'in' : 'not in', formasAMano)
    .execute();
}

/** All units on the shelf, of what can run out. */
export async function sumStock(db: Db): Promise<number> {
  const row = await db
    .selectFrom('productos')
    .select((eb) => eb.fn.sum<number | null>('stock').as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total ?? 0);
}

/** Orders from this address since then that were left unpaid, or are not paid yet. */
export async function countUnpaid(db: Db, origen: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('pedidos')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('creado_en', '>=', since)
    .where('estado', 'in', ['pendiente', 'caducado'])
    .where('origen', '=', origen)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Where orders came from is of no use after a while, and nobody's business; of those that wait for days it is. */
export async function forgetOrigen(db: Db, before: string): Promise<void> {
  await db
    .updateTable('pedidos')
    .set({ origen: null })
    .where('origen', 'is not', null)
    .where('creado_en', '<', before)
    .where((eb) => eb.not(eb.and([eb('estado', '=', 'pendiente'), eb('proveedor', 'in', formasAMano)])))
    .execute();
}
