import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';

/** Once per order; false when it was withdrawn from before. */
export async function insertDesistimiento(
  db: Db,
  values: { pedido_id: number; nombre: string; email: string },
  now: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('desistimientos')
    .values({ ...values, recibido_en: now })
    .onConflict((conflict) => conflict.column('pedido_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findDesistimiento(db: Db, pedidoId: number) {
  return db.selectFrom('desistimientos').selectAll().where('pedido_id', '=', pedidoId).executeTakeFirst();
}

/** Newest first. */
export function listDesistimientos(db: Db, request: PageRequest) {
  return listPage(
    db
      .selectFrom('desistimientos')
      .innerJoin('pedidos', 'pedidos.id', 'desistimientos.pedido_id')
      .select(['desistimientos.id', 'desistimientos.nombre', 'desistimientos.email', 'desistimientos.recibido_en'])
      .select([
        'pedidos.cod_pedido',
        'pedidos.estado',
        'pedidos.entregado_en',
        'pedidos.total_cents',
        'pedidos.reembolsado_cents',
      ])
      .orderBy('desistimientos.recibido_en', 'desc')
      .orderBy('desistimientos.id', 'desc'),
    db.selectFrom('desistimientos').select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}
