/** Coupons: what they take off, who refuses them and why, and how often they count. */
import { expect, test, vi } from 'vitest';
import { aCategoria, aCliente, aProducto, pedidoOf, startShop } from '#areas/tienda/builders.testing.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const { stripe, admin, visitor, app, newBuyer } = await startShop();

let count = 0;
async function aCupon(values: object = {}) {
  const reply = await admin.post('create_cupon.php', {
    codigo: `CUPON-${++count}`,
    tipo: 'porcentaje',
    valor: 10,
    ...values,
  });
  expect([reply.status, reply.body.message]).toEqual([200, 'Cupón creado con éxito.']);
  return reply.body.data as { id: number; codigo: string; version: number };
}
const usados = async (codigo: string) =>
  (await admin.get('get_cupones_admin.php', { q: codigo })).body.data[0]?.usados as number;
const check = (cupon: string, id: number, more: object = {}) =>
  newBuyer().post('comprobar_cupon.php', { cupon, articulos: [{ id, quantity: 2 }], ...more });
const order = (cupon: string, articulos: object[], more: object = {}) =>
  newBuyer().post('create_checkout_session.php', { cliente: aCliente, articulos, cupon, ...more });

test('made, listed, changed and deleted; a code is one code however it is written', async () => {
  const { id, version } = await aCupon({ codigo: 'otoño 26', minimo: 5, usos: 3 });
  const { data } = (await admin.get('get_cupones_admin.php', { q: 'otono' })).body;
  expect(data).toMatchObject([{ codigo: 'OTONO26', valor: 10, minimo: 5, usos: 3, usados: 0, activo: 1 }]);
  const twice = await admin.post('create_cupon.php', { codigo: 'Otono26', tipo: 'envio' });
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([409, ['codigo']]);
  const changed = await admin.post('update_cupon.php', { id, version, tipo: 'importe', valor: '2,50', usos: '' });
  expect(changed.body.data).toMatchObject({ tipo: 'importe', valor: 2.5, usos: null, minimo: 5 });
  expect((await admin.post('update_cupon.php', { id, version, valor: 3 })).status).toBe(409);
  expect((await admin.post('delete_cupon.php', { id })).status).toBe(200);
  expect((await admin.post('delete_cupon.php', { id })).status).toBe(404);
  expect((await visitor.post('create_cupon.php', { codigo: 'ABC', tipo: 'envio' })).status).toBe(401);
});

test.each([
  [{ codigo: 'A' }, 'codigo'],
  [{ codigo: '<script>' }, 'codigo'],
  [{ tipo: 'regalo' }, 'tipo'],
  [{ valor: 0 }, 'valor'],
  [{ valor: 101 }, 'valor'],
  [{ valor: 10.5 }, 'valor'],
  [{ tipo: 'importe', valor: '' }, 'valor'],
  [{ desde: '2026-02-30' }, 'desde'],
  [{ desde: '0026-05-02' }, 'desde'],
  [{ desde: '2026-05-02', hasta: '2026-05-01' }, 'hasta'],
  [{ minimo: -1 }, 'minimo'],
  [{ usos: 0 }, 'usos'],
  [{ categorias: [999_999] }, 'categorias'],
  [{ categorias: 'todas' }, 'categorias'],
])('%j is refused beside its field', async (values, field) => {
  const reply = await admin.post('create_cupon.php', { codigo: 'MALO', tipo: 'porcentaje', valor: 10, ...values });
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
});

test('each refusal says why, when it is asked and when it is ordered', async () => {
  const { id } = await aProducto(admin, { precio: 10 });
  const today = todayInMadrid(new Date());
  const cases: [object, RegExp][] = [
    [{ activo: false }, /Ese cupón no existe/],
    [{ desde: addDays(today, 1) }, /vale a partir del/],
    [{ hasta: addDays(today, -1) }, /caducó el/],
    [{ minimo: 20.01 }, /compra mínima de 20,01/],
    [{ categorias: [await aCategoria(admin)] }, /no vale para los productos de tu carrito/],
    [{ tipo: 'porcentaje', valor: 100 }, /importe mínimo de un pedido/],
  ];
  for (const [values, why] of cases) {
    const { codigo } = await aCupon(values);
    const asked = await check(codigo, id);
    const ordered = await order(codigo, [{ id, quantity: 2 }], { entrega: 'recogida' });
    if (asked.status !== 200)
      expect([asked.status, asked.body.errors.cupon]).toEqual([422, expect.stringMatching(why)]);
    expect([ordered.status, ordered.body.message]).toEqual([422, expect.stringMatching(why)]);
    expect((await admin.get('get_cupones_admin.php', { q: codigo })).body.data[0].usados).toBe(0);
  }
  const free = await aCupon({ tipo: 'envio' });
  expect((await check(free.codigo, id, { entrega: 'recogida' })).body.message).toContain('envío gratis');
});

