/** Payments: takes orders, confirms payments, gives money back. */

import type { CurrentAjustes } from '#areas/ajustes/current.server.ts';
import { hasRealPayment, type PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Secrets } from '#server/auth/secrets.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import type { Mail } from '#server/mail/index.ts';
import type { Settings } from '#server/settings.ts';
import { createTurns } from '#server/turns.ts';
import type { Worker } from '#server/work/worker.ts';
import { later } from '#values/idioma/say.ts';
import { type FormaPago, isAMano } from '#values/pago/forma.ts';
import { confirmByHand } from './a-mano/confirm.server.ts';
import { formasAManoOf } from './a-mano/formas.server.ts';
import { createByHand, sessionPrefix } from './a-mano/keeper.server.ts';
import { takeByHand } from './a-mano/take.server.ts';
import { isAvisoKnown, rememberAviso } from './avisos-queries.server.ts';
import { createDemoGateway } from './demo.server.ts';
import { settleDispute } from './disputes.server.ts';
import { createPedidoFacturas } from './facturar.server.ts';
import type { Carrito } from './place-pedido.server.ts';
import { type PaymentKeeper, type PaymentNotice, type PaymentProvider, ProviderFailure } from './provider.server.ts';
import { type RefundOutcome, type RefundRequest, requestRefund } from './refund.server.ts';
import { settleRefunds } from './reported-refunds.server.ts';
import { closeSesionDemo, findSesionDemo, type SesionDemo } from './sesiones-demo-queries.server.ts';
import { closeUnpaid, type Ending, type PaymentContext, type Settlement, settleSession } from './settle.server.ts';
import { createPaymentKeys, type PaymentKeys } from './stripe/keys.server.ts';
import { sweep } from './sweep.server.ts';
import { releaseOlder, takePedido } from './take-pedido.server.ts';

export interface Payments {
  keys: PaymentKeys;
  /** Who takes the money now, if anybody does. */
  provider(): Promise<PaymentProvider['name'] | undefined>;
  /** The ways to pay that there are now. */
  formas(): Promise<FormaPago[]>;
  checkout(carrito: Carrito): Promise<{ url: string; sessionId: string }>;
  /** Brings the order of this session to what the provider says of it. */
  settle(sessionId: string): Promise<Settlement>;
  /** Somebody at the desk has received the money of an order that is paid by hand. False when that was known. */
  confirmByHand(pedido: PedidoRow, by: string): Promise<boolean>;
  /** Returns once what the notice tells of is written. */
  takeNotice(rawBody: Buffer, headers: Headers): Promise<void>;
  /** Ends an unpaid order for good: first at the provider, then here. False when it was paid meanwhile. */
  cancel(pedido: PedidoRow, why: Omit<Ending, 'estado'>): Promise<boolean>;
  refund(pedido: PedidoRow, request: RefundRequest): Promise<RefundOutcome>;
  /** The test gateway's own page; undefined where it does not stand in for a provider. */
  demo(): Promise<DemoPage | undefined>;
  /** What nobody came back for; by itself every minute. */
  sweep(now?: Date): Promise<void>;
}

export interface DemoPage {
  read(sessionId: string): Promise<SesionDemo | undefined>;
  pay(sessionId: string): Promise<boolean>;
}

interface Parts {
  db: Db;
  ajustes: CurrentAjustes;
  mail: Mail;
  settings: Settings;
  secrets: Secrets;
  worker: Worker;
  changed(tags: string[]): void;
}

const unavailable = later(
  'El pago con tarjeta no está disponible en este momento, así que no podemos tomar el pedido.',
);
const busy = later('Ahora mismo hay muchos pedidos a la vez. Vuelve a intentarlo en un momento.');
const noWord = later(
  'Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde o contacta con soporte.',
);

declare module '#server/app.ts' {
  interface App {
    payments: Payments;
  }
}

