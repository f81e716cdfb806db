/** Speaks as much of Stripe's API as the shop uses, over HTTP, in its wire format, and signs its notices as Stripe does. */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const webhookSecret = 'whsec_doble';

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
  refunds: { id: string; payment_intent: string; amount: number }[];
  /** Every request: method and path. */
  asked: string[];
  /** How it answers from now on; `drop` does what it is asked and then closes the connection. */
  mode: 'fine' | 'down' | 'garbage' | 'error' | 'slow' | 'drop';
  /** What happens to a session by itself, as soon as it is made. */
  fate: (session: DoubleSession) => 'pay' | 'expire' | 'wait';
  pay(id: string, change?: Partial<DoubleSession>): void;
  expire(id: string): void;
  /** A notice, ready to be posted. */
  notice(type: string, sessionId: string, options?: { id?: string; secret?: string; age?: number }): Notice;
  close(): Promise<void>;
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
    notice(type, sessionId, { id = `evt_${randomBytes(8).toString('hex')}`, secret = webhookSecret, age = 0 } = {}) {
      const session = double.sessions.get(sessionId);
      const object = session ? shown(session, false) : { id: sessionId, object: 'checkout.session' };
      const body = JSON.stringify(
        { id, object: 'event', api_version: '2026-10-28.endive', type, data: { object } },
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
    return missing(path);
  }

  function create(form: URLSearchParams): object {
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
    const before = double.refunds
      .filter((one) => one.payment_intent === payment_intent)
      .reduce((sum, one) => sum + one.amount, 0);
    if (!paid || before + amount > paid.amount_total)
      return { error: { type: 'invalid_request_error', message: 'Refund amount is greater than unrefunded amount' } };
    const made = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      status: 'succeeded',
      payment_intent,
      amount,
    };
    double.refunds.push(made);
    return made;
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

function missing(id: string): object {
  return { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` } };
}

function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_doble' });
  res.end(JSON.stringify(body));
}
