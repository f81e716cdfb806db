/** What the settings say is what an order costs and what its buyer has accepted. */
import { expect, test } from 'vitest';
import { builtLegalVersion } from '#areas/ajustes/legal-version.ts';
import { aCliente, aProducto, pedidoOf, startShop } from '#areas/tienda/builders.testing.ts';

const { admin, app, newBuyer } = await startShop();

const change = (seccion: string, valores: object) => admin.post('update_ajustes.php', { seccion, valores });

async function order(more: object = {}) {
  const { id } = await aProducto(admin, { precio: 10, iva: 21, stock: 10 });
  return newBuyer().post('create_checkout_session.php', {
    cliente: aCliente,
    articulos: [{ id, quantity: 1 }],
    acepta_condiciones: true,
    ...more,
  });
}

test('another shipping cost, another tax, another time to pay: the next order follows', async () => {
  const { envios } = app.ajustes.current;
  const [peninsula, ...others] = envios.zonas;
  await change('envios', { zonas: [{ ...peninsula, coste: 3.9, gratis_desde: 10.01 }, ...others], iva: 10 });
  await change('tienda', { minutos_pago: 90 });
  const pedido = await pedidoOf(app, (await order()).body.session_id);
  expect(pedido).toMatchObject({ envio_cents: 390, envio_base_cents: 355, envio_iva: 10, total_cents: 1390 });
  expect((Date.parse(pedido.caduca_en) - Date.parse(pedido.creado_en)) / 60_000).toBe(90);

  await change('envios', { zonas: [{ ...peninsula, coste: 3.9, gratis_desde: 10 }, ...others] });
  expect(await pedidoOf(app, (await order()).body.session_id)).toMatchObject({ envio_cents: 0, total_cents: 1000 });
});

test.each([30, 1440])('%i minutes to pay are what the provider takes', async (minutos_pago) => {
  expect((await change('tienda', { minutos_pago })).status).toBe(200);
  const { status, body } = await order();
  expect(status).toBe(200);
  const { creado_en, caduca_en } = await pedidoOf(app, body.session_id);
  expect((Date.parse(caduca_en) - Date.parse(creado_en)) / 60_000).toBe(minutos_pago);
});

test('a region that is not delivered to is refused by its name; one that becomes a zone is served', async () => {
  const cliente = { ...aCliente, address: 'Calle Triana 5, 35002 Las Palmas' };
  const refused = await order({ cliente });
  expect(refused).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('no hacemos envíos a Canarias') },
  });
  const { zonas } = app.ajustes.current.envios;
  const canarias = { clave: 'canarias', nombre: 'Canarias', provincias: ['35', '38'], coste: 12, gratis_desde: null };
  await change('envios', { zonas: [...zonas, canarias], no_entrega: [] });
  const pedido = await pedidoOf(app, (await order({ cliente })).body.session_id);
  expect(pedido).toMatchObject({ zona: 'canarias', envio_cents: 1200 });
});

test('conditions published anew are what the next order accepts; a page that showed the old ones is told', async () => {
  await change('legal', { 'condiciones-de-venta': { texto: '<p>Nuestras condiciones.</p>' } });
  const outdated = await order({ acepta_condiciones: builtLegalVersion });
  expect(outdated).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Las condiciones de venta han cambiado') },
  });
  const { condiciones_version, cod_pedido } = await pedidoOf(app, (await order()).body.session_id);
  expect(condiciones_version).not.toBe(builtLegalVersion);
  const { data } = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body;
  expect(data.version_condiciones).toBe(condiciones_version);
});
