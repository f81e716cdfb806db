/** What holds of invoices whatever the hour, however many pay at once, and however old they are. */
import { beforeAll, expect, test } from 'vitest';
import { aCliente, aProducto, startShop } from '#areas/tienda/builders.testing.ts';
import { forgetOldData } from '#server/people/conservacion.ts';
import { passTime } from '#test/harness/clock.ts';

passTime(Date.parse('2027-03-01T10:00:00Z') - Date.now());
const { stripe, app, admin, signIn, newBuyer } = await startShop();

const owner = {
  ...{ nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', codigo_postal: '16001' },
  ...{ localidad: 'Cuenca', provincia: 'Cuenca', email: 'hola@example.com', telefono: '', licencia: '' },
};
const beOwner = (nif: string) => admin.post('update_ajustes.php', { seccion: 'titular', valores: { ...owner, nif } });
let id: number;
beforeAll(async () => {
  await beOwner(owner.nif);
  ({ id } = await aProducto(admin, { precio: 1000, stock: 10_000 }));
});

const order = (quantity: number, more: object = {}) =>
  newBuyer().post('create_checkout_session.php', { cliente: aCliente, articulos: [{ id, quantity }], ...more });
async function paid(quantity = 1): Promise<{ id: number; cod_pedido: string }> {
  const { body } = await order(quantity);
  stripe.pay(body.session_id);
  const settled = await app.payments.settle(body.session_id);
  return (settled as { pedido: { id: number; cod_pedido: string } }).pedido;
}
const hoy = async () => (await admin.get('get_hoy_admin.php')).body.data.facturas;

test('above 3,000 € nothing is sold without a tax number', async () => {
  expect((await order(2)).status).toBe(200);
  const refused = await order(4);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['factura.nif']]);
  const factura = { nombre: 'Ana', nif: '12345678Z', direccion: 'Calle 1, 16001 Cuenca' };
  const { body } = await order(4, { factura });
  stripe.pay(body.session_id);
  await app.payments.settle(body.session_id);
  const [last] = (await admin.get('get_facturas_admin.php')).body.data;
  expect(last).toMatchObject({ tipo: 'F1', nif: '12345678Z' });
});

test('a paid order without an invoice is told of with the reason, until it has it', async () => {
  await beOwner('');
  const { cod_pedido } = await paid();
  expect(await hoy()).toMatchObject({ sin_factura: 1, motivo: 'titular', pedidos: [{ cod_pedido }] });
  await beOwner(owner.nif);
  // Two days later: the invoice tells when it was paid, and so does its record.
  passTime(2 * 86_400_000);
  const later = await signIn();
  expect((await later.post('facturar_pedido.php', { cod_pedido })).status).toBe(200);
  const [{ numero }] = (await later.get('get_facturas_admin.php')).body.data;
  const { fecha, operacion } = (await later.get('get_factura_admin.php', { numero })).body.data;
  expect([fecha, operacion]).toEqual(['2027-03-03', '2027-03-01']);
  const { xml } = await app.db
    .selectFrom('registros_facturacion')
    .select('xml')
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow();
  expect(xml).toContain('<sf:FechaOperacion>01-03-2027</sf:FechaOperacion>');
  expect(await hoy()).toBeUndefined();
});

test('who asks for a complete one while the operator has something to do first is told what is theirs', async () => {
  await paid();
  const [{ clave }] = (await admin.get('get_facturas_admin.php', { tipo: 'F2' })).body.data;
  await beOwner('');
  const cliente = { nombre: 'Ana', nif: '12345678Z', direccion: 'Calle 1' };
  const asked = await newBuyer().post('pedir_factura_completa.php', { clave, cliente });
  expect([asked.status, asked.body.message]).toEqual([
    409,
    'Ahora mismo no se puede emitir la factura: escríbenos y te la haremos llegar.',
  ]);
  await beOwner(owner.nif);
});

