/** Drafts on the server: little is enough, nothing is doubled or overwritten, and nobody else sees a word. */
import { describe, expect, test } from 'vitest';
import { passTime, realTime } from '#test/harness/clock.ts';
import { type Client, form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';

const { app, admin, visitor, signInAs } = await startApp();
const redactor = await signInAs('redactor');
const noticias = 7;

let forms = 0;
/** A form as the browser has one: its saves are numbered. */
function aForm(by: Client = admin) {
  const clave = `formulario-${++forms}`;
  let turn = 0;
  return {
    clave,
    save: (values: Record<string, unknown>, guardado = `${clave}:${++turn}`) =>
      by.post('create_post.php', { estado: 'borrador', guardado, ...values }),
    publish: (values: Record<string, unknown>, guardado = `${clave}:${++turn}`) =>
      by.post('create_post.php', { guardado, ...values }),
    keep: (values: Record<string, unknown>, guardado = `${clave}:${++turn}`) =>
      by.post('save_borrador.php', { guardado, ...values }),
  };
}

const whole = (titulo: string) => ({ titulo, contenido: '<p>Texto entero.</p>', category_id: noticias });
const read = async (slug: string) => (await admin.get('get_post_admin.php', { slug })).body.data;
const count = async () => (await admin.get('get_all_posts_admin.php', { limit: 1 })).body.total as number;

/** Whether anything was written since that a page with these tags would have read. */
async function watched(...tags: string[]): Promise<() => Promise<boolean>> {
  // What was published before this moment has been seen by the schedule of pages.
  await app.worker.finish('páginas con fecha');
  let asked = 0;
  const ask = () => app.totals.get(`prueba ${tags}`, tags, async () => ++asked);
  const first = await ask();
  return async () => (await ask()) !== first;
}

async function aPublished(titulo: string) {
  const { body } = await admin.post('create_post.php', whole(titulo));
  return body.data as { Id_articulo: number; slug: string };
}

/** Everything visitors can ask that might show an article. */
async function publicText(slug: string, word: string): Promise<string> {
  const answers = await Promise.all([
    visitor.get('get_post.php', { slug }),
    visitor.get('get_posts.php', { categoriaSlug: 'noticias', limit: 100 }),
    visitor.get('get_latest_news.php'),
    visitor.get('get_latest_posts.php'),
    visitor.get('buscar.php', { q: word, limit: 100 }),
    visitor.get('get_post_admin.php', { slug }),
    visitor.get('get_post_preview.php', { slug }),
    visitor.get('get_relacionados.php', { slug }),
  ]);
  const feeds = await Promise.all(
    ['/sitemap.xml', '/noticias/rss.xml'].map(async (path) => (await visitor.request(path)).text()),
  );
  return JSON.stringify(answers.map(({ body }) => body)) + feeds.join();
}

describe('a draft', () => {
  test.each([
    [{ titulo: 'Solo el título' }, { titulo: 'Solo el título', contenido: '' }],
    [{ contenido: '<p>Solo el texto</p>' }, { titulo: '', contenido: '<p>Solo el texto</p>' }],
    [
      { titulo: 'A medias', contenido: '<p></p>', category_id: '' },
      { titulo: 'A medias', Id_categoria: null },
    ],
  ])('%j is enough', async (values, stored) => {
    const { status, body } = await aForm().save(values);
    expect([status, body.message]).toEqual([200, 'Borrador guardado.']);
    expect(await read(body.slug)).toMatchObject({ estado: 'borrador', escrito_por: 'admin', cambios: null, ...stored });
  });

  test.each([{}, { titulo: ' ', contenido: '<p></p>' }, { autor: 'Ana' }])('%j is nothing to keep', async (values) => {
    const before = await count();
    expect((await aForm().save(values)).status).toBe(422);
    expect(await count()).toBe(before);
  });

  test('without a title it has a name in the lists, the trash and the log', async () => {
    const { body } = await aForm().save({ contenido: '<p>Todavía no sé cómo llamarlo</p>' });
    const { Id_articulo } = body.data;
    const [row] = (await admin.get('get_all_posts_admin.php', { limit: 1 })).body.data;
    expect(row).toMatchObject({ Id_articulo, titulo: 'Sin título', nombre_categoria: '', Id_categoria: null });
    await admin.post('delete_post.php', { id: Id_articulo });
    const [trashed] = (await admin.get('get_papelera_admin.php')).body.data;
    expect(trashed.titulo).toBe('Sin título');
    expect((await admin.post('restore_papelera.php', { id: trashed.id })).status).toBe(200);
  });

  test('needs everything to be published, or sent for review', async () => {
    const { body } = await aForm().save({ titulo: 'Le falta casi todo' });
    const { Id_articulo } = body.data;
    const message = 'Por favor, rellena el título, el contenido y selecciona una categoría.';
    const fields = { Id_articulo, slug: body.slug, titulo: 'Le falta casi todo' };
    const publish = { Id_articulo, estado: 'publicado' };
    expect((await admin.post('update_article.php', publish)).body).toMatchObject({
      message,
      errors: { Id_categoria: 'La categoría es obligatoria.', contenido: 'El contenido es obligatorio.' },
    });
    const refused = await admin.post('update_article.php', { ...fields, Id_categoria: noticias, estado: 'publicado' });
    expect(refused).toMatchObject({ status: 422, body: { message, errors: { contenido: expect.any(String) } } });
    expect((await aForm().publish({ titulo: 'Sin más' })).body).toMatchObject({ message, success: false });
    const sent = await aForm(redactor).save({ titulo: 'Para revisar', estado: 'revision' });
    expect(sent.status).toBe(422);
  });

  test('that is whole is published by its state alone, as a list does it', async () => {
    const { body } = await aForm().save(whole('Desde la lista'));
    const { Id_articulo } = body.data;
    expect((await admin.post('update_article.php', { Id_articulo, estado: 'publicado' })).status).toBe(200);
    expect((await visitor.get('get_post.php', { slug: body.slug })).body.data.titulo).toBe('Desde la lista');
  });

  test('is seen by nobody outside, whatever is asked, with every save and without any', async () => {
    const form = aForm();
    const { body } = await form.save({ ...whole('Murmullos del desván'), autor: 'Nadie' });
    await form.save({ ...whole('Murmullos del desván'), autor: 'Nadie', contenido: '<p>Murmullos y más.</p>' });
    expect(await publicText(body.slug, 'murmullos')).not.toMatch(/murmullos/i);
    expect((await form.publish(whole('Murmullos del desván'))).body.message).toBe('Artículo creado con éxito.');
    expect(await publicText(body.slug, 'murmullos')).toMatch(/murmullos-del-desvan/);
  });

  test('saving it makes no kept page stale, publishing it does', async () => {
    const form = aForm();
    const isStale = await watched('articulos', `articulos:categoria:${noticias}`);
    await form.save(whole('Sin ruido'));
    await form.save({ ...whole('Sin ruido'), autor: 'Ana' });
    expect(await isStale()).toBe(false);
    await form.publish(whole('Sin ruido'));
    expect(await isStale()).toBe(true);
  });

  test('its address follows its title until somebody has seen it', async () => {
    const form = aForm();
    expect((await form.save({ titulo: 'El c' })).body.slug).toBe('el-c');
    expect((await form.save({ titulo: 'El castillo de Belmonte' })).body.slug).toBe('el-castillo-de-belmonte');
    const { body } = await form.publish(whole('El castillo de Belmonte'));
    expect(body.slug).toBe('el-castillo-de-belmonte');
    const { Id_articulo } = body.data;
    await aForm().keep({ Id_articulo, titulo: 'Otro título' });
    expect((await admin.get('get_post_admin.php', { id: Id_articulo })).body.data.slug).toBe('el-castillo-de-belmonte');
    const moved = await app.db
      .selectFrom('rutas_anteriores')
      .select('ruta')
      .where('id_cosa', '=', Id_articulo)
      .execute();
    expect(moved).toEqual([]);
  });

  test('its pictures are kept with the first save that brings them, and can be taken away', async () => {
    const form1 = aForm();
    const guardado = (turn: number) => `${form1.clave}:${turn}`;
    const sent = form({ titulo: 'Con foto', estado: 'borrador', guardado: guardado(1), cover_photo: await aPicture() });
    const { body } = await admin.post('create_post.php', sent);
    expect(body.data.imagen_portada_url).toMatch(/^\/media\//);
    const again = await form1.save({ titulo: 'Con foto aún' }, guardado(2));
    expect(again.body.data.imagen_portada_url).toBe(body.data.imagen_portada_url);
    const without = await form1.save({ titulo: 'Sin foto', quitar_imagen_portada: true }, guardado(3));
    expect(without.body.data.imagen_portada_url).toBeNull();
  });

  test('a planned date stays with it; once it is taken back, it is published when it is published', async () => {
    const form = aForm();
    const publicar_en = '2040-01-06T08:30:00.000Z';
    const { body } = await form.save({ titulo: 'Para Reyes', publicar_en });
    expect(await read(body.slug)).toMatchObject({ publicar_en, estado: 'borrador' });
    await form.save({ titulo: 'Para Reyes', publicar_en: '' });
    expect(await read(body.slug)).toMatchObject({ publicar_en: null });
    passTime(60_000);
    await form.publish({ ...whole('Para Reyes'), publicar_en: '' });
    expect((await visitor.get('get_post.php', { slug: body.slug })).status).toBe(200);
    realTime();
  });
});

describe('a bad line', () => {
  test('the same save sent again, or a later one whose answer was lost, makes no second article', async () => {
    const before = await count();
    const form = aForm();
    const replies = [
      await form.save({ titulo: 'Una vez' }, `${form.clave}:1`),
      await form.save({ titulo: 'Una vez' }, `${form.clave}:1`),
      await form.save({ titulo: 'Una vez y otra' }, `${form.clave}:2`),
      await form.publish(whole('Una vez y otra'), `${form.clave}:3`),
      await form.publish(whole('Una vez y otra'), `${form.clave}:3`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.data.Id_articulo)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('twenty at once are one article too', async () => {
    const before = await count();
    const form = aForm();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => form.save({ titulo: `A la vez ${turn}` }, `${form.clave}:${turn + 1}`)),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await count()).toBe(before + 1);
    const { body } = replies[0]!;
    const { titulo } = (await admin.get('get_post_admin.php', { id: body.data.Id_articulo })).body.data;
    expect(titulo).toMatch(/^A la vez/);
  });

  test('what comes late does not overwrite what is newer', async () => {
    const form = aForm();
    await form.save({ titulo: 'Uno' }, `${form.clave}:1`);
    await form.save({ titulo: 'Tres' }, `${form.clave}:3`);
    const late = await form.save({ titulo: 'Dos' }, `${form.clave}:2`);
    expect(late.status).toBe(200);
    expect(await read(late.body.slug)).toMatchObject({ titulo: 'Tres' });
  });

  test('the edit form goes on after a lost answer with the version it knows', async () => {
    const { Id_articulo } = await aPublished('Línea mala');
    const form = aForm();
    const first = await form.keep({ Id_articulo, version: 1, titulo: 'Línea mala, uno' });
    expect(first.body.data.version).toBe(2);
    const second = await form.keep({ Id_articulo, version: 1, titulo: 'Línea mala, dos' });
    expect(second.body.data.cambios.titulo).toBe('Línea mala, dos');
  });
});

describe('two at once', () => {
  test('somebody else saved in between: refused, with who and what, and nothing is overwritten', async () => {
    const [one, other] = [aForm(), aForm()];
    const { body } = await one.save({ titulo: 'De dos' });
    const { Id_articulo } = body.data;
    const taken = await other.keep({ Id_articulo, version: body.version, titulo: 'De la otra pestaña' });
    expect(taken.status).toBe(200);
    const refused = await one.save({ titulo: 'De la primera', Id_articulo, version: body.version });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Alguien ha cambiado.*admin/), errors: { version: expect.any(String) } },
    });
    expect(await read(taken.body.slug)).toMatchObject({ titulo: 'De la otra pestaña' });
    const insisted = await one.save({ titulo: 'De la primera', Id_articulo, version: taken.body.data.version });
    expect(insisted.status).toBe(200);
  });

  test('a draft that was deleted meanwhile is not written again', async () => {
    const form = aForm();
    const { body } = await form.save({ titulo: 'Ya no está' });
    const { Id_articulo } = body.data;
    await admin.post('delete_post.php', { id: Id_articulo });
    expect((await form.save({ titulo: 'Ya no está', Id_articulo, version: 1 })).status).toBe(404);
  });

  test('a redactor keeps their own drafts and nobody else’s', async () => {
    const { body } = await aForm(redactor).save({ titulo: 'Del redactor' });
    const theirs = await aForm().save({ titulo: 'De otra persona' });
    const keep = (Id_articulo: number) => aForm(redactor).keep({ Id_articulo, titulo: 'Mío' });
    expect((await keep(body.data.Id_articulo)).status).toBe(200);
    expect((await keep(theirs.body.data.Id_articulo)).status).toBe(403);
    const { Id_articulo } = await aPublished('Publicado por otra');
    expect((await keep(Id_articulo)).status).toBe(403);
    expect((await redactor.post('discard_cambios_articulo.php', { Id_articulo })).status).toBe(403);
  });
});

