/** Whoever orders, writes or proposes in English is refused, answered and mailed in English; the operator reads Spanish. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCliente, aProducto, buyersOf, pedidoOf } from '#areas/tienda/builders.testing.ts';
import { passTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { startSmtpDouble } from '#test/harness/smtp-double.ts';
import { startStripeDouble } from '#test/harness/stripe-double.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const [stripe, smtp] = [await startStripeDouble(), await startSmtpDouble()];
afterAll(async () => void (await Promise.all([stripe.close(), smtp.close()])));
const { admin, app, visitor } = await startApp({ ...stripe.env, SMTP_URL: smtp.url });
const newBuyer = buyersOf(app);
const show = (visibles: string[]) => admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles } });
beforeAll(() => show(['en', 'fr']));

/** What a mailbox got since the last look: by its subject, as the mail server heard it, and its text. */
async function mailsTo(email: string): Promise<{ subject: string; text: string; html: string }[]> {
  await app.mail.flush();
  const rows = await app.db.selectFrom('correos').selectAll().where('para', '=', email).orderBy('id').execute();
  await app.db.deleteFrom('correos').where('para', '=', email).execute();
  const heard = smtp.taken.filter(({ to }) => to === email).map(({ subject }) => subject);
  smtp.reset();
  return rows.map(({ texto, html }, index) => ({
    subject: heard[index]!,
    text: texto.replaceAll('\u00a0', ' '),
    html,
  }));
}

test('a purchase in English: refusals, the payment page, the way back, and every mail to the buyer', async () => {
  const { id } = await aProducto(admin, { nombre: 'Miel', stock: 5, precio: 10 });
  const buyer = newBuyer();
  const ask = (values: object) => buyer.post('create_checkout_session.php?idioma=en', values);
  const articulos = [{ id, quantity: 1 }];

  const empty = await ask({ cliente: { ...aCliente, name: '', email: 'nada' }, articulos });
  expect(empty.body.errors).toMatchObject({
    'cliente.name': 'The name is required.',
    'cliente.email': 'Enter a valid email address.',
  });
  const far = await ask({ cliente: { ...aCliente, address: 'Calle 1, 35001 Las Palmas' }, articulos });
  expect(far.body.message).toBe(
    'Sorry: we do not deliver to the Canary Islands (postcode 35001). We deliver to: mainland Spain and the Balearic Islands.',
  );
  const many = await ask({ cliente: aCliente, articulos: [{ id, quantity: 90 }] });
  expect(many.body.message).toBe('“Miel”: only 5 left.');

  const { session_id } = (await ask({ cliente: aCliente, articulos })).body;
  const { sent } = stripe.sessions.get(session_id)!;
  expect([sent.get('locale'), sent.get('success_url'), sent.get('cancel_url')]).toEqual([
    'en',
    'http://localhost:3000/en/pago-exitoso?session_id={CHECKOUT_SESSION_ID}',
    'http://localhost:3000/en/checkout',
  ]);
  stripe.pay(session_id);
  // Whoever asks first settles it, here in French: the mails are in what was spoken when it was ordered.
  const thanks = await buyer.get('handle_successful_payment.php', { session_id, idioma: 'fr' });
  expect(thanks.body.message).toBe('Paiement confirmé. Merci pour votre achat\u00a0!');
  const { cod_pedido } = await pedidoOf(app, session_id);

  const [confirmation] = await mailsTo(aCliente.email);
  expect(confirmation!.subject).toMatch(new RegExp(`^Your order ${cod_pedido}`));
  expect(confirmation!.html).toContain('<html lang="en">');
  expect(confirmation!.text).toContain('Hello Lucía Ejemplo,');
  expect(confirmation!.text).toContain('You will receive it in 3 to 5 working days');
  expect(confirmation!.text).toContain('Right of withdrawal: you have 14 calendar days');
  expect(confirmation!.text).toContain(`http://localhost:3000/en/pedido?cod=${cod_pedido}`);
  expect(confirmation!.text).not.toMatch(/[¿¡]|\b(?:pedido|envío|días)\b(?!\?)/);

  const { version } = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body.data;
  await admin.post('update_pedido.php', { cod_pedido, version, estado: 'enviado', transportista: 'SEUR' });
  const [shipped] = await mailsTo(aCliente.email);
  expect(shipped!.subject).toMatch(new RegExp(`^Your order ${cod_pedido} is on its way`));
  expect(shipped!.text).toContain('with SEUR to Calle Mayor 3');

  await visitor.post('create_desistimiento.php', {
    ...{ nombre: 'Lucía', cod_pedido, email: aCliente.email, confirmar: true },
  });
  const [withdrawal] = await mailsTo(aCliente.email);
  expect(withdrawal!.text).toContain('Statement: I withdraw from the contract of sale');
  await admin.post('reembolsar_pedido.php', { cod_pedido });
  const [refund] = await mailsTo(aCliente.email);
  expect(refund!.subject).toMatch(new RegExp(`^Refund of your order ${cod_pedido}`));
  expect(refund!.text).toContain('We have refunded €14.95 of your order');
});

