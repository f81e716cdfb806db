/** What orders that nobody pays may keep from those who would. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCliente, aProducto, type Buyer, pedidoOf, startShop, stockOf } from '#areas/tienda/builders.testing.ts';
import { passMinute, passTime, realTime } from '#test/harness/clock.ts';

const { stripe, admin, app, newBuyer } = await startShop();
afterEach(realTime);
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  // Each test has the shop to itself.
  await app.db.updateTable('pedido_articulos').set({ reservado: 0 }).execute();
  await app.db.updateTable('pedidos').set({ estado: 'cancelado', origen: null }).execute();
  await app.db.updateTable('productos').set({ stock: null }).execute();
});

let count = 0;
const anybody = () => ({ ...aCliente, email: `nadie-${++count}@example.com` });
const ask = (
  buyer: Buyer,
  articulos: { id: number; quantity: number }[],
  cliente: object = anybody(),
  sesion_anterior?: string,
) => buyer.post('create_checkout_session.php', { cliente, articulos, ...(sesion_anterior && { sesion_anterior }) });

async function aShelf(stocks: number[]) {
  return Promise.all(stocks.map((stock, n) => aProducto(admin, { nombre: `Cosa ${n}`, stock })));
}

async function onShelf(shelf: { id: number }[]): Promise<number> {
  const stocks = await Promise.all(shelf.map(({ id }) => stockOf(app, id)));
  return stocks.reduce<number>((sum, stock) => sum + stock!, 0);
}

/** Hundreds of requests take a while on a busy machine. */
const attack = { timeout: 90_000 };

/** As the demo's shelf was: some of a lot, some of a few. */
const stocks = [200, 150, 100, 100, 80, 80, 64, 52, 48, 40, 36, 27, 22, 9, 6, 4];
const all = stocks.reduce((sum, stock) => sum + stock, 0);

test('one request takes no more than its share, and is told how many it may', async () => {
  const [many, some, few] = await aShelf([500, 40, 4]);
  const refused = await ask(newBuyer(), [{ id: many!.id, quantity: 99 }]);
  expect(refused).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^De «Cosa 0» se pueden pedir como mucho 20 unidades\./) },
  });
  expect((await ask(newBuyer(), [{ id: some!.id, quantity: 11 }])).body.message).toMatch(/como mucho 10 unidades/);
  expect((await ask(newBuyer(), [{ id: few!.id, quantity: 4 }])).status).toBe(200);
  const whole = await ask(
    newBuyer(),
    (await aShelf([100, 100, 100])).map(({ id }) => ({ id, quantity: 20 })),
  );
  expect(whole).toMatchObject({ status: 422, body: { message: expect.stringContaining('como mucho 40 unidades') } });
  expect(await onShelf([many!, some!, few!])).toBe(540);
});

test('what never runs out is not limited: nobody is kept from it', async () => {
  const { id } = await aProducto(admin);
  const buyer = newBuyer();
  for (let n = 0; n < 8; n++) expect((await ask(buyer, [{ id, quantity: 99 }])).status).toBe(200);
});

test('200 requests from one address leave most of the stock to everybody else', attack, async () => {
  const shelf = await aShelf(stocks);
  const attacker = newBuyer();
  const statuses = new Set<number>();
  for (let n = 0; n < 200; n++) {
    if (n % 20 === 19) passMinute();
    const articulos = shelf.slice(n % 14, (n % 14) + 3).map(({ id }) => ({ id, quantity: 1 + (n % 20) }));
    statuses.add((await ask(attacker, articulos)).status);
  }
  expect(statuses).toContain(429);
  expect([...statuses].filter((status) => ![200, 409, 422, 429].includes(status))).toEqual([]);
  expect(await onShelf(shelf)).toBeGreaterThanOrEqual(all - 40);
  expect((await ask(newBuyer(), [{ id: shelf[0]!.id, quantity: 5 }])).status).toBe(200);
});