describe('what is kept of a sitting', () => {
  const log = async (id: number) =>
    (
      await app.db.selectFrom('registro').selectAll().where('id_cosa', '=', id).where('tipo', '=', 'articulo').execute()
    ).map(({ accion, cambios }) => ({ accion, cambios: JSON.parse(cambios ?? '{}') }));

  test('many saves are one line of the log and no heap of versions', async () => {
    const form = aForm();
    const { body } = await form.save({ titulo: 'T' });
    const id = body.data.Id_articulo;
    for (const titulo of ['Ti', 'Tit', 'Título']) await form.save({ titulo });
    expect(await log(id)).toMatchObject([
      { accion: 'crear' },
      { accion: 'editar', cambios: { titulo: ['T', 'Título'] } },
    ]);
    expect((await admin.get('get_versiones_articulo.php', { id })).body.data).toEqual([]);
    passTime(11 * 60_000);
    await form.save({ titulo: 'Título entero' });
    expect((await admin.get('get_versiones_articulo.php', { id })).body.data).toMatchObject([{ titulo: 'Título' }]);
    passTime(31 * 60_000);
    await form.save({ titulo: 'Al día siguiente' });
    expect(await log(id)).toHaveLength(3);
    realTime();
  });
});

describe('a published article', () => {
  test('carries changes that nobody sees until they are published', async () => {
    const { Id_articulo, slug } = await aPublished('La hoz de siempre');
    const before = (await visitor.get('get_post.php', { slug })).body.data;
    passTime(3600_000);
    const isStale = await watched('articulos', `articulo:${Id_articulo}`);
    const kept = await aForm().keep({
      ...{ Id_articulo, titulo: 'La hoz desvelada', contenido: '<p>Un secreto desvelado.</p>', phone1: '969 000 111' },
    });
    expect(kept.body).toMatchObject({
      message: 'Cambios guardados sin publicar.',
      data: { titulo: 'La hoz de siempre', cambios: { titulo: 'La hoz desvelada', guardado_por: 'admin' } },
    });
    expect(await isStale()).toBe(false);
    expect((await visitor.get('get_post.php', { slug })).body.data).toEqual(before);
    expect(await publicText(slug, 'desvelada')).not.toMatch(/desvelad/);
    expect((await admin.get('get_post_preview.php', { slug })).body.data.contenido).toBe(
      '<p>Un secreto desvelado.</p>',
    );
    const [row] = (await admin.get('get_all_posts_admin.php', { q: 'La hoz' })).body.data;
    expect(row).toMatchObject({ titulo: 'La hoz de siempre', con_cambios: true });

    const { version } = kept.body.data;
    const { titulo, contenido } = kept.body.data.cambios;
    const published = await admin.post('update_article.php', {
      ...{ Id_articulo, version, slug, titulo, contenido, Id_categoria: noticias, estado: 'publicado' },
    });
    expect(published.body.data).toMatchObject({ titulo: 'La hoz desvelada', cambios: null });
    expect(await publicText(slug, 'desvelada')).toMatch(/La hoz desvelada/);
    realTime();
  });

  test('changes taken back are none; thrown away they stay among the versions', async () => {
    const { Id_articulo, slug } = await aPublished('Ida y vuelta');
    const form = aForm();
    await form.keep({ Id_articulo, resumen: 'Otro resumen' });
    expect((await form.keep({ Id_articulo, resumen: '' })).body.data.cambios).toBeNull();
    const { body } = await form.keep({ Id_articulo, titulo: 'Ida sin vuelta' });
    const stale = await admin.post('discard_cambios_articulo.php', { Id_articulo, version: 1 });
    expect(stale.status).toBe(409);
    const { version } = body.data;
    const discarded = await admin.post('discard_cambios_articulo.php', { Id_articulo, version });
    expect(discarded.body).toMatchObject({ message: 'Cambios descartados.', data: { cambios: null } });
    expect(await read(slug)).toMatchObject({ titulo: 'Ida y vuelta', cambios: null });
    const [kept] = (await admin.get('get_versiones_articulo.php', { id: Id_articulo })).body.data;
    expect(kept.titulo).toBe('Ida sin vuelta');
  });

  test('a picture that was kept unpublished is published with the rest', async () => {
    const { Id_articulo, slug } = await aPublished('Con foto nueva');
    const sent = form({ Id_articulo: String(Id_articulo), imagen_portada: await aPicture() });
    const { cambios } = (await admin.post('save_borrador.php', sent)).body.data;
    expect((await visitor.get('get_post.php', { slug })).body.data.imagen_portada_url).toBeNull();
    const fields = { Id_articulo, slug, titulo: 'Con foto nueva', Id_categoria: noticias, contenido: '<p>Texto.</p>' };
    await admin.post('update_article.php', { ...fields, estado: 'publicado' });
    const shown = (await visitor.get('get_post.php', { slug })).body.data.imagen_portada_url;
    expect(shown).toBe(cambios.imagen_portada_url);
    expect(shown).toMatch(/^\/media\//);
  });

  test('one that is scheduled keeps its changes apart too', async () => {
    const publicar_en = new Date(Date.now() + 3600_000).toISOString();
    const { body } = await admin.post('create_post.php', { ...whole('Para luego'), publicar_en });
    await aForm().keep({ Id_articulo: body.data.Id_articulo, titulo: 'A medio cambiar' });
    passTime(7200_000);
    expect((await visitor.get('get_post.php', { slug: body.slug })).body.data.titulo).toBe('Para luego');
    realTime();
  });
});

test('an article that is saved for good twice is saved once; what comes late is a 409 and changes nothing', async () => {
  const { Id_articulo, slug } = await aPublished('Llega tarde');
  const { clave } = aForm();
  const save = (titulo: string, turn: number) =>
    admin.post('update_article.php', { Id_articulo, titulo, guardado: `${clave}:${turn}` });
  expect((await save('El segundo', 2)).status).toBe(200);
  const version = (await read(slug)).version;
  expect(await save('El segundo', 2)).toMatchObject({ status: 200, body: { data: { titulo: 'El segundo', version } } });
  const late = await save('El primero', 1);
  expect([late.status, late.body.message]).toEqual([
    409,
    'Ya hay algo más nuevo guardado desde esta misma pantalla: esto no se ha guardado.',
  ]);
  expect(await read(slug)).toMatchObject({ titulo: 'El segundo', version });
});
