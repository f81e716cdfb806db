/** Payments: takes orders, confirms payments, gives money back. */

import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import type { Mail } from '#server/mail/index.ts';
import type { Settings } from '#server/settings.ts';
import { site } from '#site-settings.ts';
import { attachSession, listPedidoArticulos, type PedidoRow } from '#tienda/pedidos/queries.server.ts';
import { isAvisoKnown, rememberAviso } from './avisos-queries.server.ts';
import { createDemoGateway } from './demo.server.ts';
import { type Carrito, placePedido } from './place-pedido.server.ts';
import { type PaymentProvider, ProviderFailure } from './provider.server.ts';
import { type RefundRequest, requestRefund } from './refund.server.ts';
import { closeSesionDemo, findSesionDemo, type SesionDemo } from './sesiones-demo-queries.server.ts';
import { closeUnpaid, type Ending, type PaymentContext, type Settlement, settleSession } from './settle.server.ts';
import { createStripe } from './stripe.server.ts';
import { sweep } from './sweep.server.ts';

export interface Payments {
  /** Who takes the money, if anybody does. */
  provider: PaymentProvider['name'] | undefined;
  checkout(carrito: Carrito): Promise<{ url: string; sessionId: string }>;
  /** Brings the order of this session to what the provider says of it. */
  settle(sessionId: string): Promise<Settlement>;
  /** Returns once what the notice tells of is written. */
  takeNotice(rawBody: Buffer, headers: Headers): Promise<void>;
  /** Ends an unpaid order for good: first at the provider, then here. False when it was paid meanwhile. */
  cancel(pedido: PedidoRow, why: Omit<Ending, 'estado'>): Promise<boolean>;
  refund(pedido: PedidoRow, request: RefundRequest): Promise<void>;
  /** The test gateway's own page; undefined where a real provider takes the money. */
  demo: DemoPage | undefined;
  sweep(now?: Date): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface DemoPage {
  read(sessionId: string): Promise<SesionDemo | undefined>;
  pay(sessionId: string): Promise<boolean>;
}

interface Parts {
  db: Db;
  mail: Mail;
  settings: Settings;
  changed(tags: string[]): void;
}

const unavailable = 'El pago con tarjeta no está disponible en este momento, así que no podemos tomar el pedido.';
const unreachable =
  'No hemos podido conectar con la pasarela de pago. No se te ha cobrado nada; inténtalo de nuevo en unos minutos.';

const noWord = 'Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde o contacta con soporte.';

export function createPayments({ db, mail, settings, changed }: Parts): Payments {
  const stripe = settings.stripe && createStripe({ ...settings.stripe, siteUrl: settings.siteUrl });
  const demoGateway = createDemoGateway(db, settings.siteUrl);
  const provider = stripe ?? (settings.demo ? demoGateway : undefined);
  const context: PaymentContext = {
    db,
    mail,
    siteUrl: settings.siteUrl,
    stockChanged(ids) {
      if (ids.length > 0) changed(['productos', ...ids.map((id) => `producto:${id}`)]);
    },
  };
  // An order is settled by whoever opened its session, also after the settings changed.
  const findProvider = (name: PaymentProvider['name']) => (name === 'stripe' ? stripe : demoGateway);
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  let isStopping = false;

  async function settle(sessionId: string, ending?: Ending): Promise<Settlement> {
    const own = sessionId.startsWith('demo_') ? demoGateway : stripe;
    if (!own) return { kind: 'unknown-session' };
    try {
      return await settleSession(context, own, sessionId, ending);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      logError('the payment provider could not be asked', error);
      throw new Refusal(503, noWord);
    }
  }

  function sweepOnce(now = new Date()): Promise<void> {
    sweeping ??= sweep(context, findProvider, now, () => isStopping).finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  }

  return {
    provider: provider?.name,

    async checkout(carrito) {
      if (!provider) throw new Refusal(503, unavailable);
      const now = new Date();
      const pedido = await placePedido(db, carrito, provider.name, now);
      const articulos = await listPedidoArticulos(db, pedido.id);
      context.stockChanged(articulos.filter(({ reservado }) => reservado).map(({ producto_id }) => producto_id));
      try {
        const session = await provider.createSession({
          reference: pedido.cod_pedido,
          email: pedido.cliente_email,
          lines: [
            ...articulos.map((line) => ({
              name: line.descripcion,
              unitCents: line.unit_cents,
              quantity: line.cantidad,
            })),
            ...(pedido.envio_cents > 0
              ? [{ name: 'Gastos de envío', unitCents: pedido.envio_cents, quantity: 1 }]
              : []),
          ],
          totalCents: pedido.total_cents,
          // A minute more than the half hour that Stripe demands at least: clocks differ.
          expiresAt: new Date(now.getTime() + (site.shop.paymentMinutes + 1) * 60_000),
        });
        await attachSession(db, pedido.id, session.id);
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
    },

    settle,

    async takeNotice(rawBody, headers) {
      if (!stripe) throw new Refusal(404, 'Aquí no se esperan avisos de pago.');
      const notice = await stripe.parseNotice(rawBody, headers);
      if (await isAvisoKnown(db, notice.id)) return;
      const settlement = notice.sessionId ? await settle(notice.sessionId) : undefined;
      // Signed by the provider and yet unknown to it: the keys do not belong together. It must be sent again.
      if (settlement?.kind === 'unknown-session') throw new Refusal(503, noWord);
      await rememberAviso(db, { id: notice.id, tipo: notice.type }, new Date().toISOString());
    },

    async cancel(pedido, why) {
      const ending = { estado: 'cancelado', ...why } as const;
      const own = findProvider(pedido.proveedor);
      if (pedido.session_id && own) {
        await own.closeSession(pedido.session_id).catch(() => {
          throw new Refusal(503, noWord);
        });
        const { kind } = await settle(pedido.session_id, ending);
        if (kind !== 'unknown-session') return kind === 'over';
      }
      return closeUnpaid(context, pedido, ending);
    },

    async refund(pedido, request) {
      const own = findProvider(pedido.proveedor);
      if (!own) throw new Refusal(503, 'La pasarela con la que se pagó este pedido no está configurada.');
      await requestRefund(context, own, pedido.id, request);
    },

    demo:
      provider === demoGateway
        ? {
            read: (sessionId) => findSesionDemo(db, sessionId),
            pay: (sessionId) => closeSesionDemo(db, sessionId, 'pagada', new Date().toISOString()),
          }
        : undefined,

    sweep: sweepOnce,

    start() {
      const run = () => void sweepOnce().catch((error) => logError('sweep', error));
      timer = setInterval(run, 60_000);
      timer.unref();
      run();
    },

    async stop() {
      clearInterval(timer);
      isStopping = true;
      await sweeping?.catch(() => {});
    },
  };
}

export type { Carrito, RefundRequest, Settlement };
