import { describe, expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { articuloBuilders, historia, leyendas, noticias } from '../builders.testing.ts';

const { app, admin, visitor } = await startApp();
const { anArticulo, update } = articuloBuilders(admin);

const temas = (...names: string[]) => JSON.stringify(names);

async function temaNamed(nombre: string) {
  const { body } = await admin.get('get_temas.php');
  return (body.data as { id: number; nombre: string; slug: string; total: number; version: number }[]).find(
    (tema) => tema.nombre === nombre,
  )!;
}

async function titlesIn(filter: Record<string, string | number>): Promise<string[]> {
  const { body } = await visitor.get('get_articulos.php', filter);
  return (body.data as { slug: string }[]).map(({ slug }) => slug);
}

describe('topics of an article', () => {
  test('names become topics, each once, whatever its accents and capitals; visitors read them with the article', async () => {
    const { slug } = await anArticulo({ temas: temas('Trashumancia', 'Pastores', 'pastores', 'TRASHUMANCIA') });
    const { body } = await visitor.get('get_post.php', { slug: slug });
    expect(body.data.temas).toMatchObject([
      { nombre: 'Trashumancia', slug: 'trashumancia' },
      { nombre: 'Pastores', slug: 'pastores' },
    ]);
    await anArticulo({ temas: ['trashumáncia'] });
    expect(await temaNamed('Trashumancia')).toMatchObject({ total: 2 });
  });

  test("a topic of drafts alone is nobody else's: no list, no page, no find; it comes with the article", async () => {
    const draft = await anArticulo({ estado: 'borrador', temas: temas('Resineros') });
    const names = async () =>
      ((await visitor.get('get_temas.php')).body.data as { nombre: string }[]).map(({ nombre }) => nombre);
    const found = async () => (await visitor.get('buscar.php', { q: 'resineros', tipo: 'tema' })).body.data.length;
    expect(await names()).not.toContain('Resineros');
    expect((await visitor.get('get_tema.php', { slug: 'resineros' })).status).toBe(404);
    expect(await found()).toBe(0);
    await update(draft, { contenido: '<p>Ya</p>' });
    expect(await names()).toContain('Resineros');
    expect((await visitor.get('get_tema.php', { slug: 'resineros' })).body.data).toMatchObject({ total: 1 });
    expect(await found()).toBe(1);
    await admin.post('delete_post.php', { id: draft.Id_articulo });
    expect(await found()).toBe(0);
    await admin.post('restore_papelera.php', { tipo: 'articulo', id_cosa: draft.Id_articulo });
    expect(await found()).toBe(1);
    const { id } = await temaNamed('Resineros');
    expect(await titlesIn({ tema: id })).toEqual([draft.slug]);
  });

  test('what is kept unpublished changes no list; published it does', async () => {
    const articulo = await anArticulo({ temas: temas('Mimbre') });
    const { id } = await temaNamed('Mimbre');
    await admin.post('save_borrador.php', { Id_articulo: articulo.Id_articulo, temas: temas('Esparto') });
    expect(await titlesIn({ tema: id })).toEqual([articulo.slug]);
    const { body } = await admin.get('get_post_admin.php', { slug: articulo.slug });
    expect(body.data.temas).toMatchObject([{ nombre: 'Mimbre' }]);
    expect(body.data.cambios.temas).toMatchObject([{ nombre: 'Esparto' }]);
    await update(articulo, { contenido: '<p>Texto</p>', temas: temas('Esparto') });
    expect(await titlesIn({ tema: id })).toEqual([]);
  });

  test('a version brings its topics back', async () => {
    const articulo = await anArticulo({ temas: temas('Alfarería') });
    await update(articulo, { temas: temas() });
    const { body } = await admin.get('get_versiones_articulo.php', { id: articulo.Id_articulo });
    const restored = await admin.post('restore_version_articulo.php', { id: body.data[0].id });
    expect(restored.body.data.temas).toMatchObject([{ nombre: 'Alfarería' }]);
  });

  test('some more and some less, of many at once', async () => {
    const articulo = await anArticulo({ temas: temas('Uno', 'Dos') });
    const { Id_articulo } = articulo;
    const sent = { Id_articulo, anadir_temas: temas('Tres'), quitar_temas: temas('uno'), Id_categoria: leyendas };
    expect((await admin.post('update_article.php', sent)).body.data).toMatchObject({
      temas: [{ nombre: 'Dos' }, { nombre: 'Tres' }],
      Id_categoria: leyendas,
      contenido: '<p>Texto</p>',
    });
  });

  test('what is no list of names is refused with a sentence', async () => {
    const send = (value: unknown) =>
      admin.post('create_post.php', { titulo: 'T', contenido: '<p>T</p>', category_id: 1, temas: value });
    for (const wrong of [
      'no es JSON',
      '{"a":1}',
      '[1,2]',
      '["★"]',
      temas('x'.repeat(61)),
      temas(...'abcdefghijklmnopqrstuvwxyz0123456789'),
    ])
      expect(await send(wrong)).toMatchObject({
        status: 422,
        body: { errors: { temas: expect.stringMatching(/\.$/) } },
      });
  });
});

describe('the screen of topics', () => {
  test('a new name has a new address, and the old one leads there', async () => {
    await anArticulo({ temas: temas('Setas') });
    const { id, version } = await temaNamed('Setas');
    const renamed = await admin.post('update_tema.php', {
      id,
      version,
      nombre: 'Micología',
      descripcion: 'Lo que sale en otoño.',
    });
    expect(renamed.body).toMatchObject({ success: true, slug: 'micologia' });
    expect((await visitor.get('get_tema.php', { slug: 'setas' })).body.data).toMatchObject({
      slug: 'micologia',
      descripcion: 'Lo que sale en otoño.',
    });
    // Whoever still writes the old name means it.
    await anArticulo({ temas: temas('Setas') });
    expect(await temaNamed('Micología')).toMatchObject({ total: 2 });
  });

  test('two become one: articles, drafts, unpublished changes and addresses; no article has it twice', async () => {
    const [one, both, waiting] = [
      await anArticulo({ temas: temas('Castillo') }),
      await anArticulo({ temas: temas('Castillos', 'Castillo') }),
      await anArticulo({ temas: temas('Otra cosa') }),
    ];
    await admin.post('save_borrador.php', { Id_articulo: waiting.Id_articulo, temas: temas('Castillo') });
    const [de, a] = [await temaNamed('Castillo'), await temaNamed('Castillos')];
    const merged = await admin.post('merge_temas.php', { de: de.id, a: a.id });
    expect(merged.body).toMatchObject({ success: true, articulos: 2 });
    expect((await titlesIn({ tema: a.id })).sort()).toEqual([one.slug, both.slug].sort());
    const read = async (slug: string) => (await admin.get('get_post_admin.php', { slug: slug })).body.data;
    expect((await read(both.slug)).temas).toMatchObject([{ nombre: 'Castillos' }]);
    expect((await read(waiting.slug)).cambios.temas).toMatchObject([{ nombre: 'Castillos' }]);
    expect((await visitor.get('get_tema.php', { slug: de.slug })).body.data.slug).toBe(a.slug);
    expect(await temaNamed('Castillo')).toBeUndefined();
    expect((await admin.post('merge_temas.php', { de: a.id, a: a.id })).status).toBe(422);
  });

  test('one that articles have is not deleted; an unused one goes to the trash', async () => {
    await anArticulo({ temas: temas('En uso') });
    const used = await temaNamed('En uso');
    expect((await admin.post('delete_tema.php', { id: used.id })).body.message).toContain('1 artículo');
    const created = await admin.post('create_tema.php', { nombre: 'Sin uso' });
    const { id } = created.body.data;
    expect((await admin.post('delete_tema.php', { id })).status).toBe(200);
    expect((await admin.post('restore_papelera.php', { tipo: 'tema', id_cosa: id })).status).toBe(200);
  });
});

describe('several categories', () => {
  test('an article is listed in all of them, under its one address', async () => {
    const { slug, Id_articulo } = await anArticulo({ otras_categorias: JSON.stringify([noticias, historia]) });
    const inCategory = async (name: string) =>
      (
        (await visitor.get('get_posts.php', { categoriaSlug: name })).body.data as {
          slug: string;
          categoria_slug: string;
        }[]
      ).find((item) => item.slug === slug);
    expect(await inCategory('historia')).toMatchObject({ categoria_slug: 'historia' });
    expect(await inCategory('noticias')).toMatchObject({ categoria_slug: 'historia' });
    expect(
      (await visitor.get('get_posts.php', { categoriaSlug: 'leyendas-y-tradiciones' })).body.data,
    ).not.toContainEqual(expect.objectContaining({ slug }));
    const elsewhere = await visitor.get('get_post.php', { slug, categoriaSlug: 'noticias' });
    expect(elsewhere.status).toBe(404);
    expect(await (await visitor.request('/noticias/rss.xml')).text()).toContain(`/historia/${slug}<`);
    await admin.post('update_article.php', { Id_articulo, otras_categorias: '[]' });
    expect(await inCategory('noticias')).toBeUndefined();
    const { body } = await admin.get('get_post_admin.php', { slug: slug });
    expect(body.data.otras_categorias).toEqual([]);
  });

  test('a category that is not there is refused; one in which articles are listed is not deleted', async () => {
    expect(
      (
        await admin.post('create_post.php', {
          titulo: 'T',
          contenido: '<p>T</p>',
          category_id: 1,
          otras_categorias: '[999]',
        })
      ).status,
    ).toBe(422);
    const created = await admin.post('create_categoria.php', { nombre_categoria: 'Solo de otros' });
    const { id } = created.body.data;
    await anArticulo({ otras_categorias: JSON.stringify([id]) });
    expect((await admin.post('delete_categoria.php', { id })).body.message).toContain('1 artículo');
  });

  test('its page is made anew when an article of another category enters or leaves it', async () => {
    const dropped: string[] = [];
    const drop = app.pages.drop;
    app.pages.drop = (tags) => {
      dropped.push(...tags);
      drop(tags);
    };
    await anArticulo({ otras_categorias: JSON.stringify([noticias]), temas: temas('Con etiqueta') });
    app.pages.drop = drop;
    const { id } = await temaNamed('Con etiqueta');
    expect(dropped).toEqual(expect.arrayContaining([`articulos:categoria:${noticias}`, `articulos:tema:${id}`]));
  });
});

test('featured articles are told apart, and only by whoever publishes', async () => {
  const { slug } = await anArticulo({ destacado: '1' });
  expect(await titlesIn({ destacado: 1 })).toContain(slug);
  expect((await visitor.get('get_post.php', { slug: slug })).body.data.destacado).toBe(true);
});

describe('all articles', () => {
  test('by category, by topic and by month, by the clocks of Madrid', async () => {
    const before = await anArticulo({ publicar_en: '2019-10-31T22:59:00Z', temas: temas('Archivo') });
    const after = await anArticulo({
      publicar_en: '2019-10-31T23:01:00Z',
      category_id: leyendas,
      temas: temas('Archivo'),
    });
    const { id } = await temaNamed('Archivo');
    expect(await titlesIn({ mes: '2019-10' })).toEqual([before.slug]);
    expect(await titlesIn({ mes: '2019-11', tema: id })).toEqual([after.slug]);
    expect(await titlesIn({ categoria: leyendas, tema: id })).toEqual([after.slug]);
    const { body } = await visitor.get('get_articulos_filtros.php');
    expect(body.meses).toEqual(expect.arrayContaining(['2019-11', '2019-10']));
    expect(body.meses).not.toContain('2019-12');
    expect((await visitor.get('get_articulos.php', { mes: '2019-13' })).status).toBe(422);
    expect(await (await visitor.request('/sitemap.xml')).text()).toMatch(/\/articulos<[\s\S]*\/tema\/archivo</);
  });

  test("the desk's list is cut down by category, topic and author", async () => {
    const { Id_articulo } = await anArticulo({
      autor: 'Pepa la Cronista',
      temas: temas('Crónica'),
      otras_categorias: JSON.stringify([noticias]),
    });
    const { id } = await temaNamed('Crónica');
    for (const filter of [{ tema: id }, { autor: 'Pepa la Cronista' }, { Id_categoria: noticias, tema: id }]) {
      const { body } = await admin.get('get_all_posts_admin.php', filter as unknown as Record<string, string>);
      expect(body).toMatchObject({ total: 1, data: [{ Id_articulo, autor: 'Pepa la Cronista' }] });
    }
    expect((await admin.get('get_autores_articulo.php')).body.data).toContainEqual({
      autor: 'Pepa la Cronista',
      total: 1,
    });
  });
});
