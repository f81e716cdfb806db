/** What goes wrong between the shop and whoever takes the money, and what must not come of it. */
import { beforeEach, expect, test, vi } from 'vitest';
import {
  aCliente,
  aProducto,
  buyersOf,
  mailsAbout,
  pedidoOf,
  postNotice,
  startShop,
  stockOf,
} from '#areas/tienda/builders.testing.ts';
import { startApp } from '#test/harness/harness.ts';
import { createStripe } from './stripe/stripe.server.ts';

const { stripe, admin, visitor, app, newBuyer } = await startShop();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const completed = 'checkout.session.completed';
const inTheFuture = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test.each(['down', 'error', 'garbage', 'drop'] as const)(
  'a provider that is %s at checkout: a plain sentence, no charge, the units back on the shelf',
  async (mode) => {
    const { id } = await aProducto(admin, { stock: 3 });
    stripe.mode = mode;
    const reply = await newBuyer().post('create_checkout_session.php', {
      cliente: aCliente,
      articulos: [{ id, quantity: 2 }],
    });
    expect(reply.status).toBe(503);
    expect(reply.body.message).toContain('No se te ha cobrado nada');
    expect(await stockOf(app, id)).toBe(3);
    const pedido = await app.db
      .selectFrom('pedidos')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(pedido).toMatchObject({ estado: 'cancelado', session_id: null });
  },
);

test('a slow provider is waited for', async () => {
  const { id } = await aProducto(admin);
  stripe.mode = 'slow';
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(session);
  expect((await newBuyer().get('handle_successful_payment.php', { session_id: session })).status).toBe(200);
});

test('a provider that never answers is given up on', async () => {
  stripe.mode = 'slow';
  const impatient = createStripe({
    secretKey: 'sk_test_x',
    webhookSecret: undefined,
    apiUrl: stripe.url,
    siteUrl: '',
    timeoutMs: 50,
  });
  await expect(impatient.readSession('cs_test_x')).rejects.toMatchObject({ isCertain: false });
});

test.each(['down', 'error', 'garbage'] as const)(
  'nothing is confirmed and nothing lost by a provider that is %s',
  async (mode) => {
    const { id } = await aProducto(admin, { stock: 2 });
    const session = await newBuyer().buy([{ id, quantity: 1 }]);
    stripe.pay(session);
    const notice = stripe.notice(completed, session);
    stripe.mode = mode;
    const shown = await newBuyer().get('handle_successful_payment.php', { session_id: session });
    expect(shown).toMatchObject({
      status: 503,
      body: {
        message:
          'Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde o contacta con soporte.',
      },
    });
    expect((await postNotice(visitor, notice)).status).toBe(503);
    await app.payments.sweep(inTheFuture(1));
    expect((await pedidoOf(app, session)).estado).toBe('pendiente');
    expect(await stockOf(app, id)).toBe(1);

    stripe.mode = 'fine';
    expect((await postNotice(visitor, notice)).status).toBe(200);
    expect((await pedidoOf(app, session)).estado).toBe('pagado');
  },
);

test('webhook never, buyer never back: the sweeper asks and finds the payment', async () => {
  const { id } = await aProducto(admin, { stock: 2 });
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(session);
  await app.payments.sweep();
  expect((await pedidoOf(app, session)).estado).toBe('pendiente');
  await app.payments.sweep(inTheFuture(1));
  const pedido = await pedidoOf(app, session);
  expect(pedido.estado).toBe('pagado');
  expect(await stockOf(app, id)).toBe(1);
  expect(await mailsAbout(app, pedido.cod_pedido)).toHaveLength(2);
});

test('the sweeper expires what nobody paid, but not while the session is still open there', async () => {
  const { id } = await aProducto(admin, { stock: 2 });
  const session = await newBuyer().buy([{ id, quantity: 2 }]);
  await app.payments.sweep(inTheFuture(1));
  expect((await pedidoOf(app, session)).estado).toBe('pendiente');
  stripe.expire(session);
  await app.payments.sweep(inTheFuture(1));
  expect((await pedidoOf(app, session)).estado).toBe('caducado');
  expect(await stockOf(app, id)).toBe(2);
});

test('a session the provider does not know is not given up within a day: the key may be the wrong one', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  const kept = stripe.sessions.get(session)!;
  stripe.sessions.delete(session);
  expect((await postNotice(visitor, stripe.notice(completed, session))).status).toBe(503);
  await app.payments.sweep(inTheFuture(5));
  expect((await pedidoOf(app, session)).estado).toBe('pendiente');
  await app.payments.sweep(inTheFuture(26));
  expect((await pedidoOf(app, session)).estado).toBe('caducado');
  stripe.sessions.set(session, kept);
});

