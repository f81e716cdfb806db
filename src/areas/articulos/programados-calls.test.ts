import { describe, expect, test } from 'vitest';
import { createScheduler } from '#server/scheduler.ts';
import { createWorker } from '#server/work/worker.ts';
import { passTime, realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();
const hour = 60 * 60_000;

let count = 0;
async function anArticulo(values: Record<string, unknown> = {}) {
  const fields = { titulo: `Programado ${++count}`, contenido: '<p>Texto</p>', category_id: 7, ...values };
  const reply = await admin.post('create_post.php', fields);
  expect(reply.status).toBe(200);
  return { ...reply.body.data, titulo: fields.titulo } as { Id_articulo: number; slug: string; titulo: string };
}

function update(articulo: { Id_articulo: number; slug: string; titulo: string }, values: Record<string, unknown>) {
  return admin.post('update_article.php', { ...articulo, Id_categoria: 7, estado: 'publicado', ...values });
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * hour).toISOString();
}

/** Everything visitors can ask that might show an article. */
async function publicText(slug: string): Promise<string> {
  const answers = await Promise.all([
    visitor.get('get_post.php', { slug }),
    visitor.get('get_posts.php', { categoriaSlug: 'noticias', limit: 100 }),
    visitor.get('get_latest_news.php'),
    visitor.get('buscar.php', { q: 'programado', limit: 100 }),
  ]);
  const feeds = await Promise.all(
    ['/sitemap.xml', '/noticias/rss.xml'].map(async (path) => (await visitor.request(path)).text()),
  );
  return JSON.stringify(answers.map(({ body }) => body)) + feeds.join();
}

describe('a scheduled article', () => {
  test('a year typed with two digits is questioned, not published at once', async () => {
    const articulo = await anArticulo();
    expect(await update(articulo, { publicar_en: '0026-12-24T10:00:00Z' })).toMatchObject({
      status: 422,
      body: { errors: { publicar_en: 'La fecha de publicación tiene un año que no puede ser: revísalo.' } },
    });
  });

  test('is seen by nobody before its instant and by everybody after it', async () => {
    const instant = inHours(2);
    const articulo = await anArticulo({ publicar_en: instant });
    expect(await publicText(articulo.slug)).not.toContain(articulo.slug);
    expect((await admin.get('get_post_admin.php', { slug: articulo.slug })).body.data).toMatchObject({
      estado: 'publicado',
      publicar_en: instant,
    });
    passTime(3 * hour);
    const text = await publicText(articulo.slug);
    expect(text.split(articulo.slug).length - 1).toBeGreaterThanOrEqual(6);
    expect((await visitor.get('get_post.php', { slug: articulo.slug })).body.data.fecha_creacion).toBe(instant);
  });

  test('stands in its category where its instant puts it', async () => {
    const later = await anArticulo({ publicar_en: inHours(1) });
    const now = await anArticulo();
    passTime(2 * hour);
    const slugs = (await visitor.get('get_posts.php', { categoriaSlug: 'noticias' })).body.data.map(
      (row: { slug: string }) => row.slug,
    );
    expect(slugs.indexOf(later.slug)).toBeLessThan(slugs.indexOf(now.slug));
  });

  test('can be put off and brought forward in the edit screen', async () => {
    const articulo = await anArticulo();
    await update(articulo, { publicar_en: inHours(5) });
    expect((await visitor.get('get_post.php', { slug: articulo.slug })).status).toBe(404);
    await update(articulo, { resumen: 'Otra cosa' });
    expect((await visitor.get('get_post.php', { slug: articulo.slug })).status).toBe(404);
    const { body } = await update(articulo, { publicar_en: '' });
    expect(body.data.publicar_en).toBeNull();
    expect((await visitor.get('get_post.php', { slug: articulo.slug })).status).toBe(200);
  });

  test('an instant keeps its offset: ten in Madrid is nine in UTC in winter', async () => {
    const articulo = await anArticulo();
    const { body } = await update(articulo, { publicar_en: '2031-01-15T10:00:00+01:00' });
    expect(body.data.publicar_en).toBe('2031-01-15T09:00:00.000Z');
  });

  test.each(['mañana', '2031-01-15', '2031-01-15T10:00', '2031-13-45T10:00:00Z'])(
    '%j is no instant',
    async (publicar_en) => {
      const reply = await update(await anArticulo(), { publicar_en });
      expect(reply).toMatchObject({
        status: 422,
        body: { errors: { publicar_en: 'La fecha de publicación no es una fecha y hora válida.' } },
      });
    },
  );

  test('at its instant the kept pages that lack it are dropped', async () => {
    realTime();
    const dropped: string[] = [];
    const worker = createWorker(app.db);
    const scheduler = createScheduler(app.db, worker, (tags) => dropped.push(...tags));
    worker.start();
    const { Id_articulo } = await anArticulo({ publicar_en: new Date(Date.now() + 400).toISOString() });
    scheduler.reschedule();
    expect(dropped).toEqual([]);
    await expect
      .poll(() => dropped, { timeout: 5000 })
      .toEqual(['articulos', `articulo:${Id_articulo}`, 'articulos:categoria:7']);
    await worker.stop();
  });
});

