/** "exempt as exports (`OperacionExenta` E2) when the shop delivers there without IVA" */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { aCliente, aProducto, mailsAbout, pedidoOf, startShop } from '#areas/tienda/builders.testing.ts';
import { hasSchemas, schemasPath } from '#test/harness/agencia-double.ts';

const { admin, app, stripe, visitor, newBuyer } = await startShop();

const owner = {
  ...{ nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', codigo_postal: '16001' },
  ...{ localidad: 'Cuenca', provincia: 'Cuenca', email: 'hola@example.com', telefono: '', licencia: '' },
};
await admin.post('update_ajustes.php', { seccion: 'titular', valores: owner });

const { zonas } = app.ajustes.current.envios;
const canarias = { clave: 'canarias', nombre: 'Canarias', provincias: ['35', '38'], coste: 12, gratis_desde: null };
const change = (zona: object, envios: object = {}) =>
  admin.post('update_ajustes.php', {
    seccion: 'envios',
    valores: { zonas: [...zonas, { ...canarias, ...zona }], no_entrega: [], ...envios },
  });
const there = { address: 'Calle Triana 5, 35002 Las Palmas' };

test('only zones of the Canaries, Ceuta and Melilla can be without IVA', async () => {
  const mixed = [...zonas.slice(0, 1), { ...canarias, provincias: ['35', '07'], sin_iva: true }];
  const reply = await admin.post('update_ajustes.php', {
    seccion: 'envios',
    valores: { zonas: mixed, no_entrega: [] },
  });
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['zonas.1.sin_iva']]);
  expect(reply.body.message).toContain('Sin IVA solo se entrega en Canarias, Ceuta y Melilla');
  expect((await change({ sin_iva: true, provincias: ['35', '38', '51', '52'] })).status).toBe(200);
});

