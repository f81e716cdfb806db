/**
 * THE confirming function. The provider's notice, the success page, the back office and the sweeper all come here, in
 * any order, any number of times, at the same moment. It asks the provider, never the one who came, and one
 * conditional update decides who does what follows.
 */

import type { CurrentAjustes } from '#areas/ajustes/current.server.ts';
import { giveUsoBack, takeUsoAgain } from '#areas/tienda/cupones/queries.server.ts';
import { wasPaid } from '#areas/tienda/pedidos/estado.ts';
import { confirmationMail, newPedidoMail, wrongAmountMail } from '#areas/tienda/pedidos/mails.server.ts';
import {
  addHistoria,
  attachSession,
  findPedido,
  listPedidoArticulos,
  moveEstado,
  type PedidoRow,
} from '#areas/tienda/pedidos/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import type { Mail } from '#server/mail/index.ts';
import type { InTurn } from '#server/turns.ts';
import { todayInMadrid } from '#values/day.ts';
import { formatCents } from '#values/money.ts';
import { isAMano } from '#values/pago/forma.ts';
import { notPaidMail, tellsBuyer } from './a-mano/mails.server.ts';
import { releaseUnits, takeUnitsAgain } from './existencias-queries.server.ts';
import type { PedidoFacturas } from './facturar.server.ts';
import type { PaymentKeeper, PaymentSession } from './provider.server.ts';

export interface PaymentContext {
  db: Db;
  ajustes: CurrentAjustes;
  facturas: PedidoFacturas;
  mail: Mail;
  siteUrl: string;
  /** Orders are written one after the other: what all of them keep aside together has a limit. */
  inTurn: InTurn;
  /** These products' units changed. */
  stockChanged(productoIds: number[]): void;
}

export type Settlement =
  | { kind: 'paid'; pedido: PedidoRow }
  | { kind: 'open' | 'processing' | 'over' | 'wrong-amount'; pedido: PedidoRow }
  /** The provider does not know the session; or it does, and it belongs to no order of ours. */
  | { kind: 'unknown-session' | 'unknown-pedido' };

/** How an order that was not paid ends, and who ended it. */
export interface Ending {
  estado: 'caducado' | 'cancelado';
  nota: string;
  usuario: string;
  /** What comes before it in the same transaction; what it throws keeps the order as it was. */
  first?(db: Db): Promise<void>;
}

export const timeIsOver: Ending = { estado: 'caducado', nota: 'El plazo para pagar ha terminado.', usuario: 'sistema' };

export async function settleSession(
  context: PaymentContext,
  provider: PaymentKeeper,
  sessionId: string,
  ending = timeIsOver,
): Promise<Settlement> {
  const known = await findPedido(context.db, { session_id: sessionId });
  if (known && wasPaid(known.estado)) return { kind: 'paid', pedido: known };

  const session = await provider.readSession(sessionId);
  if (!session) return { kind: 'unknown-session' };
  const pedido = known ?? (await adopt(context.db, session));
  if (!pedido) return { kind: 'unknown-pedido' };

  if (session.status === 'paid') return confirm(context, pedido, session);
  if (session.status === 'expired') {
    await closeUnpaid(context, pedido, ending);
    return { kind: 'over', pedido: (await findPedido(context.db, { id: pedido.id }))! };
  }
  return { kind: session.status, pedido };
}

/** Ends an order that nobody paid and puts its units back; does nothing to any other. */
export async function closeUnpaid(
  context: PaymentContext,
  pedido: PedidoRow,
  { estado, nota, usuario, first }: Ending,
): Promise<boolean> {
  const now = new Date().toISOString();
  const released = await context.db.transaction().execute(async (db) => {
    await first?.(db);
    if (!(await moveEstado(db, pedido.id, estado, { from: ['pendiente'] }, now))) return undefined;
    await addHistoria(db, { pedido_id: pedido.id, hecho_en: now, usuario, estado, nota });
    // Units before the coupon, as those who order take them: nobody waits for each other in a circle.
    const units = await releaseUnits(db, pedido.id);
    await giveUsoBack(db, pedido.id);
    if (tellsBuyer(pedido)) await context.mail.enqueue(db, notPaidMail(pedido, estado, context.siteUrl), now);
    return units;
  });
  if (released) context.stockChanged(released);
  return released !== undefined;
}

