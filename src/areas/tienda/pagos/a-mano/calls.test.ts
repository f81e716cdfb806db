/** Transfer, Bizum and on pickup: from the cart to the invoice, without any payment provider. */
import { beforeAll, expect, test } from 'vitest';
import { aCliente, aProducto, buyersOf, mailsAbout, pedidoOf, stockOf } from '#areas/tienda/builders.testing.ts';
import { startApp } from '#test/harness/harness.ts';
import { startStripeDouble } from '#test/harness/stripe-double.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const { admin, visitor, app, signInAs } = await startApp();
const newBuyer = buyersOf(app);

const iban = 'ES91 2100 0418 4502 0005 1332';
const off = { activa: false };
const ways = {
  transferencia: { activa: true, titular: 'Eva Ejemplo', iban, instrucciones: 'Desde tu banco.', dias: 5 },
  bizum: { activa: true, telefono: '600 111 222', instrucciones: '', dias: 2 },
  recogida: { activa: true, instrucciones: '', dias: 10 },
};
const set = (valores: object) => admin.post('update_ajustes.php', { seccion: 'pagos', valores });
const formas = async () => (await visitor.get('get_sitio.php')).body.data.formas;
const detail = async (cod: string) => (await admin.get('get_pedido_admin.php', { cod })).body.data;
const confirm = (cod_pedido: string) => admin.post('confirmar_pago.php', { cod_pedido });
const keysAbout = async (cod: string) => (await mailsAbout(app, cod)).map(({ clave }) => clave.split('-SC')[0]);
const wait = (sessionId: string, caduca_en: string) =>
  app.db.updateTable('pedidos').set({ caduca_en }).where('session_id', '=', sessionId).execute();
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

beforeAll(async () => {
  expect((await set(ways)).status).toBe(200);
});

test('without any way to pay the shop says so and takes no order; with one it does', async () => {
  const { id } = await aProducto(admin);
  await set({
    transferencia: { ...ways.transferencia, ...off },
    bizum: { ...ways.bizum, ...off },
    recogida: { ...ways.recogida, ...off },
  });
  expect(await formas()).toEqual([]);
  expect((await visitor.get('get_pago_disponible.php')).body.data).toEqual({ disponible: false, demo: false });
  for (const pago of ['tarjeta', 'transferencia', 'bizum', 'recogida']) {
    const reply = await newBuyer().post('create_checkout_session.php', {
      ...{ cliente: aCliente, articulos: [{ id, quantity: 1 }], entrega: 'recogida', pago },
    });
    expect([422, 503]).toContain(reply.status);
  }
  await set(ways);
  expect(await formas()).toEqual(['transferencia', 'bizum', 'recogida']);
  expect((await visitor.get('get_pago_disponible.php')).body.data).toEqual({ disponible: true, demo: false });
});

test('nobody pays on pickup where nobody can come for it', async () => {
  const { recogida_direccion } = app.ajustes.current.tienda;
  await admin.post('update_ajustes.php', { seccion: 'tienda', valores: { recogida_direccion: '' } });
  expect(await formas()).toEqual(['transferencia', 'bizum']);
  await admin.post('update_ajustes.php', { seccion: 'tienda', valores: { recogida_direccion } });
});

test.each([
  [{ transferencia: { ...ways.transferencia, iban: 'ES92 2100 0418 4502 0005 1332' } }, 'transferencia.iban'],
  [{ transferencia: { ...ways.transferencia, iban: '' } }, 'transferencia.iban'],
  [{ bizum: { ...ways.bizum, telefono: '' } }, 'bizum.telefono'],
  [{ bizum: { ...ways.bizum, dias: 0 } }, 'bizum.dias'],
  [{ recogida: { ...ways.recogida, dias: 31 } }, 'recogida.dias'],
  [{ recogida: { ...ways.recogida, instrucciones: 'x'.repeat(501) } }, 'recogida.instrucciones'],
])('%j is refused beside its field', async (valores, field) => {
  const reply = await set(valores);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.errors)).toContain(field);
});

test('an account that is off may be empty, and the other account data never leave through a public call', async () => {
  const sitio = JSON.stringify((await visitor.get('get_sitio.php')).body);
  expect(sitio).not.toContain('2100');
  expect(sitio).not.toContain('600 111 222');
});

