/** A site restored from a copy never issues the same number twice: it asks. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreArchive } from '#areas/copias/restore.server.ts';
import { createSites } from '#areas/copias/sites.testing.ts';
import { aCliente, aProducto, buyersOf } from '#areas/tienda/builders.testing.ts';
import { startApp } from '#test/harness/harness.ts';
import { startStripeDouble } from '#test/harness/stripe-double.ts';

const { app, admin } = await startApp({ PICTURES_AHEAD: 'off' });
const { aFolder, anEmptySite, write, quiet } = createSites(app.settings);
const owner = {
  ...{ nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', codigo_postal: '16001' },
  ...{ localidad: 'Cuenca', provincia: 'Cuenca', email: 'hola@example.com', telefono: '', licencia: '' },
};
await admin.post('update_ajustes.php', { seccion: 'titular', valores: owner });
const body = {
  cliente: { nombre: 'Bodega', nif: '12345678Z', direccion: 'Calle 2' },
  lineas: [{ descripcion: 'Patrocinio', cantidad: 1, precio: 600 }],
};

test('nothing is issued until the last numbers are confirmed; then they go on after them, and the chain knows why', async () => {
  const { numero: first } = (await admin.post('create_factura.php', body)).body;
  const path = join(await aFolder(), 'copia.tar');
  await write(path);
  const { numero: lost } = (await admin.post('create_factura.php', body)).body;

  const site = await anEmptySite();
  await restoreArchive(site, path, quiet);
  const stripe = await startStripeDouble();
  const other = await startApp({
    ...stripe.env,
    DATA_DIR: site.dataDir,
    ...(site.databaseUrl && { DATABASE_URL: site.databaseUrl }),
  });
  const held = await other.admin.post('create_factura.php', body);
  expect([held.status, held.body.message]).toEqual([409, expect.stringContaining('último número')]);

  // Payments and refunds go on: what they lack is told of.
  const { id } = await aProducto(other.admin, { precio: 10 });
  const session = await buyersOf(other.app)().post('create_checkout_session.php', {
    ...{ cliente: aCliente, articulos: [{ id, quantity: 2 }] },
  });
  stripe.pay(session.body.session_id);
  const settled = await other.app.payments.settle(session.body.session_id);
  const { pedido } = settled as { pedido: { cod_pedido: string; sin_factura: string } };
  expect(pedido.sin_factura).toBe('restaurada');
  await other.admin.post('reembolsar_pedido.php', { cod_pedido: pedido.cod_pedido, importe: 5 });
  expect((await other.admin.get('get_hoy_admin.php')).body.data.facturas).toMatchObject({
    ...{ sin_factura: 1, motivo: 'restaurada', restaurada: true, pedidos: [{ cod_pedido: pedido.cod_pedido }] },
  });

  const [serie, ejercicio] = [first.slice(0, 1), Number(first.slice(1, 5))];
  const { series } = (await other.admin.get('get_numeracion_admin.php')).body.data;
  expect(series).toContainEqual({ serie, ejercicio, ultimo: 1 });
  const confirm = (ultimo: number) =>
    other.admin.post('confirmar_numeracion.php', { series: [{ serie, ejercicio, ultimo }] });
  expect((await confirm(0)).status).toBe(422);
  expect((await confirm(Number(lost.split('-')[1]))).status).toBe(200);
  expect((await confirm(9)).status).toBe(409);

  const next = (await other.admin.post('create_factura.php', body)).body.numero;
  expect(next).toBe(`${serie}${ejercicio}-000003`);
  expect((await other.admin.post('facturar_pedido.php', { cod_pedido: pedido.cod_pedido })).status).toBe(200);
  const { data } = (await other.admin.get('get_pedido_admin.php', { cod: pedido.cod_pedido })).body;
  expect(data.facturas.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['F2', 'R5']);
  expect(data.sin_factura).toBeNull();
  expect((await other.admin.get('get_hoy_admin.php')).body.data.facturas).toBeUndefined();
  const { fallos, avisos } = (await other.admin.get('comprobar_cadena.php')).body.data;
  expect(fallos).toEqual([]);
  expect(avisos).toEqual([
    expect.stringContaining('se restauró de una copia'),
    expect.stringContaining(`confirmó que la última era la ${lost}`),
  ]);
  await stripe.close();
});

test('a number that is missing and that nobody told of is found', async () => {
  await app.db.updateTable('facturas_series').set({ ultimo: 7 }).execute();
  await admin.post('create_factura.php', body);
  const { fallos } = (await admin.get('comprobar_cadena.php')).body.data;
  expect(fallos).toEqual([expect.stringContaining('falta el número 3')]);
});
