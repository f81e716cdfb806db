import { expect, test } from 'vitest';
import { fill } from '#demo/fill.ts';
import { startApp } from '#test/harness/harness.ts';
import { estadosPedido } from './pedidos/estado.ts';

const { app, admin, visitor } = await startApp({ DEMO: 'on' });
await app.db.transaction().execute((db) => fill(db, new Map(), new Date()));

test('the demo shop has shops, categories and products with a page each', async () => {
  expect((await visitor.get('get_tiendas.php')).body.data).toHaveLength(3);
  expect((await visitor.get('get_categorias_producto.php')).body.data.length).toBeGreaterThan(4);
  const { data } = (await visitor.get('get_all_productos_public.php')).body;
  expect(data.length).toBeGreaterThan(25);
  expect(data[0].nombre).toBe('Miel cruda de romero');
  expect((await visitor.get('get_producto_publico.php', { slug: data[0].slug })).body.data.precio).toBe(6.9);
  const siteMap = await (await visitor.request('/sitemap.xml')).text();
  expect(siteMap).toContain(`/tienda/${data[0].slug}<`);
});

test('packed food and drink of the demo has a net content, and nothing else does', async () => {
  const { data } = (await visitor.get('get_all_productos_public.php')).body;
  for (const { nombre, nombre_categoria, contenido_neto } of data)
    expect(contenido_neto !== null, nombre).toBe(['Alimentación', 'Bebidas'].includes(nombre_categoria));
});

test('the demo orders fill the list and the chart, in several states, and their sums hold', async () => {
  const { data, por_estado, total } = (await admin.get('get_pedidos_admin.php', { limit: 100 })).body;
  expect(total).toBeGreaterThanOrEqual(12);
  expect(Object.keys(por_estado).length).toBeGreaterThan(4);
  for (const estado of Object.keys(por_estado)) expect(estadosPedido).toContain(estado);
  for (const { cod_pedido } of data) {
    const pedido = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body.data;
    expect(pedido.desglose_iva.reduce((sum: number, part: { total: number }) => sum + part.total, 0)).toBeCloseTo(
      pedido.total - pedido.reembolsado,
      5,
    );
    expect(pedido.historia.at(-1).estado).toBe(pedido.estado);
  }
  const sales = (await admin.get('get_ventas_admin.php')).body.data as { ventas: number }[];
  expect(sales.filter(({ ventas }) => ventas > 0).length).toBeGreaterThan(4);
  expect((await admin.get('get_desistimientos_admin.php')).body.data).toHaveLength(1);
  expect((await admin.get('get_stock_bajo_admin.php')).body.data.length).toBeGreaterThan(0);
});

test('a demo order can be refunded, and the sweeper leaves the past alone', async () => {
  const before = (await admin.get('get_pedidos_admin.php')).body.por_estado;
  await app.payments.sweep();
  expect((await admin.get('get_pedidos_admin.php')).body.por_estado).toEqual(before);
  const { data } = (await admin.get('get_pedidos_admin.php', { estado: 'pagado' })).body;
  const refunded = await admin.post('reembolsar_pedido.php', { cod_pedido: data[0].cod_pedido, importe: 1 });
  expect(refunded.body.data.reembolsado).toBe(1);
});