/** We died between opening the session and noting it down; the session itself says whose it is. */
async function adopt(db: Db, session: PaymentSession): Promise<PedidoRow | undefined> {
  const pedido = session.reference ? await findPedido(db, { cod_pedido: session.reference }) : undefined;
  if (!pedido) return undefined;
  await attachSession(db, pedido.id, session.id);
  return findPedido(db, { session_id: session.id });
}

async function confirm(context: PaymentContext, pedido: PedidoRow, session: PaymentSession): Promise<Settlement> {
  if (session.amountCents !== pedido.total_cents || session.currency.toLowerCase() !== 'eur') {
    await reportWrongAmount(context, pedido, session);
    return { kind: 'wrong-amount', pedido };
  }
  await writePaid(context, pedido, { pago_id: session.paymentId, usuario: 'sistema' });
  return { kind: 'paid', pedido: (await findPedido(context.db, { id: pedido.id }))! };
}

interface Paid {
  pago_id: string | null;
  /** Who says so. */
  usuario: string;
  /** What comes with it in the same transaction, once. */
  also?(db: Db, now: string): Promise<void>;
}

/** The order is paid, with all that follows; of all who say so at the same moment one does it. */
export async function writePaid(
  context: PaymentContext,
  pedido: PedidoRow,
  { pago_id, usuario, also }: Paid,
): Promise<void> {
  const now = new Date();
  const instant = now.toISOString();
  const paid = { pagado_en: instant, dia_venta: todayInMadrid(now), pago_id };
  const stock = await context.db.transaction().execute(async (db) => {
    if (await moveEstado(db, pedido.id, 'pagado', { ...paid, from: ['pendiente'] }, instant)) {
      await sendMails(context, db, pedido.id, { usuario, missing: [] }, instant);
      await also?.(db, instant);
      return [];
    }
    // The money came after the order was closed: it counts all the same.
    if (await moveEstado(db, pedido.id, 'pagado', { ...paid, from: ['caducado', 'cancelado'] }, instant)) {
      const { taken, missing } = await takeUnitsAgain(db, pedido.id);
      await takeUsoAgain(db, pedido.id);
      await sendMails(context, db, pedido.id, { usuario, missing }, instant);
      await also?.(db, instant);
      return taken;
    }
    return [];
  });
  context.stockChanged(stock);
}

/** What follows from a payment, in its transaction: history, invoice and mails, once. */
async function sendMails(
  context: PaymentContext,
  db: Db,
  pedidoId: number,
  { usuario, missing }: { usuario: string; missing: number[] },
  now: string,
): Promise<void> {
  const pedido = (await findPedido(db, { id: pedidoId }))!;
  const articulos = await listPedidoArticulos(db, pedidoId);
  const short = articulos.filter(({ id }) => missing.includes(id)).map(({ descripcion }) => `«${descripcion}»`);
  const warnings =
    short.length > 0
      ? [`El pago llegó cuando el pedido ya estaba cerrado y faltan unidades de ${short.join(', ')}.`]
      : [];
  await addHistoria(db, {
    pedido_id: pedidoId,
    hecho_en: now,
    usuario,
    estado: 'pagado',
    nota: warnings[0] ?? null,
  });
  const factura = await context.facturas.paid(db, pedido, articulos, new Date(now));
  // Whoever had their data erased gets no mail.
  if (pedido.cliente_email)
    await context.mail.enqueue(db, confirmationMail(pedido, articulos, context.siteUrl, factura), now);
  // Who says so here knows of it, and was told when it was ordered.
  if (!isAMano(pedido.proveedor))
    await context.mail.enqueue(db, newPedidoMail(pedido, articulos, context.siteUrl, warnings), now);
}

async function reportWrongAmount(
  { db, mail, siteUrl }: PaymentContext,
  pedido: PedidoRow,
  session: PaymentSession,
): Promise<void> {
  const paid = `${formatCents(session.amountCents)} (${session.currency.toUpperCase()})`;
  logError(
    `order ${pedido.cod_pedido} was not confirmed`,
    `paid ${session.amountCents} ${session.currency}, due ${pedido.total_cents} eur`,
  );
  // The same mail a second time is the same mail: once is enough.
  await mail.enqueue(db, wrongAmountMail(pedido, paid, siteUrl), new Date().toISOString());
}
