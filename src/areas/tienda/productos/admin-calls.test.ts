import { expect, test } from 'vitest';
import { aCategoria, aProducto, aTienda, stockOf } from '#areas/tienda/builders.testing.ts';
import { takeUnits } from '#areas/tienda/pagos/existencias-queries.server.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';

const { admin, visitor, app } = await startApp();

test('a product is created from the form with its pictures: the first is the main one', async () => {
  const id_tienda = await aTienda(admin, { nombre: 'La Despensa' });
  const id_categoria = await aCategoria(admin, 'Alimentación');
  const created = await admin.post(
    'create_producto.php',
    form({
      id_tienda: String(id_tienda),
      id_categoria: String(id_categoria),
      nombre: 'Miel de romero',
      descripcion: 'Tarro de 500 g',
      precio: '6.90',
      iva: '10',
      stock: '5',
      imagen_1: await aPicture({ tone: 60 }),
      imagen_0: await aPicture({ tone: 10 }),
      imagen_2: await aPicture({ tone: 110 }),
    }),
  );
  expect(created.body).toMatchObject({
    success: true,
    message: 'Producto creado correctamente.',
    slug: 'miel-de-romero',
  });
  const { data } = created.body;
  expect(data).toMatchObject({
    tienda_id: id_tienda,
    nombre_tienda: 'La Despensa',
    categoria_id: id_categoria,
    nombre_categoria: 'Alimentación',
    precio: 6.9,
    iva: 10,
    stock: 5,
    activo: 1,
  });
  expect(data.referencia).toMatch(/^PRO-[A-Z0-9]{5}$/);
  expect(data.imagenes_adicionales_urls).toHaveLength(2);
  expect(new Set([data.url_imagen, ...data.imagenes_adicionales_urls]).size).toBe(3);

  const [shown] = (await visitor.get('get_all_productos_public.php')).body.data;
  expect(shown).toMatchObject({ id: data.id, precio: 6.9, url_imagen: data.url_imagen });
  expect((await visitor.get('get_producto_publico.php', { slug: 'miel-de-romero' })).body.data.id).toBe(data.id);
});

const missing: [string, Record<string, unknown>, string][] = [
  ['the shop', { id_tienda: '' }, 'La tienda es obligatoria.'],
  ['the category', { id_categoria: undefined }, 'La categoría es obligatoria.'],
  ['the name', { nombre: '' }, 'El nombre es obligatorio.'],
  ['the price', { precio: '' }, 'El precio es obligatorio y debe ser un número válido.'],
];

test.each(missing)('creating a product without %s says so', async (_, change, message) => {
  const base = {
    id_tienda: await aTienda(admin),
    id_categoria: await aCategoria(admin),
    nombre: 'Sin algo',
    precio: 1,
  };
  const reply = await admin.post('create_producto.php', { ...base, ...change });
  expect(reply).toMatchObject({ status: 422, body: { success: false, message } });
});

test('a price below 0, a strange IVA, half a unit, a shop that is not there: refused', async () => {
  const base = { id_tienda: await aTienda(admin), id_categoria: await aCategoria(admin), nombre: 'Raro', precio: 1 };
  for (const change of [
    { precio: -1 },
    { precio: '1.999' },
    { precio: '1e3' },
    { iva: 7 },
    { stock: 1.5 },
    { stock: -1 },
    { id_tienda: 99_999 },
    { nombre: 'x'.repeat(256) },
  ])
    expect((await admin.post('create_producto.php', { ...base, ...change })).status, JSON.stringify(change)).toBe(422);
});

test('an inactive product never leaves through a public call', async () => {
  const { id, slug } = await aProducto(admin, { nombre: 'Oculto', activo: '0' });
  const all = (await visitor.get('get_all_productos_public.php')).body.data.map((row: { id: number }) => row.id);
  expect(all).not.toContain(id);
  expect((await visitor.get('get_producto_publico.php', { slug })).status).toBe(404);
  expect((await admin.get('get_producto.php', { id })).body.data.activo).toBe(0);
  await admin.post('update_producto.php', { id, activo: '1' });
  expect((await visitor.get('get_producto_publico.php', { slug })).status).toBe(200);
});

