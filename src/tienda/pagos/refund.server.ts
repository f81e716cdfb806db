/** Giving money back. Written down before it is asked for, so that a crash in between neither forgets nor repeats it. */
import { randomBytes } from 'node:crypto';
import { Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import { refundedMail } from '#tienda/pedidos/mails.server.ts';
import { wasPaid } from '#tienda/pedidos/pedido.ts';
import { addHistoria, findPedido, lockPedido, moveEstado, type PedidoRow } from '#tienda/pedidos/queries.server.ts';
import { formatCents } from '#values/money.ts';
import { releaseUnits } from './existencias-queries.server.ts';
import { type PaymentProvider, ProviderFailure } from './provider.server.ts';
import {
  closeReembolso,
  findReembolso,
  giveBackAmount,
  insertReembolso,
  type ReembolsoRow,
  sumRefunded,
} from './reembolsos-queries.server.ts';
import type { PaymentContext } from './settle.server.ts';

export interface RefundRequest {
  /** All that is left, if not said. */
  cents: number | undefined;
  motivo: string | null;
  /** Put the units back on the shelf; only together with the last of the money. */
  reponerStock: boolean;
  by: string;
  /** The order as whoever asks knows it: pressed twice, it is made once. */
  version: number;
}

export async function requestRefund(
  context: PaymentContext,
  provider: PaymentProvider,
  pedidoId: number,
  { motivo, reponerStock, by, version, ...request }: RefundRequest,
) {
  const now = new Date().toISOString();
  const id = await context.db.transaction().execute(async (db) => {
    const pedido = await lockPedido(db, pedidoId, version);
    const cents = refundableCents(pedido, request.cents);
    const id = await insertReembolso(
      db,
      pedido,
      {
        clave: `reembolso-${pedido.cod_pedido}-${randomBytes(6).toString('hex')}`,
        importe_cents: cents,
        motivo,
        reponer_stock: Number(reponerStock),
        usuario: by,
      },
      now,
    );
    await recordChange(db, {
      by,
      now,
      accion: 'editar',
      tipo: 'pedido',
      id: pedidoId,
      titulo: pedido.cod_pedido,
      version: pedido.version + 1,
      before: pedido,
      after: { reembolsado_cents: pedido.reembolsado_cents + cents },
    });
    return id;
  });
  await completeRefund(context, provider, (await findReembolso(context.db, id))!);
}

function refundableCents({ estado, total_cents, reembolsado_cents }: PedidoRow, wanted: number | undefined): number {
  if (!wasPaid(estado)) throw new Refusal(409, 'Este pedido no está pagado: no hay nada que reembolsar.');
  const left = total_cents - reembolsado_cents;
  if (left === 0) throw new Refusal(409, 'Este pedido ya está reembolsado por completo.');
  if (wanted === undefined || wanted <= left) return wanted ?? left;
  const message = `Como mucho se pueden reembolsar ${formatCents(left)}.`;
  throw new Refusal(422, message, { importe: message });
}

/** Asks the provider and writes down how it went; may be repeated until the outcome is known. */
export async function completeRefund(
  context: PaymentContext,
  provider: PaymentProvider,
  reembolso: ReembolsoRow,
): Promise<void> {
  const pedido = (await findPedido(context.db, { id: reembolso.pedido_id }))!;
  try {
    if (!pedido.pago_id) throw new ProviderFailure('the order has no payment', true);
    const { id } = await provider.refund({
      paymentId: pedido.pago_id,
      cents: reembolso.importe_cents,
      key: reembolso.clave,
    });
    await writeDone(context, reembolso, id);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (!error.isCertain)
      throw new Refusal(
        503,
        'La pasarela de pago no contesta. El reembolso queda pedido y se completará solo: no lo repitas.',
      );
    await writeFailed(context, reembolso, pedido);
    throw new Refusal(409, 'La pasarela de pago ha rechazado el reembolso. Revísalo en su panel.');
  }
}

async function writeDone(context: PaymentContext, reembolso: ReembolsoRow, proveedorId: string): Promise<void> {
  const now = new Date().toISOString();
  const released = await context.db.transaction().execute(async (db) => {
    if (!(await closeReembolso(db, reembolso.id, { estado: 'hecho', proveedor_id: proveedorId }, now))) return [];
    // Locked, so that of two refunds that end at the same moment the last one sees both.
    const pedido = await lockPedido(db, reembolso.pedido_id, undefined);
    const isWhole = (await sumRefunded(db, pedido.id)) === pedido.total_cents;
    if (isWhole) await moveEstado(db, pedido.id, 'reembolsado', {}, now);
    const amount = formatCents(reembolso.importe_cents);
    await addHistoria(db, {
      pedido_id: pedido.id,
      hecho_en: now,
      usuario: reembolso.usuario,
      estado: isWhole ? 'reembolsado' : pedido.estado,
      nota: [`Reembolso de ${amount}.`, reembolso.motivo].filter(Boolean).join(' '),
    });
    const refund = { id: reembolso.id, cents: reembolso.importe_cents, motivo: reembolso.motivo };
    await context.mail.enqueue(db, refundedMail(pedido, refund), now);
    return isWhole && reembolso.reponer_stock ? releaseUnits(db, pedido.id) : [];
  });
  context.stockChanged(released);
}

async function writeFailed({ db }: PaymentContext, reembolso: ReembolsoRow, { id, estado }: PedidoRow): Promise<void> {
  const now = new Date().toISOString();
  await db.transaction().execute(async (db) => {
    if (!(await closeReembolso(db, reembolso.id, { estado: 'fallido' }, now))) return;
    await giveBackAmount(db, id, reembolso.importe_cents, now);
    const nota = `La pasarela rechazó un reembolso de ${formatCents(reembolso.importe_cents)}.`;
    await addHistoria(db, { pedido_id: id, hecho_en: now, usuario: reembolso.usuario, estado, nota });
  });
}
