/** Speaks as much of Stripe's API as the shop uses, over HTTP, in its wire format, and signs its notices as Stripe does. */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const webhookSecret = 'whsec_doble';
/** A key that it does not know. */
export const wrongKey = 'sk_live_de_nadie';

export interface DoubleSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  payment_intent: string | null;
  intent_status: string;
  /** The form as it came. */
  sent: URLSearchParams;
}

export interface StripeDouble {
  url: string;
  env: Record<string, string>;
  sessions: Map<string, DoubleSession>;
  refunds: DoubleRefund[];
  /** What becomes of a refund at once; some banks take days. */
  refundStatus: DoubleRefund['status'];
  disputes: Map<string, DoubleDispute>;
  /** Every request: method and path. */
  asked: string[];
  /** How it answers from now on; `drop` does what it is asked and then closes the connection. */
  mode: 'fine' | 'down' | 'garbage' | 'error' | 'slow' | 'drop';
  /** What happens to a session by itself, as soon as it is made. */
  fate: (session: DoubleSession) => 'pay' | 'expire' | 'wait';
  pay(id: string, change?: Partial<DoubleSession>): void;
  expire(id: string): void;
  /** Somebody gives money back in the provider's own panel. */
  refundByHand(paymentIntent: string, amount: number): DoubleRefund;
  dispute(paymentIntent: string, amount: number): DoubleDispute;
  /** A notice, ready to be posted, about what has this id; `charge.refunded` is about a payment. */
  notice(type: string, id: string, options?: { id?: string; secret?: string; age?: number }): Notice;
  close(): Promise<void>;
}

export interface DoubleRefund {
  id: string;
  payment_intent: string;
  amount: number;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  metadata: Record<string, string>;
}

export interface DoubleDispute {
  id: string;
  payment_intent: string;
  amount: number;
  reason: string;
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'under_review' | 'won' | 'lost';
}

export interface Notice {
  body: string;
  headers: Record<string, string>;
}