test('50 payments and refunds at once: invoices are the paid orders, correctives the refunds, nothing is missing or double', {
  timeout: 120_000,
}, async () => {
  const pedidos = await Promise.all(Array.from({ length: 50 }, () => paid()));
  const ids = pedidos.map((pedido) => pedido.id);
  const seen = await app.db.selectFrom('pedidos').select(['cod_pedido', 'version']).where('id', 'in', ids).execute();
  const refund = async ({ cod_pedido, version }: { cod_pedido: string; version: number }) => {
    const ask = () => admin.post('reembolsar_pedido.php', { cod_pedido, importe: 5, version });
    let { status } = await ask();
    const wasBusy = status === 503;
    // Whoever had to wait too long, on a busy machine, is told so and asks again, as the desk does, with what they saw.
    while (status === 503) ({ status } = await ask());
    // It may have been done before they were told: then the order is another one by now.
    return wasBusy && status === 409 ? 200 : status;
  };
  const statuses = await Promise.all(seen.map(refund));
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Whoever was told to wait has a refund that is asked for; what comes by every minute completes it.
  await app.payments.sweep(new Date(Date.now() + 2 * 60_000));
  const made = await app.db
    .selectFrom('facturas')
    .select(['tipo', 'numero', 'pedido_id'])
    .where('pedido_id', 'in', ids)
    .execute();
  for (const tipo of ['F2', 'R5'])
    expect(new Set(made.filter((one) => one.tipo === tipo).map(({ pedido_id }) => pedido_id)).size).toBe(50);
  expect(made).toHaveLength(100);
  expect((await admin.get('comprobar_cadena.php')).body.data.fallos).toEqual([]);
});

test('a client who was invoiced before is known by name', async () => {
  const cliente = { nombre: 'Bodega del Júcar', nif: '12345678Z', direccion: 'Calle 2' };
  await admin.post('create_factura.php', { cliente, lineas: [{ descripcion: 'Patrocinio', cantidad: 1, precio: 1 }] });
  expect((await admin.get('get_cliente_facturado.php', { nombre: cliente.nombre })).body.data).toEqual(cliente);
  expect((await admin.get('get_cliente_facturado.php', { nombre: 'Nadie' })).body.data).toBeNull();
});

test('the declaration names the program as each record does', async () => {
  const { data } = (await admin.get('get_declaracion_admin.php')).body;
  const { xml } = await app.db.selectFrom('registros_facturacion').select('xml').limit(1).executeTakeFirstOrThrow();
  for (const [name, value] of [
    ...[
      ['NombreSistemaInformatico', data.nombre],
      ['IdSistemaInformatico', data.id],
      ['Version', data.version],
    ],
    ...[
      ['NumeroInstalacion', data.instalacion],
      ['NIF', data.nif],
    ],
  ])
    expect(xml).toContain(`<sf:${name}>${value}</sf:${name}>`);
  expect(data).toMatchObject({ lugar: 'Cuenca', productor: owner.nombre });
});

test('what the law no longer wants kept goes, the oldest first; the rest stays', async () => {
  const values = await app.db.selectFrom('facturas').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
  const registro = await app.db.selectFrom('registros_facturacion').selectAll().limit(1).executeTakeFirstOrThrow();
  const old = { fecha: '2015-05-05', numero: 'S2015-000001', pedido_id: null };
  await app.db
    .insertInto('facturas')
    .values({ ...values, ...old, id: -1, clave: 'vieja' })
    .execute();
  await app.db
    .insertInto('registros_facturacion')
    .values({ ...registro, id: -1, factura_id: -1, fecha: old.fecha, huella: 'VIEJA' })
    .execute();
  const all = async () =>
    (await app.db.selectFrom('facturas').select('id').orderBy('id').execute()).map(({ id }) => id);
  const [gone, ...kept] = await all();
  await forgetOldData(app.db, new Date());
  expect([gone, await all()]).toEqual([-1, kept]);
});

test('dates never go back within a series, and a year begins at Madrid’s midnight with number 1', async () => {
  const at = async (instant: string) => {
    passTime(Date.parse(instant) - Date.now());
    const { id } = await paid();
    return app.db
      .selectFrom('facturas')
      .select(['numero', 'fecha'])
      .where('pedido_id', '=', id)
      .executeTakeFirstOrThrow();
  };
  expect((await at('2027-12-31T22:59:58Z')).fecha).toBe('2027-12-31');
  expect(await at('2027-12-31T23:00:02Z')).toEqual({ numero: 'S2028-000001', fecha: '2028-01-01' });
  // The clock of another machine is behind.
  expect(await at('2027-12-31T22:59:59Z')).toEqual({ numero: 'S2028-000002', fecha: '2028-01-01' });
  expect(await at('2028-06-15T21:59:59Z')).toMatchObject({ fecha: '2028-06-15' });
  expect(await at('2028-06-15T22:00:01Z')).toMatchObject({ fecha: '2028-06-16' });
  expect((await (await signIn()).get('comprobar_cadena.php')).body.data.fallos).toEqual([]);
});
