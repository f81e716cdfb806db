/** What the provider tells afterwards: refunds that wait, fail or were made elsewhere, and disputes. */
import { beforeEach, expect, test, vi } from 'vitest';
import { aProducto, mailsAbout, pedidoOf, postNotice, startShop, stockOf } from '#areas/tienda/builders.testing.ts';

const { stripe, admin, visitor, app, newBuyer } = await startShop();
let logged: string[] = [];
beforeEach(() => {
  stripe.refundStatus = 'succeeded';
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
});

/** 2 × 20 € and 4,95 € for shipping. */
async function aPaidPedido() {
  const producto = await aProducto(admin, { nombre: 'Jarra', precio: 20, stock: 5 });
  const session = await newBuyer().buy([{ id: producto.id, quantity: 2 }]);
  stripe.pay(session);
  await app.payments.settle(session);
  const { cod_pedido: cod, pago_id } = await pedidoOf(app, session);
  return { cod, pago: pago_id!, productoId: producto.id };
}

const detail = async (cod: string) => (await admin.get('get_pedido_admin.php', { cod })).body.data;
const refund = (cod_pedido: string, values: object = {}) =>
  admin.post('reembolsar_pedido.php', { cod_pedido, ...values });
const sendNotice = async (type: string, id: string) => (await postNotice(visitor, stripe.notice(type, id))).status;
const notes = async (cod: string): Promise<string[]> =>
  (await detail(cod)).historia.flatMap(({ nota }: { nota: string | null }) => nota ?? []);
const refundMails = (cod: string) =>
  app.db.selectFrom('correos').selectAll().where('asunto', 'like', `Reembolso de tu pedido ${cod}%`).execute();
const sales = async () => (await admin.get('get_ventas_admin.php')).body.data.at(-1).reembolsado as number;

test('a refund that the bank has not taken yet is pending: not done, not mailed, not to be asked for again', async () => {
  const { cod, productoId } = await aPaidPedido();
  const before = await sales();
  stripe.refundStatus = 'pending';
  const reply = await refund(cod, { reponer_stock: true });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      message: 'Reembolso pedido. Está pendiente: constará como hecho cuando el banco lo confirme.',
      data: { estado: 'pagado', reembolsado: 0, reembolso_pendiente: 44.95, reembolsos: [{ estado: 'pedido' }] },
    },
  });
  expect(await refundMails(cod)).toEqual([]);
  expect(await sales()).toBe(before);
  expect(await stockOf(app, productoId)).toBe(3);
  expect(await refund(cod)).toMatchObject({
    status: 409,
    body: { message: 'El reembolso de todo lo que queda ya está pedido y la pasarela lo tiene pendiente.' },
  });
  // Days go by; it is neither repeated nor doubted.
  for (const hours of [1, 30, 100]) await app.payments.sweep(new Date(Date.now() + hours * 3_600_000));
  expect((await detail(cod)).reembolsos).toMatchObject([{ estado: 'pedido' }]);
  expect((await notes(cod)).filter((nota) => nota.includes('todavía no lo ha confirmado'))).toHaveLength(1);

  const { id } = Object.assign(stripe.refunds.at(-1)!, { status: 'succeeded' });
  for (const type of ['refund.updated', 'charge.refund.updated', 'charge.refunded'])
    expect(await sendNotice(type, type === 'charge.refunded' ? stripe.refunds.at(-1)!.payment_intent : id)).toBe(200);
  expect(await detail(cod)).toMatchObject({
    estado: 'reembolsado',
    reembolsado: 44.95,
    reembolso_pendiente: 0,
    reembolsos: [{ estado: 'hecho', importe: 44.95, usuario: 'admin' }],
  });
  expect(await refundMails(cod)).toHaveLength(1);
  expect(await sales()).toBeCloseTo(before + 44.95, 5);
  expect(await stockOf(app, productoId)).toBe(5);
});

test('a pending refund is settled by the sweeper too, when its notice never comes', async () => {
  const { cod } = await aPaidPedido();
  stripe.refundStatus = 'pending';
  await refund(cod, { importe: 5 });
  stripe.refunds.at(-1)!.status = 'succeeded';
  const asked = stripe.refunds.length;
  await app.payments.sweep(new Date(Date.now() + 2 * 3_600_000));
  expect(await detail(cod)).toMatchObject({
    reembolsado: 5,
    reembolso_pendiente: 0,
    reembolsos: [{ estado: 'hecho' }],
  });
  expect(stripe.refunds).toHaveLength(asked);
});

