/** From a cart to the address where it is paid. */

import {
  attachSession,
  findPedido,
  listPedidoArticulos,
  type PedidoArticuloRow,
  type PedidoRow,
} from '#areas/tienda/pedidos/queries.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { logError } from '#server/log.ts';
import { later, say } from '#values/idioma/say.ts';
import { type Carrito, placePedido, requirePossible } from './place-pedido.server.ts';
import { type PaymentProvider, ProviderFailure, type SessionRequest } from './provider.server.ts';
import { closeUnpaid, type Ending, type PaymentContext } from './settle.server.ts';

const unreachable = later(
  'No hemos podido conectar con la pasarela de pago. No se te ha cobrado nada; inténtalo de nuevo en unos minutos.',
);

type Cancel = (pedido: PedidoRow, why: Omit<Ending, 'estado'>) => Promise<boolean>;

export async function takePedido(
  context: PaymentContext,
  provider: PaymentProvider,
  carrito: Carrito,
): Promise<{ url: string; sessionId: string }> {
  const now = new Date();
  const pedido = await context.inTurn(() => placePedido(context, carrito, now, { proveedor: provider.name }));
  const articulos = await listPedidoArticulos(context.db, pedido.id);
  context.stockChanged(articulos.filter(({ reservado }) => reservado).map(({ producto_id }) => producto_id));
  try {
    const session = await provider.createSession({
      reference: pedido.cod_pedido,
      email: pedido.cliente_email,
      lines: sessionLines(pedido, articulos),
      totalCents: pedido.total_cents,
      expiresAt: new Date(now.getTime() + sessionMinutes(context.ajustes.current.tienda.minutos_pago) * 60_000),
    });
    await attachSession(context.db, pedido.id, session.id);
    return { url: session.url, sessionId: session.id };
  } catch (error) {
    // Nobody got an address to pay at, so nobody can pay: the units go back at once.
    await closeUnpaid(context, pedido, {
      estado: 'cancelado',
      nota: 'No se pudo abrir la sesión de pago.',
      usuario: 'sistema',
    });
    if (!(error instanceof ProviderFailure)) throw error;
    logError(`no payment session for order ${pedido.cod_pedido}`, error);
    throw new Refusal(503, unreachable);
  }
}

/** Stripe takes from half an hour to a day. Not to the minute: clocks differ. */
function sessionMinutes(minutosPago: number): number {
  return Math.min(minutosPago + 1, 24 * 60 - 5);
}

/** What a coupon takes off is taken off the line itself: a provider's page adds up lines that cost something. */
function sessionLines(pedido: PedidoRow, articulos: PedidoArticuloRow[]): SessionRequest['lines'] {
  const goods = articulos
    .filter(({ total_cents }) => total_cents > 0)
    .map(({ descripcion, unit_cents, cantidad, total_cents, descuento_cents }) =>
      descuento_cents === 0
        ? { name: descripcion, unitCents: unit_cents, quantity: cantidad }
        : {
            name: say('{n} × {nombre}, con descuento', { n: cantidad, nombre: descripcion }),
            unitCents: total_cents,
            quantity: 1,
          },
    );
  const { envio_cents } = pedido;
  return envio_cents > 0 ? [...goods, { name: say('Gastos de envío'), unitCents: envio_cents, quantity: 1 }] : goods;
}

/**
 * The next order takes the place of the one that the same browser left unpaid, so nobody finds their own units taken. Who
 * it is must be proved by the session's id: an e-mail is typed by anybody.
 */
export async function releaseOlder(context: PaymentContext, carrito: Carrito, cancel: Cancel): Promise<void> {
  const { sesionAnterior } = carrito;
  const older = sesionAnterior ? await findPedido(context.db, { session_id: sesionAnterior }) : undefined;
  if (older?.estado !== 'pendiente') return;
  await requirePossible(context, carrito, older);
  try {
    await cancel(older, { nota: 'El comprador hizo otro pedido sin pagar este.', usuario: 'comprador' });
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) throw new Refusal(503, unreachable);
    throw error;
  }
}
