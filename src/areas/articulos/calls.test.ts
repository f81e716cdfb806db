import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';
import { articuloBuilders, historia, noticias } from './builders.testing.ts';

const { app, admin, visitor } = await startApp();
const missing = 'Por favor, rellena el título, el contenido y selecciona una categoría.';
const { anArticulo, update } = articuloBuilders(admin);

describe('creating', () => {
  test('an article is published at once, and visitors read every field of it', async () => {
    const created = await admin.post(
      'create_post.php',
      form({
        titulo: 'La Ciudad Encantada: guía con niños',
        autor: 'Marta Ruiz',
        fotografo: 'Luis Peña',
        contenido: '<p>Un paseo entre <strong>piedras</strong>.</p>',
        category_id: '4',
        cover_photo: await aPicture({ tone: 10 }),
        initial_photo: await aPicture({ tone: 200 }),
        contact: JSON.stringify({
          addressLine1: 'Ctra. CM-2104',
          phone1: '969 111 222',
          email1: 'info@example.org',
          websiteUrl: 'https://example.org',
        }),
        place_id: 'ChIJ-lugar',
        map_search_text: '',
      }),
    );
    expect(created).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Artículo creado con éxito.',
        slug: 'la-ciudad-encantada-guia-con-ninos',
        data: { slug: 'la-ciudad-encantada-guia-con-ninos', categoria_slug: 'rutas-y-naturaleza' },
      },
    });
    const read = await visitor.get('get_post.php', { slug: created.body.slug, categoriaSlug: 'rutas-y-naturaleza' });
    expect(read.status).toBe(200);
    // Nothing is below an address that no category may have.
    const elsewhere = await visitor.get('get_post.php', { slug: created.body.slug, categoriaSlug: 'libros' });
    expect(elsewhere.status).toBe(404);
    expect(read.body.data).toEqual({
      _idiomas: [],
      punto: null,
      meta_title: null,
      imagen_compartir: null,
      Id_articulo: created.body.data.Id_articulo,
      titulo: 'La Ciudad Encantada: guía con niños',
      slug: 'la-ciudad-encantada-guia-con-ninos',
      categoria_slug: 'rutas-y-naturaleza',
      nombre_categoria: 'Rutas y Naturaleza',
      resumen: null,
      contenido: '<p>Un paseo entre <strong>piedras</strong>.</p>',
      imagen_ini_post: expect.stringMatching(pictureAddress),
      imagen_portada_url: expect.stringMatching(pictureAddress),
      autor: 'Marta Ruiz',
      fotografo: 'Luis Peña',
      fecha_creacion: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      fecha_modificacion: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      place_id: 'ChIJ-lugar',
      map_search_text: null,
      addressLine1: 'Ctra. CM-2104',
      addressLine2: null,
      addressLine3: null,
      phone1: '969 111 222',
      phone2: null,
      phone3: null,
      email1: 'info@example.org',
      email2: null,
      websiteUrl: 'https://example.org',
      instagramUrl: null,
      facebookUrl: null,
      twitterUrl: null,
      destacado: false,
      temas: [],
    });
    expect(read.body.data.imagen_ini_post).not.toBe(read.body.data.imagen_portada_url);
  });

  test('author, photographer and both photos are optional; contact and map values may be empty strings', async () => {
    const { slug } = await anArticulo({ contact: '', place_id: '', map_search_text: '', autor: '', fotografo: '' });
    const { data } = (await visitor.get('get_post.php', { slug })).body;
    expect(data).toMatchObject({
      autor: null,
      fotografo: null,
      place_id: null,
      map_search_text: null,
      phone1: null,
      imagen_portada_url: null,
    });
  });

  test('a text search for the map is kept as it is', async () => {
    const { slug } = await anArticulo({ map_search_text: 'Plaza Mayor, Cuenca' });
    expect((await visitor.get('get_post.php', { slug })).body.data.map_search_text).toBe('Plaza Mayor, Cuenca');
  });

  test.each([
    ['titulo', { titulo: '' }],
    ['titulo', { titulo: '   ' }],
    ['contenido', { contenido: '' }],
    ['category_id', { category_id: '' }],
    ['category_id', { category_id: undefined }],
  ])('%s is required: "rellena el título, el contenido y selecciona una categoría" (%j)', async (field, values) => {
    const reply = await admin.post('create_post.php', {
      titulo: 'T',
      contenido: '<p>x</p>',
      category_id: historia,
      ...values,
    });
    expect(reply).toMatchObject({
      status: 422,
      body: { success: false, message: missing, errors: { [field]: expect.any(String) } },
    });
  });

  test('an editor left empty sends an empty paragraph, and that is no content', async () => {
    const reply = await admin.post('create_post.php', { titulo: 'T', contenido: '<p><br></p>', category_id: historia });
    expect(reply).toMatchObject({ status: 422, body: { message: missing } });
  });

  test('under the category select: "Por favor, selecciona una categoría."', async () => {
    const without = await admin.post('create_post.php', { titulo: 'T', contenido: '<p>x</p>' });
    expect(without.body.errors.category_id).toBe('Por favor, selecciona una categoría.');
    const unknown = await admin.post('create_post.php', { titulo: 'T', contenido: '<p>x</p>', category_id: 999 });
    expect(unknown).toMatchObject({ status: 422, body: { message: 'Por favor, selecciona una categoría.' } });
  });

  test('two articles of the same title get different addresses', async () => {
    const one = await anArticulo({ titulo: 'Mismo título' });
    const other = await anArticulo({ titulo: 'Mismo título' });
    expect([one.slug, other.slug]).toEqual(['mismo-titulo', 'mismo-titulo-2']);
  });

  test.each([
    ['no JSON', 'Los datos de contacto no se entienden.'],
    [JSON.stringify({ email1: 'nadie' }), 'El correo electrónico no es válido.'],
    [JSON.stringify({ phone1: '1'.repeat(21) }), 'El teléfono no puede pasar de 20 caracteres.'],
    [JSON.stringify({ websiteUrl: 'javascript:alert(1)' }), 'La página web no es una dirección web válida.'],
  ])('a contact block that is %s is refused', async (contact, sentence) => {
    const reply = await admin.post('create_post.php', {
      titulo: 'T',
      contenido: '<p>x</p>',
      category_id: historia,
      contact,
    });
    expect(reply).toMatchObject({ status: 422, body: { message: sentence } });
  });

  test('a photo that is no picture is refused, and no article is written', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.svg', {
      type: 'image/svg+xml',
    });
    const reply = await admin.post(
      'create_post.php',
      form({ titulo: 'Con SVG', contenido: '<p>x</p>', category_id: '1', cover_photo: svg }),
    );
    expect(reply.status).toBeGreaterThanOrEqual(415);
    expect(reply.status).toBeLessThan(500);
    expect((await visitor.get('get_post.php', { slug: 'con-svg' })).status).toBe(404);
  });

  test('hostile HTML is cleaned before it is stored', async () => {
    const { slug } = await anArticulo({
      contenido:
        '<h1>Título</h1><script>alert(1)</script><img src="x" onerror="alert(2)"><a href="javascript:alert(3)">ir</a>' +
        '<iframe src="https://mal.example/"></iframe><p style="font-size:200px;position:fixed">grande</p><p style="font-size:18px">bien</p>',
    });
    const { contenido } = (await visitor.get('get_post.php', { slug })).body.data;
    expect(contenido).not.toMatch(/script|onerror|javascript|mal\.example|200px|position/);
    expect(contenido).toContain('<p><span style="font-size:18px">bien</span></p>');
  });
});

