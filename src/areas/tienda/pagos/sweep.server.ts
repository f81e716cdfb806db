/** What nobody came back for: unpaid orders whose time is over, refunds whose outcome was never heard. */

import { addHistoria, findPedido, listOverdue, type PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { logError } from '#server/log.ts';
import { forgetOrigen } from './apartado-queries.server.ts';
import { origenLastsMs } from './limits.server.ts';
import type { PaymentKeeper } from './provider.server.ts';
import { closeReembolso, listOpenReembolsos, type ReembolsoRow } from './reembolsos-queries.server.ts';
import { completeRefund } from './refund.server.ts';
import { settleRefunds } from './reported-refunds.server.ts';
import { closeUnpaid, type PaymentContext, settleSession, timeIsOver } from './settle.server.ts';

type FindProvider = (name: PedidoRow['proveedor']) => Promise<PaymentKeeper | undefined>;

const minute = 60_000;
/** A payment of the last second is still on its way to us. */
const graceMs = 2 * minute;
/** A provider that does not know a session may have been given the wrong key: it is not believed at once. */
const unknownMs = 24 * 60 * minute;
/** Providers forget the keys that make two requests one after a day; later a repetition could pay twice. */
const refundMs = 20 * 60 * minute;
/** Banks take days over some refunds, and the provider tells of it by itself. */
const pendingMs = 60 * minute;
const batch = 50;

/** `signal` is looked at before each: nobody waits for a whole batch when the program ends. */
export async function sweep(
  context: PaymentContext,
  findProvider: FindProvider,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for await (const pedido of everyRow((afterId) => listOverdue(context.db, before(now, graceMs), afterId, batch))) {
    if (signal?.aborted) return;
    await attempt(`order ${pedido.cod_pedido} could not be settled`, async () =>
      settleOverdue(context, await findProvider(pedido.proveedor), pedido, now),
    );
  }
  for await (const refund of everyRow((afterId) =>
    listOpenReembolsos(context.db, { asked: before(now, minute), heard: before(now, pendingMs) }, afterId, batch),
  )) {
    if (signal?.aborted) return;
    await attempt(`refund ${refund.id} could not be completed`, () => settleRefund(context, findProvider, refund, now));
  }
  await forgetOrigen(context.db, before(now, origenLastsMs));
}

/** All of them, some at a time: those that cannot be settled yet do not stand in the way of the rest. */
async function* everyRow<Row extends { id: number }>(load: (afterId: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let rows = await load(0); rows.length > 0; rows = await load(rows.at(-1)!.id)) yield* rows;
}

async function settleOverdue(
  context: PaymentContext,
  provider: PaymentKeeper | undefined,
  pedido: PedidoRow,
  now: Date,
): Promise<void> {
  // Nobody was ever given an address to pay at.
  if (!pedido.session_id) return void (await closeUnpaid(context, pedido, timeIsOver));
  if (!provider) return;
  // Kept aside for a shorter time than the provider keeps its session open.
  if (isShort(pedido, context.ajustes.current.tienda.minutos_pago)) await provider.closeSession(pedido.session_id);
  const { kind } = await settleSession(context, provider, pedido.session_id);
  if (kind === 'unknown-session' && pedido.caduca_en <= before(now, unknownMs))
    await closeUnpaid(context, pedido, timeIsOver);
}

function isShort({ creado_en, caduca_en }: PedidoRow, usualMinutes: number): boolean {
  return Date.parse(caduca_en) - Date.parse(creado_en) < usualMinutes * minute;
}

async function settleRefund(
  context: PaymentContext,
  findProvider: FindProvider,
  reembolso: ReembolsoRow,
  now: Date,
): Promise<void> {
  const pedido = (await findPedido(context.db, { id: reembolso.pedido_id }))!;
  const provider = await findProvider(pedido.proveedor);
  // The provider has it: it is asked how it went, not for another.
  if (reembolso.proveedor_id !== null) {
    if (provider && pedido.pago_id) await settleRefunds(context, provider, pedido.pago_id);
    return;
  }
  if (reembolso.creado_en > before(now, refundMs)) {
    if (provider) await completeRefund(context, provider, reembolso);
    return;
  }
  const instant = now.toISOString();
  await context.db.transaction().execute(async (db) => {
    if (!(await closeReembolso(db, reembolso, { estado: 'dudoso' }, instant))) return;
    const nota = 'No se sabe si un reembolso llegó a hacerse: compruébalo en el panel de la pasarela.';
    await addHistoria(db, { pedido_id: pedido.id, hecho_en: instant, usuario: 'sistema', estado: pedido.estado, nota });
  });
}

async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // One that cannot be settled now must not keep the others waiting; the next sweep asks again.
    logError(what, error);
  }
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
