import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { plain } from '#values/slug.ts';
import { desistimientoOrders } from './orders.ts';

/** Once per order; false when it was withdrawn from before. */
export async function insertDesistimiento(
  db: Db,
  values: { pedido_id: number; nombre: string; email: string },
  now: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('desistimientos')
    .values({ ...values, busqueda: plain(`${values.nombre} ${values.email}`), recibido_en: now })
    .onConflict((conflict) => conflict.column('pedido_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findDesistimiento(db: Db, pedidoId: number) {
  return db.selectFrom('desistimientos').selectAll().where('pedido_id', '=', pedidoId).executeTakeFirst();
}

/** Newest first; `search` looks for the order, for who bought it and for who withdrew. */
export function listDesistimientos(
  db: Db,
  { search, page, limit, ...sorting }: PageRequest & Sorting & { search?: string | undefined },
) {
  const matching = db
    .selectFrom('desistimientos')
    .innerJoin('pedidos', 'pedidos.id', 'desistimientos.pedido_id')
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('pedidos.busqueda', 'like', `%${plain(search!)}%`),
          eb('desistimientos.busqueda', 'like', `%${plain(search!)}%`),
        ]),
      ),
    );
  const chosen = matching
    .select(['desistimientos.id', 'desistimientos.nombre', 'desistimientos.email', 'desistimientos.recibido_en'])
    .select([
      'pedidos.cod_pedido',
      'pedidos.estado',
      'pedidos.entregado_en',
      'pedidos.total_cents',
      'pedidos.reembolsado_cents',
    ]);
  return listPage(
    inOrder(chosen, 'desistimientos', desistimientoOrders, sorting, ['recibido_en', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    { page, limit },
  );
}
