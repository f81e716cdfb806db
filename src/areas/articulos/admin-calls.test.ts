import { expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { articuloBuilders, leyendas, noticias } from './builders.testing.ts';

const { app, admin, visitor } = await startApp();
const { anArticulo, update } = articuloBuilders(admin);

test.each([
  ['titulo', 'a'.repeat(256), 'El título no puede pasar de 255 caracteres.'],
  ['resumen', 'a'.repeat(301), 'El resumen no puede pasar de 300 caracteres.'],
  ['autor', 'a'.repeat(101), 'El autor no puede pasar de 100 caracteres.'],
  ['fotografo', 'a'.repeat(101), 'El fotógrafo no puede pasar de 100 caracteres.'],
  ['addressLine1', 'a'.repeat(256), 'La dirección no puede pasar de 255 caracteres.'],
  ['addressLine2', 'a'.repeat(256), 'La dirección no puede pasar de 255 caracteres.'],
  ['addressLine3', 'a'.repeat(256), 'La dirección no puede pasar de 255 caracteres.'],
  ['phone1', '1'.repeat(21), 'El teléfono no puede pasar de 20 caracteres.'],
  ['phone2', '1'.repeat(21), 'El teléfono no puede pasar de 20 caracteres.'],
  ['phone3', '1'.repeat(21), 'El teléfono no puede pasar de 20 caracteres.'],
  ['email1', `${'a'.repeat(90)}@example.org`, 'El correo electrónico no puede pasar de 100 caracteres.'],
  ['email2', 'sin-arroba', 'El segundo correo electrónico no es válido.'],
  ['websiteUrl', `https://e.org/${'a'.repeat(250)}`, 'La página web no puede pasar de 255 caracteres.'],
  ['instagramUrl', `https://e.org/${'a'.repeat(250)}`, 'La dirección de Instagram no puede pasar de 255 caracteres.'],
  ['facebookUrl', `https://e.org/${'a'.repeat(250)}`, 'La dirección de Facebook no puede pasar de 255 caracteres.'],
  ['twitterUrl', `https://e.org/${'a'.repeat(250)}`, 'La dirección de X no puede pasar de 255 caracteres.'],
  ['slug', 'Con Mayúsculas', 'El slug solo puede llevar letras minúsculas, números y guiones.'],
  ['estado', 'oculto', 'El estado debe ser publicado, revisión o borrador.'],
])('%s has its limit: %#', async (field, value, sentence) => {
  const articulo = await anArticulo();
  expect(await update(articulo, { [field]: value })).toMatchObject({
    status: 422,
    body: { errors: { [field]: sentence } },
  });
});

test.each(['titulo', 'slug', 'Id_categoria', 'estado'])('%s is required', async (field) => {
  const articulo = await anArticulo();
  const reply = await update(articulo, { [field]: '' });
  expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
});

test('values at their limits are taken', async () => {
  const articulo = await anArticulo();
  const values = {
    titulo: 't'.repeat(255),
    resumen: 'r'.repeat(300),
    autor: 'a'.repeat(100),
    phone1: '1'.repeat(20),
    addressLine1: 'd'.repeat(255),
  };
  const reply = await update(articulo, values);
  expect(reply).toMatchObject({
    status: 200,
    body: { success: true, message: 'Artículo actualizado con éxito.', data: values },
  });
});

test('a new article has its summary from the start', async () => {
  const { slug } = await anArticulo({ resumen: 'De qué trata' });
  expect((await admin.get('get_post_admin.php', { slug })).body.data.resumen).toBe('De qué trata');
  const reply = await admin.post('create_post.php', form({ titulo: 'Otro', resumen: 'a'.repeat(301) }));
  expect(reply).toMatchObject({ status: 422, body: { errors: { resumen: expect.stringContaining('300') } } });
});

test('fields that are not sent stay; an empty text clears an optional field', async () => {
  const articulo = await anArticulo({
    autor: 'Marta',
    contact: JSON.stringify({ phone1: '969' }),
    contenido: '<p>Original</p>',
  });
  await update(articulo, { resumen: 'Resumen' });
  const { data } = (await admin.get('get_post_admin.php', { slug: articulo.slug })).body;
  expect(data).toMatchObject({ autor: 'Marta', phone1: '969', resumen: 'Resumen', contenido: '<p>Original</p>' });
  await update(articulo, { autor: '', phone1: '' });
  const after = (await admin.get('get_post_admin.php', { slug: articulo.slug })).body.data;
  expect(after).toMatchObject({ autor: null, phone1: null, resumen: 'Resumen' });
});

test('both pictures are replaced as files, and taken away when asked', async () => {
  const articulo = await anArticulo();
  const sent = await admin.post(
    'update_article.php',
    form({
      Id_articulo: String(articulo.Id_articulo),
      titulo: 'Con fotos',
      slug: articulo.slug,
      Id_categoria: '1',
      estado: 'publicado',
      imagen_portada: await aPicture({ tone: 30 }),
      imagen_ini_post: await aPicture({ tone: 60 }),
    }),
  );
  expect(sent.body.data.imagen_portada_url).toMatch(pictureAddress);
  expect(sent.body.data.imagen_ini_post).toMatch(pictureAddress);
  const without = await update(articulo, { quitar_imagen_portada: true });
  expect(without.body.data.imagen_portada_url).toBeNull();
  expect(without.body.data.imagen_ini_post).toBe(sent.body.data.imagen_ini_post);
});

test('hostile HTML is cleaned here too', async () => {
  const articulo = await anArticulo();
  const { body } = await update(articulo, { contenido: '<p onclick="alert(1)">Hola</p><script>alert(2)</script>' });
  expect(body.data.contenido).toBe('<p>Hola</p>');
});

test('a draft never leaves through a public call', async () => {
  const articulo = await anArticulo({ titulo: 'Secreto de borrador', category_id: noticias });
  await update(articulo, { titulo: 'Secreto de borrador', Id_categoria: noticias, estado: 'borrador' });
  const publicAnswers = await Promise.all([
    visitor.get('get_post.php', { slug: articulo.slug }),
    visitor.get('get_post.php', { slug: articulo.slug, categoriaSlug: 'noticias' }),
    visitor.get('get_posts.php', { categoriaSlug: 'noticias', limit: 100 }),
    visitor.get('get_latest_news.php'),
    visitor.get('get_latest_posts.php'),
    visitor.get('buscar.php', { q: 'secreto borrador' }),
  ]);
  expect(JSON.stringify(publicAnswers.map(({ body }) => body))).not.toContain('Secreto de borrador');
  expect(publicAnswers[0]).toMatchObject({
    status: 404,
    body: { success: false, message: 'Artículo no encontrado o no publicado.' },
  });
  for (const path of ['/sitemap.xml', '/noticias/rss.xml'])
    expect(await (await visitor.request(path)).text()).not.toContain(articulo.slug);
  expect((await visitor.get('get_post_admin.php', { slug: articulo.slug })).status).toBe(401);
  expect((await admin.get('get_post_admin.php', { slug: articulo.slug })).body.data.estado).toBe('borrador');
});

test('under a new slug or category the article is still found where it was', async () => {
  const articulo = await anArticulo({ titulo: 'Dirección vieja' });
  await update(articulo, { slug: 'direccion-nueva', Id_categoria: leyendas });
  const moved = await visitor.get('get_post.php', { slug: 'direccion-vieja', categoriaSlug: 'historia' });
  expect(moved).toMatchObject({
    status: 200,
    body: { data: { slug: 'direccion-nueva', categoria_slug: 'leyendas-y-tradiciones' } },
  });
  expect(
    (await visitor.get('get_post.php', { slug: 'direccion-nueva', categoriaSlug: 'leyendas-y-tradiciones' })).status,
  ).toBe(200);
});

test('an address that another article took leads to that one', async () => {
  const first = await anArticulo({ titulo: 'Puente viejo' });
  await update(first, { titulo: 'Puente viejo', slug: 'puente-de-antes' });
  const second = await anArticulo({ titulo: 'Puente viejo' });
  expect(second.slug).toBe('puente-viejo');
  const { data } = (await visitor.get('get_post.php', { slug: 'puente-viejo', categoriaSlug: 'historia' })).body;
  expect(data.Id_articulo).toBe(second.Id_articulo);
});

test('a slug that another article has is refused', async () => {
  const one = await anArticulo();
  const other = await anArticulo();
  expect(await update(other, { slug: one.slug })).toMatchObject({
    status: 409,
    body: {
      message: `Ya hay otro artículo con el slug «${one.slug}».`,
      errors: { slug: 'Este slug ya está en uso.' },
    },
  });
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const articulo = await anArticulo();
  const { version } = (await admin.get('get_post_admin.php', { slug: articulo.slug })).body.data;
  const first = await admin.post(
    'update_article.php',
    form({
      Id_articulo: String(articulo.Id_articulo),
      version: String(version),
      titulo: 'Primera',
      slug: articulo.slug,
      Id_categoria: '1',
      estado: 'publicado',
      imagen_portada: await aPicture(),
    }),
  );
  expect(first).toMatchObject({ status: 200, body: { data: { version: version + 1 } } });
  const second = await update(articulo, { version, titulo: 'Segunda' });
  expect(second).toMatchObject({
    status: 409,
    body: {
      data: { cambios: [{ usuario: 'admin', campos: expect.arrayContaining(['titulo', 'imagen_portada_url']) }] },
    },
  });
  expect((await admin.get('get_post_admin.php', { slug: articulo.slug })).body.data.titulo).toBe('Primera');
});

test('an article that does not exist: "El artículo no se encontró o no se pudo cargar."', async () => {
  const message = 'El artículo no se encontró o no se pudo cargar.';
  expect(await admin.get('get_post_admin.php', { slug: 'no-existe' })).toMatchObject({
    status: 404,
    body: { message },
  });
  expect(await update({ Id_articulo: 999_999, slug: 'x' }, {})).toMatchObject({ status: 404, body: { message } });
});

test('the list tells how often the page of each was opened in thirty days, of those alone', async () => {
  const { slug, categoria_slug } = await anArticulo({ titulo: 'Muy visitado' });
  const listed = async () => (await admin.get('get_all_posts_admin.php', { q: 'Muy visitado' })).body.data[0];
  expect((await listed()).visitas).toBe(0);
  const today = todayInMadrid(new Date());
  for (const [index, clave] of [`/${categoria_slug}/${slug}`, `/${categoria_slug}/${slug}-otro`].entries()) {
    const { id: clave_id } = await app.db
      .insertInto('estadisticas_claves')
      .values({ tipo: 'pagina', clave })
      .returning('id')
      .executeTakeFirstOrThrow();
    const days = [0, 29, 30].map((back) => ({ dia: addDays(today, -back), clave_id, cuenta: 5 + index }));
    await app.db.insertInto('estadisticas').values(days).execute();
  }
  expect((await listed()).visitas).toBe(10);
});

test('several articles get another author and another state at once; nothing else of them changes', async () => {
  for (const titulo of ['De varios, uno', 'De varios, dos']) {
    const { Id_articulo } = await anArticulo({ titulo, resumen: 'El suyo' });
    const { body } = await admin.post('update_article.php', { Id_articulo, autor: 'Redacción', estado: 'revision' });
    expect(body.data).toMatchObject({ titulo, resumen: 'El suyo', autor: 'Redacción', estado: 'revision' });
  }
  const filter = { autor: 'Redacción', estado: 'revision', q: 'De varios' };
  expect((await admin.get('get_all_posts_admin.php', filter)).body.total).toBe(2);
});