test('products are filtered by shop and by category, and searched in the back office', async () => {
  const id_tienda = await aTienda(admin);
  const id_categoria = await aCategoria(admin);
  const one = await aProducto(admin, { id_tienda, id_categoria, nombre: 'Jarrón único' });
  await aProducto(admin, { id_tienda });
  await aProducto(admin, { id_categoria });
  const ids = (reply: { body: { data: { id: number }[] } }) => reply.body.data.map(({ id }) => id);
  expect(ids(await visitor.get('get_all_productos_public.php', { id_tienda, id_categoria }))).toEqual([one.id]);
  expect(ids(await admin.get('get_all_productos_admin.php', { id_tienda, id_categoria }))).toEqual([one.id]);
  // Optional: a filter left empty is no filter.
  const unfiltered = { id_tienda: '', id_categoria: '' };
  expect(ids(await visitor.get('get_all_productos_public.php', unfiltered))).toContain(one.id);
  expect(ids(await admin.get('get_all_productos_admin.php', unfiltered))).toContain(one.id);
  const ofShop = ids(await admin.get('get_productos_by_tienda.php', { id_tienda }));
  expect(ofShop).toHaveLength(2);
  const second = await admin.get('get_productos_by_tienda.php', { id_tienda, limit: 1, page: 2 });
  expect(second.body).toMatchObject({ total: 2, pages: 2, page: 2, limit: 1 });
  expect(ids(second)).toEqual([ofShop[1]]);
  expect(ids(await admin.get('get_all_productos_admin.php', { q: 'JARRON' }))).toEqual([one.id]);
});

test('the list of the back office comes in pages, in the order asked for', async () => {
  const [id_tienda, other] = [await aTienda(admin), await aTienda(admin)];
  const id_categoria = await aCategoria(admin);
  const make = (nombre: string, precio: number, more: object = {}) =>
    aProducto(admin, { id_tienda, id_categoria, nombre, precio, ...more });
  const [cheap, dear, mid] = [await make('Zafra', 1), await make('Ábaco', 9, { activo: '0' }), await make('Mimbre', 5)];
  const scarce = await make('Escaso', 3, { stock: 1 });
  const page = async (more: Record<string, unknown>) => {
    const { body } = await admin.get('get_all_productos_admin.php', { id_tienda, limit: 2, ...more });
    return { ...body, ids: body.data.map(({ id }: { id: number }) => id) };
  };
  expect(await page({})).toMatchObject({ ids: [scarce.id, mid.id], total: 4, pages: 2, page: 1, limit: 2 });
  expect(await page({ page: 2 })).toMatchObject({ ids: [dear.id, cheap.id] });
  expect((await page({ orden: 'nombre' })).ids).toEqual([dear.id, scarce.id]);
  expect((await page({ orden: 'precio', dir: 'desc' })).ids).toEqual([dear.id, mid.id]);
  expect((await page({ orden: 'estado' })).ids[0]).toBe(dear.id);
  expect(await page({ existencias: 'pocas' })).toMatchObject({ ids: [scarce.id], total: 1 });
  const { tiendas, categorias } = await page({});
  expect(tiendas.map(({ id }: { id: number }) => id)).toContain(id_tienda);
  expect(tiendas.map(({ id }: { id: number }) => id)).not.toContain(other);
  expect(categorias.map(({ id }: { id: number }) => id)).toContain(id_categoria);
  expect((await admin.get('get_all_productos_admin.php', { limit: 2, orden: 'texto' })).status).toBe(422);
});