test.each(['refund.failed', 'charge.refund.updated'])(
  'a pending refund that fails (%s) gives its amount back to be asked for again, and the operator hears of it',
  async (type) => {
    const { cod } = await aPaidPedido();
    stripe.refundStatus = 'pending';
    await refund(cod, { importe: 10 });
    const { id } = Object.assign(stripe.refunds.at(-1)!, { status: 'failed' });
    expect(await sendNotice(type, id)).toBe(200);
    expect(await sendNotice('refund.updated', id)).toBe(200);
    expect(await detail(cod)).toMatchObject({
      estado: 'pagado',
      reembolsado: 0,
      reembolso_pendiente: 0,
      reembolsos: [{ estado: 'fallido' }],
    });
    expect((await notes(cod)).filter((nota) => nota.includes('el banco lo rechazó'))).toHaveLength(1);
    expect(await refundMails(cod)).toEqual([]);
    const mails = await app.db
      .selectFrom('correos')
      .select(['para', 'clave'])
      .where('asunto', 'like', `Un reembolso del pedido ${cod}%`)
      .execute();
    expect(mails).toMatchObject([{ para: app.ajustes.current.titular.email }]);
    expect(logged.filter((line) => line.includes('a refund failed') && line.includes(cod))).toHaveLength(1);
    stripe.refundStatus = 'succeeded';
    expect((await refund(cod)).body.data).toMatchObject({ estado: 'reembolsado', reembolsado: 44.95 });
  },
);

test('a refund that was done and that the bank sends back: the order is what it was before', async () => {
  const { cod } = await aPaidPedido();
  await admin.post('update_pedido.php', { cod_pedido: cod, estado: 'enviado' });
  expect((await refund(cod)).body.data.estado).toBe('reembolsado');
  const { id } = Object.assign(stripe.refunds.at(-1)!, { status: 'failed' });
  for (let n = 0; n < 2; n++) expect(await sendNotice('refund.failed', id)).toBe(200);
  expect(await detail(cod)).toMatchObject({ estado: 'enviado', reembolsado: 0, reembolsos: [{ estado: 'fallido' }] });
  expect((await refund(cod, { importe: 4 })).body.data).toMatchObject({ estado: 'enviado', reembolsado: 4 });
});

test('refunds made in the provider’s own panel are written down, once each, up to the whole order', async () => {
  const { cod, pago } = await aPaidPedido();
  await refund(cod, { importe: 4.95 });
  const first = stripe.refundByHand(pago, 1500);
  await Promise.all([
    sendNotice('charge.refunded', pago),
    sendNotice('refund.created', first.id),
    sendNotice('charge.refunded', pago),
  ]);
  expect(await detail(cod)).toMatchObject({
    estado: 'pagado',
    reembolsado: 19.95,
    reembolsos: [
      { importe: 4.95, usuario: 'admin' },
      { importe: 15, usuario: 'pasarela', estado: 'hecho' },
    ],
  });
  stripe.refundStatus = 'pending';
  const second = stripe.refundByHand(pago, 2500);
  await sendNotice('charge.refunded', pago);
  expect(await detail(cod)).toMatchObject({ estado: 'pagado', reembolsado: 19.95, reembolso_pendiente: 25 });
  second.status = 'succeeded';
  await sendNotice('refund.updated', second.id);
  expect(await detail(cod)).toMatchObject({ estado: 'reembolsado', reembolsado: 44.95, reembolso_pendiente: 0 });
  expect(await refundMails(cod)).toHaveLength(3);
});

test('the notice of our own refund may come before its answer: it is one refund', async () => {
  const { cod, pago } = await aPaidPedido();
  stripe.mode = 'drop';
  expect((await refund(cod, { importe: 7 })).status).toBe(503);
  stripe.mode = 'fine';
  await Promise.all([
    sendNotice('charge.refunded', pago),
    sendNotice('refund.created', stripe.refunds.at(-1)!.id),
    app.payments.sweep(new Date(Date.now() + 5 * 60_000)),
  ]);
  expect((await detail(cod)).reembolsos).toMatchObject([{ importe: 7, estado: 'hecho', usuario: 'admin' }]);
  expect(await refundMails(cod)).toHaveLength(1);
});