test('sent there it costs its price less its IVA: order, mails, CSV, invoice and its record, and what is given back', async () => {
  // A rate of shipping that the settings name does not hold there either.
  await change({ sin_iva: true }, { iva: 21 });
  const taza = await aProducto(admin, { nombre: 'Taza', precio: 12.1, iva: 21 });
  const miel = await aProducto(admin, { nombre: 'Miel', precio: 9.99, iva: 10 });
  await admin.post('create_cupon.php', { codigo: 'DIEZ', tipo: 'porcentaje', valor: 10, minimo: 34 });
  const articulos = [
    { id: taza.id, quantity: 2 },
    { id: miel.id, quantity: 1 },
  ];
  // 2 × 10,00 + 9,08 = 29,08; the coupon's minimum counts the shop's prices, 34,19: 2,91 less; shipping 12,00.
  const session = await newBuyer().buy(articulos, there, { cupon: 'DIEZ' });
  const pedido = await pedidoOf(app, session);
  expect(pedido).toMatchObject({
    ...{ zona: 'canarias', subtotal_cents: 2617, descuento_cents: 291, envio_cents: 1200, envio_base_cents: 1200 },
    ...{ envio_iva: 0, total_cents: 3817 },
  });
  expect(stripe.sessions.get(session)!.amount_total).toBe(3817);
  stripe.pay(session);
  const paid = await visitor.get('handle_successful_payment.php', { session_id: session });
  expect(paid.body.pedido).toMatchObject({ sin_iva: true, subtotal: 29.08, envio: 12, total: 38.17 });
  const { cod_pedido } = pedido;
  const [mail] = await mailsAbout(app, `pedido-confirmado-${cod_pedido}`);
  const said = mail!.texto.replaceAll('\u00a0', ' ');
  for (const part of [/Total, sin IVA[:\s]+38,17 €/, /Los impuestos y la aduana a la llegada los paga quien lo recibe/])
    expect(said).toMatch(part);
  expect(said).not.toMatch(/IVA al|IVA incluido/);
  expect((await mailsAbout(app, `pedido-aviso-${cod_pedido}`))[0]!.texto).toContain('sin IVA, como exportación');
  const csv = await (await admin.request(`/api/export_pedidos.php?q=${cod_pedido}`)).text();
  const [head, row] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')));
  expect(row![head!.indexOf('Base 0 %')]).toBe('38,17');
  expect(row![head!.indexOf('Base 21 %')]).toBe('0,00');

  const { data } = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body;
  expect(data).toMatchObject({ sin_iva: true, desglose_iva: [{ iva: 0, base: 38.17, cuota: 0, total: 38.17 }] });
  const { numero, clave } = data.facturas[0];
  const factura = (await visitor.get('get_factura.php', { clave })).body.data;
  expect(factura).toMatchObject({ tipo: 'F2', cuota: 0, total: 38.17 });
  expect(factura.desglose).toEqual([{ iva: 0, exenta: true, base: 38.17, cuota: 0 }]);
  expect(
    factura.lineas.map(({ descripcion, total }: { descripcion: string; total: number }) => [descripcion, total]),
  ).toEqual([
    ['Taza', 18],
    ['Miel', 8.17],
    ['Gastos de envío', 12],
  ]);

  const taken = await admin.post('reembolsar_pedido.php', {
    cod_pedido,
    lineas: [{ id: data.articulos[0].id, cantidad: 1 }],
  });
  expect(taken.body.data).toMatchObject({ reembolsado: 9 });
  const corrective = taken.body.data.facturas[1];
  expect((await admin.get('get_factura_admin.php', { numero: corrective.numero })).body.data).toMatchObject({
    ...{ tipo: 'R5', total: -9, desglose: [{ iva: 0, exenta: true, base: -9, cuota: 0 }] },
    rectifica: [{ numero }],
  });
  const refundMail = (await mailsAbout(app, 'pedido-reembolso-')).at(-1)!.texto.replaceAll('\u00a0', ' ');
  expect(refundMail).toMatch(/Total devuelto[:\s]+9,00 €/);
  // By hand the rest: what is left is told as exempt too.
  const rest = await admin.post('rectificar_factura.php', { numero, motivo: 'No salió' });
  expect(rest.body.data.lineas).toMatchObject([
    { descripcion: 'Importe pendiente de rectificar exento de IVA', total: -29.17 },
  ]);

  const xml = await (await admin.request('/api/get_registros_facturacion.php')).text();
  expect(xml.match(/<sf:OperacionExenta>E2</g)).toHaveLength(3);
  expect(xml).not.toContain('TipoImpositivo');
  const schema = ['--noout', '--nonet', '--schema', `${schemasPath}/SuministroLR.xsd`, '-'];
  if (hasSchemas) execFileSync('xmllint', schema, { input: xml, stdio: 'pipe' });
});

test('an address that names another place too is not without IVA: it is asked which', async () => {
  await change({ sin_iva: true });
  const { id } = await aProducto(admin);
  const cliente = { ...aCliente, address: 'Calle Mayor 3, 16001 Cuenca (Cuenca 35002)' };
  const reply = await newBuyer().post('create_checkout_session.php', { cliente, articulos: [{ id, quantity: 1 }] });
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['cliente.address']]);
  expect(reply.body.message).toContain('códigos postales de sitios distintos');
});

test('fetched, or sent elsewhere, it costs what the shop says', async () => {
  await change({ sin_iva: true });
  const { id } = await aProducto(admin, { precio: 12.1, iva: 21 });
  const buy = async (cliente: object, more: object = {}) =>
    pedidoOf(app, await newBuyer().buy([{ id, quantity: 1 }], cliente, more));
  expect(await buy(there)).toMatchObject({ total_cents: 2200 });
  expect(await buy(aCliente)).toMatchObject({ total_cents: 1705 });
  expect(await buy(there, { entrega: 'recogida' })).toMatchObject({ total_cents: 1210 });
  await change({ sin_iva: false });
  expect(await buy(there)).toMatchObject({ total_cents: 2410 });
});