test('the reference is read-only; fields that are not sent stay as they are', async () => {
  const before = await aProducto(admin, { nombre: 'Botijo', descripcion: 'De barro', stock: 3 });
  const changed = await admin.post('update_producto.php', { id: before.id, referencia: 'OTRA-1' });
  expect(changed).toMatchObject({ status: 422, body: { message: 'La referencia no se puede cambiar.' } });
  expect((await admin.post('update_producto.php', { id: before.id, referencia: '' })).body.message).toBe(
    'La referencia es obligatoria.',
  );
  const renamed = await admin.post('update_producto.php', {
    id: before.id,
    referencia: before.referencia,
    nombre: 'Botijo blanco',
  });
  expect(renamed.body).toMatchObject({
    message: 'Producto actualizado correctamente.',
    data: { nombre: 'Botijo blanco', descripcion: 'De barro', stock: 3, slug: 'botijo', referencia: before.referencia },
  });
});

test('a product may have a net content in grams or millilitres, and both sides are told', async () => {
  const none = { contenido_neto: null, unidad_contenido: 'g' };
  expect(await aProducto(admin)).toMatchObject(none);
  const inGrams = await aProducto(admin, { contenido_neto: '500' });
  expect(inGrams).toMatchObject({ contenido_neto: 500, unidad_contenido: 'g' });
  const { id, slug } = await aProducto(admin, { contenido_neto: 750, unidad_contenido: 'ml' });
  const wine = { contenido_neto: 750, unidad_contenido: 'ml' };
  const inList = (reply: { body: { data: { id: number }[] } }) => reply.body.data.find((row) => row.id === id);
  expect((await visitor.get('get_producto_publico.php', { slug })).body.data).toMatchObject(wine);
  expect(inList(await visitor.get('get_all_productos_public.php'))).toMatchObject(wine);
  expect(inList(await admin.get('get_all_productos_admin.php'))).toMatchObject(wine);

  const update = async (values: object) =>
    (await admin.post('update_producto.php', { id, ...values })).body.data as object;
  expect(await update({ nombre: 'Vino' })).toMatchObject(wine);
  expect(await update({ contenido_neto: '' })).toMatchObject({ contenido_neto: null, unidad_contenido: 'ml' });
  expect(await update({ contenido_neto: '300', unidad_contenido: '' })).toMatchObject({
    contenido_neto: 300,
    unidad_contenido: 'g',
  });
});

const wrongContents: [Record<string, unknown>, string, string][] = [
  [{ contenido_neto: '0' }, 'contenido_neto', 'El contenido neto debe ser un número entero mayor que 0.'],
  [{ contenido_neto: -5 }, 'contenido_neto', 'El contenido neto debe ser un número entero mayor que 0.'],
  [{ contenido_neto: '1.5' }, 'contenido_neto', 'El contenido neto debe ser un número entero mayor que 0.'],
  [{ contenido_neto: 'medio kilo' }, 'contenido_neto', 'El contenido neto debe ser un número entero mayor que 0.'],
  [{ contenido_neto: 1_000_001 }, 'contenido_neto', 'El contenido neto no puede pasar de 1.000.000.'],
  [{ contenido_neto: 1, unidad_contenido: 'kg' }, 'unidad_contenido', 'La unidad del contenido debe ser g o ml.'],
];

test.each(wrongContents)('a net content of %j is refused', async (values, field, message) => {
  const { id } = await aProducto(admin, { contenido_neto: 250 });
  const refusal = { status: 422, body: { success: false, message, errors: { [field]: message } } };
  expect(await admin.post('update_producto.php', { id, ...values })).toMatchObject(refusal);
  expect((await admin.get('get_producto.php', { id })).body.data).toMatchObject({ contenido_neto: 250 });
  const home = { id_tienda: await aTienda(admin), id_categoria: await aCategoria(admin) };
  const created = await admin.post('create_producto.php', { ...home, nombre: 'Mal', precio: 1, ...values });
  expect(created).toMatchObject(refusal);
});

