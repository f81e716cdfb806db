/** The back office's side of orders: find, prepare, ship, refund, count. */
import { expect, test, vi } from 'vitest';
import {
  type aCliente,
  aProducto,
  mailsAbout,
  pedidoOf,
  postNotice,
  startShop,
  stockOf,
} from '#areas/tienda/builders.testing.ts';
import { type ExportedPedido, exportPedidos } from './admin-queries.server.ts';

const { stripe, admin, visitor, app, newBuyer } = await startShop();

async function aPedido(
  options: { quantity?: number; stock?: number; cliente?: Partial<typeof aCliente>; precio?: number } = {},
) {
  const { quantity = 1, precio = 20, cliente } = options;
  const producto = await aProducto(admin, { nombre: 'Jarra', precio, stock: options.stock ?? '' });
  const session = await newBuyer().buy([{ id: producto.id, quantity }], cliente);
  return { session, producto, pedido: await pedidoOf(app, session) };
}

async function aPaidPedido(options: Parameters<typeof aPedido>[0] = {}) {
  const made = await aPedido(options);
  stripe.pay(made.session);
  await app.payments.settle(made.session);
  return { ...made, cod: made.pedido.cod_pedido };
}

const detail = async (cod: string) => (await admin.get('get_pedido_admin.php', { cod })).body.data;
const update = (cod_pedido: string, values: object) => admin.post('update_pedido.php', { cod_pedido, ...values });
const refund = (cod_pedido: string, values: object = {}) =>
  admin.post('reembolsar_pedido.php', { cod_pedido, ...values });

test('orders are filtered by state and date, searched and paged', async () => {
  const { cod } = await aPaidPedido({ cliente: { name: 'Iñigo Buscado', email: 'inigo@example.com' } });
  await aPedido();
  const codes = async (query: Record<string, string | number>) =>
    (await admin.get('get_pedidos_admin.php', query)).body.data.map((row: { cod_pedido: string }) => row.cod_pedido);
  for (const q of ['inigo buscado', 'INIGO@', cod.toLowerCase()]) expect(await codes({ q })).toEqual([cod]);
  // A whole address is one buyer's; a part of it may be of more.
  const other = await aPaidPedido({ cliente: { email: 'Rodrinigo@example.com' } });
  expect(await codes({ q: ' Inigo@Example.com ' })).toEqual([cod]);
  expect(await codes({ q: 'rodrinigo@example.com' })).toEqual([other.cod]);
  expect(await codes({ q: 'inigo@example.co' })).toEqual([other.cod, cod]);
  expect(await codes({ q: 'inigo@example.co', orden: 'fecha' })).toEqual([cod, other.cod]);
  expect(await codes({ q: 'inigo@example.com', estado: 'pendiente' })).toEqual([]);
  expect(await codes({ q: 'buscado', estado: 'pagado' })).toEqual([cod]);
  expect(await codes({ q: 'buscado', estado: 'pendiente' })).toEqual([]);
  await app.db
    .updateTable('pedidos')
    .set({ creado_en: '2026-03-10T22:30:00.000Z' })
    .where('cod_pedido', '=', cod)
    .execute();
  expect(await codes({ q: 'buscado', desde: '2026-03-10', hasta: '2026-03-10' })).toEqual([cod]);
  expect(await codes({ q: 'buscado', desde: '2026-03-11' })).toEqual([]);
  // Half past eleven at night in Madrid is still that day; an hour later it is the next.
  await app.db
    .updateTable('pedidos')
    .set({ creado_en: '2026-03-10T23:30:00.000Z' })
    .where('cod_pedido', '=', cod)
    .execute();
  expect(await codes({ q: 'buscado', hasta: '2026-03-10' })).toEqual([]);
  expect(await codes({ q: 'buscado', desde: '2026-03-11', hasta: '2026-03-11' })).toEqual([cod]);
  const page = (await admin.get('get_pedidos_admin.php', { limit: 1, page: 2 })).body;
  expect(page).toMatchObject({ page: 2, limit: 1, pages: page.total });
  expect(page.data).toHaveLength(1);
  for (const wrong of ['10/03/2026', '9999-12-31'])
    expect((await admin.get('get_pedidos_admin.php', { hasta: wrong })).status).toBe(422);
});