describe('reading', () => {
  test('categoriaSlug, when given, must match', async () => {
    const { slug } = await anArticulo();
    expect((await visitor.get('get_post.php', { slug, categoriaSlug: 'historia' })).status).toBe(200);
    expect((await visitor.get('get_post.php', { slug, categoriaSlug: 'sucesos' })).status).toBe(404);
  });

  test('without a slug or a category the calls say what is missing', async () => {
    expect((await visitor.get('get_post.php')).body.message).toBe('No se encontró el slug del artículo.');
    expect((await visitor.get('get_posts.php')).body.message).toBe('No se ha especificado una categoría.');
    for (const categoriaSlug of ['a'.repeat(5000), '\u0000', 'historia\u0000'])
      expect((await visitor.get('get_posts.php', { categoriaSlug })).status).toBe(404);
    expect(await visitor.get('get_posts.php', { categoriaSlug: 'ninguna' })).toMatchObject({
      status: 404,
      body: { message: 'No se encontraron artículos para esta categoría.' },
    });
  });

  test('cards carry what they show and nothing else; a category pages, newest first', async () => {
    for (const n of [1, 2, 3]) await anArticulo({ titulo: `Personaje ${n}`, category_id: 5 });
    const first = (await visitor.get('get_posts.php', { categoriaSlug: 'personajes', limit: 2 })).body;
    expect(first).toMatchObject({
      total: 3,
      pages: 2,
      page: 1,
      limit: 2,
      categoria: { nombre_categoria: 'Personajes', slug: 'personajes' },
    });
    expect(first.data.map((row: { titulo: string }) => row.titulo)).toEqual(['Personaje 3', 'Personaje 2']);
    expect(Object.keys(first.data[0]).sort()).toEqual([
      'categoria_slug',
      'fecha_creacion',
      'imagen_portada_url',
      'resumen',
      'slug',
      'titulo',
    ]);
    const second = (await visitor.get('get_posts.php', { categoriaSlug: 'personajes', limit: 2, page: 2 })).body;
    expect(second.data.map((row: { titulo: string }) => row.titulo)).toEqual(['Personaje 1']);
  });

  test('the home page gets news apart from the other articles, each with its link', async () => {
    const news = await anArticulo({ titulo: 'Abre el museo', category_id: noticias });
    const other = await anArticulo({ titulo: 'Un suceso', category_id: 3 });
    const latestNews = (await visitor.get('get_latest_news.php')).body.data;
    const latestPosts = (await visitor.get('get_latest_posts.php')).body.data;
    expect(latestNews[0]).toMatchObject({
      slug: news.slug,
      titulo: 'Abre el museo',
      categoria_slug: 'noticias',
      imagen_portada_url: null,
    });
    expect(latestPosts[0]).toMatchObject({ slug: other.slug, titulo: 'Un suceso', categoria_slug: 'sucesos' });
    expect(latestPosts.some((row: { categoria_slug: string }) => row.categoria_slug === 'noticias')).toBe(false);
    expect(latestNews.every((row: { categoria_slug: string }) => row.categoria_slug === 'noticias')).toBe(true);
  });

  test('without a cover, cards, the search and the list of the desk show the picture it begins with', async () => {
    const body = form({
      ...{ titulo: 'Solo la primera foto', contenido: '<p>Texto</p>', category_id: String(noticias) },
      initial_photo: await aPicture({ tone: 90 }),
    });
    const { slug } = (await admin.post('create_post.php', body)).body;
    const { data } = (await visitor.get('get_post.php', { slug, categoriaSlug: 'noticias' })).body;
    expect(data).toMatchObject({ imagen_portada_url: null, imagen_ini_post: expect.stringMatching(pictureAddress) });
    const picture = data.imagen_ini_post;
    expect((await visitor.get('get_latest_news.php')).body.data[0].imagen_portada_url).toBe(picture);
    const [hit] = (await visitor.get('buscar.php', { q: 'solo la primera foto' })).body.data;
    expect(hit.imagen).toBe(picture);
    const [row] = (await admin.get('get_all_posts_admin.php', { q: 'solo la primera foto' })).body.data;
    expect(row.imagen_portada_url).toBe(picture);
  });

  test('what to read next: of the same category, those before it first, never itself nor a draft', async () => {
    const enigmas = 6;
    const [first, second, third] = [
      await anArticulo({ category_id: enigmas }),
      await anArticulo({ category_id: enigmas }),
      await anArticulo({ category_id: enigmas }),
    ];
    await anArticulo({ category_id: enigmas, estado: 'borrador' });
    const next = async (slug: string) =>
      (await visitor.get('get_relacionados.php', { slug })).body.data.map((item: { slug: string }) => item.slug);
    const ofLast = await next(third.slug);
    expect(ofLast.slice(0, 2)).toEqual([second.slug, first.slug]);
    expect(ofLast).toHaveLength(3);
    // Nothing came before it: the newest of its category, then of any.
    expect((await next(first.slug)).slice(0, 2)).toEqual([third.slug, second.slug]);
    expect(await visitor.get('get_relacionados.php', { slug: 'ninguno' })).toMatchObject({ status: 404 });
  });

  test('the management list has every article, drafts included, and pages, filters and searches', async () => {
    const articulo = await anArticulo({ titulo: 'Ñañería única', category_id: 6 });
    await update(articulo, { titulo: 'Ñañería única', Id_categoria: 6, estado: 'borrador' });
    const found = (await admin.get('get_all_posts_admin.php', { q: 'nañeria UNICA' })).body;
    expect(found).toMatchObject({ total: 1 });
    expect(found.data[0]).toEqual({
      Id_articulo: articulo.Id_articulo,
      titulo: 'Ñañería única',
      slug: articulo.slug,
      Id_categoria: 6,
      categoria_slug: 'enigmas-y-misterios',
      nombre_categoria: 'Enigmas y Misterios',
      estado: 'borrador',
      escrito_por: 'admin',
      publicar_en: null,
      imagen_portada_url: null,
      con_cambios: false,
      autor: null,
      destacado: false,
      visitas: 0,
      fecha_creacion: expect.any(String),
    });
    expect(
      (await admin.get('get_all_posts_admin.php', { q: 'única', estado: 'borrador', Id_categoria: 6 })).body.total,
    ).toBe(1);
    expect(
      (await admin.get('get_all_posts_admin.php', { q: 'única', estado: 'publicado', Id_categoria: 6 })).body.total,
    ).toBe(0);
    expect((await admin.get('get_all_posts_admin.php', { limit: 1 })).body.data).toHaveLength(1);
  });
});

