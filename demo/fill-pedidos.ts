import { randomInt } from 'node:crypto';
import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
import { builtLegalVersion } from '#areas/ajustes/legal-version.ts';
import { destinationOf } from '#areas/tienda/carrito/envio.ts';
import { pedidoTotals } from '#areas/tienda/carrito/totales.ts';
import { insertDesistimiento } from '#areas/tienda/desistimiento/queries.server.ts';
import { amountColumns } from '#areas/tienda/pagos/place-pedido.server.ts';
import { closeReembolso, insertReembolso } from '#areas/tienda/pagos/reembolsos-queries.server.ts';
import {
  closeSesionDemo,
  insertSesionDemo,
  refundSesionDemo,
} from '#areas/tienda/pagos/sesiones-demo-queries.server.ts';
import { type EstadoPedido, wasPaid } from '#areas/tienda/pedidos/estado.ts';
import { newCode } from '#areas/tienda/pedidos/pedido.ts';
import { addHistoria, findPedido, insertPedido } from '#areas/tienda/pedidos/queries.server.ts';
import { listProductos } from '#areas/tienda/productos/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { todayInMadrid } from '#values/day.ts';
import { type DemoPedido, pedidos } from './content/pedidos.ts';

const hour = 3_600_000;
const { envios } = defaultAjustes;

/** They were paid in the test gateway, so that they can be refunded there. Their units left the shelf long ago. */
export async function fillPedidos(db: Db, now: Date): Promise<void> {
  const shelf = new Map((await listProductos(db, { activo: 1 })).map((producto) => [producto.nombre, producto]));
  for (const demo of pedidos) {
    const destination = destinationOf(demo.cliente.address, envios);
    if ('notDelivered' in destination) throw new Error(`no delivery to ${demo.cliente.address}`);
    const lines = demo.articulos.map(([nombre, quantity]) => {
      const producto = shelf.get(nombre);
      if (!producto) throw new Error(`no product called ${nombre}`);
      return { producto, unitCents: producto.precio_cents, quantity, iva: producto.iva };
    });
    const totals = pedidoTotals(lines, { zona: destination.zona, envioIva: envios.iva });
    const at = moments(demo, now);
    const cod = newCode(randomInt);
    const sessionId = `demo_${cod}`;
    await openSession(db, {
      id: sessionId,
      cod,
      cents: totals.totalCents,
      at: at.creado_en,
      isPaid: wasPaid(demo.estado),
    });
    const id = await insertPedido(
      db,
      {
        cod_pedido: cod,
        estado: demo.estado,
        cliente_nombre: demo.cliente.name,
        cliente_email: demo.cliente.email,
        cliente_telefono: demo.cliente.phone,
        cliente_direccion: demo.cliente.address,
        codigo_postal: destination.codigoPostal,
        zona: destination.zona.clave,
        ...amountColumns(totals),
        unidades: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        condiciones_version: builtLegalVersion,
        proveedor: 'demo',
        session_id: sessionId,
        pago_id: wasPaid(demo.estado) ? sessionId : null,
        transportista: demo.transportista ?? null,
        seguimiento: demo.seguimiento ?? null,
        notas: demo.notas ?? null,
        ...at,
      },
      totals.lines.map(({ producto, ...line }) => ({
        producto_id: producto.id,
        referencia: producto.referencia,
        descripcion: producto.nombre,
        cantidad: line.quantity,
        unit_cents: line.unitCents,
        iva: line.iva,
        total_cents: line.totalCents,
        base_cents: line.baseCents,
        reservado: 0,
      })),
    );
    await writeHistory(db, id, demo, new Date(at.creado_en));
    const isWhole = demo.estado === 'reembolsado';
    const refund = isWhole ? { cents: totals.totalCents, motivo: demo.notas ?? null } : demo.reembolso;
    if (refund) await giveBack(db, id, sessionId, refund, later(at.creado_en, 200));
    if (demo.desiste)
      await insertDesistimiento(
        db,
        { pedido_id: id, nombre: demo.cliente.name, email: demo.cliente.email },
        later(at.creado_en, 150),
      );
  }
}

/** How an order in this state got there. */
const way = {
  pendiente: ['pendiente'],
  pagado: ['pendiente', 'pagado'],
  preparando: ['pendiente', 'pagado', 'preparando'],
  enviado: ['pendiente', 'pagado', 'preparando', 'enviado'],
  entregado: ['pendiente', 'pagado', 'preparando', 'enviado', 'entregado'],
  reembolsado: ['pendiente', 'pagado', 'preparando', 'enviado', 'entregado', 'reembolsado'],
  cancelado: ['pendiente', 'cancelado'],
  caducado: ['pendiente', 'caducado'],
} satisfies Record<EstadoPedido, EstadoPedido[]>;

/** Hours after the order. */
const usual: Record<EstadoPedido, number> = {
  pendiente: 0,
  pagado: 0.1,
  cancelado: 0.2,
  caducado: 0.6,
  preparando: 18,
  enviado: 26,
  entregado: 90,
  reembolsado: 200,
};

function moments({ daysAgo, estado }: DemoPedido, now: Date) {
  const creado_en = new Date(now.getTime() - daysAgo * 24 * hour).toISOString();
  const when = (wanted: EstadoPedido) =>
    (way[estado] as EstadoPedido[]).includes(wanted) ? later(creado_en, usual[wanted]) : null;
  const pagado_en = when('pagado');
  return {
    creado_en,
    caduca_en: later(creado_en, 0.5),
    pagado_en,
    dia_venta: pagado_en && todayInMadrid(new Date(pagado_en)),
    enviado_en: when('enviado'),
    entregado_en: when('entregado'),
  };
}

async function writeHistory(db: Db, pedido_id: number, { estado }: DemoPedido, createdAt: Date): Promise<void> {
  const by: Partial<Record<EstadoPedido, string>> = {
    pendiente: 'cliente',
    cancelado: 'cliente',
    pagado: 'sistema',
    caducado: 'sistema',
  };
  for (const step of way[estado])
    await addHistoria(db, {
      pedido_id,
      hecho_en: later(createdAt.toISOString(), usual[step]),
      usuario: by[step] ?? 'admin',
      estado: step,
      nota: null,
    });
}

async function openSession(
  db: Db,
  { id, cod, cents, at, isPaid }: { id: string; cod: string; cents: number; at: string; isPaid: boolean },
) {
  await insertSesionDemo(db, {
    id,
    referencia: cod,
    importe_cents: cents,
    estado: 'abierta',
    success_url: '/',
    cancel_url: '/',
    creada_en: at,
    caduca_en: later(at, 0.5),
    reembolsado_cents: 0,
  });
  await closeSesionDemo(db, id, isPaid ? 'pagada' : 'cancelada', at);
}

async function giveBack(
  db: Db,
  pedidoId: number,
  sessionId: string,
  refund: { cents: number; motivo: string | null },
  at: string,
) {
  const pedido = (await findPedido(db, { id: pedidoId }))!;
  const values = {
    clave: `reembolso-${pedido.cod_pedido}`,
    importe_cents: refund.cents,
    motivo: refund.motivo,
    reponer_stock: 0,
    usuario: 'admin',
  };
  const reembolso = await insertReembolso(db, pedido, values, at);
  await refundSesionDemo(db, sessionId, refund.cents);
  await closeReembolso(db, reembolso, { estado: 'hecho', proveedor_id: `demo_${reembolso.id}` }, at);
}

function later(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * hour).toISOString();
}