test('a refund that nobody knew the outcome of, then made by hand in the panel, counts once', async () => {
  const { cod, pago } = await aPaidPedido();
  stripe.mode = 'down';
  await refund(cod);
  await app.payments.sweep(new Date(Date.now() + 21 * 3_600_000));
  stripe.mode = 'fine';
  stripe.refundByHand(pago, 4495);
  await sendNotice('charge.refunded', pago);
  expect(await detail(cod)).toMatchObject({
    estado: 'reembolsado',
    reembolsado: 44.95,
    reembolsos: [{ estado: 'hecho' }],
  });
});

test('a provider that cannot be asked about a refund: the notice is sent again', async () => {
  const { cod, pago } = await aPaidPedido();
  stripe.refundByHand(pago, 100);
  const notice = stripe.notice('charge.refunded', pago);
  stripe.mode = 'error';
  expect((await postNotice(visitor, notice)).status).toBe(503);
  stripe.mode = 'fine';
  expect((await postNotice(visitor, notice)).status).toBe(200);
  expect((await detail(cod)).reembolsado).toBe(1);
});

test('refunds and disputes of payments that are not ours are taken and do nothing', async () => {
  const own = stripe.refundByHand('pi_de_otra_tienda', 900);
  expect(await sendNotice('charge.refunded', 'pi_de_otra_tienda')).toBe(200);
  expect(await sendNotice('refund.updated', own.id)).toBe(200);
  expect(await sendNotice('charge.dispute.created', stripe.dispute('pi_de_otra_tienda', 900).id)).toBe(200);
  expect(await sendNotice('charge.dispute.created', 'du_que_nadie_conoce')).toBe(503);
});

test('a dispute shows in its order, its history, the log and the operator’s mail; lost, its amount is gone', async () => {
  const { cod, pago } = await aPaidPedido();
  await refund(cod, { importe: 4.95 });
  const dispute = stripe.dispute(pago, 4495);
  await Promise.all(Array.from({ length: 3 }, () => sendNotice('charge.dispute.created', dispute.id)));
  expect(await detail(cod)).toMatchObject({
    estado: 'pagado',
    reembolsado: 4.95,
    disputas: [{ importe: 44.95, motivo: 'fraudulent', estado: 'abierta' }],
  });
  expect((await notes(cod)).filter((nota) => nota.includes('disputa el pago'))).toHaveLength(1);
  expect(await mailsAbout(app, dispute.id)).toMatchObject([{ para: app.ajustes.current.titular.email }]);
  expect(logged.filter((line) => line.includes('disputed') && line.includes(cod))).toHaveLength(1);

  dispute.status = 'lost';
  for (const type of ['charge.dispute.closed', 'charge.dispute.funds_withdrawn', 'charge.dispute.created'])
    expect(await sendNotice(type, dispute.id)).toBe(200);
  expect(await detail(cod)).toMatchObject({
    estado: 'reembolsado',
    reembolsado: 44.95,
    disputas: [{ estado: 'perdida' }],
    reembolsos: [{ importe: 4.95 }, { importe: 40, motivo: 'Disputa perdida', usuario: 'pasarela', estado: 'hecho' }],
  });
  expect(await mailsAbout(app, dispute.id)).toHaveLength(2);
  expect(await refundMails(cod)).toHaveLength(1);
  expect((await refund(cod)).status).toBe(409);
});

test('a dispute that is won leaves the money where it is; its end may be told first', async () => {
  const { cod, pago } = await aPaidPedido();
  const dispute = stripe.dispute(pago, 2000);
  dispute.status = 'won';
  await sendNotice('charge.dispute.closed', dispute.id);
  await sendNotice('charge.dispute.created', dispute.id);
  expect(await detail(cod)).toMatchObject({ estado: 'pagado', reembolsado: 0, disputas: [{ estado: 'ganada' }] });
  expect((await notes(cod)).at(-1)).toContain('a tu favor');
});
