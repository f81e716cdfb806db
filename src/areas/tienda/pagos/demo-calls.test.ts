/** The test gateway, where there is no key and demo mode is on. */
import { afterAll, expect, test } from 'vitest';
import { aCliente, aProducto, buyersOf, mailsAbout, pedidoOf, stockOf } from '#areas/tienda/builders.testing.ts';
import { presentKey } from '#server/auth/key.ts';
import { createSecrets } from '#server/auth/secrets.ts';
import { readSettings } from '#server/settings.ts';
import { createWorker } from '#server/work/worker.ts';
import { startApp } from '#test/harness/harness.ts';
import { startStripeDouble } from '#test/harness/stripe-double.ts';
import { createPayments } from './payments.server.ts';

const { admin, app, visitor } = await startApp({ DEMO: 'on' });
const newBuyer = buyersOf(app);

test('an order is paid in the test gateway and confirmed, refunds included', async () => {
  expect((await visitor.get('get_pago_disponible.php')).body.data).toEqual({ disponible: true, demo: true });
  const { id } = await aProducto(admin, { stock: 2, precio: 30 });
  const buyer = newBuyer();
  const reply = await buyer.post('create_checkout_session.php', {
    cliente: { name: 'Ana', email: 'ana@example.com', phone: '600', address: 'Calle 1, 16001 Cuenca' },
    articulos: [{ id, quantity: 1 }],
  });
  const { session_id, url } = reply.body;
  expect(url).toBe(`http://localhost:3000/pasarela-de-prueba?session_id=${session_id}`);
  const page = await buyer.get('get_pasarela_demo.php', { session_id });
  expect(page.body.data).toMatchObject({ session_id, importe: 34.95, abierta: true });

  const paid = await buyer.post('pagar_pasarela_demo.php', { session_id, resultado: 'pagar' });
  expect(paid.body.url).toBe(`http://localhost:3000/pago-exitoso?session_id=${session_id}`);
  expect((await buyer.post('pagar_pasarela_demo.php', { session_id, resultado: 'pagar' })).status).toBe(409);
  const thanks = await buyer.get('handle_successful_payment.php', { session_id });
  expect(thanks.body.pedido).toMatchObject({ total: 34.95, estado: 'pagado' });
  expect(await mailsAbout(app, thanks.body.pedido.cod_pedido)).toHaveLength(2);
  const refunded = await admin.post('reembolsar_pedido.php', { cod_pedido: thanks.body.pedido.cod_pedido });
  expect(refunded.body.data.estado).toBe('reembolsado');
});

test('a buyer who cancels gives the units back at once', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const session_id = await newBuyer().buy([{ id, quantity: 1 }]);
  const reply = await newBuyer().post('pagar_pasarela_demo.php', { session_id, resultado: 'cancelar' });
  expect(reply.body.url).toBe('http://localhost:3000/checkout');
  expect((await pedidoOf(app, session_id)).estado).toBe('cancelado');
  expect(await stockOf(app, id)).toBe(1);
  expect((await newBuyer().post('pagar_pasarela_demo.php', { session_id, resultado: 'pagar' })).status).toBe(409);
});

test('a session that expired can no longer be paid, and the sweeper closes its order', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const session_id = await newBuyer().buy([{ id, quantity: 1 }]);
  const past = new Date(Date.now() - 3_600_000).toISOString();
  await app.db.updateTable('sesiones_demo').set({ caduca_en: past }).where('id', '=', session_id).execute();
  await app.db.updateTable('pedidos').set({ caduca_en: past }).where('session_id', '=', session_id).execute();
  expect((await newBuyer().post('pagar_pasarela_demo.php', { session_id, resultado: 'pagar' })).status).toBe(409);
  await app.payments.sweep();
  expect((await pedidoOf(app, session_id)).estado).toBe('caducado');
  expect(await stockOf(app, id)).toBe(1);
});

test('there is no test gateway where a key is set, and no notice is expected where there is none', async () => {
  const stripe = await startStripeDouble();
  afterAll(() => stripe.close());
  const { visitor: real } = await startApp({ ...stripe.env, DEMO: 'on' });
  expect((await real.get('get_pago_disponible.php')).body.data).toEqual({ disponible: true, demo: false });
  expect((await real.get('get_pasarela_demo.php', { session_id: 'demo_x' })).status).toBe(404);
  expect((await real.post('pagar_pasarela_demo.php', { session_id: 'demo_x', resultado: 'pagar' })).status).toBe(404);
  expect((await visitor.post('stripe_webhook.php', {})).status).toBe(404);
  expect((await newBuyer().get('get_pasarela_demo.php', { session_id: 'demo_nada' })).status).toBe(404);
});

test('a public site takes no test money unless told to', async () => {
  const takes = (env: Record<string, string>) => {
    const settings = readSettings({ SITE_URL: 'https://tienda.example.com', DEMO: 'on', ...env });
    const worker = createWorker(app.db);
    return createPayments({
      db: app.db,
      ajustes: app.ajustes,
      mail: app.mail,
      settings,
      secrets: createSecrets(app.db, presentKey(app.settings)!),
      worker,
      changed() {},
    }).provider();
  };
  expect(await takes({})).toBeUndefined();
  expect(await takes({ SITE_URL: 'HTTPS://tienda.example.com/' })).toBeUndefined();
  expect(await takes({ DEMO_PAYMENTS: 'on' })).toBe('demo');
  expect(await takes({ DEMO_PAYMENTS: 'on', DEMO: 'off' })).toBeUndefined();
  expect(await takes({ SITE_URL: 'http://localhost:3000' })).toBe('demo');
  expect(await takes({ SITE_URL: 'http://localhost:3000', DEMO_PAYMENTS: 'off' })).toBeUndefined();
  expect(await takes({ STRIPE_SECRET_KEY: 'sk_test_x', DEMO_PAYMENTS: 'on' })).toBe('stripe');
});

test('a shop that was ever paid for real and lost its key takes no order, whatever the settings say', async () => {
  const { admin, app } = await startApp({ DEMO: 'on', DEMO_PAYMENTS: 'on' });
  const { id } = await aProducto(admin, { stock: 5 });
  const buyer = buyersOf(app)();
  const before = await buyer.buy([{ id, quantity: 1 }]);
  const real = await buyersOf(app)().buy([{ id, quantity: 1 }]);
  await app.db
    .updateTable('pedidos')
    .set({ proveedor: 'stripe', estado: 'pagado', pagado_en: new Date().toISOString() })
    .where('session_id', '=', real)
    .execute();
  expect((await buyer.get('get_pago_disponible.php')).body.data).toEqual({ disponible: false, demo: false });
  const pedido = { cliente: aCliente, articulos: [{ id, quantity: 1 }] };
  expect(await buyer.post('create_checkout_session.php', pedido)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('El pago con tarjeta no está disponible') },
  });
  // Nor can what was opened before be paid with nothing.
  expect((await buyer.post('pagar_pasarela_demo.php', { session_id: before, resultado: 'pagar' })).status).toBe(404);
  expect((await pedidoOf(app, before)).estado).toBe('pendiente');
  expect(await stockOf(app, id)).toBe(3);
});
