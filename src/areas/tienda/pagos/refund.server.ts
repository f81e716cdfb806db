/** Giving money back. Written down before it is asked for, so that a crash in between neither forgets nor repeats it. */
import { randomBytes } from 'node:crypto';
import { byAmount, byLines, centsOf, type Share } from '#areas/tienda/pedidos/devuelto.ts';
import { wasPaid } from '#areas/tienda/pedidos/estado.ts';
import { addHistoria, findPedido, lockPedido, type PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { recordChange } from '#server/things/change-log.ts';
import { formatCents } from '#values/money.ts';
import { isAMano } from '#values/pago/forma.ts';
import { type PaymentKeeper, ProviderFailure } from './provider.server.ts';
import {
  closeReembolso,
  insertReembolso,
  leftCents,
  type ReembolsoRow,
  readDevuelto,
} from './reembolsos-queries.server.ts';
import { writeRefund } from './reported-refunds.server.ts';
import type { PaymentContext } from './settle.server.ts';

export interface RefundRequest {
  /** All that is left, if neither this nor lines are said. */
  cents: number | undefined;
  /** So many units of some lines, and shipping with them or alone. */
  lineas: { id: number; cantidad: number }[];
  envio: boolean;
  motivo: string | null;
  /** Put the units back on the shelf: those of the lines, or all together with the last of the money. */
  reponerStock: boolean;
  by: string;
  /** The order as whoever asks knows it: pressed twice, it is made once. */
  version: number;
}

export type RefundOutcome = 'done' | 'pending';

export async function requestRefund(
  context: PaymentContext,
  provider: PaymentKeeper,
  pedidoId: number,
  { motivo, reponerStock, by, version, ...request }: RefundRequest,
): Promise<RefundOutcome> {
  const now = new Date().toISOString();
  const reembolso = await context.db.transaction().execute(async (db) => {
    const pedido = await lockPedido(db, pedidoId, version);
    const { lineas, cents } = await sharesFor(db, pedido, request);
    const reembolso = await insertReembolso(
      db,
      pedido,
      {
        clave: `reembolso-${pedido.cod_pedido}-${randomBytes(6).toString('hex')}`,
        importe_cents: cents,
        lineas,
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
      after: { reembolso_pendiente_cents: pedido.reembolso_pendiente_cents + cents },
    });
    return reembolso;
  });
  return completeRefund(context, provider, reembolso);
}

type Wanted = Pick<RefundRequest, 'cents' | 'lineas' | 'envio'>;

async function sharesFor(db: Db, pedido: PedidoRow, { cents, lineas, envio }: Wanted) {
  const { whole, left } = await readDevuelto(db, pedido);
  if (lineas.length === 0 && !envio) {
    const amount = refundableCents(pedido, cents);
    return { cents: amount, lineas: byAmount(left, amount) };
  }
  for (const { id, cantidad } of lineas) requireUnits(left, id, cantidad);
  const shares = byLines(whole, left, lineas, envio);
  const amount = centsOf(shares);
  if (wasPaid(pedido.estado) && amount === 0) {
    const message = 'De lo que has elegido ya no queda nada por devolver.';
    throw new Refusal(409, message, { lineas: message });
  }
  return { cents: refundableCents(pedido, amount), lineas: shares };
}

function requireUnits(left: Share[], id: number, cantidad: number): void {
  const units = left.find(({ articuloId }) => articuloId === id)?.cantidad;
  if (units !== undefined && cantidad <= units) return;
  const message =
    units === undefined
      ? 'Esa línea no es de este pedido.'
      : `De esa línea ${units === 1 ? 'queda 1 unidad' : `quedan ${units} unidades`} por devolver.`;
  throw new Refusal(422, message, { lineas: message });
}

function refundableCents(pedido: PedidoRow, wanted: number | undefined): number {
  if (!wasPaid(pedido.estado)) throw new Refusal(409, 'Este pedido no está pagado: no hay nada que reembolsar.');
  const left = leftCents(pedido);
  if (left === 0)
    throw new Refusal(
      409,
      pedido.reembolso_pendiente_cents > 0
        ? 'El reembolso de todo lo que queda ya está pedido y la pasarela lo tiene pendiente.'
        : 'Este pedido ya está reembolsado por completo.',
    );
  if (wanted === undefined || wanted <= left) return wanted ?? left;
  const message = `Como mucho se pueden reembolsar ${formatCents(left)}.`;
  throw new Refusal(422, message, { importe: message });
}

/** Asks the provider and writes down what it says; may be repeated until the outcome is known. */
export async function completeRefund(
  context: PaymentContext,
  provider: PaymentKeeper,
  reembolso: ReembolsoRow,
): Promise<RefundOutcome> {
  const pedido = (await findPedido(context.db, { id: reembolso.pedido_id }))!;
  try {
    if (!pedido.pago_id && !isAMano(pedido.proveedor)) throw new ProviderFailure('the order has no payment', true);
    const reported = await provider.refund({
      paymentId: pedido.pago_id ?? '',
      cents: reembolso.importe_cents,
      key: reembolso.clave,
    });
    await writeRefund(context, pedido.id, reported);
    return reported.status === 'done' ? 'done' : 'pending';
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (!error.isCertain)
      throw new Refusal(
        503,
        'La pasarela de pago no contesta. El reembolso queda pedido y se completará solo: no lo repitas.',
      );
    await writeRefused(context, reembolso);
    throw new Refusal(409, 'La pasarela de pago ha rechazado el reembolso. Revísalo en su panel.');
  }
}

/** It was never made: the amount can be asked for again. */
async function writeRefused({ db }: PaymentContext, reembolso: ReembolsoRow): Promise<void> {
  const now = new Date().toISOString();
  await db.transaction().execute(async (db) => {
    const { id, estado } = await lockPedido(db, reembolso.pedido_id, undefined);
    if (!(await closeReembolso(db, reembolso, { estado: 'fallido' }, now))) return;
    const nota = `La pasarela rechazó un reembolso de ${formatCents(reembolso.importe_cents)}.`;
    await addHistoria(db, { pedido_id: id, hecho_en: now, usuario: reembolso.usuario, estado, nota });
  });
}