test('an order is shown with its lines, taxes and history, and survives its product', async () => {
  const { cod, producto } = await aPaidPedido({ quantity: 2 });
  await admin.post('update_producto.php', { id: producto.id, nombre: 'Otra cosa', precio: 1 });
  await admin.get('delete_producto.php', { id: producto.id });
  expect(await detail(cod)).toMatchObject({
    cod_pedido: cod,
    estado: 'pagado',
    articulos: [
      {
        description: 'Jarra',
        quantity: 2,
        price: { unit_amount: 2000 },
        referencia: producto.referencia,
        iva: 21,
        total: 40,
        base: 33.06,
      },
    ],
    subtotal: 40,
    envio: 4.95,
    total: 44.95,
    desglose_iva: [{ iva: 21, base: 37.15, cuota: 7.8, total: 44.95 }],
    siguientes: ['preparando', 'enviado'],
    historia: [{ estado: 'pendiente' }, { estado: 'pagado' }],
  });
  expect((await admin.get('get_pedido_admin.php', { cod: 'SC-AAAA-AAAA' })).status).toBe(404);
});

test('an order is prepared, shipped with its tracking number and delivered; the buyer hears of the shipping once', async () => {
  const { cod } = await aPaidPedido();
  expect((await update(cod, { estado: 'preparando', notas: 'Con cuidado' })).status).toBe(200);
  const shipped = await update(cod, { estado: 'enviado', transportista: 'Correos', seguimiento: 'PK123' });
  expect(shipped.body).toMatchObject({
    message: 'Pedido actualizado con éxito.',
    data: {
      estado: 'enviado',
      transportista: 'Correos',
      seguimiento: 'PK123',
      notas: 'Con cuidado',
      enviado_en: expect.any(String),
    },
  });
  await update(cod, { estado: 'enviado', notas: '' });
  const next = await admin.get('get_pedido_admin.php', { cod: (await aPaidPedido()).cod });
  expect(next.body).toMatchObject({ transportista_habitual: 'Correos', data: { transportista: null } });
  const mails = await mailsAbout(app, `pedido-enviado-${cod}`);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.texto).toContain('PK123');
  expect((await update(cod, { estado: 'entregado' })).body.data).toMatchObject({
    estado: 'entregado',
    notas: null,
    siguientes: [],
  });
  expect((await detail(cod)).historia.map(({ estado }: { estado: string }) => estado)).toEqual([
    'pendiente',
    'pagado',
    'preparando',
    'enviado',
    'entregado',
  ]);
});

