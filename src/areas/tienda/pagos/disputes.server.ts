/** A buyer's bank asks a payment back: the operator must know, and what is lost is no longer ours. */

import { disputeMail } from '#areas/tienda/pedidos/mails.server.ts';
import { addHistoria, findPedido, lockPedido, type PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import { formatCents } from '#values/money.ts';
import { closeDisputa, type DisputaRow, insertDisputa, listDisputas } from './disputas-queries.server.ts';
import type { ProviderDispute } from './provider.server.ts';
import { closeReembolso, insertReembolso, leftCents } from './reembolsos-queries.server.ts';
import { atProvider, markWhole } from './reported-refunds.server.ts';
import type { PaymentContext } from './settle.server.ts';

/** May be reported any number of times; each thing happens once. */
export async function settleDispute(context: PaymentContext, dispute: ProviderDispute): Promise<void> {
  const found = dispute.paymentId && (await findPedido(context.db, { pago_id: dispute.paymentId }));
  if (!found) return;
  const now = new Date().toISOString();
  await context.db.transaction().execute(async (db) => {
    const pedido = await lockPedido(db, found.id, undefined);
    const known = (await listDisputas(db, pedido.id)).find(({ proveedor_id }) => proveedor_id === dispute.id);
    const disputa = known ?? (await open(context, db, pedido, dispute, now));
    if (disputa.estado === 'abierta' && dispute.status !== 'open')
      await close(context, db, pedido, disputa, dispute.status, now);
  });
}

async function open(
  context: PaymentContext,
  db: Db,
  pedido: PedidoRow,
  dispute: ProviderDispute,
  now: string,
): Promise<DisputaRow> {
  const disputa = await insertDisputa(db, {
    pedido_id: pedido.id,
    proveedor_id: dispute.id,
    importe_cents: dispute.cents,
    motivo: dispute.reason,
    estado: 'abierta',
    abierta_en: now,
    cerrada_en: null,
  });
  const nota = `El banco del cliente disputa el pago y reclama ${formatCents(dispute.cents)}. Responde en el panel de la pasarela antes de que venza el plazo.`;
  await sendMails(context, db, pedido, disputa, nota, now);
  return disputa;
}

async function close(
  context: PaymentContext,
  db: Db,
  pedido: PedidoRow,
  disputa: DisputaRow,
  status: 'won' | 'lost',
  now: string,
): Promise<void> {
  const estado = status === 'won' ? 'ganada' : 'perdida';
  await closeDisputa(db, disputa.id, estado, now);
  const after = estado === 'perdida' ? await takeBack(db, pedido, disputa, now) : pedido;
  const amount = formatCents(disputa.importe_cents);
  const nota =
    estado === 'ganada'
      ? `La disputa de ${amount} se ha cerrado a tu favor.`
      : `La disputa de ${amount} se ha perdido: el banco ha devuelto el dinero al cliente.`;
  await sendMails(context, db, after, { ...disputa, estado }, nota, now);
}

/** The bank gave the money back: it counts as given back, and cannot be given back again. */
async function takeBack(db: Db, pedido: PedidoRow, disputa: DisputaRow, now: string): Promise<PedidoRow> {
  const cents = Math.min(disputa.importe_cents, leftCents(pedido));
  if (cents <= 0) return pedido;
  const reembolso = await insertReembolso(
    db,
    pedido,
    {
      clave: `disputa-${disputa.proveedor_id}`,
      importe_cents: cents,
      motivo: 'Disputa perdida',
      reponer_stock: 0,
      usuario: atProvider,
    },
    now,
  );
  await closeReembolso(db, reembolso, { estado: 'hecho', proveedor_id: disputa.proveedor_id }, now);
  return (await markWhole(db, pedido.id, now)).pedido;
}

async function sendMails(
  context: PaymentContext,
  db: Db,
  pedido: PedidoRow,
  disputa: DisputaRow,
  nota: string,
  now: string,
): Promise<void> {
  await addHistoria(db, { pedido_id: pedido.id, hecho_en: now, usuario: atProvider, estado: pedido.estado, nota });
  await context.mail.enqueue(db, disputeMail(pedido, disputa, nota, context.siteUrl), now);
  logError(`a payment is disputed: ${disputa.estado}`, `order ${pedido.cod_pedido}, dispute ${disputa.proveedor_id}`);
}
