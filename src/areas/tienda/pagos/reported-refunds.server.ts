/**
 * What the provider says of refunds, in its answer or in a notice, in any order, any number of times: ours that wait
 * for the bank, ours that the bank sent back, and those that somebody made in the provider's own panel.
 */

import { wasPaid } from '#areas/tienda/pedidos/estado.ts';
import { refundedMail, refundFailedMail } from '#areas/tienda/pedidos/mails.server.ts';
import {
  addHistoria,
  findPedido,
  listHistoria,
  listPedidoArticulos,
  lockPedido,
  moveEstado,
  type PedidoRow,
} from '#areas/tienda/pedidos/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import { formatCents } from '#values/money.ts';
import { releaseSome } from './existencias-queries.server.ts';
import type { PaymentKeeper, ProviderRefund } from './provider.server.ts';
import {
  closeReembolso,
  insertReembolso,
  keepPending,
  leftCents,
  listLineas,
  listReembolsos,
  type ReembolsoRow,
  readDevuelto,
} from './reembolsos-queries.server.ts';
import type { PaymentContext } from './settle.server.ts';

/** Whoever made a refund, or asked a payment back, outside this site. */
export const atProvider = 'pasarela';

/** Brings an order's refunds to what the provider says of its payment. */
export async function settleRefunds(
  context: PaymentContext,
  provider: PaymentKeeper,
  paymentId: string,
): Promise<void> {
  const pedido = await findPedido(context.db, { pago_id: paymentId });
  if (!pedido) return;
  for (const reported of await provider.listRefunds(paymentId)) await writeRefund(context, pedido.id, reported);
}

export async function writeRefund(context: PaymentContext, pedidoId: number, reported: ProviderRefund): Promise<void> {
  const now = new Date().toISOString();
  const released = await context.db.transaction().execute(async (db) => {
    const pedido = await lockPedido(db, pedidoId, undefined);
    const reembolso = await ownRefund(db, pedido, reported, now);
    if (!reembolso) return [];
    if (reported.status === 'done') return writeDone(context, db, reembolso, reported, now);
    if (reported.status === 'pending') await writePending(db, pedido, reembolso, reported, now);
    else await writeFailed(context, db, pedido, reembolso, now);
    return [];
  });
  context.stockChanged(released);
}

/** Our row of it; a refund that we did not ask for gets one. */
async function ownRefund(db: Db, pedido: PedidoRow, reported: ProviderRefund, now: string) {
  const known = await listReembolsos(db, pedido.id);
  const own =
    known.find(({ proveedor_id }) => proveedor_id === reported.id) ??
    known.find(({ clave }) => clave === reported.key) ??
    // Asked for before keys were sent along, or made by hand because nobody knew whether ours was.
    known.find(
      (one) =>
        reported.key === undefined &&
        one.proveedor_id === null &&
        isWaiting(one) &&
        one.importe_cents === reported.cents,
    );
  if (own || reported.status === 'failed') return own;
  const cents = Math.min(reported.cents, leftCents(pedido));
  if (cents < reported.cents)
    logError(
      'a refund exceeds what was left',
      `order ${pedido.cod_pedido}, refund ${reported.id}: ${reported.cents} cents`,
    );
  if (cents <= 0) return undefined;
  return insertReembolso(
    db,
    pedido,
    {
      clave: `${atProvider}-${reported.id}`,
      importe_cents: cents,
      motivo: null,
      reponer_stock: 0,
      usuario: atProvider,
      proveedor_id: reported.id,
    },
    now,
  );
}

function isWaiting({ estado }: ReembolsoRow): boolean {
  return estado === 'pedido' || estado === 'dudoso';
}