export function createPayments({ db, ajustes, mail, settings, secrets, worker, changed }: Parts): Payments {
  const keys = createPaymentKeys(secrets, settings);
  const demoGateway = createDemoGateway(db, settings.siteUrl);
  const byHand = createByHand(db);
  const context: PaymentContext = {
    db,
    ajustes,
    facturas: createPedidoFacturas(ajustes),
    mail,
    siteUrl: settings.siteUrl,
    inTurn: createTurns(busy),
    stockChanged(ids) {
      if (ids.length > 0) changed(['productos', ...ids.map((id) => `producto:${id}`)]);
    },
  };
  // An order is settled by whoever opened its session, also after the settings changed.
  const findProvider = async (name: PedidoRow['proveedor']): Promise<PaymentKeeper | undefined> =>
    isAMano(name) ? byHand : name === 'stripe' ? keys.provider() : demoGateway;
  // A shop that has been paid for real has lost its key when it has none: it sells nothing, rather than for nothing.
  const openProvider = async () =>
    (await keys.provider()) ?? (settings.demoPayments && !(await hasRealPayment(db)) ? demoGateway : undefined);
  worker.add({
    name: 'pagos pendientes',
    everyMs: 60_000,
    run: ({ signal }) => sweep(context, findProvider, new Date(), signal),
  });

  const keeperOf = async (sessionId: string): Promise<PaymentKeeper | undefined> =>
    sessionId.startsWith(sessionPrefix) ? byHand : sessionId.startsWith('demo_') ? demoGateway : keys.provider();

  async function settle(sessionId: string, ending?: Ending): Promise<Settlement> {
    const own = await keeperOf(sessionId);
    if (!own) return { kind: 'unknown-session' };
    return orNoWord(() => settleSession(context, own, sessionId, ending));
  }

  /** False when it is signed by the provider and yet unknown to it: the keys do not belong together. */
  async function settleAbout(own: PaymentProvider, about: PaymentNotice['about']): Promise<boolean> {
    if (!about) return true;
    if ('sessionId' in about) return (await settle(about.sessionId)).kind !== 'unknown-session';
    if ('refundsOf' in about) await orNoWord(() => settleRefunds(context, own, about.refundsOf));
    else {
      const dispute = await orNoWord(() => own.readDispute(about.disputeId));
      if (!dispute) return false;
      await settleDispute(context, dispute);
    }
    return true;
  }

  async function cancel(pedido: PedidoRow, why: Omit<Ending, 'estado'>): Promise<boolean> {
    const ending = { estado: 'cancelado', ...why } as const;
    if (isAMano(pedido.proveedor)) return closeUnpaid(context, pedido, ending);
    const own = await findProvider(pedido.proveedor);
    if (pedido.session_id && own) {
      await own.closeSession(pedido.session_id).catch(() => {
        throw new Refusal(503, noWord);
      });
      const { kind } = await settle(pedido.session_id, ending);
      if (kind !== 'unknown-session') return kind === 'over';
    }
    return closeUnpaid(context, pedido, ending);
  }

  return {
    keys,
    provider: async () => (await openProvider())?.name,

    async formas() {
      const card: FormaPago[] = (await openProvider()) ? ['tarjeta'] : [];
      return [...card, ...formasAManoOf(ajustes.current)];
    },

    async checkout(carrito) {
      const release = () => releaseOlder(context, carrito, cancel);
      if (isAMano(carrito.pago)) return takeByHand(context, carrito.pago, carrito, release);
      const provider = await openProvider();
      if (!provider) throw new Refusal(503, unavailable);
      await release();
      return takePedido(context, provider, carrito);
    },

    settle,
    confirmByHand: (pedido, by) => confirmByHand(context, pedido, by),

    async takeNotice(rawBody, headers) {
      const stripe = await keys.provider();
      if (!stripe) throw new Refusal(404, 'Aquí no se esperan avisos de pago.');
      const notice = await stripe.parseNotice(rawBody, headers);
      if (await isAvisoKnown(db, notice.id)) return;
      if (!(await settleAbout(stripe, notice.about))) throw new Refusal(503, noWord);
      await rememberAviso(db, { id: notice.id, tipo: notice.type }, new Date().toISOString());
    },

    cancel,

    async refund(pedido, request) {
      const own = await findProvider(pedido.proveedor);
      if (!own) throw new Refusal(503, 'La pasarela con la que se pagó este pedido no está configurada.');
      return requestRefund(context, own, pedido.id, request);
    },

    async demo() {
      if ((await openProvider()) !== demoGateway) return undefined;
      return {
        read: (sessionId) => findSesionDemo(db, sessionId),
        pay: (sessionId) => closeSesionDemo(db, sessionId, 'pagada', new Date().toISOString()),
      };
    },

    sweep: (now = new Date()) => sweep(context, findProvider, now),
  };
}

/** A provider that cannot be asked is no fault of whoever came: they come again. */
async function orNoWord<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    logError('the payment provider could not be asked', error);
    throw new Refusal(503, noWord);
  }
}

export type { Carrito, RefundRequest, Settlement };