test('an order by transfer, from how to pay it to its confirmation', async () => {
  const { id } = await aProducto(admin, { precio: 20, stock: 5, nombre: 'Miel' });
  const session = await newBuyer().buy([{ id, quantity: 2 }], { email: 'eva@example.com' }, { pago: 'transferencia' });
  const pedido = await pedidoOf(app, session);
  const cod = pedido.cod_pedido;
  expect(pedido).toMatchObject({ estado: 'pendiente', proveedor: 'transferencia', total_cents: 4495 });
  expect(await stockOf(app, id)).toBe(3);
  const hasta = addDays(todayInMadrid(new Date()), 5);
  expect(todayInMadrid(new Date(Date.parse(pedido.caduca_en) - 1))).toBe(hasta);

  const thanks = await visitor.get('handle_successful_payment.php', { session_id: session });
  const como = { importe: 44.95, concepto: cod, hasta, cuenta: { titular: 'Eva Ejemplo', iban }, telefono: null };
  expect(thanks).toMatchObject({
    status: 200,
    body: { pedido: { estado: 'pendiente', pago: { forma: 'transferencia', como } } },
  });
  const own = await visitor.post('get_pedido.php', { cod, email: 'eva@example.com' });
  expect(own.body.pedido.pago).toEqual({ forma: 'transferencia', como: { ...como, instrucciones: 'Desde tu banco.' } });
  expect(await keysAbout(cod)).toEqual(['pedido-por-pagar', 'pedido-aviso']);
  const [toBuyer] = await mailsAbout(app, `pedido-por-pagar-${cod}`);
  for (const part of [`IBAN: ${iban}`, `Concepto: ${cod}`, 'Titular de la cuenta: Eva Ejemplo', 'Desde tu banco.'])
    expect(toBuyer!.texto).toContain(part);
  expect(toBuyer!.texto.replaceAll('\u00a0', ' ')).toContain('Importe: 44,95 €');
  expect((await admin.get('get_hoy_admin.php')).body.data.tienda.por_cobrar).toBeGreaterThan(0);

  const confirmed = await confirm(cod);
  expect(confirmed).toMatchObject({ status: 200, body: { data: { estado: 'pagado', pago: { como: null } } } });
  expect(confirmed.body.data.facturas).toMatchObject([{ tipo: 'F2' }]);
  expect(confirmed.body.data.historia.at(-1)).toMatchObject({ estado: 'pagado', usuario: 'admin' });
  expect(await keysAbout(cod)).toEqual(['pedido-por-pagar', 'pedido-aviso', 'pedido-confirmado']);
  expect(await stockOf(app, id)).toBe(3);
  const again = await confirm(cod);
  expect(again).toMatchObject({ status: 200, body: { message: 'El pago de este pedido ya constaba.' } });
  expect((await detail(cod)).facturas).toHaveLength(1);

  const csv = await (await admin.request(`/api/export_pedidos.php?q=${cod}`)).text();
  expect(csv).toContain('Transferencia bancaria');
});

test('a refund is noted at once, with its corrective, and says that the money is given back by hand', async () => {
  const { id } = await aProducto(admin, { precio: 20, stock: 5 });
  const session = await newBuyer().buy([{ id, quantity: 1 }], {}, { pago: 'bizum' });
  const { cod_pedido } = await pedidoOf(app, session);
  await confirm(cod_pedido);
  const reply = await admin.post('reembolsar_pedido.php', { cod_pedido, reponer_stock: true });
  expect(reply.body.message).toBe('Reembolso anotado. Devuelve tú el dinero: aquí no se mueve.');
  expect(reply.body.data).toMatchObject({ estado: 'reembolsado', reembolsado: 24.95, reembolso_pendiente: 0 });
  expect(reply.body.data.facturas.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['F2', 'R5']);
  expect(await stockOf(app, id)).toBe(5);
});