async function writeDone(
  context: PaymentContext,
  db: Db,
  reembolso: ReembolsoRow,
  reported: ProviderRefund,
  now: string,
): Promise<number[]> {
  if (!isWaiting(reembolso)) return [];
  await closeReembolso(db, reembolso, { estado: 'hecho', proveedor_id: reported.id }, now);
  const { pedido } = await markWhole(db, reembolso.pedido_id, now);
  await addHistoria(db, {
    pedido_id: pedido.id,
    hecho_en: now,
    usuario: reembolso.usuario,
    estado: pedido.estado,
    nota: [`Reembolso de ${formatCents(reembolso.importe_cents)}.`, reembolso.motivo].filter(Boolean).join(' '),
  });
  const lineas = (await readDevuelto(db, pedido)).refunds.find(({ id }) => id === reembolso.id)?.lineas ?? [];
  const refund = { id: reembolso.id, cents: reembolso.importe_cents, motivo: reembolso.motivo, lineas };
  const articulos = await listPedidoArticulos(db, pedido.id);
  const factura = await context.facturas.refunded(db, { ...refund, pedido, articulos, shares: lineas }, new Date(now));
  // Whoever had their data erased gets no mail.
  if (pedido.cliente_email)
    await context.mail.enqueue(db, refundedMail(pedido, articulos, refund, context.siteUrl, factura), now);
  if (!reembolso.reponer_stock) return [];
  const units = lineas.flatMap(({ articuloId, cantidad }) =>
    articuloId === null ? [] : [{ lineaId: articuloId, cantidad }],
  );
  return releaseSome(db, pedido.id, units);
}

/** An order of which nothing is left is refunded. */
export async function markWhole(db: Db, pedidoId: number, now: string) {
  const before = (await findPedido(db, { id: pedidoId }))!;
  const isWhole = before.reembolsado_cents === before.total_cents;
  if (isWhole) await moveEstado(db, pedidoId, 'reembolsado', {}, now);
  return { pedido: isWhole ? (await findPedido(db, { id: pedidoId }))! : before, isWhole };
}

async function writePending(db: Db, pedido: PedidoRow, reembolso: ReembolsoRow, reported: ProviderRefund, now: string) {
  if (!isWaiting(reembolso)) return;
  await keepPending(db, reembolso.id, reported.id, now);
  if (reembolso.consultado_en !== null) return;
  await addHistoria(db, {
    pedido_id: pedido.id,
    hecho_en: now,
    usuario: reembolso.usuario,
    estado: pedido.estado,
    nota: `Reembolso de ${formatCents(reembolso.importe_cents)} pedido: el banco todavía no lo ha confirmado.`,
  });
}

/** Also one that was done: banks send money back that they cannot pay in. */
async function writeFailed(context: PaymentContext, db: Db, pedido: PedidoRow, reembolso: ReembolsoRow, now: string) {
  if (reembolso.estado === 'fallido') return;
  await closeReembolso(db, reembolso, { estado: 'fallido' }, now);
  const shares = (await listLineas(db, [pedido.id])).get(reembolso.id) ?? [];
  const articulos = await listPedidoArticulos(db, pedido.id);
  await context.facturas.refundFailed(db, { ...reembolso, pedido, articulos, shares }, new Date(now));
  const estado = pedido.estado === 'reembolsado' ? await estadoBefore(db, pedido.id) : pedido.estado;
  if (estado !== pedido.estado) await moveEstado(db, pedido.id, estado, { from: ['reembolsado'] }, now);
  const amount = formatCents(reembolso.importe_cents);
  await addHistoria(db, {
    pedido_id: pedido.id,
    hecho_en: now,
    usuario: atProvider,
    estado,
    nota: `El reembolso de ${amount} no llegó al cliente: el banco lo rechazó. El importe vuelve a estar sin devolver.`,
  });
  await context.mail.enqueue(db, refundFailedMail(pedido, reembolso.id, amount, context.siteUrl), now);
  logError('a refund failed', `order ${pedido.cod_pedido}, refund ${reembolso.id}: ${reembolso.importe_cents} cents`);
}

/** Where the order was before all of it was given back. */
async function estadoBefore(db: Db, pedidoId: number) {
  const historia = await listHistoria(db, pedidoId);
  return historia.findLast(({ estado }) => estado !== 'reembolsado' && wasPaid(estado))?.estado ?? 'pagado';
}
