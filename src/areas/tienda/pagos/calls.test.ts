/** From the cart to a confirmed order, with a double of Stripe's API at the other end of the line. */
import { expect, test } from 'vitest';
import { builtLegalVersion } from '#areas/ajustes/legal-version.ts';
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
import { spanish, speakAs } from '#values/idioma/say.ts';

const { stripe, admin, visitor, app, newBuyer } = await startShop();

const completed = 'checkout.session.completed';

test('the payment page speaks the buyer’s language; to one that it does not know it is left to choose', async () => {
  const { id } = await aProducto(admin, { stock: 10 });
  const localeIn = async (codigo: string) => {
    const before = speakAs(() => ({ ...spanish, codigo, messages: {}, file: '' }));
    try {
      const session_id = await newBuyer().buy([{ id, quantity: 1 }]);
      return Object.fromEntries(stripe.sessions.get(session_id)!.sent).locale;
    } finally {
      speakAs(before);
    }
  };
  expect([await localeIn('fr'), await localeIn('ca')]).toEqual(['fr', 'auto']);
});

test('prices, names and shipping of an order are the database’s, whatever the browser sends', async () => {
  const { id } = await aProducto(admin, { nombre: 'Miel', precio: 6.9, iva: 10, stock: 10 });
  const reply = await newBuyer().post('create_checkout_session.php', {
    cliente: aCliente,
    articulos: [{ id, quantity: 2, precio: 0.01, unit_amount: 1, nombre: 'Regalo' }],
    total: 0.01,
    envio: 0,
    acepta_condiciones: true,
  });
  expect(reply).toMatchObject({ status: 200, body: { success: true, url: expect.stringContaining(stripe.url) } });
  const session = stripe.sessions.get(reply.body.session_id)!;
  expect(session.amount_total).toBe(2 * 690 + 495);
  const sent = Object.fromEntries(session.sent);
  expect(sent).toMatchObject({
    mode: 'payment',
    locale: 'es',
    customer_email: 'lucia@example.com',
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][unit_amount]': '690',
    'line_items[0][price_data][product_data][name]': 'Miel',
    'line_items[1][price_data][unit_amount]': '495',
    success_url: 'http://localhost:3000/pago-exitoso?session_id={CHECKOUT_SESSION_ID}',
  });
  expect(Object.keys(sent).filter((name) => name.startsWith('payment_method_types'))).toEqual([]);
  const minutes = (Number(sent.expires_at) - Date.now() / 1000) / 60;
  expect(minutes).toBeGreaterThan(30);
  expect(minutes).toBeLessThan(32);

  const pedido = await pedidoOf(app, session.id);
  expect(session.client_reference_id).toBe(pedido.cod_pedido);
  expect(pedido).toMatchObject({
    estado: 'pendiente',
    total_cents: 1875,
    zona: 'peninsula',
    condiciones_version: builtLegalVersion,
  });
  expect(await stockOf(app, id)).toBe(8);
});

test('a client that sends only the buyer and the cart is served; one that declines the conditions is not', async () => {
  const { id } = await aProducto(admin);
  const pedido = { cliente: aCliente, articulos: [{ id, quantity: 1 }] };
  expect((await newBuyer().post('create_checkout_session.php', pedido)).status).toBe(200);
  const declined = await newBuyer().post('create_checkout_session.php', { ...pedido, acepta_condiciones: false });
  expect(declined).toMatchObject({
    status: 422,
    body: { message: 'Debes aceptar las condiciones de venta para continuar.' },
  });
  const outdated = await newBuyer().post('create_checkout_session.php', {
    ...pedido,
    acepta_condiciones: '2020-01-01',
  });
  expect(outdated.status).toBe(409);
});

const invalid: [string, object, string][] = [
  ['an empty carrito', { articulos: [] }, 'Tu carrito está vacío.'],
  ['no name', { cliente: { ...aCliente, name: ' ' } }, 'El nombre es obligatorio.'],
  ['no e-mail', { cliente: { ...aCliente, email: '' } }, 'El correo electrónico es obligatorio.'],
  ['a wrong e-mail', { cliente: { ...aCliente, email: 'lucia' } }, 'Introduce un correo electrónico válido.'],
  ['no phone', { cliente: { ...aCliente, phone: '' } }, 'El teléfono es obligatorio.'],
  ['no address', { cliente: { ...aCliente, address: '' } }, 'La dirección es obligatoria.'],
  ['no unit', { articulos: [{ id: 1, quantity: 0 }] }, 'La cantidad debe ser un número entero entre 1 y 99.'],
  ['half a unit', { articulos: [{ id: 1, quantity: 1.5 }] }, 'La cantidad debe ser un número entero entre 1 y 99.'],
  [
    'fewer than no unit',
    { articulos: [{ id: 1, quantity: -3 }] },
    'La cantidad debe ser un número entero entre 1 y 99.',
  ],
];