test('networks of one customer count as one address', async () => {
  const shelf = await aShelf([200, 200, 200]);
  for (let n = 0; n < 60; n++)
    await ask(newBuyer(`2001:db8:7:7::${n.toString(16)}`), [{ id: shelf[n % 3]!.id, quantity: 20 }]);
  expect(await onShelf(shelf)).toBeGreaterThanOrEqual(560);
});

test(
  '200 requests from 50 addresses, all at once, leave most of the stock, and a buyer who comes then can buy',
  attack,
  async () => {
    const shelf = await aShelf(stocks);
    const attackers = Array.from({ length: 50 }, (_, n) => newBuyer(`10.200.0.${n}`));
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        ask(
          attackers[n % 50]!,
          shelf.slice(n % 14, (n % 14) + 3).map(({ id }) => ({ id, quantity: 1 + (n % 20) })),
        ),
      ),
    );
    expect(replies.filter(({ status }) => ![200, 409, 422, 429].includes(status))).toEqual([]);
    // Nothing bigger gets through any more; now they take what still does.
    await Promise.all(
      attackers.map((attacker, n) => ask(attacker, [{ id: shelf[n % shelf.length]!.id, quantity: 1 }])),
    );
    expect(await onShelf(shelf)).toBeGreaterThan(all / 2);
    const honest = await ask(newBuyer(), [{ id: shelf[0]!.id, quantity: 1 }]);
    expect(honest.status).toBe(200);
  },
);

test('50 addresses at one product leave half of it', attack, async () => {
  const [producto] = await aShelf([200]);
  for (const quantity of [20, 12, 5, 1])
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => ask(newBuyer(`10.201.0.${n}`), [{ id: producto!.id, quantity }])),
    );
  expect(await onShelf([producto!])).toBeGreaterThanOrEqual(100);
  const refused = await ask(newBuyer(), [{ id: producto!.id, quantity: 8 }]);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/ahora mismo se pueden pedir como mucho 1 unidad/);
});

test('a buyer never finds their own unit taken', async () => {
  const { id } = await aProducto(admin, { stock: 1 });
  const [home, way] = [newBuyer(), newBuyer()];
  const sessions: string[] = [];
  for (const [n, place] of [home, home, way, home, way, way, home].entries()) {
    // Also who mends their e-mail: the browser is the same.
    const cliente = { ...aCliente, email: `va-y-viene-${n % 2}@example.com` };
    const reply = await ask(place, [{ id, quantity: 1 }], cliente, sessions.at(-1));
    expect(reply.status).toBe(200);
    sessions.push(reply.body.session_id);
  }
  const last = sessions.pop()!;
  for (const session of sessions) {
    expect(stripe.sessions.get(session)!.status).toBe('expired');
    expect((await pedidoOf(app, session)).estado).toBe('cancelado');
  }
  expect(await stockOf(app, id)).toBe(0);
  expect((await ask(newBuyer(), [{ id, quantity: 1 }])).body.message).toMatch(/está agotado/);
  stripe.pay(last);
  expect((await app.payments.settle(last)).kind).toBe('paid');
});

test("whoever types a buyer's e-mail ends nothing of theirs, and does not shorten their time to pay", async () => {
  const { id } = await aProducto(admin, { stock: 20 });
  const session = await newBuyer().buy([{ id, quantity: 1 }], aCliente);
  for (const sesion_anterior of [undefined, 'cs_test_invented', 'cs_test_other', session.slice(0, -1)])
    expect((await ask(newBuyer(), [{ id, quantity: 1 }], aCliente, sesion_anterior)).status).toBe(200);
  expect(stripe.sessions.get(session)!.status).toBe('open');
  expect((await pedidoOf(app, session)).estado).toBe('pendiente');
  const next = await newBuyer().buy([{ id, quantity: 1 }], aCliente);
  const { creado_en, caduca_en } = await pedidoOf(app, next);
  expect(Date.parse(caduca_en) - Date.parse(creado_en)).toBe(30 * 60_000);
});