export async function startStripeDouble(): Promise<StripeDouble> {
  const byKey = new Map<string, unknown>();
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const double: StripeDouble = {
    url,
    env: { STRIPE_SECRET_KEY: 'sk_test_doble', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url },
    sessions: new Map(),
    refunds: [],
    refundStatus: 'succeeded',
    disputes: new Map(),
    asked: [],
    mode: 'fine',
    fate: () => 'wait',
    pay(id, change = {}) {
      const paid = {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${id.slice(8)}`,
        intent_status: 'succeeded',
      };
      Object.assign(double.sessions.get(id)!, paid, change);
    },
    expire(id) {
      double.sessions.get(id)!.status = 'expired';
    },
    refundByHand: (payment_intent, amount) => makeRefund(payment_intent, amount, {}),
    dispute(payment_intent, amount) {
      const id = `du_${randomBytes(8).toString('hex')}`;
      const made: DoubleDispute = { id, payment_intent, amount, reason: 'fraudulent', status: 'needs_response' };
      double.disputes.set(id, made);
      return made;
    },
    notice(type, about, { id = `evt_${randomBytes(8).toString('hex')}`, secret = webhookSecret, age = 0 } = {}) {
      const body = JSON.stringify(
        { id, object: 'event', api_version: '2026-10-28.endive', type, data: { object: objectOf(about) } },
        null,
        2,
      );
      const at = Math.floor(Date.now() / 1000) - age;
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return {
        body,
        headers: { 'stripe-signature': `t=${at},v1=${signature}`, 'content-type': 'application/json; charset=utf-8' },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', url);
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    double.asked.push(`${req.method} ${pathname}`);
    if (double.mode === 'down') return void req.socket.destroy();
    if (double.mode === 'error') return send(res, 500, { error: { type: 'api_error', message: 'Something broke' } });
    if (double.mode === 'garbage') {
      res.writeHead(200, { 'content-type': 'application/json' });
      return void res.end('{"object":"checkout.session","id":7,"url":"javascript:alert(1)"}');
    }
    if (String(req.headers.authorization).includes(wrongKey))
      return send(res, 401, {
        error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${wrongKey}` },
      });
    if (double.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 400));

    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const key = String(req.headers['idempotency-key'] ?? '');
    const known = req.method === 'POST' ? byKey.get(key) : undefined;
    const result = known ?? route(req.method ?? '', pathname, form, searchParams);
    if (req.method === 'POST' && key && !('error' in (result as object))) byKey.set(key, result);
    if (double.mode === 'drop') return void req.socket.destroy();
    send(res, 'error' in (result as object) ? 404 : 200, result);
  }

  function route(method: string, path: string, form: URLSearchParams, query: URLSearchParams): object {
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(form);
    if (method === 'GET' && path === '/v1/checkout/sessions')
      return {
        object: 'list',
        url: path,
        has_more: false,
        data: [...double.sessions.values()].slice(-1).map((one) => shown(one, false)),
      };
    const [, id, action] = path.match(/^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/) ?? [];
    if (id) {
      const session = double.sessions.get(id);
      if (!session) return missing(id);
      if (!action) return shown(session, [...query.values()].includes('payment_intent'));
      if (session.status !== 'open')
        return { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } };
      session.status = 'expired';
      return shown(session, false);
    }
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    if (method === 'GET' && path === '/v1/refunds') {
      const own = double.refunds.filter(({ payment_intent }) => payment_intent === query.get('payment_intent'));
      return { object: 'list', url: path, has_more: false, data: own.map(shownRefund).reverse() };
    }
    const disputed = double.disputes.get(path.replace('/v1/disputes/', ''));
    return method === 'GET' && disputed ? shownDispute(disputed) : missing(path);
  }

  function objectOf(id: string): object {
    const session = double.sessions.get(id);
    if (session) return shown(session, false);
    const refunded = double.refunds.find((one) => one.id === id);
    if (refunded) return shownRefund(refunded);
    const disputed = double.disputes.get(id);
    if (disputed) return shownDispute(disputed);
    return id.startsWith('pi_') ? chargeOf(id) : { id, object: 'checkout.session' };
  }

  function chargeOf(payment_intent: string): object {
    const amount = [...double.sessions.values()].find((one) => one.payment_intent === payment_intent)?.amount_total;
    const amount_refunded = refundedOf(payment_intent);
    const id = `ch_${payment_intent.slice(3)}`;
    return {
      id,
      object: 'charge',
      amount,
      amount_refunded,
      currency: 'eur',
      payment_intent,
      refunded: amount === amount_refunded,
    };
  }

  function refundedOf(payment_intent: string): number {
    return double.refunds
      .filter((one) => one.payment_intent === payment_intent && one.status !== 'failed' && one.status !== 'canceled')
      .reduce((sum, one) => sum + one.amount, 0);
  }

  function makeRefund(payment_intent: string, amount: number, metadata: Record<string, string>): DoubleRefund {
    const id = `re_${randomBytes(8).toString('hex')}`;
    const made: DoubleRefund = { id, payment_intent, amount, status: double.refundStatus, metadata };
    double.refunds.push(made);
    return made;
  }

  function create(form: URLSearchParams): object {
    const hours = (Number(form.get('expires_at')) - Date.now() / 1000) / 3600;
    if (!(hours >= 0.5 && hours <= 24))
      return {
        error: {
          type: 'invalid_request_error',
          param: 'expires_at',
          message: 'Must be between 30 minutes and 24 hours',
        },
      };
    let amount = 0;
    for (let n = 0; form.has(`line_items[${n}][quantity]`); n++)
      amount +=
        Number(form.get(`line_items[${n}][quantity]`)) * Number(form.get(`line_items[${n}][price_data][unit_amount]`));
    const session: DoubleSession = {
      id: `cs_test_${randomBytes(12).toString('hex')}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      payment_intent: null,
      intent_status: 'requires_payment_method',
      sent: form,
    };
    double.sessions.set(session.id, session);
    const created = shown(session, false);
    const fate = double.fate(session);
    if (fate === 'pay') double.pay(session.id);
    if (fate === 'expire') double.expire(session.id);
    return created;
  }

  function refund(form: URLSearchParams): object {
    const payment_intent = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const paid = [...double.sessions.values()].find((session) => session.payment_intent === payment_intent);
    if (!paid || refundedOf(payment_intent) + amount > paid.amount_total)
      return { error: { type: 'invalid_request_error', message: 'Refund amount is greater than unrefunded amount' } };
    const metadata = [...form].flatMap(([name, value]) => {
      const key = name.match(/^metadata\[(.+)\]$/)?.[1];
      return key ? [[key, value]] : [];
    });
    return shownRefund(makeRefund(payment_intent, amount, Object.fromEntries(metadata)));
  }

  function shown(session: DoubleSession, isExpanded: boolean): object {
    const { sent: _, intent_status, ...rest } = session;
    const intent = session.payment_intent && {
      id: session.payment_intent,
      object: 'payment_intent',
      status: intent_status,
    };
    return {
      object: 'checkout.session',
      ...rest,
      url: session.status === 'open' ? `${url}/c/pay/${session.id}` : null,
      payment_intent: isExpanded ? intent : session.payment_intent,
    };
  }

  return double;
}

function shownRefund(refund: DoubleRefund): object {
  return {
    object: 'refund',
    ...refund,
    charge: `ch_${refund.payment_intent.slice(3)}`,
    balance_transaction: null,
    created: Math.floor(Date.now() / 1000),
    currency: 'eur',
    reason: null,
    receipt_number: null,
    ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  };
}

function shownDispute(dispute: DoubleDispute): object {
  return {
    object: 'dispute',
    ...dispute,
    charge: `ch_${dispute.payment_intent.slice(3)}`,
    balance_transactions: [],
    created: Math.floor(Date.now() / 1000),
    currency: 'eur',
    evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
  };
}

function missing(id: string): object {
  return { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` } };
}

function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_doble' });
  res.end(JSON.stringify(body));
}
