/** The buyer's side of an order that exists: look at it, withdraw from it. */
import { expect, test } from 'vitest';
import { aCliente, aProducto, mailsAbout, pedidoOf, startShop } from '#areas/tienda/builders.testing.ts';

const { stripe, admin, app, newBuyer } = await startShop();

async function aPaidPedido(cliente: Partial<typeof aCliente> = aCliente) {
  const { id } = await aProducto(admin, { nombre: 'Taza', precio: 12.5 });
  const session = await newBuyer().buy([{ id, quantity: 1 }], cliente);
  stripe.pay(session);
  await app.payments.settle(session);
  return pedidoOf(app, session);
}

const unknown = 'No encontramos ningún pedido con ese código y ese correo electrónico. Revísalos e inténtalo de nuevo.';

test('an order is found by its code, however typed, and its buyer’s e-mail', async () => {
  const { cod_pedido } = await aPaidPedido();
  for (const cod of [cod_pedido, cod_pedido.toLowerCase().replaceAll('-', ' ')]) {
    const found = await newBuyer().get('get_pedido.php', { cod, email: ' Lucia@Example.com ' });
    expect(found.body).toMatchObject({
      success: true,
      pedido: {
        cod_pedido,
        estado: 'pagado',
        cliente: aCliente,
        articulos: [{ description: 'Taza', quantity: 1 }],
        total: 17.45,
      },
    });
  }
});

test('nobody reads another buyer’s order: a wrong code and a wrong e-mail get the same answer', async () => {
  const mine = await aPaidPedido({ email: 'mia@example.com' });
  await aPaidPedido({ email: 'otra@example.com' });
  const answers = [
    await newBuyer().get('get_pedido.php', { cod: mine.cod_pedido, email: 'otra@example.com' }),
    await newBuyer().get('get_pedido.php', { cod: 'SC-AAAA-AAAA', email: 'mia@example.com' }),
    await newBuyer().get('get_pedido.php', { cod: '% or 1=1', email: 'mia@example.com' }),
    await newBuyer().get('get_pedido.php', { cod: String(mine.id), email: 'mia@example.com' }),
  ];
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 404, body: { success: false, message: unknown, data: null } });
});

test('neither the page of an order nor the success page tells what is only ours', async () => {
  const pedido = await aPaidPedido();
  await admin.post('update_pedido.php', { cod_pedido: pedido.cod_pedido, notas: 'Cliente pesado' });
  const shown = await newBuyer().get('get_pedido.php', { cod: pedido.cod_pedido, email: pedido.cliente_email });
  const thanks = await newBuyer().get('handle_successful_payment.php', { session_id: pedido.session_id! });
  for (const { status, body } of [shown, thanks]) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const secret of ['Cliente pesado', pedido.session_id!, pedido.pago_id!]) expect(text).not.toContain(secret);
  }
});

test('guessing codes is limited per address', async () => {
  const guesser = newBuyer();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++)
    statuses.push(
      (await guesser.get('get_pedido.php', { cod: `SC-AAAA-AAA${n % 10}`, email: 'a@example.com' })).status,
    );
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
});

test('codes are short, unique and not in a row', async () => {
  const codes = [await aPaidPedido(), await aPaidPedido(), await aPaidPedido()].map(({ cod_pedido }) => cod_pedido);
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^SC-[ADEFHJKMPRTXY346789]{4}-[ADEFHJKMPRTXY346789]{4}$/);
});

test('withdrawal takes two steps, is acknowledged by mail with content, date and time, and listed in the back office', async () => {
  const pedido = await aPaidPedido();
  const form = { nombre: 'ÁNGELA NÚÑEZ', cod_pedido: pedido.cod_pedido, email: pedido.cliente_email };
  const first = await newBuyer().post('create_desistimiento.php', form);
  expect(first.body).toMatchObject({
    success: true,
    data: { cod_pedido: pedido.cod_pedido, confirmado: false, recibido_en: null },
  });
  expect(await mailsAbout(app, `desistimiento-${pedido.cod_pedido}`)).toEqual([]);

  const second = await newBuyer().post('create_desistimiento.php', { ...form, confirmar: true });
  expect(second.body.data).toMatchObject({ confirmado: true, recibido_en: expect.any(String) });
  const [mail, ...more] = await mailsAbout(app, `desistimiento-${pedido.cod_pedido}`);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ para: 'lucia@example.com' });
  expect(mail!.texto).toMatch(/Desisto del contrato/);
  expect(mail!.texto).toMatch(/Recibida: \d{1,2} de \p{L}+ de \d{4}, a las? \d{1,2}:\d{2} \(hora de Madrid\)/u);

  const again = await newBuyer().post('create_desistimiento.php', { ...form, confirmar: true });
  expect(again.body.data.recibido_en).toBe(second.body.data.recibido_en);
  expect(await mailsAbout(app, `desistimiento-${pedido.cod_pedido}`)).toHaveLength(1);
  expect(await mailsAbout(app, `desistimiento-aviso-${pedido.cod_pedido}`)).toHaveLength(1);

  const { body } = await admin.get('get_desistimientos_admin.php');
  expect(body.data[0]).toMatchObject({
    cod_pedido: pedido.cod_pedido,
    nombre: 'ÁNGELA NÚÑEZ',
    estado: 'pagado',
    total: 17.45,
  });
  const found = async (q: string) => (await admin.get('get_desistimientos_admin.php', { q })).body.total;
  for (const q of [pedido.cod_pedido.toLowerCase(), 'ángela nú', 'Angela Nunez', pedido.cliente_email])
    expect(await found(q), q).toBeGreaterThan(0);
  expect(await found('nadie que haya desistido')).toBe(0);
  const detail = await admin.get('get_pedido_admin.php', { cod: pedido.cod_pedido });
  expect(detail.body.data.desistimiento_en).toBe(second.body.data.recibido_en);
  const own = await newBuyer().get('get_pedido.php', { cod: pedido.cod_pedido, email: pedido.cliente_email });
  expect(own.body.pedido.desistido_en).toBe(second.body.data.recibido_en);
});

test('nobody withdraws from an order that is not theirs, nor from one that was never paid', async () => {
  const pedido = await aPaidPedido();
  const form = { nombre: 'Otro', cod_pedido: pedido.cod_pedido, email: 'otro@example.com', confirmar: true };
  expect(await newBuyer().post('create_desistimiento.php', form)).toMatchObject({
    status: 404,
    body: { message: unknown },
  });
  const { id } = await aProducto(admin);
  const unpaid = await pedidoOf(app, await newBuyer().buy([{ id, quantity: 1 }]));
  const attempt = await newBuyer().post('create_desistimiento.php', {
    ...form,
    cod_pedido: unpaid.cod_pedido,
    email: unpaid.cliente_email,
  });
  expect(attempt).toMatchObject({ status: 404, body: { message: unknown } });
  expect((await newBuyer().post('create_desistimiento.php', { ...form, nombre: '' })).body.message).toBe(
    'El nombre es obligatorio.',
  );
});