test.each(invalid)('an order with %s is refused', async (_, change, message) => {
  const { id } = await aProducto(admin);
  const reply = await newBuyer().post('create_checkout_session.php', {
    cliente: aCliente,
    articulos: [{ id, quantity: 1 }],
    ...change,
  });
  expect(reply).toMatchObject({ status: 422, body: { success: false, message } });
});

test('an address without a postal code is of the mainland, unless it names a place that is not', async () => {
  const { id } = await aProducto(admin);
  const order = (address: string) =>
    newBuyer().post('create_checkout_session.php', {
      cliente: { ...aCliente, address },
      articulos: [{ id, quantity: 1 }],
    });
  expect((await order('Calle Mayor 3, Cuenca')).status).toBe(200);
  expect(await order('Calle Triana 5, Las Palmas de Gran Canaria')).toMatchObject({
    status: 422,
    body: {
      message: 'Escribe el código postal (cinco cifras): la dirección parece de Canarias.',
      errors: { 'cliente.address': 'Falta el código postal.' },
    },
  });
  expect((await order('Carrer Major 2, Palma de Mallorca')).status).toBe(422);
  expect((await order('Carrer Major 2, 07 001 Palma de Mallorca')).status).toBe(200);
});

test('what is not for sale, not there or not enough is refused and nothing is put aside', async () => {
  const hidden = await aProducto(admin, { nombre: 'Secreto', activo: '0' });
  const few = await aProducto(admin, { nombre: 'Jarra', stock: 3 });
  const other = await aProducto(admin, { stock: 7 });
  const buy = (articulos: object[]) => newBuyer().post('create_checkout_session.php', { cliente: aCliente, articulos });
  const gone = await buy([{ id: hidden.id, quantity: 1 }]);
  expect(gone.status).toBe(409);
  expect(JSON.stringify(gone.body)).not.toContain('Secreto');
  expect((await buy([{ id: 999_999, quantity: 1 }])).status).toBe(409);
  const short = await buy([
    { id: other.id, quantity: 2 },
    { id: few.id, quantity: 2 },
    { id: few.id, quantity: 2 },
  ]);
  expect(short).toMatchObject({ status: 409, body: { message: 'De «Jarra» solo quedan 3 unidades.' } });
  expect(await stockOf(app, few.id)).toBe(3);
  expect(await stockOf(app, other.id)).toBe(7);
});

test('shipping goes by the postal code in the address', async () => {
  const { id } = await aProducto(admin, { precio: 20 });
  const total = async (address: string, quantity = 1) => {
    const session = await newBuyer().buy([{ id, quantity }], { address });
    return stripe.sessions.get(session)!.amount_total;
  };
  expect(await total('Calle Mayor 3, 16001 Cuenca')).toBe(2495);
  expect(await total('Calle sin código postal, Cuenca')).toBe(2495);
  expect(await total('Carrer Major 1, 07001 Palma')).toBe(2895);
  expect(await total('Calle Mayor 3, 16001 Cuenca', 3)).toBe(6000);
  for (const [address, place] of [
    ['Calle Real 1, 35001 Las Palmas', 'Canarias'],
    ['Calle Real 1, 38001 Santa Cruz', 'Canarias'],
    ['Calle Real 1, 51001 Ceuta', 'Ceuta'],
    ['Calle Real 1, 52001 Melilla', 'Melilla'],
  ] as const) {
    const reply = await newBuyer().post('create_checkout_session.php', {
      cliente: { ...aCliente, address },
      articulos: [{ id, quantity: 1 }],
    });
    expect(reply.status).toBe(422);
    expect(reply.body.message).toContain(`no hacemos envíos a ${place}`);
  }
});

test('the success page confirms a paid order, shows it and clears nothing twice', async () => {
  const { id } = await aProducto(admin, { nombre: 'Botijo', precio: 24, stock: 4 });
  const session = await newBuyer().buy([{ id, quantity: 2 }], aCliente);
  stripe.pay(session);
  const shown = await newBuyer().get('handle_successful_payment.php', { session_id: session });
  expect(shown).toMatchObject({
    status: 200,
    body: {
      success: true,
      pedido: {
        cod_pedido: expect.stringMatching(/^SC-[A-Z0-9]{4}-[A-Z0-9]{4}$/),
        cliente: aCliente,
        articulos: [{ description: 'Botijo', quantity: 2, price: { unit_amount: 2400 } }],
        total: 52.95,
        envio: 4.95,
      },
    },
  });
  const again = await newBuyer().get('handle_successful_payment.php', { session_id: session });
  expect(again.body.pedido).toEqual(shown.body.pedido);
  expect(await stockOf(app, id)).toBe(2);

  const mails = await mailsAbout(app, shown.body.pedido.cod_pedido);
  expect(mails.map(({ para }) => para)).toEqual(['lucia@example.com', app.ajustes.current.titular.email]);
  expect(mails[0]!.texto).toContain('14 días naturales');
  expect(mails[0]!.texto).toContain('2 × Botijo: 48,00');
  expect(mails[0]!.texto).toContain('/desistimiento');
});

