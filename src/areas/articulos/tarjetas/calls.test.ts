/** Cards in a text: what they show is what the thing says today, and nothing when visitors may not see it. */
import { expect, test } from 'vitest';
import { aProducto } from '#areas/tienda/builders.testing.ts';
import { ubicacionBuilders } from '#areas/ubicaciones/builders.testing.ts';
import { collectReads } from '#server/pages/reads.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor, signInAs } = await startApp();
const redactor = await signInAs('redactor');
const { aMunicipio, aUbicacion } = await ubicacionBuilders(admin);

const card = (tipo: string, id: number) => `<div data-tarjeta="${tipo}" data-id="${id}"></div>`;

async function anArticulo(contenido: string): Promise<string> {
  const reply = await admin.post('create_post.php', { titulo: 'Con fichas', contenido, category_id: 1 });
  expect(reply.status).toBe(200);
  return reply.body.slug;
}

const shown = async (slug: string): Promise<string> =>
  (await visitor.get('get_post.php', { slug })).body.data.contenido;

test('a card shows today’s name, price and address; hidden, deleted and restored things come and go', async () => {
  const producto = await aProducto(admin, { nombre: 'Queso <viejo>', precio: 12.5 });
  const slug = await anArticulo(`<p>Antes</p>${card('producto', producto.id)}<p>Después</p>`);
  const html = await shown(slug);
  expect(html).toContain(`<a href="/tienda/${producto.slug}">`);
  expect(html).toContain('<strong>Queso &lt;viejo&gt;</strong>');
  expect(html).toContain('12,50');
  expect(html).toMatch(/^<p>Antes<\/p><div class="tarjeta">.*<\/div><p>Después<\/p>$/);

  const { id } = producto;
  await admin.post('update_producto.php', { id, nombre: 'Queso tierno', precio: 9 });
  expect(await shown(slug)).toMatch(/<strong>Queso tierno<\/strong>.*9,00.*<s>12,50/);
  await admin.post('update_producto.php', { id, activo: 0 });
  expect(await shown(slug)).toBe('<p>Antes</p><p>Después</p>');
  await admin.post('update_producto.php', { id, activo: 1 });
  expect(await shown(slug)).toContain('Queso tierno');
  await admin.get('delete_producto.php', { id });
  expect(await shown(slug)).toBe('<p>Antes</p><p>Después</p>');
  const [trashed] = (await admin.get('get_papelera_admin.php', { tipo: 'producto' })).body.data;
  await admin.post('restore_papelera.php', { id: trashed.id });
  expect(await shown(slug)).toContain('Queso tierno');
});

test('places that are not published and events show what they may; the stored text keeps the reference', async () => {
  const municipio_id = await aMunicipio('Belmonte');
  const lugar = await aUbicacion({ nombre: 'Castillo de prueba', municipio_id });
  const evento = (
    await admin.post('create_evento.php', {
      titulo: 'Mercado',
      municipio_id,
      fecha_inicio: '2040-05-04',
      lugar: 'Plaza',
    })
  ).body.data;
  const text = card('ubicacion', lugar.id) + card('evento', evento.id) + card('evento', 99_999);
  const slug = await anArticulo(`<p>x</p>${text}`);
  expect(await shown(slug)).toMatch(/Castillo de prueba.*Belmonte.*Mercado.*4 de mayo de 2040 · Plaza · Belmonte/);
  expect((await admin.get('get_post_admin.php', { slug })).body.data.contenido).toBe(`<p>x</p>${text}`);
  await app.db.updateTable('ubicaciones').set({ publicado: 0 }).where('id', '=', lugar.id).execute();
  expect(await shown(slug)).not.toContain('Castillo');
});

test('a page with a card is dropped when the thing changes, and every midnight', async () => {
  const { id } = await aProducto(admin);
  const slug = await anArticulo(`${card('producto', id)}<p>x</p>${card('evento', 4711)}`);
  const { log } = await collectReads(() => visitor.get('get_post.php', { slug }));
  expect([...log.tags]).toEqual(expect.arrayContaining([`producto:${id}`, 'evento:4711', 'dia']));
});

test('search and descriptions say nothing of a card; a feed shows it as it is today', async () => {
  const { id } = await aProducto(admin, { nombre: 'Alajú escondido' });
  const slug = await anArticulo(`<p>Palabraúnica</p>${card('producto', id)}`);
  const found = (await visitor.get('buscar.php', { q: 'palabraunica' })).body.data;
  expect(JSON.stringify(found)).toContain(slug);
  expect(JSON.stringify(found)).not.toMatch(/tarjeta|Alajú/);
  const feed = async () => (await visitor.request('/historia/rss.xml')).text();
  expect(await feed()).toContain('&lt;strong&gt;Alajú escondido&lt;/strong&gt;');
  await admin.get('delete_producto.php', { id });
  expect(await feed()).not.toContain('Alajú');
});

test('what can be put into a text is found by name, by address and by reference; hidden things are not', async () => {
  const { id, slug } = await aProducto(admin, { nombre: 'Miel de romero' });
  const find = async (query: Record<string, string>) => (await redactor.get('get_tarjetas_admin.php', query)).body.data;
  const one = { tipo: 'producto', id, titulo: 'Miel de romero', url: `/tienda/${slug}`, antes: null };
  const asked: [string, string][] = [
    ['q', 'MIEL de'],
    ['url', `https://x.example/tienda/${slug}?a=1`],
    ['de', `producto:${id},evento:1`],
  ];
  for (const [name, value] of asked) expect((await find({ [name]: value }))[0]).toMatchObject(one);
  await admin.post('update_producto.php', { id, activo: 0 });
  expect(await find({ q: 'miel de' })).toEqual([]);
  expect((await visitor.get('get_tarjetas_admin.php', { q: 'miel' })).status).toBe(401);
  expect((await redactor.get('get_tarjetas_admin.php', { de: 'producto:1;drop' })).status).toBe(422);
});

test('an article, a book and a village are cards too, by their own address and among the newest', async () => {
  const otro = await anArticulo('<p>Uno que se cita</p>');
  const libro = (await admin.post('create_libro.php', { titulo: 'La hoz en verso', autores: 'Ana' })).body.data;
  const find = async (query: Record<string, string>) => (await redactor.get('get_tarjetas_admin.php', query)).body.data;
  const [card_] = await find({ url: `https://x.example/historia/${otro}?a=1#b` });
  expect(card_).toMatchObject({ tipo: 'articulo', titulo: 'Con fichas', url: `/historia/${otro}` });
  expect(await find({ q: 'hoz en verso' })).toMatchObject([{ tipo: 'libro', titulo: 'La hoz en verso' }]);
  const newest = (await find({})).map(({ tipo, id }: { tipo: string; id: number }) => `${tipo}:${id}`);
  expect(newest).toContain(`articulo:${card_.id}`);

  const slug = await anArticulo(`<p>x</p>${card('articulo', card_.id)}${card('libro', libro.id)}`);
  expect(await shown(slug)).toMatch(/Artículo.*Con fichas.*Libro.*La hoz en verso/);
  await admin.post('update_article.php', { Id_articulo: card_.id, estado: 'borrador' });
  expect(await shown(slug)).not.toContain('Artículo');
});
