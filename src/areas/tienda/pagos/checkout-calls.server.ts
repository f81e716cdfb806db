import { z } from 'zod';
import { versionsOf } from '#areas/ajustes/legal-version.ts';
import { requireCupon } from '#areas/tienda/cupones/apply.server.ts';
import { wasPaid } from '#areas/tienda/pedidos/estado.ts';
import { pedido } from '#areas/tienda/pedidos/pedido.ts';
import { checkout as checkoutForm } from '#areas/tienda/pedidos/peticion.ts';
import { findPedido, listPedidoArticulos, type PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { toPedido } from '#areas/tienda/pedidos/wire.server.ts';
import { addressGroup } from '#server/api/address-group.ts';
import { call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { isAMano } from '#values/pago/forma.ts';

const failed = later('Hubo un error al procesar tu pedido.');
const missingSession = later(
  'No se encontró un ID de sesión de pago. Por favor, contacta con soporte si el cobro se ha realizado.',
);
const closedUnpaid = later(
  'Este pedido se cerró sin pagar y ya no te lo guardamos. Si lo habías pagado, escríbenos y lo buscamos.',
);
/** Who has the link has the order, so the link does not last. */
const linkLastsMs = 48 * 60 * 60 * 1000;

export const checkout = {
  'get_pago_disponible.php': call({
    method: 'get',
    access: 'public',
    summary: 'Whether the shop takes orders now, and whether with the test gateway',
    output: z.object({ data: z.object({ disponible: z.boolean(), demo: z.boolean() }) }),
    async handle({ app, reads }) {
      reads('sitio');
      const provider = await app.payments.provider();
      const formas = await app.payments.formas();
      return { data: { disponible: formas.length > 0, demo: provider === 'demo' } };
    },
  }),

  'create_checkout_session.php': call({
    method: 'post',
    access: 'public',
    summary: 'Order what is in the cart; answers where to pay. Prices and availability are the database’s',
    input: checkoutForm,
    output: z.object({ url: z.string(), session_id: z.string() }),
    perMinute: 20,
    async handle({ app, db, input, ip, now }) {
      const { cliente, articulos, entrega, nota = null, factura = null, acepta_condiciones, sesion_anterior } = input;
      const { pago, intento } = input;
      const condicionesVersion = acceptedVersion(
        acepta_condiciones,
        versionsOf(app.ajustes.current.legal)['condiciones-de-venta'],
      );
      const origen = addressGroup(ip);
      const cupon = input.cupon ? await requireCupon(db, input.cupon, ip, new Date(now)) : undefined;
      const { url, sessionId } = await app.payments.checkout({
        ...{ cliente, articulos, entrega, cupon, pago, intento, nota, factura, condicionesVersion, origen },
        sesionAnterior: sesion_anterior,
      });
      return { url, session_id: sessionId };
    },
  }),

  'cancel_checkout_session.php': call({
    method: 'post',
    access: 'public',
    summary: 'The buyer came back without paying: what was put aside is for sale again, also for them',
    input: z.object({ session_id: requiredText(later('La sesión de pago'), 255, missingSession) }),
    output: z.object({ pagado: z.boolean() }),
    perMinute: 20,
    async handle({ app, db, input }) {
      const pedido = await findPedido(db, input);
      if (!pedido) throw notFound(failed);
      if (pedido.estado === 'pendiente')
        await app.payments.cancel(pedido, { nota: 'Volvió a la tienda sin pagar.', usuario: 'comprador' });
      // It may have been paid at the last moment.
      const { estado } = (await findPedido(db, input))!;
      return { pagado: wasPaid(estado) };
    },
  }),

  'handle_successful_payment.php': call({
    method: 'get',
    access: 'public',
    whilePreparing: true,
    summary:
      'Confirm the payment of a session and show its order, or how it is paid by hand; the session id is the secret, for 48 hours',
    input: z.object({ session_id: requiredText(later('La sesión de pago'), 255, missingSession) }),
    output: z.object({ pedido }),
    perMinute: 60,
    async handle({ app, db, input, now }) {
      const settlement = await app.payments.settle(input.session_id);
      const isWaiting = settlement.kind === 'open' && isAMano(settlement.pedido.proveedor);
      if (!isWaiting && (settlement.kind === 'open' || settlement.kind === 'processing'))
        throw new Refusal(
          409,
          later(
            'Hubo un error al procesar tu pedido. El pago todavía no consta como realizado. Si ya has pagado, espera un momento y recarga la página.',
          ),
        );
      if (settlement.kind === 'over' && isAMano(settlement.pedido.proveedor)) throw notFound(closedUnpaid);
      if (settlement.kind !== 'paid' && !isWaiting) throw notFound(failed);
      if (isTooOld(settlement.pedido, now))
        throw notFound(later('Este enlace ya no muestra el pedido. Consúltalo con su código y tu correo electrónico.'));
      const articulos = await listPedidoArticulos(db, settlement.pedido.id);
      return {
        message: isWaiting
          ? later('Pedido recibido. Falta el pago.')
          : later('Pago confirmado. ¡Gracias por tu compra!'),
        pedido: toPedido(settlement.pedido, articulos, app.ajustes.current),
      };
    },
  }),

  'stripe_webhook.php': call({
    method: 'post',
    access: 'public',
    whilePreparing: true,
    summary: 'Signed notices of the payment provider; answered once what they tell of is written',
    signed: true,
    rawBody: true,
    maxBytes: 512 * 1024,
    async handle({ app, rawBody, request }) {
      await app.payments.takeNotice(rawBody, request.headers);
      return { message: 'Recibido.' };
    },
  }),
};

/** The version of the conditions that the buyer accepted; null when the client does not ask for it. */
function acceptedVersion(accepted: boolean | string | undefined, current: string): string | null {
  if (accepted === undefined) return null;
  if (accepted === true || ['true', '1', 'on', current].includes(String(accepted))) return current;
  const isOtherVersion = typeof accepted === 'string' && /^\d{4}-\d{2}-\d{2}(?:-\d+)?$/.test(accepted);
  const message = isOtherVersion
    ? later('Las condiciones de venta han cambiado. Recarga la página, léelas y vuelve a aceptarlas.')
    : later('Debes aceptar las condiciones de venta para continuar.');
  throw new Refusal(isOtherVersion ? 409 : 422, message, { acepta_condiciones: message });
}

function isTooOld({ pagado_en, creado_en }: PedidoRow, now: string): boolean {
  return Date.parse(pagado_en ?? creado_en) < Date.parse(now) - linkLastsMs;
}
