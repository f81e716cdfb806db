/** A purchase from coupon to refund: what the buyer reads, what the operator sees and the accountant gets, to the cent. */
import { expect, test } from 'vitest';
import {
  aCliente,
  aProducto,
  conTallas,
  mailsAbout,
  pedidoOf,
  postNotice,
  startShop,
  stockOf,
} from '#areas/tienda/builders.testing.ts';

const { stripe, admin, visitor, app, newBuyer } = await startShop();

const detail = async (cod: string) => (await admin.get('get_pedido_admin.php', { cod })).body.data;
const refund = (cod_pedido: string, values: object) => admin.post('reembolsar_pedido.php', { cod_pedido, ...values });
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const mailText = async (key: string) => plainSpaces((await mailsAbout(app, key))[0]!.texto);
const factura = { nombre: 'Ejemplo, S. L.', nif: 'b-12345674', direccion: 'Calle Fiscal 1, 16001 Cuenca' };

async function csvOf(cod: string): Promise<Record<string, string>> {
  const response = await admin.request(`/api/export_pedidos.php?q=${cod}`);
  const [head, row] = (await response.text())
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')));
  return Object.fromEntries(head!.map((name, index) => [name, row![index]!]));
}

test('a variant with a coupon, from the cart to a refund, to the cent', async () => {
  const camiseta = await aProducto(admin, { nombre: 'Camiseta', iva: 21, ...conTallas(10, 10) });
  const queso = await aProducto(admin, { nombre: 'Queso', precio: 12.5, iva: 4, stock: 8 });
  await admin.post('create_cupon.php', { codigo: 'VERANO15', tipo: 'porcentaje', valor: 15, usos: 10 });
  const session = await newBuyer().buy(
    [
      { id: camiseta.id, variante_id: camiseta.variantes[1]!.id, quantity: 3 },
      { id: queso.id, quantity: 2 },
    ],
    { address: '' },
    { cupon: 'verano15', entrega: 'recogida', nota: 'Es un regalo', factura, acepta_condiciones: true },
  );
  // 3 × 12,00 + 2 × 12,50 = 61,00; 15 % = 9,15: 5,40 of the shirts, 3,75 of the cheese.
  const pedido = await pedidoOf(app, session);
  expect(pedido).toMatchObject({
    ...{ entrega: 'recogida', zona: 'recogida', cliente_direccion: '', codigo_postal: null, nota: 'Es un regalo' },
    ...{ factura_nif: 'B12345674', cupon_codigo: 'VERANO15', descuento_cents: 915, subtotal_cents: 5185 },
    ...{ envio_cents: 0, total_cents: 5185 },
  });
  const cod = pedido.cod_pedido;
  expect(stripe.sessions.get(session)!.amount_total).toBe(5185);
  stripe.pay(session);
  const paid = await visitor.get('handle_successful_payment.php', { session_id: session });
  expect(paid.body.pedido).toMatchObject({
    ...{ subtotal: 61, descuento: 9.15, envio: 0, total: 51.85, entrega: 'recogida', nota: 'Es un regalo' },
    cupon: { codigo: 'VERANO15', tipo: 'porcentaje' },
    recogida: { direccion: app.ajustes.current.tienda.recogida_direccion },
    factura: { nif: 'B12345674' },
    articulos: [{ description: 'Camiseta (L)', variante: 'Talla: L', quantity: 3 }, { description: 'Queso' }],
  });
  const letter = await mailText(`pedido-confirmado-${cod}`);
  for (const part of [
    'listo para recoger en: Calle de Ejemplo, 1, 16001 Cuenca',
    'Nota para el pedido: Es un regalo',
    'Ejemplo, S. L., NIF B12345674',
    /3 × Camiseta \(L\)[:\s]+36,00 €/,
    /2 × Queso[:\s]+25,00 €/,
    /Cupón VERANO15[:\s]+−9,15 €/,
    /Total, IVA incluido[:\s]+51,85 €/,
    /IVA al 21 %[:\s]+5,31 €/,
    /IVA al 4 %[:\s]+0,82 €/,
  ])
    expect(letter).toMatch(part);
  expect(await mailText(`pedido-aviso-${cod}`)).toContain('Vendrá a recogerlo en');

  // One shirt and nothing else: 30,60 over three is 10,20.
  const [shirts, cheese] = (await detail(cod)).articulos;
  const asked = await refund(cod, { lineas: [{ id: shirts.id, cantidad: 1 }], reponer_stock: true, motivo: 'Rota' });
  expect(asked.body.message).toBe('Reembolso hecho con éxito.');
  expect(asked.body.data).toMatchObject({
    reembolsado: 10.2,
    articulos: [{ devueltas: 1, devuelto: 10.2 }, { devueltas: 0 }],
    desglose_venta: [
      { iva: 21, base: 25.29, cuota: 5.31, total: 30.6 },
      { iva: 4, base: 20.43, cuota: 0.82, total: 21.25 },
    ],
    desglose_reembolsado: [{ iva: 21, base: 8.43, cuota: 1.77, total: 10.2 }],
    desglose_iva: [
      { iva: 21, base: 16.86, cuota: 3.54, total: 20.4 },
      { iva: 4, base: 20.43, cuota: 0.82, total: 21.25 },
    ],
  });
  expect(stripe.refunds.at(-1)).toMatchObject({ amount: 1020 });
  expect(await stockOf(app, camiseta.id)).toBe(18);
  const mail = await mailText(`pedido-reembolso-${asked.body.data.reembolsos ? await lastRefundId(pedido.id) : ''}`);
  for (const part of [
    /1 × Camiseta \(L\)[:\s]+10,20 €/,
    /Total devuelto, IVA incluido[:\s]+10,20 €/,
    /IVA al 21 %[:\s]+1,77 €/,
  ])
    expect(mail).toMatch(part);

  // Half the cheese stays with the bank for a while: asked for, and not given back yet.
  stripe.refundStatus = 'pending';
  const pending = await refund(cod, { lineas: JSON.stringify([{ id: cheese.id, cantidad: 1 }]) });
  expect(pending.body).toMatchObject({
    message: expect.stringContaining('Está pendiente'),
    data: { reembolsado: 10.2, reembolso_pendiente: 10.63, articulos: [{}, { devueltas: 1, devuelto: 10.63 }] },
  });
  expect((await refund(cod, { lineas: [{ id: cheese.id, cantidad: 2 }] })).status).toBe(422);
  stripe.refundStatus = 'succeeded';
  stripe.refunds.at(-1)!.status = 'succeeded';
  await postNotice(visitor, stripe.notice('refund.updated', stripe.refunds.at(-1)!.id));
  expect(await csvOf(cod)).toMatchObject({
    ...{ Entrega: 'Recogida', Cupón: 'VERANO15', Productos: '61,00', Descuento: '9,15', Envío: '0,00', Total: '51,85' },
    ...{ 'Base 21 %': '25,29', 'IVA 21 %': '5,31', 'Base 4 %': '20,43', 'IVA 4 %': '0,82', Reembolsado: '20,83' },
    ...{ 'Base devuelta 21 %': '8,43', 'IVA devuelto 21 %': '1,77' },
    ...{ 'Base devuelta 4 %': '10,22', 'IVA devuelto 4 %': '0,41' },
    ...{ 'Factura: NIF': 'B12345674', Nota: 'Es un regalo' },
  });

  // The rest at once: nothing is left, and the tables say so.
  const rest = await refund(cod, { reponer_stock: true });
  expect(rest.body.data).toMatchObject({ estado: 'reembolsado', reembolsado: 51.85, desglose_iva: [] });
  expect(rest.body.data.desglose_reembolsado).toEqual(rest.body.data.desglose_venta);
  expect(await stockOf(app, camiseta.id)).toBe(20);
  expect(await stockOf(app, queso.id)).toBe(7);
});