describe('deleting', () => {
  test('a deleted article is gone for everybody, and comes back from the trash with its versions', async () => {
    const articulo = await anArticulo({ titulo: 'Para borrar' });
    await update(articulo, { titulo: 'Para borrar, cambiado' });
    const deleted = await admin.post('delete_post.php', { id: articulo.Id_articulo });
    expect(deleted).toMatchObject({
      status: 200,
      body: { message: 'El artículo «Para borrar, cambiado» se ha eliminado.' },
    });
    expect((await visitor.get('get_post.php', { slug: articulo.slug })).status).toBe(404);
    expect((await admin.post('delete_post.php', { id: articulo.Id_articulo })).status).toBe(404);
    expect((await visitor.get('buscar.php', { q: 'borrar cambiado' })).body.total).toBe(0);

    const [trashed] = (await admin.get('get_papelera_admin.php', { q: 'para borrar' })).body.data;
    await admin.post('restore_papelera.php', { id: trashed.id });
    expect((await visitor.get('get_post.php', { slug: articulo.slug })).body.data.Id_articulo).toBe(
      articulo.Id_articulo,
    );
    expect((await admin.get('get_versiones_articulo.php', { id: articulo.Id_articulo })).body.data).toHaveLength(1);
    expect((await visitor.get('buscar.php', { q: 'borrar cambiado' })).body.total).toBe(1);
  });

  test('every change is in the log', async () => {
    const articulo = await anArticulo({ titulo: 'Con historia' });
    await update(articulo, { titulo: 'Con más historia' });
    await admin.post('delete_post.php', { id: articulo.Id_articulo });
    const rows = await app.db
      .selectFrom('registro')
      .selectAll()
      .where('tipo', '=', 'articulo')
      .where('id_cosa', '=', articulo.Id_articulo)
      .orderBy('id')
      .execute();
    expect(rows.map(({ accion, usuario }) => `${usuario} ${accion}`)).toEqual([
      'admin crear',
      'admin editar',
      'admin eliminar',
    ]);
    expect(JSON.parse(rows[1]!.cambios!)).toMatchObject({ titulo: ['Con historia', 'Con más historia'] });
  });
});