test('a session that nobody knows, is not paid or is missing shows no order', async () => {
  const missing = await newBuyer().get('handle_successful_payment.php');
  expect(missing.status).toBe(422);
  expect(missing.body.message).toBe(
    'No se encontró un ID de sesión de pago. Por favor, contacta con soporte si el cobro se ha realizado.',
  );
  const unknown = await newBuyer().get('handle_successful_payment.php', { session_id: 'cs_test_nada' });
  expect(unknown).toMatchObject({ status: 404, body: { message: 'Hubo un error al procesar tu pedido.' } });
  const { id } = await aProducto(admin);
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  const unpaid = await newBuyer().get('handle_successful_payment.php', { session_id: session });
  expect(unpaid.status).toBe(409);
  expect(unpaid.body.message).toContain('Hubo un error al procesar tu pedido.');
  expect(unpaid.body.pedido).toBeUndefined();
  expect((await pedidoOf(app, session)).estado).toBe('pendiente');
});

test('the success page stops answering after 48 hours', async () => {
  const { id } = await aProducto(admin);
  const session = await newBuyer().buy([{ id, quantity: 1 }], aCliente);
  stripe.pay(session);
  await newBuyer().get('handle_successful_payment.php', { session_id: session });
  const past = new Date(Date.now() - 49 * 3_600_000).toISOString();
  await app.db.updateTable('pedidos').set({ pagado_en: past }).where('session_id', '=', session).execute();
  const late = await newBuyer().get('handle_successful_payment.php', { session_id: session });
  expect(late.status).toBe(404);
  expect(JSON.stringify(late.body)).not.toContain('lucia@example.com');
});

test('the webhook alone confirms an order, before any redirect', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(session);
  expect((await postNotice(visitor, stripe.notice(completed, session))).status).toBe(200);
  expect(await pedidoOf(app, session)).toMatchObject({ estado: 'pagado', pago_id: expect.stringMatching(/^pi_/) });
  const shown = await newBuyer().get('handle_successful_payment.php', { session_id: session });
  expect(shown.status).toBe(200);
  expect(await mailsAbout(app, shown.body.pedido.cod_pedido)).toHaveLength(2);
});

test('a notice with a wrong, old or missing signature, or a changed body, is refused', async () => {
  const { id } = await aProducto(admin);
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(session);
  const right = stripe.notice(completed, session);
  const wrong = [
    stripe.notice(completed, session, { secret: 'whsec_otro' }),
    stripe.notice(completed, session, { age: 3600 }),
    { ...right, headers: {} },
    { ...right, body: `${right.body} ` },
  ];
  for (const notice of wrong) expect((await postNotice(visitor, notice)).status).toBe(400);
  expect((await pedidoOf(app, session)).estado).toBe('pendiente');
  expect((await postNotice(visitor, right)).status).toBe(200);
  expect((await pedidoOf(app, session)).estado).toBe('pagado');
});

test('the same notice twice, and notices out of order, change nothing', async () => {
  const { id } = await aProducto(admin, { stock: 5 });
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(session);
  const notice = stripe.notice(completed, session, { id: 'evt_igual' });
  await postNotice(visitor, notice);
  const asked = stripe.asked.length;
  expect((await postNotice(visitor, notice)).status).toBe(200);
  expect(stripe.asked).toHaveLength(asked);
  expect((await postNotice(visitor, stripe.notice('checkout.session.expired', session))).status).toBe(200);
  expect((await postNotice(visitor, stripe.notice('checkout.session.async_payment_succeeded', session))).status).toBe(
    200,
  );
  const pedido = await pedidoOf(app, session);
  expect(pedido.estado).toBe('pagado');
  expect(await stockOf(app, id)).toBe(4);
  expect(await mailsAbout(app, pedido.cod_pedido)).toHaveLength(2);
});

test('a notice about something else, or about somebody else’s session, is taken and does nothing', async () => {
  expect((await postNotice(visitor, stripe.notice('customer.created', 'cus_1'))).status).toBe(200);
  const { id } = await aProducto(admin);
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(session, { client_reference_id: 'SC-OTRO-SITIO' });
  await app.db.updateTable('pedidos').set({ session_id: null }).where('session_id', '=', session).execute();
  expect((await postNotice(visitor, stripe.notice(completed, session))).status).toBe(200);
});