test('the operator is written to in Spanish, whoever orders', async () => {
  const { id } = await aProducto(admin, { nombre: 'Queso', precio: 10 });
  const buyer = newBuyer();
  const reply = await buyer.post('create_checkout_session.php?idioma=fr', {
    ...{ cliente: aCliente, articulos: [{ id, quantity: 1 }] },
  });
  stripe.pay(reply.body.session_id);
  await buyer.get('handle_successful_payment.php', { session_id: reply.body.session_id, idioma: 'fr' });
  const { cod_pedido } = await pedidoOf(app, reply.body.session_id);
  const notice = await app.db
    .selectFrom('correos')
    .selectAll()
    .where('clave', '=', `pedido-aviso-${cod_pedido}`)
    .executeTakeFirstOrThrow();
  expect(notice.texto.replaceAll('\u00a0', ' ')).toMatch(/Pedido nuevo: 14,95 €.*Gastos de envío: 4,95 €/s);
  expect(notice.html).toContain('<html lang="es">');
});

test('what is written, subscribed to and proposed in English is answered in English', async () => {
  const message = { name: 'Ann', email: 'ann@example.com', message: 'Are dogs allowed?', consent: true };
  const sent = await visitor.post('submit_contact.php?idioma=en', message);
  expect(sent.body.message).toBe('Thank you for your message. We will be in touch soon.');
  const [{ id }] = (await admin.get('get_mensajes_admin.php')).body.data;
  await admin.post('responder_mensaje.php', { id, texto: 'Sí, con correa.' });
  const [answer] = await mailsTo('ann@example.com');
  expect(answer!.subject).toMatch(/^Reply to your message/);
  expect(answer!.text).toContain('You wrote to us:');

  await visitor.post('submit_newsletter.php?idioma=fr', { email: 'jean@example.com' });
  const [letter] = await mailsTo('jean@example.com');
  expect(letter!.subject).toMatch(/^Confirmez votre abonnement/);
  expect(letter!.text).toContain('http://localhost:3000/fr/boletin/confirmar?token=');

  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'De prueba' })).body.data.id;
  const municipio_id = (await admin.post('create_municipio.php', { nombre: 'Huete', provincia_id })).body.data.id;
  const { sello } = (await visitor.get('get_propuesta_formulario.php')).body;
  passTime(4000);
  const proposed = await visitor.post('submit_propuesta.php?idioma=en', {
    ...{ titulo: 'Harvest supper', municipio_id, fecha_inicio: addDays(todayInMadrid(new Date()), 20) },
    ...{ nombre: 'Ann', email: 'ann@example.com', consent: true, sello },
  });
  expect(proposed.body.message).toMatch(/^Thank you! We have sent you an email/);
  const [ask] = await mailsTo('ann@example.com');
  const token = /http:\/\/localhost:3000\/en\/proponer\/confirmar\?token=([\w-]+)/.exec(ask!.text)![1]!;
  await visitor.post('confirm_propuesta.php', { token });
  const row = await app.db.selectFrom('propuestas').select(['id', 'idioma']).executeTakeFirstOrThrow();
  const accept = await admin.post('accept_propuesta.php', { id: row.id, titulo: 'Cena de la vendimia' });
  expect(accept.status).toBe(200);
  const [accepted] = await mailsTo('ann@example.com');
  expect(accepted!.subject).toMatch(/^Published: Harvest/);
  expect(accepted!.text).toContain('http://localhost:3000/en/agenda/cena-de-la-vendimia');
});

test('a form without code is answered in its language', async () => {
  const answer = await visitor.request('/api/submit_newsletter.php?idioma=en', {
    method: 'POST',
    headers: {
      accept: 'text/html',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'email=nada',
  });
  expect(await answer.text()).toMatch(/<html lang="en">.*Please enter a valid email address\..*href="\/en"/s);
  const cliente = { ...aCliente, email: 'tarde@example.com' };
  const { id } = await aProducto(admin, { nombre: 'Mimbre', precio: 20 });
  const buyer = newBuyer();
  const { session_id } = (
    await buyer.post('create_checkout_session.php?idioma=en', { cliente, articulos: [{ id, quantity: 1 }] })
  ).body;
  await show([]);
  stripe.pay(session_id);
  await app.payments.settle(session_id);
  const [mail] = await mailsTo(cliente.email);
  expect(mail!.text).toContain('Thank you for your order!');
  expect(mail!.text).toContain('http://localhost:3000/pedido?cod=');
});