test('a draft is previewed by the administrator in the shape visitors will read, and by nobody else', async () => {
  const articulo = await anArticulo();
  // Where it is on the map and its languages are looked up for visitors only.
  const { punto: _, _idiomas, ...published } = (await visitor.get('get_post.php', { slug: articulo.slug })).body.data;
  await update(articulo, { estado: 'borrador' });
  const preview = await admin.get('get_post_preview.php', { slug: articulo.slug });
  expect(preview.status).toBe(200);
  expect(preview.body.data).toEqual({ ...published, fecha_modificacion: expect.any(String) });
  expect((await visitor.get('get_post_preview.php', { slug: articulo.slug })).status).toBe(401);
  expect((await admin.get('get_post_preview.php', { slug: 'no-existe' })).status).toBe(404);
});

describe('versions', () => {
  async function versions(id: number) {
    return (await admin.get('get_versiones_articulo.php', { id })).body.data as { id: number; titulo: string }[];
  }

  test('every change keeps what was there before it, and the last twenty stay', async () => {
    const articulo = await anArticulo({ titulo: 'Vez 0' });
    expect(await versions(articulo.Id_articulo)).toEqual([]);
    for (let n = 1; n <= 23; n++) await update(articulo, { titulo: `Vez ${n}` });
    const kept = await versions(articulo.Id_articulo);
    expect(kept).toHaveLength(20);
    expect(kept[0]).toEqual({
      id: expect.any(Number),
      titulo: 'Vez 22',
      guardada_en: expect.any(String),
      guardada_por: 'admin',
    });
    expect(kept.at(-1)!.titulo).toBe('Vez 3');
  });

  test('a version is looked at and restored; address, category and state stay, and what it replaced is a version too', async () => {
    const articulo = await anArticulo({ titulo: 'Texto bueno', contenido: '<p>Bueno</p>', autor: 'Ana' });
    await update(articulo, {
      titulo: 'Texto malo',
      contenido: '<p>Malo</p>',
      autor: '',
      slug: 'otra-direccion',
      Id_categoria: 1,
      estado: 'borrador',
    });
    const [version] = await versions(articulo.Id_articulo);
    expect((await admin.get('get_version_articulo.php', { id: version!.id })).body.data).toMatchObject({
      titulo: 'Texto bueno',
      contenido: '<p>Bueno</p>',
    });

    const restored = await admin.post('restore_version_articulo.php', { id: version!.id });
    expect(restored).toMatchObject({
      status: 200,
      body: { message: 'Versión restaurada con éxito.', slug: 'otra-direccion' },
    });
    expect(restored.body.data).toMatchObject({
      titulo: 'Texto bueno',
      contenido: '<p>Bueno</p>',
      autor: 'Ana',
      Id_categoria: 1,
      estado: 'borrador',
    });
    expect((await versions(articulo.Id_articulo)).map(({ titulo }) => titulo)).toEqual(['Texto malo', 'Texto bueno']);
  });

  test('a restored version is what visitors find', async () => {
    const articulo = await anArticulo({ titulo: 'Palabra mirlo' });
    await update(articulo, { titulo: 'Palabra ruiseñor' });
    expect((await visitor.get('buscar.php', { q: 'mirlo' })).body.total).toBe(0);
    const [version] = await versions(articulo.Id_articulo);
    await admin.post('restore_version_articulo.php', { id: version!.id });
    expect((await visitor.get('buscar.php', { q: 'mirlo' })).body.total).toBe(1);
    expect((await visitor.get('buscar.php', { q: 'ruiseñor' })).body.total).toBe(0);
  });

  test('unknown versions are not found', async () => {
    expect((await admin.get('get_versiones_articulo.php', { id: 999_999 })).status).toBe(404);
    expect((await admin.get('get_version_articulo.php', { id: 999_999 })).status).toBe(404);
    expect((await admin.post('restore_version_articulo.php', { id: 999_999 })).status).toBe(404);
  });
});