test('a payment on its way is confirmed or given up when the bank says so', async () => {
  const { id } = await aProducto(admin, { stock: 5 });
  const [good, bad] = [await newBuyer().buy([{ id, quantity: 1 }]), await newBuyer().buy([{ id, quantity: 2 }])];
  for (const session of [good, bad]) {
    stripe.pay(session, { payment_status: 'unpaid', intent_status: 'processing' });
    await postNotice(visitor, stripe.notice(completed, session));
    await app.payments.sweep(new Date(Date.now() + 3 * 86_400_000));
    expect((await pedidoOf(app, session)).estado).toBe('pendiente');
  }
  stripe.pay(good);
  await postNotice(visitor, stripe.notice('checkout.session.async_payment_succeeded', good));
  stripe.pay(bad, { payment_status: 'unpaid', intent_status: 'requires_payment_method' });
  await postNotice(visitor, stripe.notice('checkout.session.async_payment_failed', bad));
  expect((await pedidoOf(app, good)).estado).toBe('pagado');
  expect((await pedidoOf(app, bad)).estado).toBe('caducado');
  expect(await stockOf(app, id)).toBe(4);
});

test('an expired session releases the units, once', async () => {
  const { id } = await aProducto(admin, { stock: 5 });
  const session = await newBuyer().buy([{ id, quantity: 3 }]);
  stripe.expire(session);
  for (let n = 0; n < 3; n++) await postNotice(visitor, stripe.notice('checkout.session.expired', session));
  await app.payments.sweep(new Date(Date.now() + 3_600_000));
  expect((await pedidoOf(app, session)).estado).toBe('caducado');
  expect(await stockOf(app, id)).toBe(5);
});

test('a buyer who comes back without paying can order the last unit again; the old session takes no more money', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const buyer = newBuyer();
  const session = await buyer.buy([{ id, quantity: 1 }]);
  expect(await stockOf(app, id)).toBe(0);
  const reply = await buyer.post('cancel_checkout_session.php', { session_id: session });
  expect(reply).toMatchObject({ status: 200, body: { pagado: false } });
  expect(stripe.sessions.get(session)!.status).toBe('expired');
  expect((await pedidoOf(app, session)).estado).toBe('cancelado');
  expect(await stockOf(app, id)).toBe(1);
  await buyer.buy([{ id, quantity: 1 }]);
  expect((await buyer.post('cancel_checkout_session.php', { session_id: session })).body.pagado).toBe(false);
  expect(await stockOf(app, id)).toBe(0);
});

test('a buyer who comes back after paying is told so, and the order stays paid', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(session);
  for (const _ of ['first', 'again'])
    expect((await newBuyer().post('cancel_checkout_session.php', { session_id: session })).body.pagado).toBe(true);
  expect((await pedidoOf(app, session)).estado).toBe('pagado');
  expect(await stockOf(app, id)).toBe(0);
  expect((await newBuyer().post('cancel_checkout_session.php', { session_id: 'cs_otra' })).status).toBe(404);
});

test('a wrong amount or currency is not confirmed, and the operator is told once', async () => {
  const { id } = await aProducto(admin, { precio: 50 });
  for (const change of [{ amount_total: 100 }, { currency: 'usd' }]) {
    const session = await newBuyer().buy([{ id, quantity: 1 }]);
    stripe.pay(session, change);
    expect((await newBuyer().get('handle_successful_payment.php', { session_id: session })).status).toBe(404);
    expect((await postNotice(visitor, stripe.notice(completed, session))).status).toBe(200);
    const pedido = await pedidoOf(app, session);
    expect(pedido.estado).toBe('pendiente');
    const mails = await mailsAbout(app, pedido.cod_pedido);
    expect(mails.map(({ para, asunto }) => [para, asunto.split(' ·')[0]])).toEqual([
      [app.ajustes.current.titular.email, `Revisa el pago del pedido ${pedido.cod_pedido}`],
    ]);
  }
});

test('no key and no demo: the shop says that card payment is not available and takes no order', async () => {
  const { app: closed } = await startApp();
  const buyer = buyersOf(closed)();
  expect((await buyer.get('get_pago_disponible.php')).body.data).toEqual({ disponible: false, demo: false });
  const reply = await buyer.post('create_checkout_session.php', {
    cliente: aCliente,
    articulos: [{ id: 1, quantity: 1 }],
  });
  expect(reply.status).toBe(503);
  expect(reply.body.message).toContain('El pago con tarjeta no está disponible');
  expect(await closed.db.selectFrom('pedidos').select('id').execute()).toEqual([]);
});