test('an order that cannot be made does not take the place of the last one', async () => {
  const [few, many] = await aShelf([3, 100]);
  const buyer = newBuyer();
  const first = await buyer.buy([{ id: few!.id, quantity: 2 }], aCliente);
  const isOpen = async () =>
    stripe.sessions.get(first)!.status === 'open' && (await pedidoOf(app, first)).estado === 'pendiente';
  for (const [articulos, status] of [
    [[{ id: few!.id, quantity: 4 }], 409],
    [[{ id: 999_999, quantity: 1 }], 409],
    [[{ id: many!.id, quantity: 60 }], 422],
  ] as const) {
    expect((await ask(buyer, [...articulos], aCliente, first)).status).toBe(status);
    expect(await isOpen()).toBe(true);
  }
  const far = { ...aCliente, address: 'Calle Triana 5, 35002 Las Palmas' };
  expect((await ask(buyer, [{ id: few!.id, quantity: 1 }], far, first)).status).toBe(422);
  expect(await isOpen()).toBe(true);
  // With its own two it may have all three.
  expect((await ask(buyer, [{ id: few!.id, quantity: 3 }], aCliente, first)).status).toBe(200);
  expect(await isOpen()).toBe(false);
});

test('an older order that turns out to be paid stays, and the new one is taken besides', async () => {
  const { id } = await aProducto(admin, { stock: 5 });
  const buyer = newBuyer();
  const first = await buyer.buy([{ id, quantity: 1 }]);
  stripe.pay(first);
  const second = await buyer.buy([{ id, quantity: 1 }], {}, { sesion_anterior: first });
  expect((await pedidoOf(app, first)).estado).toBe('pagado');
  expect((await pedidoOf(app, second)).estado).toBe('pendiente');
  expect(await stockOf(app, id)).toBe(3);
});

test('a provider that cannot be asked about the older order: a plain sentence, and everything stays as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = await aProducto(admin, { stock: 2 });
  const first = await newBuyer().buy([{ id, quantity: 1 }], aCliente);
  stripe.mode = 'down';
  const reply = await ask(newBuyer(), [{ id, quantity: 1 }], aCliente, first);
  expect(reply).toMatchObject({ status: 503, body: { message: expect.stringContaining('No se te ha cobrado nada') } });
  expect((await pedidoOf(app, first)).estado).toBe('pendiente');
  expect(await stockOf(app, id)).toBe(1);
});

test('who left several orders unpaid gets less time for the next, and it ends even while the session is open', async () => {
  const { id } = await aProducto(admin, { stock: 50 });
  const buyer = newBuyer();
  const minutes = async (session: string) => {
    const { creado_en, caduca_en } = await pedidoOf(app, session);
    return (Date.parse(caduca_en) - Date.parse(creado_en)) / 60_000;
  };
  for (let n = 0; n < 3; n++) {
    const { body } = await ask(buyer, [{ id, quantity: 1 }]);
    expect(await minutes(body.session_id)).toBe(30);
  }
  const { body } = await ask(buyer, [{ id, quantity: 1 }]);
  expect(await minutes(body.session_id)).toBe(10);
  passTime(13 * 60_000);
  await app.payments.sweep();
  expect(stripe.sessions.get(body.session_id)!.status).toBe('expired');
  expect((await pedidoOf(app, body.session_id)).estado).toBe('caducado');
  expect(await stockOf(app, id)).toBe(47);
});

test('where an order came from is forgotten after a day', async () => {
  const { id } = await aProducto(admin, { stock: 5 });
  const session = await newBuyer('10.9.8.7').buy([{ id, quantity: 1 }]);
  expect((await pedidoOf(app, session)).origen).toBe('10.9.8.7');
  await app.payments.sweep(new Date(Date.now() + 25 * 3_600_000));
  expect((await pedidoOf(app, session)).origen).toBeNull();
});