async function lastRefundId(pedidoId: number): Promise<number> {
  const row = await app.db
    .selectFrom('reembolsos')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
}

test('shipping is given back with a line or alone, and follows the goods’ rates', async () => {
  const taza = await aProducto(admin, { precio: 30, iva: 21 });
  const miel = await aProducto(admin, { precio: 10, iva: 10 });
  const session = await newBuyer().buy([
    { id: taza.id, quantity: 1 },
    { id: miel.id, quantity: 1 },
  ]);
  stripe.pay(session);
  await app.payments.settle(session);
  const { cod_pedido } = await pedidoOf(app, session);
  const before = await detail(cod_pedido);
  expect(before.desglose_iva).toMatchObject([
    { iva: 21, total: 33.71 },
    { iva: 10, total: 11.24 },
  ]);
  expect(before.envio_por_devolver).toBe(4.95);
  const { data } = (await refund(cod_pedido, { envio: true })).body;
  expect(data).toMatchObject({ reembolsado: 4.95, envio_por_devolver: 0 });
  expect(data.desglose_iva).toMatchObject([
    { iva: 21, total: 30 },
    { iva: 10, total: 10 },
  ]);
  const [line] = data.articulos;
  const made = stripe.refunds.length;
  const cases: [object, number][] = [
    [{ envio: true }, 409],
    [{ lineas: [{ id: line.id, cantidad: 2 }] }, 422],
    [{ lineas: [{ id: 999_999, cantidad: 1 }] }, 422],
    [{ lineas: [{ id: line.id, cantidad: -1 }] }, 422],
    [
      {
        lineas: [
          { id: line.id, cantidad: 1 },
          { id: line.id, cantidad: 1 },
        ],
      },
      422,
    ],
    [{ lineas: [{ id: line.id, cantidad: 1 }], importe: 3 }, 422],
    [{ lineas: 'todas' }, 422],
  ];
  for (const [values, status] of cases)
    expect([JSON.stringify(values), (await refund(cod_pedido, values)).status]).toEqual([
      JSON.stringify(values),
      status,
    ]);
  expect(stripe.refunds).toHaveLength(made);
});