test('percent, euros and free shipping, on what they are for, to the cent', async () => {
  const dulces = await aCategoria(admin);
  const miel = await aProducto(admin, { precio: 6.9, iva: 10, id_categoria: dulces });
  const taza = await aProducto(admin, { precio: 12.5, iva: 21 });
  const articulos = [
    { id: miel.id, quantity: 3 },
    { id: taza.id, quantity: 1 },
  ];
  const totals = async (values: object) => {
    const { codigo } = await aCupon(values);
    const reply = await order(codigo.toLowerCase(), articulos);
    const { descuento_cents, subtotal_cents, envio_cents, total_cents, cod_pedido } = await pedidoOf(
      app,
      reply.body.session_id,
    );
    const session = stripe.sessions.get(reply.body.session_id)!;
    expect(session.amount_total).toBe(total_cents);
    const { data } = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body;
    expect(data.cupon).toMatchObject({ codigo });
    expect(data.subtotal - data.descuento + data.envio).toBeCloseTo(data.total, 6);
    return [descuento_cents, subtotal_cents, envio_cents, total_cents];
  };
  expect(await totals({ valor: 15 })).toEqual([498, 2822, 495, 3317]);
  expect(await totals({ valor: 15, categorias: [dulces] })).toEqual([311, 3009, 495, 3504]);
  expect(await totals({ tipo: 'importe', valor: 5 })).toEqual([500, 2820, 495, 3315]);
  expect(await totals({ tipo: 'importe', valor: 50, categorias: [dulces] })).toEqual([2070, 1250, 495, 1745]);
  expect(await totals({ tipo: 'envio' })).toEqual([0, 3320, 0, 3320]);
});

test('20 orders at the same moment take 3 uses of a coupon', async () => {
  const { id } = await aProducto(admin);
  const { codigo } = await aCupon({ usos: 3 });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      order(codigo, [{ id, quantity: 1 }], { cliente: { ...aCliente, email: `uso-${n}@example.com` } }),
    ),
  );
  const sessions = replies.filter(({ status }) => status === 200).map(({ body }) => body.session_id as string);
  expect(sessions).toHaveLength(3);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['409 Este cupón ya se ha usado todas las veces posibles.']),
  );
  expect(await usados(codigo)).toBe(3);
  expect((await check(codigo, id)).status).toBe(409);
  stripe.expire(sessions[0]!);
  await Promise.all([1, 2, 3].map(() => app.payments.settle(sessions[0]!)));
  expect(await usados(codigo)).toBe(2);
  await newBuyer().post('cancel_checkout_session.php', { session_id: sessions[1]! });
  await newBuyer().post('cancel_checkout_session.php', { session_id: sessions[1]! });
  expect(await usados(codigo)).toBe(1);
  stripe.pay(sessions[0]!);
  await Promise.all([1, 2, 3].map(() => app.payments.settle(sessions[0]!)));
  expect(await usados(codigo)).toBe(2);
});

test("a last use that is held by the buyer's own unpaid order is still theirs, as the checkout has it", async () => {
  const { id } = await aProducto(admin);
  const { codigo } = await aCupon({ usos: 1 });
  const cliente = { ...aCliente, email: 'indecisa@example.com' };
  const { session_id } = (await order(codigo, [{ id, quantity: 2 }], { cliente })).body;
  expect((await check(codigo, id, { sesion_anterior: session_id })).status).toBe(200);
  // The same for everybody else, also with the address of whoever holds it.
  for (const other of [{}, { email: cliente.email }, { email: 'otra@example.com' }, { sesion_anterior: 'cs_otra' }])
    expect(await check(codigo, id, other)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('en una compra que todavía no se ha pagado') },
    });
  stripe.pay(session_id);
  await app.payments.settle(session_id);
  expect(await check(codigo, id, { sesion_anterior: session_id })).toMatchObject({
    status: 409,
    body: { message: 'Este cupón ya se ha usado todas las veces posibles.' },
  });
});

test('a category that a coupon names is not deleted', async () => {
  const categoria = await aCategoria(admin, 'Con cupón');
  const { id } = await aCupon({ categorias: [categoria] });
  const remove = () => admin.get('delete_categoria_producto.php', { id: categoria });
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: 'La categoría «Con cupón» tiene 1 cupón; cambia o elimina antes lo que la usa.' },
  });
  await admin.post('update_cupon.php', { id, categorias: [] });
  expect((await remove()).status).toBe(200);
});

test('coupons come in pages', async () => {
  for (let n = 0; n < 3; n++) await aCupon({ codigo: `PAGINA-${n}` });
  const { body } = await admin.get('get_cupones_admin.php', { q: 'pagina', page: 2, limit: 2 });
  expect(body).toMatchObject({ total: 3, page: 2, pages: 2, limit: 2, data: [{ codigo: 'PAGINA-0' }] });
});

test('codes are not guessed without end, and a right one is no guess', async () => {
  const { id } = await aProducto(admin);
  const { codigo } = await aCupon();
  const guesser = newBuyer('10.77.0.1');
  const guess = (cupon: string) => guesser.post('comprobar_cupon.php', { cupon, articulos: [{ id, quantity: 1 }] });
  for (let n = 0; n < 12; n++) expect((await guess(codigo)).status).toBe(200);
  const statuses: number[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  try {
    for (let n = 0; n < 12; n++) statuses.push((await guess(`NADIE-${n}`)).status);
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(422));
    expect(statuses.slice(8)).toEqual(Array(4).fill(429));
    expect((await guess(codigo)).body.message).toContain('demasiados códigos');
  } finally {
    vi.useRealTimers();
  }
  expect((await check(codigo, id)).status).toBe(200);
});