test('a state that does not come next is refused with what could', async () => {
  const { cod } = await aPaidPedido();
  const reply = await update(cod, { estado: 'entregado' });
  expect(reply).toMatchObject({
    status: 409,
    body: { message: 'Un pedido «Pagado» no puede pasar a «Entregado». Puede pasar a «En preparación» o «Enviado».' },
  });
  for (const estado of ['pendiente', 'cancelado', 'caducado', 'reembolsado'])
    expect((await update(cod, { estado })).status, estado).toBe(409);
  const { pedido } = await aPedido();
  expect((await update(pedido.cod_pedido, { estado: 'pagado' })).status).toBe(409);
  expect((await update(cod, { estado: 'perdido' })).status).toBe(422);
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const { cod } = await aPaidPedido();
  const { version } = await detail(cod);
  const replies = await Promise.all([
    update(cod, { notas: 'Una', version }),
    update(cod, { estado: 'enviado', version }),
    refund(cod, { importe: 4, version }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  for (const { body } of replies.filter(({ status }) => status === 409))
    expect(body.data.cambios).toMatchObject([
      { usuario: 'admin', campos: [expect.stringMatching(/^(?:notas|estado|reembolso_pendiente_cents)$/)] },
    ]);
});

test('of a cancellation and an edit with the same version one is refused, and nothing of it stays', async () => {
  const { pedido, producto } = await aPedido({ stock: 3, quantity: 2 });
  const { version } = await detail(pedido.cod_pedido);
  const [cancelled, noted] = await Promise.all([
    update(pedido.cod_pedido, { estado: 'cancelado', version }),
    update(pedido.cod_pedido, { notas: 'No cancelar', version }),
  ]);
  expect([cancelled.status, noted.status].sort()).toEqual([200, 409]);
  const isCancelled = cancelled.status === 200;
  expect(await detail(pedido.cod_pedido)).toMatchObject({
    estado: isCancelled ? 'cancelado' : 'pendiente',
    notas: isCancelled ? null : 'No cancelar',
  });
  expect(await stockOf(app, producto.id)).toBe(isCancelled ? 3 : 1);
});

test('cancelling an unpaid order closes its session first and puts the units back; a paid one is not cancelled', async () => {
  const { pedido, session, producto } = await aPedido({ stock: 3, quantity: 2 });
  expect((await update(pedido.cod_pedido, { estado: 'cancelado' })).body.data.estado).toBe('cancelado');
  expect(stripe.sessions.get(session)!.status).toBe('expired');
  expect(await stockOf(app, producto.id)).toBe(3);

  const other = await aPedido({ stock: 3 });
  stripe.pay(other.session);
  expect((await update(other.pedido.cod_pedido, { estado: 'cancelado' })).status).toBe(409);
  expect((await pedidoOf(app, other.session)).estado).toBe('pagado');
});

test('a whole refund: money back once, state, mail, and the units if asked', async () => {
  const { cod, producto } = await aPaidPedido({ stock: 5, quantity: 2 });
  const reply = await refund(cod, { motivo: 'Llegó rota', reponer_stock: true });
  expect(reply.body).toMatchObject({
    message: 'Reembolso hecho con éxito.',
    data: {
      estado: 'reembolsado',
      reembolsado: 44.95,
      reembolsos: [{ importe: 44.95, estado: 'hecho', motivo: 'Llegó rota', usuario: 'admin' }],
    },
  });
  expect(stripe.refunds.at(-1)).toMatchObject({ amount: 4495 });
  expect(await stockOf(app, producto.id)).toBe(5);
  const mails = await app.db
    .selectFrom('correos')
    .select(['asunto', 'texto'])
    .where('asunto', 'like', `Reembolso de tu pedido ${cod}%`)
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.texto).toContain('44,95');
  expect(await refund(cod)).toMatchObject({
    status: 409,
    body: { message: 'Este pedido ya está reembolsado por completo.' },
  });
});

test('partial refunds add up, never above what was paid, and the last one makes the order refunded', async () => {
  const { cod } = await aPaidPedido();
  expect((await refund(cod, { importe: 5.5 })).body.data).toMatchObject({ estado: 'pagado', reembolsado: 5.5 });
  const more = await refund(cod, { importe: 100 });
  expect(more.status).toBe(422);
  expect(more.body.message).toMatch(/^Como mucho se pueden reembolsar 19,45/);
  for (const importe of [0, -3, '1.999']) expect((await refund(cod, { importe })).status, String(importe)).toBe(422);
  expect((await refund(cod, { importe: '19.45' })).body.data).toMatchObject({
    estado: 'reembolsado',
    reembolsado: 24.95,
  });
});

test('the same refund pressed twice at once is made once', async () => {
  const { cod } = await aPaidPedido();
  const { version } = await detail(cod);
  const before = stripe.refunds.length;
  const replies = await Promise.all(Array.from({ length: 5 }, () => refund(cod, { importe: 4, version })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(stripe.refunds.length - before).toBe(1);
  expect((await detail(cod)).reembolsado).toBe(4);
});

test('an unpaid order has nothing to refund', async () => {
  const { pedido } = await aPedido();
  expect(await refund(pedido.cod_pedido)).toMatchObject({
    status: 409,
    body: { message: 'Este pedido no está pagado: no hay nada que reembolsar.' },
  });
});

test('a refund whose answer is lost stays asked for, is not made twice, and completes by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { cod } = await aPaidPedido();
  const before = stripe.refunds.length;
  stripe.mode = 'drop';
  const lost = await refund(cod, { importe: 10 });
  expect(lost.status).toBe(503);
  expect(lost.body.message).toContain('no lo repitas');
  expect(await detail(cod)).toMatchObject({
    reembolsado: 0,
    reembolso_pendiente: 10,
    reembolsos: [{ estado: 'pedido' }],
  });
  stripe.mode = 'fine';
  await app.payments.sweep(new Date(Date.now() + 5 * 60_000));
  expect(await detail(cod)).toMatchObject({ reembolsado: 10, reembolsos: [{ estado: 'hecho' }] });
  expect(stripe.refunds.length - before).toBe(1);
});

test('a refund the provider refuses is undone here and can be asked for again', async () => {
  const { cod, session } = await aPaidPedido();
  stripe.sessions.get(session)!.amount_total = 1;
  expect((await refund(cod)).status).toBe(409);
  expect(await detail(cod)).toMatchObject({ estado: 'pagado', reembolsado: 0, reembolsos: [{ estado: 'fallido' }] });
  stripe.sessions.get(session)!.amount_total = 2495;
  expect((await refund(cod)).status).toBe(200);
});

test('a refund nobody can know about after a day is left to a person', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { cod } = await aPaidPedido();
  stripe.mode = 'down';
  await refund(cod, { importe: 2 });
  await app.payments.sweep(new Date(Date.now() + 21 * 3_600_000));
  expect(await detail(cod)).toMatchObject({
    reembolsado: 0,
    reembolso_pendiente: 2,
    reembolsos: [{ estado: 'dudoso' }],
  });
});

test('the accountant’s file: one line per order, bases and taxes by rate, no formulas', async () => {
  const { cod } = await aPaidPedido({
    cliente: { name: '=HYPERLINK("http://mal.example")', email: 'csv@example.com' },
    precio: 12.1,
  });
  const cells = await csvOf('csv@example.com');
  expect(cells).toMatchObject({
    Pedido: cod,
    Estado: 'Pagado',
    Total: '17,05',
    'Base 21 %': '14,09',
    'IVA 21 %': '2,96',
    'Base 10 %': '0,00',
  });
  expect(cells.Cliente?.startsWith("'=")).toBe(true);
});

test('shipping without IVA: the bases and taxes of the accountant’s file still add up to the total', async () => {
  await admin.post('update_ajustes.php', { seccion: 'envios', valores: { iva: 0 } });
  await aPaidPedido({ cliente: { email: 'cero@example.com' }, precio: 12.1 });
  await admin.post('update_ajustes.php', { seccion: 'envios', valores: { iva: 'proporcional' } });
  const cells = await csvOf('cero@example.com');
  expect(cells).toMatchObject({ Total: '17,05', 'Base 21 %': '10,00', 'IVA 21 %': '2,10', 'Base 0 %': '4,95' });
});

test('read a few at a time, the file has every order once, in the same order, with its lines', async () => {
  const read = async (portion?: number) => {
    const all: ExportedPedido[] = [];
    for await (const one of exportPedidos(app.db, {}, portion)) all.push(one);
    return all;
  };
  const whole = await read();
  expect(whole.length).toBeGreaterThan(3);
  expect(await read(2)).toEqual(whole);
  expect(whole.every(({ articulos }) => articulos.length > 0)).toBe(true);
});

/** The only line of the file about this buyer. */
async function csvOf(email: string): Promise<Record<string, string>> {
  const response = await admin.request(`/api/export_pedidos.php?q=${email}&estado=pagado`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="pedidos-/);
  const [header, line, ...rest] = (await response.text()).trim().split('\r\n');
  expect(rest).toEqual([]);
  return Object.fromEntries(
    header!
      .replace('\uFEFF', '')
      .split(';')
      .map((name, n) => [JSON.parse(name), line!.split('";"')[n]!.replace(/^"|"$/g, '')]),
  );
}

test('sales of the last 12 months: this month has today’s, refunds beside them, unpaid orders do not count', async () => {
  const sales = async () =>
    (await admin.get('get_ventas_admin.php')).body.data as {
      mes: string;
      pedidos: number;
      ventas: number;
      reembolsado: number;
    }[];
  const before = (await sales()).at(-1)!;
  await aPedido();
  const { cod } = await aPaidPedido();
  await refund(cod, { importe: 5 });
  const after = await sales();
  expect(after).toHaveLength(12);
  expect(after.map(({ mes }) => mes)).toEqual([...after.map(({ mes }) => mes)].sort());
  expect(after.at(-1)).toEqual({
    mes: before.mes,
    pedidos: before.pedidos + 1,
    ventas: expect.closeTo(before.ventas + 24.95, 5),
    reembolsado: expect.closeTo(before.reembolsado + 5, 5),
  });
});

test('mails are listed without their text and sent again on request', async () => {
  const { cod } = await aPaidPedido({ cliente: { email: 'lucia@example.com' } });
  await app.mail.flush();
  const list = (await admin.get('get_correos_admin.php', { q: cod, estado: 'archivo' })).body;
  expect(list.data.map(({ para }: { para: string }) => para)).toContain('lucia@example.com');
  expect(JSON.stringify(list)).not.toContain('14 días');
  const { id } = list.data.find(({ para }: { para: string }) => para === 'lucia@example.com');
  expect((await admin.post('reenviar_correo.php', { id })).body.message).toBe(
    'No hay servidor de correo: se guarda en un archivo y nadie lo recibe.',
  );
  await app.mail.flush();
  const mails = await mailsAbout(app, `pedido-confirmado-${cod}`);
  expect(mails).toHaveLength(2);
  expect(mails[1]).toMatchObject({ asunto: mails[0]!.asunto, texto: mails[0]!.texto, para: mails[0]!.para });

  await app.db
    .updateTable('correos')
    .set({ enviado_en: null, ultimo_error: 'Error', siguiente_en: '2999-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  expect((await admin.get('get_correos_admin.php', { q: cod, estado: 'fallido' })).body.data).toHaveLength(1);
  await admin.post('reenviar_correo.php', { id });
  await app.mail.flush();
  expect(await mailsAbout(app, `pedido-confirmado-${cod}`)).toHaveLength(2);
  expect((await admin.get('get_correos_admin.php', { q: cod, estado: 'fallido' })).body.data).toEqual([]);
  expect((await admin.post('reenviar_correo.php', { id: 999_999 })).status).toBe(404);
});

test('a notice that comes after the order was shipped changes nothing', async () => {
  const { cod, session } = await aPaidPedido();
  await update(cod, { estado: 'enviado' });
  await postNotice(visitor, stripe.notice('checkout.session.completed', session));
  await postNotice(visitor, stripe.notice('checkout.session.expired', session));
  expect((await detail(cod)).estado).toBe('enviado');
});

test('how many there are in each state follows every write, whoever makes it, and only when it is done', async () => {
  const counted = async () => {
    const { por_estado, total } = (await admin.get('get_pedidos_admin.php', { q: 'clienta contada' })).body;
    return { ...por_estado, total };
  };
  const cliente = { name: 'Clienta Contada' };
  expect(await counted()).toEqual({ total: 0 });
  const { pedido, session } = await aPedido({ cliente });
  expect(await counted()).toEqual({ pendiente: 1, total: 1 });
  stripe.pay(session);
  await app.payments.settle(session);
  expect(await counted()).toEqual({ pagado: 1, total: 1 });

  const to = (estado: 'enviado' | 'entregado') => ({ estado, updated_at: new Date().toISOString() });
  const undone = app.db.transaction().execute(async (db) => {
    await db.updateTable('pedidos').set(to('enviado')).where('id', '=', pedido.id).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await counted()).toEqual({ pagado: 1, total: 1 });
  await app.db.transaction().execute(async (db) => {
    await db.updateTable('pedidos').set(to('enviado')).where('id', '=', pedido.id).execute();
    await db.selectFrom('pedidos').select('id').limit(1).execute();
  });
  expect(await counted()).toEqual({ enviado: 1, total: 1 });
  await app.db.updateTable('pedidos').set(to('entregado')).where('id', '=', pedido.id).execute();
  expect(await counted()).toEqual({ entregado: 1, total: 1 });
});