test('the net content comes back from the trash', async () => {
  const { id, slug } = await aProducto(admin, { nombre: 'Aceite', contenido_neto: 500, unidad_contenido: 'ml' });
  await admin.get('delete_producto.php', { id });
  const { data } = (await admin.get('get_papelera_admin.php', { q: 'Aceite' })).body;
  expect((await admin.post('restore_papelera.php', { id: data[0].id })).status).toBe(200);
  expect((await visitor.get('get_producto_publico.php', { slug })).body.data).toMatchObject({
    contenido_neto: 500,
    unidad_contenido: 'ml',
  });
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const { id, version } = await aProducto(admin, { stock: 5 });
  const replies = await Promise.all([
    admin.post('update_producto.php', form({ id: `${id}`, version: `${version}`, imagen_0: await aPicture() })),
    admin.post('update_producto.php', { id, version, descripcion: 'Otra' }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { cambios } = replies.find(({ status }) => status === 409)!.body.data;
  expect(cambios).toMatchObject([
    { usuario: 'admin', campos: [expect.stringMatching(/^(?:url_imagen|descripcion)$/)] },
  ]);
});

test('a sale is no edit: a form opened before it still saves, and the units sold stay sold', async () => {
  const { id, version } = await aProducto(admin, { stock: 10 });
  await app.db.transaction().execute((db) => takeUnits(db, [{ productoId: id, varianteId: null, cantidad: 4 }]));
  const saved = await admin.post('update_producto.php', { id, version, stock: 12, stock_anterior: 10 });
  expect(saved).toMatchObject({ status: 200, body: { data: { stock: 8, version: version + 1 } } });
});

test('edits and sales at the same moment: every unit counts once', async () => {
  const { id } = await aProducto(admin, { stock: 50 });
  const one = [{ productoId: id, varianteId: null, cantidad: 1 }];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? app.db.transaction().execute((db) => takeUnits(db, one))
        : admin.post('update_producto.php', { id, stock: 52, stock_anterior: 50 }),
    ),
  );
  expect(await stockOf(app, id)).toBe(50 - 10 + 20);
});

test('pictures are kept, removed, added and put in order', async () => {
  const { id } = await aProducto(admin);
  const send = async (values: Record<string, string | Blob>) =>
    (await admin.post('update_producto.php', form({ id: String(id), ...values }))).body.data as {
      url_imagen: string | null;
      imagenes_adicionales_urls: string[];
    };
  const first = await send({
    imagen_0: await aPicture({ tone: 10 }),
    imagen_1: await aPicture({ tone: 60 }),
    imagen_2: await aPicture({ tone: 110 }),
  });
  const [green, blue] = first.imagenes_adicionales_urls as [string, string];
  const red = first.url_imagen!;
  const turned = await send({ url_imagen: red, existing_images: JSON.stringify([blue, green]) });
  expect(turned.imagenes_adicionales_urls).toEqual([blue, green]);

  const second = await send({
    url_imagen: red,
    existing_images: JSON.stringify([blue, 'https://elsewhere.example/x.png']),
    imagen_0: await aPicture({ tone: 160 }),
  });
  expect(second.url_imagen).toBe(red);
  expect(second.imagenes_adicionales_urls).toHaveLength(2);
  expect(second.imagenes_adicionales_urls[0]).toBe(blue);
  expect(second.imagenes_adicionales_urls).not.toContain(green);

  const promoted = await send({ url_imagen: blue, existing_images: JSON.stringify([red]) });
  expect(promoted).toMatchObject({ url_imagen: blue, imagenes_adicionales_urls: [red] });
  expect(await send({ nombre: 'Otro nombre' })).toMatchObject({ url_imagen: blue, imagenes_adicionales_urls: [red] });
  // "existing_images as a JSON list of kept URLs when any": a form without it keeps none.
  expect(await send({ url_imagen: blue })).toMatchObject({ url_imagen: blue, imagenes_adicionales_urls: [] });
  expect(await send({ url_imagen: '', existing_images: '[]' })).toMatchObject({
    url_imagen: null,
    imagenes_adicionales_urls: [],
  });
});

test('a product whose address changed is found under the former one', async () => {
  const { id } = await aProducto(admin, { nombre: 'Taza vieja' });
  const { slug: taken } = await aProducto(admin, { nombre: 'Taza ocupada' });
  expect((await admin.post('update_producto.php', { id, slug: taken })).status).toBe(409);
  await admin.post('update_producto.php', { id, slug: 'taza-nueva' });
  const found = await visitor.get('get_producto_publico.php', { slug: 'taza-vieja' });
  expect(found.body.data).toMatchObject({ id, slug: 'taza-nueva' });
});

test('a lowered price may show crossed out the lowest of the 30 days before, and a raised one nothing', async () => {
  const { id, slug } = await aProducto(admin, { precio: 20 });
  const aged = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await app.db
    .updateTable('precios_producto')
    .set({ desde: aged(60) })
    .where('producto_id', '=', id)
    .execute();
  await admin.post('update_producto.php', { id, precio: 15 });
  await app.db
    .updateTable('precios_producto')
    .set({ desde: aged(10) })
    .where('producto_id', '=', id)
    .where('precio_cents', '=', 1500)
    .execute();
  await admin.post('update_producto.php', { id, precio: 12 });
  const price = async () => (await visitor.get('get_producto_publico.php', { slug })).body.data;
  expect(await price()).toMatchObject({ precio: 12, precio_anterior: 15 });
  await admin.post('update_producto.php', { id, precio: 30 });
  expect(await price()).toMatchObject({ precio: 30, precio_anterior: null });
});

test('a stock edited from a form keeps the sales made since it was opened', async () => {
  const { id } = await aProducto(admin, { stock: 10 });
  await app.db.updateTable('productos').set({ stock: 8 }).where('id', '=', id).execute();
  const edited = await admin.post('update_producto.php', { id, stock: 15, stock_anterior: 10 });
  expect(edited.body.data.stock).toBe(13);
  expect((await admin.post('update_producto.php', { id, stock: 0, stock_anterior: 20 })).status).toBe(409);
  expect((await admin.post('update_producto.php', { id, stock: '' })).body.data.stock).toBeNull();
});

test('what runs out is listed, the scarcest first', async () => {
  const few = await aProducto(admin, { stock: 2 });
  const none = await aProducto(admin, { stock: 0 });
  const many = await aProducto(admin, { stock: 50 });
  const endless = await aProducto(admin);
  const { body } = await admin.get('get_stock_bajo_admin.php', { umbral: 2 });
  const ids = body.data.map((row: { id: number }) => row.id);
  expect(ids.indexOf(none.id)).toBeLessThan(ids.indexOf(few.id));
  expect(ids).not.toContain(many.id);
  expect(ids).not.toContain(endless.id);
  const page = (await admin.get('get_stock_bajo_admin.php', { umbral: 2, limit: 1, page: 2 })).body;
  expect(page).toMatchObject({ total: ids.length, pages: ids.length, page: 2, limit: 1, umbral: 2 });
  expect(page.data.map((row: { id: number }) => row.id)).toEqual([ids[1]]);
});

test('a deleted product goes to the trash with its prices', async () => {
  const { id, slug } = await aProducto(admin, { nombre: 'Adiós' });
  expect((await admin.get('delete_producto.php', { id })).status).toBe(200);
  expect((await visitor.get('get_producto_publico.php', { slug })).status).toBe(404);
  expect((await admin.get('delete_producto.php', { id })).status).toBe(404);
  const trash = await app.db
    .selectFrom('papelera')
    .select('filas')
    .where('tipo', '=', 'producto')
    .where('id_cosa', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(trash.filas).map(({ table }: { table: string }) => table)).toEqual([
    'productos',
    'producto_variantes',
    'precios_producto',
  ]);
});
