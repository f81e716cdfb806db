import Stripe from 'stripe';
import { z } from 'zod';
import { Refusal } from '#server/api/refusal.ts';
import { linkHere } from '#server/idiomas.ts';
import type { StripeKeys } from '#server/settings.ts';
import { idioma } from '#values/idioma/say.ts';
import {
  type PaymentNotice,
  type PaymentProvider,
  type PaymentSession,
  type ProviderDispute,
  ProviderFailure,
  type ProviderRefund,
} from '../provider.server.ts';

interface Options extends StripeKeys {
  apiUrl: string | undefined;
  siteUrl: string;
  timeoutMs?: number;
}

export interface StripeProvider extends PaymentProvider {
  /** Fails when the key is not good for what we ask. */
  check(): Promise<void>;
}

/** Its page speaks these; to others, Catalan say, it speaks as their browser asks. */
const spoken = [
  ...(['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'ko', 'lt', 'lv'] as const),
  ...(['mt', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'tr', 'vi', 'zh'] as const),
] satisfies Stripe.Checkout.SessionCreateParams.Locale[];

/** Stripe Checkout through its SDK. The means of payment are those switched on in Stripe: none is named here. */
export function createStripe({ secretKey, webhookSecret, apiUrl, siteUrl, timeoutMs = 8000 }: Options): StripeProvider {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && addressOf(apiUrl)),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    name: 'stripe',

    async check() {
      await ask(() => stripe.checkout.sessions.list({ limit: 1 }));
    },

    async createSession({ reference, email, lines, expiresAt }) {
      const created = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            locale: spoken.find((codigo) => codigo === idioma().codigo) ?? 'auto',
            client_reference_id: reference,
            customer_email: email,
            line_items: lines.map(({ name, unitCents, quantity }) => ({
              quantity,
              price_data: { currency: 'eur', unit_amount: unitCents, product_data: { name } },
            })),
            metadata: { pedido: reference },
            payment_intent_data: { description: `Pedido ${reference}`, metadata: { pedido: reference } },
            expires_at: Math.ceil(expiresAt.getTime() / 1000),
            success_url: linkHere(siteUrl, '/pago-exitoso?session_id={CHECKOUT_SESSION_ID}'),
            cancel_url: linkHere(siteUrl, '/checkout'),
          },
          { idempotencyKey: `pedido-${reference}` },
        ),
      );
      return understand(createdSession, created);
    },

    async readSession(id) {
      const found = await ask(() => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })).catch(
        orMissing,
      );
      return found && toSession(understand(session, found));
    },

    async closeSession(id) {
      try {
        await ask(() => stripe.checkout.sessions.expire(id));
      } catch (error) {
        // Stripe refuses to expire a session that is over: that is what was wanted.
        if (!(error instanceof ProviderFailure && error.isCertain)) throw error;
      }
    },

    async refund({ paymentId, cents, key }) {
      const made = await ask(() =>
        stripe.refunds.create(
          { payment_intent: paymentId, amount: cents, metadata: { reembolso: key } },
          { idempotencyKey: key },
        ),
      );
      const reported = { ...toRefund(understand(refund, made)), key };
      if (reported.status === 'failed') throw new ProviderFailure('the refund failed', true);
      return reported;
    },

    async listRefunds(paymentId) {
      const found = await ask(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
      return understand(refunds, found).data.map(toRefund);
    },

    async readDispute(id) {
      const found = await ask(() => stripe.disputes.retrieve(id)).catch(orMissing);
      return found && toDispute(understand(dispute, found));
    },

    async parseNotice(rawBody, headers) {
      if (!webhookSecret) throw new Refusal(503, 'Falta la clave de los avisos: los de pago no se pueden comprobar.');
      const signature = headers.get('stripe-signature') ?? '';
      const event = await stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret).catch(() => {
        throw new Refusal(400, 'La firma del aviso no es válida.');
      });
      const { id, type, data } = understand(notice, event);
      return { id, type, about: aboutOf(type, data.object) };
    },
  };
}

const createdSession = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });

const session = z.object({
  id: z.string().min(1),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int(),
  currency: z.string(),
  client_reference_id: z.string().nullish(),
  payment_intent: z.union([z.string(), z.object({ id: z.string(), status: z.string().optional() })]).nullish(),
});

const refund = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

const refunds = z.object({ data: z.array(refund) });

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

const dispute = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  reason: z.string(),
  status: z.string(),
  payment_intent: reference,
});

const notice = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string().optional(), payment_intent: reference.catch(undefined) }) }),
});

/** Notices come in any order and may be old: they say where to look, not what is there. */
function aboutOf(
  type: string,
  { id, payment_intent }: z.output<typeof notice>['data']['object'],
): PaymentNotice['about'] {
  if (type.startsWith('checkout.session.')) return id ? { sessionId: id } : undefined;
  if (type.startsWith('charge.dispute.')) return id ? { disputeId: id } : undefined;
  if (type.startsWith('refund.') || type === 'charge.refunded' || type === 'charge.refund.updated')
    return payment_intent ? { refundsOf: payment_intent } : undefined;
  return undefined;
}

function toRefund({ id, amount, status, metadata }: z.output<typeof refund>): ProviderRefund {
  const isOver = status === 'failed' || status === 'canceled';
  return {
    id,
    key: metadata?.reembolso,
    cents: amount,
    status: isOver ? 'failed' : status === 'succeeded' ? 'done' : 'pending',
  };
}

function toDispute({ id, amount, reason, status, payment_intent }: z.output<typeof dispute>): ProviderDispute {
  const isWon = ['won', 'warning_closed', 'prevented'].includes(status);
  return {
    id,
    paymentId: payment_intent ?? undefined,
    cents: amount,
    reason,
    status: status === 'lost' ? 'lost' : isWon ? 'won' : 'open',
  };
}

function toSession(found: z.output<typeof session>): PaymentSession {
  const intent =
    typeof found.payment_intent === 'string' ? { id: found.payment_intent, status: undefined } : found.payment_intent;
  return {
    id: found.id,
    status: statusOf(found, intent?.status),
    amountCents: found.amount_total,
    currency: found.currency,
    reference: found.client_reference_id ?? null,
    paymentId: intent?.id ?? null,
  };
}

function statusOf(
  { status, payment_status }: z.output<typeof session>,
  intentStatus: string | undefined,
): PaymentSession['status'] {
  if (status !== 'complete') return status;
  if (payment_status !== 'unpaid') return 'paid';
  // Handed in with a means of payment that takes days, and then refused by the bank.
  return intentStatus === 'canceled' || intentStatus === 'requires_payment_method' ? 'expired' : 'processing';
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    const refused = [
      Stripe.errors.StripeInvalidRequestError,
      Stripe.errors.StripeCardError,
      Stripe.errors.StripeAuthenticationError,
      Stripe.errors.StripePermissionError,
    ].some((kind) => error instanceof kind);
    const failure = new ProviderFailure(error instanceof Error ? error.message : String(error), refused);
    failure.cause = error;
    throw failure;
  }
}

function orMissing(error: unknown): undefined {
  const cause = error instanceof ProviderFailure ? error.cause : undefined;
  if (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing') return undefined;
  throw error;
}

/** What came is trusted no more than any other input. */
function understand<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ProviderFailure(`the provider's answer makes no sense: ${parsed.error.message}`, false);
}
