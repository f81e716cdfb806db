/** What visitors get of a long shelf: pages of it, and the cart only its own lines. */
import { expect, test } from 'vitest';
import { aCategoria, aProducto, aTienda } from '#areas/tienda/builders.testing.ts';
import { rebuildIndex } from '#server/search/index.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();
const id_tienda = await aTienda(admin);
const id_categoria = await aCategoria(admin, 'Barro');
const otra = await aCategoria(admin, 'Mimbre');
await aCategoria(admin, 'Vacía');
const now = new Date().toISOString();
const many = 120;
for (let n = 1; n <= many; n++)
  await insertThing(
    app.db,
    'producto',
    {
      ...{
        nombre: `Botijo ${n}`,
        descripcion: 'De barro blanco, torneado a mano. '.repeat(200),
        precio_cents: 1000 + n,
      },
      ...{ tienda_id: id_tienda, categoria_id: n % 3 ? id_categoria : otra, referencia: `B-${n}`, iva: 21, stock: n },
      ...{ contenido_neto: null, unidad_contenido: 'g', activo: n === 7 ? 0 : 1, url_imagen: null },
      ...{ imagenes_adicionales: '["/media/a.webp"]', opciones: '[]' },
    },
    now,
  );
const get = (query: Record<string, string | number>) => visitor.get('get_all_productos_public.php', query);
const ids = (reply: { body: { data: { id: number }[] } }) => reply.body.data.map(({ id }) => id);

test('without a page everything comes as it always did, and nothing besides', async () => {
  const { body } = await get({});
  expect(body.data).toHaveLength(many - 1);
  expect(Object.keys(body)).toEqual(['success', 'message', 'data']);
});

test('pages follow one another, newest first, with how many there are and the categories that have something', async () => {
  const all = ids(await get({}));
  const pages = [
    await get({ page: 1, limit: 48 }),
    await get({ page: 2, limit: 48 }),
    await get({ page: 3, limit: 48 }),
  ];
  expect(pages.flatMap(ids)).toEqual(all);
  expect(pages[0]!.body).toMatchObject({ total: many - 1, pages: 3, page: 1, limit: 48 });
  expect(pages[0]!.body.categorias.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Barro', 'Mimbre']);
  const wicker = await get({ page: 1, limit: 48, id_categoria: otra });
  expect(wicker.body).toMatchObject({ total: 40, pages: 1 });
  expect(wicker.body.categorias).toHaveLength(2);
  expect((await get({ page: 9, limit: 48 })).body).toMatchObject({ data: [], pages: 3 });
});

test('pages can be asked for by price, both ways, and an order that is not known is refused', async () => {
  const pricesOf = async (dir: string) => {
    const pages = [1, 2, 3].map((page) => get({ page, limit: 48, orden: 'precio', dir }));
    return (await Promise.all(pages)).flatMap(({ body }) => body.data.map(({ precio }: { precio: number }) => precio));
  };
  const up = await pricesOf('asc');
  expect(up).toHaveLength(many - 1);
  expect(up).toEqual(up.toSorted((one, other) => one - other));
  expect(await pricesOf('desc')).toEqual(up.toReversed());
  expect((await get({ page: 1, orden: 'stock' })).body.message).toBe('El orden debe ser uno de estos: precio.');
});

test('the shop is searched as the site is', async () => {
  await rebuildIndex(app.db);
  const one = { id_tienda, id_categoria: otra, precio: 5 };
  const cesta = await aProducto(admin, { ...one, nombre: 'Cesta honda', descripcion: 'Para la vendimia.' });
  const vela = await aProducto(admin, { ...one, nombre: 'Vela de miel', precio: 3, activo: false });
  const found = async (q: string, more = {}) => ids(await get({ q, ...more }));
  expect(await found('cestas')).toEqual([cesta.id]);
  expect(await found('VENDÍMIA')).toEqual([cesta.id]);
  await admin.post('create_sinonimo.php', { palabras: 'canasto, cesta' });
  expect(await found('canasto')).toEqual([cesta.id]);
  expect(await found('vela')).toEqual([]);
  expect(await found('"\' or 1=1')).toEqual([]);
  expect(vela.id).toBeGreaterThan(0);

  const [exact] = await found('botijo 42');
  expect((await get({ ids: exact! })).body.data[0]).toMatchObject({ nombre: 'Botijo 42' });
  const first = await get({ q: 'botijo', page: 1, limit: 48 });
  expect(first.body).toMatchObject({ total: many - 1, pages: 3 });
  const second = ids(await get({ q: 'botijo', page: 2, limit: 48 }));
  expect(second.filter((id) => ids(first).includes(id))).toEqual([]);
  expect((await get({ q: 'botijo', id_categoria: otra, page: 1 })).body).toMatchObject({ total: 40 });
  const dear = await get({ q: 'botijo', orden: 'precio', dir: 'desc', limit: 2 });
  expect(dear.body.data.map(({ precio }: { precio: number }) => precio)).toEqual([11.2, 11.19]);
  for (const { id } of [cesta, vela]) await admin.get('delete_producto.php', { id });
});

test('a cart asks for its own lines that are for sale', async () => {
  const [first, second] = ids(await get({}));
  const reply = await get({ ids: `${second},${first},999999999` });
  expect(ids(reply)).toEqual([first, second]);
  expect(JSON.stringify(reply.body).length).toBeLessThan(4096);
  expect(reply.body.data[0]).toMatchObject({ descripcion: null, imagenes_adicionales_urls: [], precio: 11.2 });
  for (const wrong of ['', 'x', '1,', '1;2', Array(101).fill(1).join(',')])
    expect((await get({ ids: wrong })).status, wrong).toBe(422);
});

test('a product comes with four that go with it, none sold out', async () => {
  const related = async (slug: string) =>
    (await visitor.get('get_producto_publico.php', { slug })).body.data.relacionados;
  const first = await related('botijo-119');
  expect(first.map(({ nombre }: { nombre: string }) => nombre)).toEqual([118, 116, 115, 113].map((n) => `Botijo ${n}`));
  expect(first[0]).toMatchObject({ descripcion: null, imagenes_adicionales_urls: [], precio: 11.18 });
  expect((await related('botijo-2')).map(({ nombre }: { nombre: string }) => nombre)).toEqual(
    [1, 119, 118, 116].map((n) => `Botijo ${n}`),
  );

  const id_tienda = await aTienda(admin);
  const id_categoria = await aCategoria(admin);
  const alone = await aProducto(admin, { id_tienda, id_categoria });
  expect(await related(alone.slug)).toEqual([]);
  const ofShop = await aProducto(admin, { id_tienda });
  const ofCategoria = await aProducto(admin, { id_categoria });
  await aProducto(admin, { id_tienda, id_categoria, stock: 0 });
  await aProducto(admin, { id_tienda, id_categoria, activo: 0 });
  expect((await related(alone.slug)).map(({ id }: { id: number }) => id)).toEqual([ofCategoria.id, ofShop.id]);
});

test('a lowered price is crossed out on a page and in a cart as in the whole list', async () => {
  const one = await aProducto(admin, { id_tienda, id_categoria, precio: 20 });
  const lowered = await admin.post('update_producto.php', { id: one.id, version: one.version, precio: 15 });
  expect(lowered.status).toBe(200);
  const inAll = (await get({})).body.data[0];
  const queries: Record<string, string | number>[] = [{ page: 1, limit: 2 }, { ids: String(one.id) }];
  for (const query of queries) expect((await get(query)).body.data[0].precio_anterior).toBe(inAll.precio_anterior);
});
