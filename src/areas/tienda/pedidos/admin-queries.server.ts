/** Orders as the back office lists, adds up and exports them. */
import { type Selectable, sql } from 'kysely';
import { listLineas } from '#areas/tienda/pagos/reembolsos-queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { unhurried } from '#server/work/unhurried.ts';
import { plain } from '#values/slug.ts';
import type { EstadoPedido } from './estado.ts';
import { pedidoOrders } from './orders.ts';

export interface PedidoFilter {
  estado?: EstadoPedido | undefined;
  /** Instants: from this one on, and before that one. */
  from?: string | undefined;
  before?: string | undefined;
  search?: string | undefined;
  /** The buyer's, whole. */
  email?: string | undefined;
}

function matching(db: Db, filter: PedidoFilter) {
  return db
    .selectFrom('pedidos')
    .$if(filter.estado !== undefined, (query) => query.where('estado', '=', filter.estado!))
    .$if(filter.from !== undefined, (query) => query.where('creado_en', '>=', filter.from!))
    .$if(filter.before !== undefined, (query) => query.where('creado_en', '<', filter.before!))
    .$if(filter.email !== undefined, (query) => query.where('cliente_email', '=', filter.email!))
    .$if(Boolean(filter.search), (query) => query.where('busqueda', 'like', `%${plain(filter.search!)}%`));
}

export async function hasPedidosOf(db: Db, email: string): Promise<boolean> {
  const query = db.selectFrom('pedidos').select('id').where('cliente_email', '=', email).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Newest first. `total` is how many there are. */
export function listPedidos(db: Db, filter: PedidoFilter & PageRequest & Sorting, total: number) {
  const chosen = matching(db, filter)
    .select(['id', 'cod_pedido', 'estado', 'entrega', 'creado_en', 'pagado_en', 'unidades'])
    .select(['total_cents', 'reembolsado_cents'])
    .select(['cliente_nombre', 'cliente_email', 'cliente_telefono', 'cliente_direccion']);
  return listPage(inOrder(chosen, 'pedidos', pedidoOrders, filter, ['creado_en', 'desc']), total, filter);
}

/** How many there are in each state, whatever the filter says of states. */
export function countByEstado(db: Db, filter: Omit<PedidoFilter, 'estado'>) {
  return matching(db, filter)
    .select(['estado', (eb) => eb.fn.countAll<number>().as('total')])
    .groupBy('estado')
    .execute();
}

export async function countPedidos(db: Db, filter: PedidoFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type ExportedPedido = Awaited<ReturnType<typeof withParts>>[number];

type PedidoRow = Selectable<Schema['pedidos']>;

/** Oldest first, each with its lines and its refunds that were not refused; so many at a time, however many there are. */
export async function* exportPedidos(db: Db, filter: PedidoFilter, portion = 100): AsyncGenerator<ExportedPedido> {
  let last: PedidoRow | undefined;
  do {
    const pedidos: PedidoRow[] = await matching(db, filter)
      .selectAll()
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('creado_en', '>', last!.creado_en),
            eb.and([eb('creado_en', '=', last!.creado_en), eb('id', '>', last!.id)]),
          ]),
        ),
      )
      .orderBy('creado_en')
      .orderBy('id')
      .limit(portion)
      .execute();
    yield* unhurried(await withParts(db, pedidos));
    last = pedidos.length === portion ? pedidos.at(-1) : undefined;
  } while (last);
}

async function withParts(db: Db, pedidos: PedidoRow[]) {
  if (pedidos.length === 0) return [];
  const ids = pedidos.map(({ id }) => id);
  const articulos = await db
    .selectFrom('pedido_articulos')
    .select(['id', 'pedido_id', 'cantidad', 'iva', 'total_cents', 'base_cents'])
    .where('pedido_id', 'in', ids)
    .orderBy('id')
    .execute();
  const reembolsos = await db
    .selectFrom('reembolsos')
    .select(['id', 'pedido_id', 'importe_cents', 'estado'])
    .where('pedido_id', 'in', ids)
    .where('estado', '!=', 'fallido')
    .orderBy('id')
    .execute();
  const lineas = await listLineas(db, ids);
  const byPedido = Map.groupBy(articulos, ({ pedido_id }) => pedido_id);
  const refunds = Map.groupBy(reembolsos, ({ pedido_id }) => pedido_id);
  return pedidos.map((pedido) => ({
    pedido,
    articulos: byPedido.get(pedido.id) ?? [],
    reembolsos: (refunds.get(pedido.id) ?? []).map(({ id, importe_cents, estado }) => ({
      ...{ id, importeCents: importe_cents, estado, lineas: lineas.get(id) ?? [] },
    })),
  }));
}

/** Paid orders by month of sale ('YYYY-MM'), from this month on. */
export function salesByMonth(db: Db, fromMonth: string) {
  const mes = sql<string>`substr(dia_venta, 1, 7)`;
  return db
    .selectFrom('pedidos')
    .where('dia_venta', '>=', `${fromMonth}-01`)
    .select([mes.as('mes'), (eb) => eb.fn.countAll<number>().as('pedidos')])
    .select((eb) => eb.fn.sum<number>('total_cents').as('total_cents'))
    .select((eb) => eb.fn.sum<number>('reembolsado_cents').as('reembolsado_cents'))
    .groupBy(mes)
    .execute();
}

/** Who took the newest order that went with somebody. */
export async function lastTransportista(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('pedidos')
    .select('transportista')
    .where('transportista', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.transportista ?? null;
}
