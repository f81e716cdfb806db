/** From a cart to an order that waits until somebody here says that it was paid. */
import { randomBytes } from 'node:crypto';
import { findPedido, listPedidoArticulos } from '#areas/tienda/pedidos/queries.server.ts';
import { linkHere } from '#server/idiomas.ts';
import type { FormaAMano } from '#values/pago/forma.ts';
import { type Carrito, placePedido } from '../place-pedido.server.ts';
import type { PaymentContext } from '../settle.server.ts';
import { requireForma, waitsUntil } from './formas.server.ts';
import { sessionPrefix } from './keeper.server.ts';
import { howToPayMail, waitingPedidoMail } from './mails.server.ts';

export async function takeByHand(
  context: PaymentContext,
  forma: FormaAMano,
  carrito: Carrito,
  releaseOlder: () => Promise<void>,
): Promise<{ url: string; sessionId: string }> {
  const { db, ajustes, mail, siteUrl } = context;
  const sessionId = sessionPrefix + (carrito.intento ?? randomBytes(24).toString('base64url'));
  const answer = { url: linkHere(siteUrl, `/pago-exitoso?session_id=${sessionId}`), sessionId };
  // The answer was lost on its way and the buyer pressed again.
  if (await findPedido(db, { session_id: sessionId })) return answer;
  requireForma(forma, carrito.entrega, ajustes.current);
  await releaseOlder();
  const now = new Date();
  const pedido = await context.inTurn(() =>
    placePedido(context, carrito, now, {
      proveedor: forma,
      sessionId,
      until: waitsUntil(forma, ajustes.current, now),
      async written(db, pedido) {
        const articulos = await listPedidoArticulos(db, pedido.id);
        await mail.enqueue(db, howToPayMail(pedido, articulos, siteUrl), now.toISOString());
        await mail.enqueue(db, waitingPedidoMail(pedido, articulos, siteUrl), now.toISOString());
      },
    }),
  );
  const articulos = await listPedidoArticulos(db, pedido.id);
  context.stockChanged(articulos.filter(({ reservado }) => reservado).map(({ producto_id }) => producto_id));
  return answer;
}
