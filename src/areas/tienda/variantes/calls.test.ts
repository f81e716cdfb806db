/** Variants: made, changed, sold and put back, each with its own price and units. */
import { expect, test, vi } from 'vitest';
import { aCliente, aProducto, conTallas, pedidoOf, startShop, stockOf } from '#areas/tienda/builders.testing.ts';
import { form } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';

const { stripe, admin, visitor, app, newBuyer } = await startShop();

const read = async (id: number) => (await admin.get('get_producto.php', { id })).body.data;
const unitsOf = async (id: number) =>
  (await read(id)).variantes.map(({ stock }: { stock: number | null }) => stock) as (number | null)[];
const order = (articulos: object[]) =>
  newBuyer().post('create_checkout_session.php', { cliente: aCliente, articulos, acepta_condiciones: true });

test('a product with variants shows the lowest price and all units; inactive ones are not for visitors', async () => {
  const { id, slug } = await aProducto(admin, { precio: 99, stock: 99, ...conTallas(4, 6) });
  expect(await read(id)).toMatchObject({
    precio: 10,
    stock: 10,
    opciones: [{ nombre: 'Talla', valores: ['M', 'L'] }],
    variantes: [
      { valores: ['M'], precio: 10, stock: 4, activo: 1 },
      { valores: ['L'], precio: 12, stock: 6, activo: 1 },
    ],
  });
  const [m, l] = (await read(id)).variantes;
  const changed = await admin.post('update_producto.php', {
    id,
    variantes: JSON.stringify([{ ...m, activo: false }, l]),
  });
  expect(changed.body.data).toMatchObject({ precio: 12, stock: 6 });
  const shown = (await visitor.get('get_producto_publico.php', { slug })).body.data;
  expect(shown.variantes).toMatchObject([{ id: l.id, valores: ['L'] }]);
  expect((await order([{ id, variante_id: m.id, quantity: 1 }])).status).toBe(409);
  const list = (await visitor.get('get_all_productos_public.php')).body.data as { id: number; variantes: object[] }[];
  expect(list.find((one) => one.id === id)?.variantes).toHaveLength(1);
});