test('paid on pickup: paid and fetched at once; never of an order that is sent', async () => {
  const { id } = await aProducto(admin, { stock: 5 });
  const pickup = { pago: 'recogida', entrega: 'recogida' };
  const session = await newBuyer().buy([{ id, quantity: 1 }], { address: '' }, pickup);
  const { cod_pedido } = await pedidoOf(app, session);
  expect((await mailsAbout(app, `pedido-por-pagar-${cod_pedido}`))[0]!.texto).toContain('Lo pagas cuando vengas');
  const { data } = (await confirm(cod_pedido)).body;
  expect(data).toMatchObject({ estado: 'entregado', entregado_en: expect.any(String), facturas: [{ tipo: 'F2' }] });
  expect((await mailsAbout(app, `pedido-confirmado-${cod_pedido}`))[0]!.texto).toContain('que has recogido en');

  const sent = await newBuyer().post('create_checkout_session.php', {
    ...{ cliente: aCliente, articulos: [{ id, quantity: 1 }], pago: 'recogida' },
  });
  expect(sent).toMatchObject({ status: 422, body: { errors: { pago: 'Solo si recoges el pedido.' } } });
});

test('unpaid in its days it gives everything back; a late payment still counts', async () => {
  const { id } = await aProducto(admin, { stock: 5, precio: 20 });
  await admin.post('create_cupon.php', { codigo: 'AMANO', tipo: 'importe', valor: 5, usos: 1 });
  const session = await newBuyer().buy([{ id, quantity: 2 }], {}, { pago: 'transferencia', cupon: 'AMANO' });
  const { cod_pedido } = await pedidoOf(app, session);
  await app.payments.sweep();
  expect((await pedidoOf(app, session)).estado).toBe('pendiente');
  await wait(session, yesterday());
  await app.payments.sweep();
  expect((await pedidoOf(app, session)).estado).toBe('caducado');
  expect(await stockOf(app, id)).toBe(5);
  expect(await keysAbout(cod_pedido)).toEqual(['pedido-por-pagar', 'pedido-aviso', 'pedido-cerrado']);
  expect((await visitor.get('handle_successful_payment.php', { session_id: session })).status).toBe(404);
  expect((await detail(cod_pedido)).pago.como).toBeNull();

  await admin.post('update_producto.php', { id, stock: 1 });
  const late = await confirm(cod_pedido);
  expect(late.body.data).toMatchObject({ estado: 'pagado', facturas: [{ tipo: 'F2' }] });
  expect(late.body.message).toContain('faltan unidades de');
});

test('cancelled at the desk: the units come back and the buyer is told not to pay', async () => {
  const { id } = await aProducto(admin, { stock: 2 });
  const session = await newBuyer().buy([{ id, quantity: 1 }], {}, { pago: 'bizum' });
  const { cod_pedido, version } = await pedidoOf(app, session);
  expect((await admin.post('update_pedido.php', { cod_pedido, version, estado: 'cancelado' })).status).toBe(200);
  expect(await stockOf(app, id)).toBe(2);
  const [mail] = await mailsAbout(app, `pedido-cerrado-${cod_pedido}`);
  expect(mail!.texto).toContain('No lo pagues ahora');
});