test('a payment that arrives after the order expired counts, and takes its units again', async () => {
  const { id } = await aProducto(admin, { stock: 3 });
  const session = await newBuyer().buy([{ id, quantity: 2 }]);
  stripe.expire(session);
  await postNotice(visitor, stripe.notice('checkout.session.expired', session));
  expect(await stockOf(app, id)).toBe(3);
  stripe.pay(session);
  await postNotice(visitor, stripe.notice(completed, session));
  const pedido = await pedidoOf(app, session);
  expect(pedido.estado).toBe('pagado');
  expect(await stockOf(app, id)).toBe(1);
  expect(await mailsAbout(app, pedido.cod_pedido)).toHaveLength(2);
});

test('a late payment whose units were sold meanwhile is kept, and the operator is warned', async () => {
  const { id } = await aProducto(admin, { nombre: 'Última jarra', stock: 1 });
  const late = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.expire(late);
  await postNotice(visitor, stripe.notice('checkout.session.expired', late));
  const quick = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(quick);
  await postNotice(visitor, stripe.notice(completed, quick));
  stripe.pay(late);
  await postNotice(visitor, stripe.notice(completed, late));
  const pedido = await pedidoOf(app, late);
  expect(pedido.estado).toBe('pagado');
  expect(await stockOf(app, id)).toBe(0);
  const [, notice] = await mailsAbout(app, pedido.cod_pedido);
  expect(notice!.texto).toContain('faltan unidades de «Última jarra»');
});

test('we died after opening the session and before noting it down: the notice finds the order by its code', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  await app.db.updateTable('pedidos').set({ session_id: null }).where('session_id', '=', session).execute();
  stripe.pay(session);
  expect((await postNotice(visitor, stripe.notice(completed, session))).status).toBe(200);
  expect(await pedidoOf(app, session)).toMatchObject({ estado: 'pagado', session_id: session });
});

test('an order that never got a session expires without asking anybody', async () => {
  const { id } = await aProducto(admin, { stock: 4 });
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  const { id: pedidoId } = await pedidoOf(app, session);
  await app.db.updateTable('pedidos').set({ session_id: null }).where('id', '=', pedidoId).execute();
  const asked = stripe.asked.length;
  await app.payments.sweep(inTheFuture(1));
  const pedido = await app.db
    .selectFrom('pedidos')
    .select('estado')
    .where('id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  expect(pedido.estado).toBe('caducado');
  expect(stripe.asked.slice(asked).filter((line) => line.includes(session))).toEqual([]);
});

test('a dead mail server does not hold a payment up, and the mail waits in the outbox', async () => {
  const { app: testApp, admin } = await startApp({ ...stripe.env, SMTP_URL: 'smtp://127.0.0.1:1' });
  const { id } = await aProducto(admin);
  const session = await buyersOf(testApp)().buy([{ id, quantity: 1 }]);
  stripe.pay(session);
  expect((await testApp.payments.settle(session)).kind).toBe('paid');
  await testApp.mail.flush();
  const mails = await testApp.db.selectFrom('correos').selectAll().execute();
  expect(mails).toHaveLength(2);
  for (const mail of mails)
    expect(mail).toMatchObject({ enviado_en: null, ultimo_error: expect.stringContaining('ECONNREFUSED') });
});

test('orders that cannot be settled yet do not keep the sweeper from the others', async () => {
  const { id } = await aProducto(admin, { stock: 100 });
  const waiting = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(waiting, { payment_status: 'unpaid', intent_status: 'processing' });
  const pedido = await pedidoOf(app, waiting);
  const { id: _, ...copy } = pedido;
  const many = Array.from({ length: 70 }, (_, n) => ({
    ...copy,
    cod_pedido: `SC-COPIA-${n}`,
    session_id: `cs_test_${waiting}_${n}`,
  }));
  for (const { session_id } of many)
    stripe.sessions.set(session_id, { ...stripe.sessions.get(waiting)!, id: session_id });
  await app.db.insertInto('pedidos').values(many).execute();
  const last = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.expire(last);
  await app.payments.sweep(inTheFuture(1));
  expect((await pedidoOf(app, last)).estado).toBe('caducado');
  expect((await pedidoOf(app, waiting)).estado).toBe('pendiente');
});