test('what does not fit together is refused beside its field, and nothing is written', async () => {
  const opciones = [{ nombre: 'Talla', valores: ['M', 'L'] }];
  const m = { valores: ['M'], precio: 1, stock: 1, activo: true };
  const cases: [object, string][] = [
    [{ opciones: [...opciones, { nombre: 'Color', valores: ['a'] }, { nombre: 'Otra', valores: ['b'] }] }, 'opciones'],
    [{ opciones: [{ nombre: 'Talla', valores: ['M', 'm'] }], variantes: [m] }, 'opciones.0.valores'],
    [{ opciones, variantes: [] }, 'variantes'],
    [{ opciones, variantes: [m, m] }, 'variantes'],
    [{ opciones, variantes: [{ ...m, valores: ['XXL'] }] }, 'variantes'],
    [{ opciones, variantes: [{ ...m, precio: -1 }] }, 'variantes.0.precio'],
    [{ opciones, variantes: [{ ...m, stock: 1.5 }] }, 'variantes.0.stock'],
    [{ variantes: [m] }, 'variantes'],
    [{ opciones: 'ninguna' }, 'opciones'],
  ];
  const { id } = await aProducto(admin, { stock: 3 });
  for (const [sent, field] of cases) {
    const fields = Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
    const reply = await admin.post('update_producto.php', { id, ...fields });
    expect([JSON.stringify(sent), reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([
      JSON.stringify(sent),
      422,
      [field],
    ]);
  }
  expect(await read(id)).toMatchObject({ stock: 3, opciones: [], variantes: [] });
});

test('a product becomes one with variants and back; what was not sent stays, also price and units of the variants', async () => {
  const { id } = await aProducto(admin, { precio: 5, stock: 3 });
  await admin.post('update_producto.php', { id, ...conTallas(2, null) });
  expect(await read(id)).toMatchObject({ precio: 10, stock: null });
  await admin.post('update_producto.php', { id, precio: 1, stock: 1, descripcion: 'Otra' });
  expect(await read(id)).toMatchObject({ precio: 10, stock: null, descripcion: 'Otra' });
  await admin.post('update_producto.php', { id, opciones: '[]', variantes: '[]', precio: 7, stock: 8 });
  expect(await read(id)).toMatchObject({ precio: 7, stock: 8, opciones: [], variantes: [] });
});

test('bought, left unpaid, paid late: the units of the variant, and only those; a form that was open keeps the sales', async () => {
  const producto = await aProducto(admin, conTallas(5, 5));
  const [m, l] = producto.variantes as [(typeof producto.variantes)[0], (typeof producto.variantes)[0]];
  expect((await order([{ id: producto.id, quantity: 1 }])).body.message).toContain('Elige una opción');
  const session = await newBuyer().buy([
    { id: producto.id, variante_id: m.id, quantity: 2 },
    { id: producto.id, variante_id: l.id, quantity: 1 },
  ]);
  expect(await unitsOf(producto.id)).toEqual([3, 4]);
  expect(await stockOf(app, producto.id)).toBe(7);
  const { cod_pedido } = await pedidoOf(app, session);
  const { articulos } = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body.data;
  expect(articulos).toMatchObject([
    { description: `${producto.nombre} (M)`, variante: 'Talla: M', variante_id: m.id, quantity: 2, total: 20 },
    { description: `${producto.nombre} (L)`, variante: 'Talla: L', variante_id: l.id, quantity: 1, total: 12 },
  ]);
  const sent = [
    { id: m.id, valores: ['M'], precio: 10, stock: 6, stock_anterior: 5, activo: true },
    { id: l.id, valores: ['L'], precio: 12, stock: 5, stock_anterior: 5, activo: true },
  ];
  await admin.post('update_producto.php', { id: producto.id, variantes: JSON.stringify(sent) });
  expect(await unitsOf(producto.id)).toEqual([4, 4]);
  stripe.expire(session);
  await app.payments.sweep(new Date(Date.now() + 3_600_000));
  expect(await unitsOf(producto.id)).toEqual([6, 5]);
  stripe.pay(session);
  await app.payments.settle(session);
  expect((await pedidoOf(app, session)).estado).toBe('pagado');
  expect(await unitsOf(producto.id)).toEqual([4, 4]);
});

test('a variant goes by its own reference where it has one; a change that does not name it keeps it', async () => {
  const producto = await aProducto(admin, conTallas(5, 5));
  const [m, l] = producto.variantes;
  const change = (...variantes: object[]) =>
    admin.post('update_producto.php', { id: producto.id, variantes: JSON.stringify(variantes) });
  await change({ ...m, referencia: ' CAM-M ' }, l!);
  await change({ id: m!.id, valores: ['M'], precio: 11, stock: 5 }, { id: l!.id, valores: ['L'], precio: 12 });
  expect((await read(producto.id)).variantes).toMatchObject([
    { referencia: 'CAM-M', precio: 11 },
    { referencia: null },
  ]);
  const session = await newBuyer().buy([
    { id: producto.id, variante_id: m!.id, quantity: 1 },
    { id: producto.id, variante_id: l!.id, quantity: 1 },
  ]);
  const { cod_pedido } = await pedidoOf(app, session);
  const { articulos } = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body.data;
  expect(articulos).toMatchObject([{ referencia: 'CAM-M' }, { referencia: producto.referencia }]);
  expect((await change({ ...m, referencia: 'x'.repeat(41) }, l!)).body.errors).toHaveProperty([
    'variantes.0.referencia',
  ]);
});

test('a variant is shown by one of the pictures of its product', async () => {
  const [front, back] = await Promise.all(
    [120, 60].map(async (tone) => {
      const { body } = await admin.post('upload_image.php', form({ file: await aPicture({ tone }) }));
      return body.location as string;
    }),
  );
  const pictures = { imagen_0_medio: front, imagen_1_medio: back };
  const { id, variantes, slug } = await aProducto(admin, { ...conTallas(5, 5), ...pictures });
  const [m, l] = variantes;
  const change = (fields: object, ...sent: object[]) =>
    admin.post('update_producto.php', { id, ...fields, ...(sent.length > 0 && { variantes: JSON.stringify(sent) }) });
  const shownBy = async () =>
    (await read(id)).variantes.map(({ imagen }: { imagen: string | null }) => imagen) as (string | null)[];
  expect(await shownBy()).toEqual([null, null]);
  await change({}, { ...m, imagen: back }, { ...l, imagen: '/media/de-otro-sitio.webp' });
  expect(await shownBy()).toEqual([back, null]);
  await change({}, { id: m!.id, valores: ['M'], precio: 11 }, { ...l, imagen: front });
  expect(await shownBy()).toEqual([back, front]);
  const shown = (await visitor.get('get_producto_publico.php', { slug })).body.data;
  expect(shown.variantes).toMatchObject([{ imagen: expect.stringContaining(back!) }, {}]);

  await admin.get('delete_producto.php', { id });
  const { data } = (await admin.get('get_papelera_admin.php', { q: shown.nombre })).body;
  await admin.post('restore_papelera.php', { id: data[0].id });
  expect(await shownBy()).toEqual([back, front]);
  await change({ url_imagen: front, existing_images: '[]' });
  expect(await shownBy()).toEqual([null, front]);
});

test('a variant that was taken away stays in its order, and its units wait for it', async () => {
  const producto = await aProducto(admin, conTallas(5, 5));
  const [m, l] = producto.variantes;
  const session = await newBuyer().buy([{ id: producto.id, variante_id: m!.id, quantity: 2 }]);
  const only = { opciones: JSON.stringify([{ nombre: 'Talla', valores: ['L'] }]), variantes: JSON.stringify([l]) };
  expect((await admin.post('update_producto.php', { id: producto.id, ...only })).status).toBe(200);
  expect(await unitsOf(producto.id)).toEqual([5]);
  const { cod_pedido } = await pedidoOf(app, session);
  const { articulos } = (await admin.get('get_pedido_admin.php', { cod: cod_pedido })).body.data;
  expect(articulos).toMatchObject([{ variante: 'Talla: M', variante_id: m!.id }]);
  stripe.expire(session);
  await app.payments.sweep(new Date(Date.now() + 3_600_000));
  await admin.post('update_producto.php', { id: producto.id, ...conTallas(null, 5) });
  const back = (await read(producto.id)).variantes;
  expect(back[0]).toMatchObject({ id: m!.id, valores: ['M'] });
});

test('units find their variant in the trash too, and come back with it', async () => {
  const producto = await aProducto(admin, conTallas(5, 5));
  const session = await newBuyer().buy([{ id: producto.id, variante_id: producto.variantes[1]!.id, quantity: 3 }]);
  await admin.get('delete_producto.php', { id: producto.id });
  stripe.expire(session);
  await app.payments.sweep(new Date(Date.now() + 3_600_000));
  const { data } = (await admin.get('get_papelera_admin.php', { q: producto.nombre })).body;
  expect((await admin.post('restore_papelera.php', { id: data[0].id })).status).toBe(200);
  expect(await unitsOf(producto.id)).toEqual([5, 5]);
  expect(await stockOf(app, producto.id)).toBe(10);
});

test('of 100 buyers of 10 units of a variant ten get one', async () => {
  const producto = await aProducto(admin, conTallas(10, 10));
  const [m] = producto.variantes;
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      newBuyer(`10.9.${n}.1`).post('create_checkout_session.php', {
        cliente: { ...aCliente, email: `variante-${n}@example.com` },
        articulos: [{ id: producto.id, variante_id: m!.id, quantity: 1 }],
        acepta_condiciones: true,
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(90);
  expect(await unitsOf(producto.id)).toEqual([0, 10]);
  expect(await stockOf(app, producto.id)).toBe(10);
});

test('few units of one variant are few units; a lowered price is crossed out everywhere, per variant, for thirty days', async () => {
  const producto = await aProducto(admin, conTallas(1, 50));
  const scarce = async () =>
    (await admin.get('get_stock_bajo_admin.php', { umbral: 2 })).body.data.map(({ id }: { id: number }) => id);
  expect(await scarce()).toContain(producto.id);
  await app.db
    .updateTable('precios_producto')
    .set({ desde: new Date(Date.now() - 40 * 86_400_000).toISOString() })
    .where('producto_id', '=', producto.id)
    .execute();
  const [m, l] = producto.variantes;
  await admin.post('update_producto.php', {
    id: producto.id,
    variantes: JSON.stringify([
      { ...m, precio: 8, activo: true },
      { ...l, activo: true },
    ]),
  });
  const shown = async () =>
    (await visitor.get('get_all_productos_public.php')).body.data.find(({ id }: { id: number }) => id === producto.id);
  expect(await shown()).toMatchObject({
    precio: 8,
    precio_anterior: 10,
    variantes: [{ precio_anterior: 10 }, { precio: 12, precio_anterior: null }],
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
  try {
    expect(await shown()).toMatchObject({ precio: 8, precio_anterior: null });
  } finally {
    vi.useRealTimers();
  }
});