test('the same order sent again is one order', async () => {
  const { id } = await aProducto(admin, { stock: 5 });
  const buyer = newBuyer();
  const order = {
    ...{
      cliente: { ...aCliente, email: 'doble@example.com' },
      articulos: [{ id, quantity: 1 }],
      pago: 'transferencia',
    },
    intento: 'a'.repeat(32),
  };
  const replies = await Promise.all(Array.from({ length: 6 }, () => buyer.post('create_checkout_session.php', order)));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.session_id}`)).size).toBe(1);
  expect(replies[0]!.status).toBe(200);
  expect(await stockOf(app, id)).toBe(4);
  const { cod_pedido } = await pedidoOf(app, replies[0]!.body.session_id);
  expect(await keysAbout(cod_pedido)).toEqual(['pedido-por-pagar', 'pedido-aviso']);
  expect((await buyer.post('create_checkout_session.php', { ...order, intento: 'corto' })).status).toBe(422);
});

test('50 confirmations at once, and each pressed twice: one invoice each, one mail each', async () => {
  const { id } = await aProducto(admin);
  const codes = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const session = await newBuyer().buy([{ id, quantity: 1 }], {}, { pago: 'transferencia' });
      return (await pedidoOf(app, session)).cod_pedido;
    }),
  );
  const press = async (cod: string): Promise<number> => {
    const { status } = await confirm(cod);
    // On a busy machine some are told to come again.
    return status === 503 ? press(cod) : status;
  };
  expect(new Set(await Promise.all([...codes, ...codes].map(press)))).toEqual(new Set([200]));
  const facturas = await app.db
    .selectFrom('facturas')
    .innerJoin('pedidos', 'pedidos.id', 'facturas.pedido_id')
    .select(['cod_pedido', 'numero'])
    .where('cod_pedido', 'in', codes)
    .execute();
  expect(facturas.map(({ cod_pedido }) => cod_pedido).sort()).toEqual([...codes].sort());
  expect(new Set(facturas.map(({ numero }) => numero)).size).toBe(50);
  for (const cod of codes.slice(0, 5)) expect(await mailsAbout(app, `pedido-confirmado-${cod}`)).toHaveLength(1);
});

test('an address, and a mailbox, can leave only a few of them unpaid', async () => {
  const { id } = await aProducto(admin);
  const order = (email: string) => ({
    cliente: { ...aCliente, email },
    articulos: [{ id, quantity: 1 }],
    pago: 'bizum',
  });
  const statuses = async (count: number, one: (n: number) => Promise<{ status: number }>) => {
    const all: number[] = [];
    for (let n = 0; n < count; n++) all.push((await one(n)).status);
    return all;
  };
  const mailbox = await statuses(4, () => newBuyer().post('create_checkout_session.php', order('victima@example.com')));
  expect(mailbox).toEqual([200, 200, 200, 429]);
  // Whatever stands behind a plus, it is theirs.
  const plus = await statuses(5, (n) =>
    newBuyer().post('create_checkout_session.php', order(`bomba+${n}@example.com`)),
  );
  expect(plus).toEqual([200, 200, 200, 429, 429]);
  const one = newBuyer();
  const address = await statuses(6, async (n) => {
    const reply = await one.post('create_checkout_session.php', order(`otra-${n}@example.com`));
    if (reply.status === 200) await one.post('cancel_checkout_session.php', { session_id: reply.body.session_id });
    return reply;
  });
  expect(address).toEqual([200, 200, 200, 200, 200, 429]);
  // Nor is anybody 65,536 customers for having an IPv6 network.
  const network = await statuses(27, (n) =>
    newBuyer(`2001:db8:77:${n.toString(16)}::1`).post('create_checkout_session.php', order(`red-${n}@example.com`)),
  );
  expect(network).toEqual([...Array(25).fill(200), 429, 429]);
});

test('orders that wait for days are limited among themselves and leave the room of those paid by card', async () => {
  const stripe = await startStripeDouble();
  const shop = await startApp(stripe.env);
  const buyer = buyersOf(shop.app);
  await shop.admin.post('update_ajustes.php', { seccion: 'pagos', valores: ways });
  const { id } = await aProducto(shop.admin, { stock: 40 });
  const order = (n: number, pago: string) =>
    buyer().post('create_checkout_session.php', {
      ...{ cliente: { ...aCliente, email: `grupo-${n}@example.com` }, articulos: [{ id, quantity: 3 }], pago },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await order(n, 'transferencia')).status);
  expect(statuses).toEqual([200, 200, 200, 409]);
  expect((await order(9, 'tarjeta')).status).toBe(200);
  await stripe.close();
});

test('who may not sell may not confirm; what the provider takes is not confirmed by hand', async () => {
  const { id } = await aProducto(admin);
  const session = await newBuyer().buy([{ id, quantity: 1 }], {}, { pago: 'bizum' });
  const { cod_pedido } = await pedidoOf(app, session);
  const redactor = await signInAs('redactor');
  expect((await redactor.post('confirmar_pago.php', { cod_pedido })).status).toBe(403);
  await app.db.updateTable('pedidos').set({ proveedor: 'stripe' }).where('cod_pedido', '=', cod_pedido).execute();
  expect((await confirm(cod_pedido)).status).toBe(409);
  expect((await confirm('SC-NADA-NADA')).status).toBe(404);
});