test('a pickup needs its address in the settings and none of the buyer; its states and mails say so', async () => {
  const { id } = await aProducto(admin);
  const more = { entrega: 'recogida', acepta_condiciones: true };
  const session = await newBuyer().buy([{ id, quantity: 1 }], { address: 'Calle de Nadie 3, 35001 Las Palmas' }, more);
  expect(await pedidoOf(app, session)).toMatchObject({ cliente_direccion: '', envio_cents: 0, total_cents: 1000 });
  stripe.pay(session);
  await app.payments.settle(session);
  const { cod_pedido } = await pedidoOf(app, session);
  await admin.post('update_pedido.php', { cod_pedido, estado: 'enviado' });
  expect((await mailsAbout(app, `pedido-enviado-${cod_pedido}`))[0]!.asunto).toContain('listo para recoger');
  expect((await csvOf(cod_pedido)).Estado).toBe('Listo para recoger');

  const { tienda } = app.ajustes.current;
  await admin.post('update_ajustes.php', { seccion: 'tienda', valores: { recogida_direccion: '' } });
  const refused = await newBuyer().post('create_checkout_session.php', {
    cliente: { ...aCliente, address: '' },
    articulos: [{ id, quantity: 1 }],
    ...more,
  });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['entrega']]);
  await admin.post('update_ajustes.php', { seccion: 'tienda', valores: tienda });
});

test('a wrong NIF, an address that is missing, a note without end: each beside its field', async () => {
  const { id } = await aProducto(admin);
  const send = (more: object, cliente: object = {}) =>
    newBuyer().post('create_checkout_session.php', {
      cliente: { ...aCliente, ...cliente },
      articulos: [{ id, quantity: 1 }],
      ...more,
    });
  const errorsOf = async (reply: ReturnType<typeof send>) => Object.keys((await reply).body.errors);
  expect(await errorsOf(send({ factura: { ...factura, nif: '12345678A' } }))).toEqual(['factura.nif']);
  expect(await errorsOf(send({ factura: { nif: '12345678Z' } }))).toEqual(['factura.nombre', 'factura.direccion']);
  expect(await errorsOf(send({ nota: 'x'.repeat(501) }))).toEqual(['nota']);
  expect(await errorsOf(send({ entrega: 'paloma' }))).toEqual(['entrega']);
  expect(await errorsOf(send({}, { address: ' ', name: '' }))).toEqual(['cliente.name', 'cliente.address']);
});

test('what a buyer asked for is in their data, and goes with them', async () => {
  const { id } = await aProducto(admin);
  const email = 'con-factura@example.com';
  const session = await newBuyer().buy([{ id, quantity: 1 }], { email }, { nota: 'Dejar en el 2.º', factura });
  stripe.pay(session);
  await app.payments.settle(session);
  const { cod_pedido } = await pedidoOf(app, session);
  await refund(cod_pedido, {});
  const data = JSON.stringify((await admin.get('get_datos_persona.php', { email })).body);
  for (const known of ['Dejar en el 2.º', 'B12345674', 'Ejemplo, S. L.']) expect(data).toContain(known);
  expect((await admin.post('delete_datos_persona.php', { email })).status).toBe(200);
  expect(await pedidoOf(app, session)).toMatchObject({
    ...{ nota: null, factura_nombre: null, factura_nif: null, factura_direccion: null, total_cents: 1495 },
  });
});
