/** Articles that somebody else publishes: what a redactor may do, and that nobody else sees anything before. */
import { describe, expect, test } from 'vitest';
import { passTime } from '#test/harness/clock.ts';
import { type Client, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor, signInAs } = await startApp();
const [editor, redactor, other] = [
  await signInAs('editor'),
  await signInAs('redactor'),
  await signInAs('redactor', 'otra'),
];

let count = 0;
interface Written {
  Id_articulo: number;
  slug: string;
  titulo: string;
}

async function anArticulo(by: Client, values: Record<string, unknown> = {}): Promise<Written> {
  const fields = { titulo: `Revisado ${++count}`, contenido: '<p>Texto</p>', category_id: 7, ...values };
  const reply = await by.post('create_post.php', fields);
  expect(reply.status).toBe(200);
  return { ...reply.body.data, titulo: fields.titulo };
}

function update(by: Client, { Id_articulo, slug, titulo }: Written, values: Record<string, unknown> = {}) {
  return by.post('update_article.php', { Id_articulo, slug, titulo, Id_categoria: 7, ...values });
}

const stateOf = async ({ slug }: Written) => (await admin.get('get_post_admin.php', { slug })).body.data;

/** Everything visitors can ask that might show an article. */
async function publicText({ slug }: Written): Promise<string> {
  const answers = await Promise.all([
    visitor.get('get_post.php', { slug }),
    visitor.get('get_posts.php', { categoriaSlug: 'noticias', limit: 100 }),
    visitor.get('get_latest_news.php'),
    visitor.get('get_latest_posts.php'),
    visitor.get('buscar.php', { q: 'revisado', limit: 100 }),
    visitor.get('get_categories.php'),
  ]);
  const feeds = await Promise.all(
    ['/sitemap.xml', '/noticias/rss.xml'].map(async (path) => (await visitor.request(path)).text()),
  );
  return JSON.stringify(answers.map(({ body }) => body)) + feeds.join();
}

describe('what a redactor writes', () => {
  test('is a draft unless it is sent for review, and theirs', async () => {
    const draft = await anArticulo(redactor);
    expect(await stateOf(draft)).toMatchObject({ estado: 'borrador', escrito_por: 'redactor', publicar_en: null });
    const sent = await redactor.post('create_post.php', {
      titulo: 'Para revisar',
      contenido: '<p>x</p>',
      category_id: 7,
      estado: 'revision',
    });
    expect(sent.body.message).toBe('Artículo enviado a revisión.');
  });

  test('is not published by them, neither new nor changed nor restored', async () => {
    const refused = { status: 403, body: { message: 'No puedes publicar: envía el artículo a revisión.' } };
    const fields = { titulo: 'Ahora mismo', contenido: '<p>x</p>', category_id: 7, estado: 'publicado' };
    expect(await redactor.post('create_post.php', fields)).toMatchObject(refused);
    const draft = await anArticulo(redactor);
    expect(await update(redactor, draft, { estado: 'publicado' })).toMatchObject(refused);
    expect((await stateOf(draft)).estado).toBe('borrador');
    expect((await update(redactor, draft, { estado: 'revision' })).status).toBe(200);
    // Without a state it stays as it is.
    expect((await update(redactor, draft, { resumen: 'Otro' })).body.data.estado).toBe('revision');
  });

  test('is seen by no visitor anywhere until an editor publishes it; from then on it is the editors’', async () => {
    const articulo = await anArticulo(redactor, { estado: 'revision' });
    expect(await publicText(articulo)).not.toContain(articulo.slug);
    passTime(60_000);
    expect((await update(editor, articulo, { estado: 'publicado', publicar_en: '' })).status).toBe(200);
    expect((await publicText(articulo)).split(articulo.slug).length - 1).toBeGreaterThanOrEqual(6);
    // Its date is the one on which it was published, not the one on which it was begun.
    const { fecha_creacion, publicar_en } = await stateOf(articulo);
    expect(Date.parse(publicar_en) - Date.parse(fecha_creacion)).toBeGreaterThanOrEqual(60_000);

    const closed = { status: 403, body: { message: expect.stringContaining('mientras no estén publicados') } };
    expect(await redactor.get('get_post_admin.php', { slug: articulo.slug })).toMatchObject(closed);
    expect(await update(redactor, articulo)).toMatchObject(closed);
    expect(await redactor.post('delete_post.php', { id: articulo.Id_articulo })).toMatchObject(closed);
  });

  test('one scheduled by an editor is not seen before its date either', async () => {
    const articulo = await anArticulo(redactor, { estado: 'revision' });
    const publicar_en = new Date(Date.now() + 3_600_000).toISOString();
    await update(editor, articulo, { estado: 'publicado', publicar_en });
    expect(await publicText(articulo)).not.toContain(articulo.slug);
    const list = await editor.get('get_all_posts_admin.php', { estado: 'programado' });
    expect(list.body.data.map((row: Written) => row.slug)).toEqual([articulo.slug]);
  });
});

describe('what others wrote', () => {
  test('a redactor neither lists, reads, changes, deletes nor restores it', async () => {
    const theirs = await anArticulo(other);
    const seen = (await redactor.get('get_all_posts_admin.php', { limit: 100 })).body.data as { escrito_por: string }[];
    expect(new Set(seen.map(({ escrito_por }) => escrito_por))).toEqual(new Set(['redactor']));
    const { Id_articulo: id, slug } = theirs;
    await update(other, theirs, { resumen: 'Una versión más' });
    const [version] = (await other.get('get_versiones_articulo.php', { id })).body.data;
    const asked = [
      redactor.get('get_post_admin.php', { slug }),
      redactor.get('get_post_preview.php', { slug }),
      redactor.get('get_versiones_articulo.php', { id }),
      redactor.get('get_version_articulo.php', { id: version.id }),
      redactor.post('restore_version_articulo.php', { id: version.id }),
      redactor.post('delete_post.php', { id }),
      update(redactor, theirs, { titulo: 'Mío' }),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 403));
    expect((await stateOf(theirs)).titulo).toBe(theirs.titulo);
  });

  test('an editor lists what waits for review', async () => {
    const articulo = await anArticulo(other, { estado: 'revision' });
    const { data } = (await editor.get('get_all_posts_admin.php', { estado: 'revision', q: articulo.titulo })).body;
    expect(data).toMatchObject([{ slug: articulo.slug, estado: 'revision', escrito_por: 'otra' }]);
  });
});

describe('trash and log follow the role', () => {
  test('a redactor brings back what they threw away, and nothing else', async () => {
    const [mine, theirs] = [await anArticulo(redactor), await anArticulo(other)];
    await redactor.post('delete_post.php', { id: mine.Id_articulo });
    await other.post('delete_post.php', { id: theirs.Id_articulo });
    const { data } = (await redactor.get('get_papelera_admin.php')).body;
    expect(data).toMatchObject([{ titulo: mine.titulo }]);
    const [lost] = (await other.get('get_papelera_admin.php')).body.data;
    expect((await redactor.post('restore_papelera.php', { id: lost.id })).status).toBe(404);
    expect((await redactor.post('restore_papelera.php', { id: data[0].id })).status).toBe(200);
    const log = (await redactor.get('get_registro_admin.php', { limit: 100 })).body;
    expect(log.usuarios).toEqual(['redactor']);
    expect(log.tipos).toEqual(['articulo']);
  });

  test('the shop sees its own kinds, an editor everything but what is the administrator’s or the shop’s', async () => {
    const tienda = await signInAs('tienda');
    const { id } = (await admin.post('create_provincia.php', { nombre: 'Albacete' })).body.data;
    const categoria = (await admin.post('create_categoria_producto.php', { nombre: 'Quesos' })).body.data;
    await admin.post('delete_provincia.php', { id });
    const titles = async (who: Client) =>
      (await who.get('get_papelera_admin.php')).body.data.map((row: { titulo: string }) => row.titulo);
    expect(await titles(tienda)).toEqual([]);
    expect(await titles(editor)).toContain('Albacete');
    const [trashed] = (await editor.get('get_papelera_admin.php', { tipo: 'provincia' })).body.data;
    expect((await tienda.post('restore_papelera.php', { id: trashed.id })).status).toBe(404);
    expect((await tienda.get('get_registro_admin.php')).body.data).toMatchObject([{ titulo: categoria.nombre }]);
    const ofEditor = (await editor.get('get_registro_admin.php', { limit: 100 })).body.tipos;
    expect(ofEditor).toEqual(expect.arrayContaining(['articulo', 'provincia']));
    for (const tipo of ['cuenta', 'categoria_producto', 'usuario']) expect(ofEditor).not.toContain(tipo);
  });
});

describe('between writer and reviewer', () => {
  const mails = (clave: string) =>
    app.db
      .selectFrom('correos')
      .select(['para', 'asunto', 'texto'])
      .where('clave', 'like', `${clave}%`)
      .orderBy('para')
      .execute();
  const giveBack = (by: Client, { Id_articulo }: Written, nota = 'Falta la fuente.') =>
    by.post('devolver_articulo.php', { Id_articulo, nota });

  test('whoever publishes is told by mail of what was sent for review, once each, and the writer is not', async () => {
    const articulo = await anArticulo(redactor);
    const key = `revision-${articulo.Id_articulo}-`;
    expect(await mails(key)).toEqual([]);
    await update(redactor, articulo, { estado: 'revision' });
    await update(redactor, articulo, { estado: 'revision', resumen: 'Otro' });
    const sent = await mails(key);
    expect(sent.map(({ para }) => para)).toEqual(['admin@example.com', 'editor@example.com']);
    expect(sent[0]!.asunto).toContain(`Para revisar: ${articulo.titulo}`);
    expect(sent[0]!.texto).toContain(`/admin/articulos/editar/${articulo.slug}`);
  });

  test('it goes back once, with a note that its writer reads', async () => {
    const articulo = await anArticulo(redactor, { estado: 'revision' });
    expect((await giveBack(redactor, articulo)).status).toBe(403);
    expect((await giveBack(editor, articulo, ' ')).body.errors).toEqual({
      nota: 'Escribe qué falta o qué hay que cambiar.',
    });
    const { body } = await giveBack(editor, articulo);
    expect(body).toMatchObject({ aviso: true, data: { estado: 'borrador', nota_revision: 'Falta la fuente.' } });
    expect((await redactor.get('get_post_admin.php', { slug: articulo.slug })).body.data).toMatchObject({
      ...{ estado: 'borrador', nota_revision: 'Falta la fuente.', nota_revision_por: 'editor' },
    });
    const [mail] = await mails(`devuelto-${articulo.Id_articulo}-`);
    expect(mail).toMatchObject({ para: 'redactor@example.com', texto: expect.stringContaining('Falta la fuente.') });
    const again = await giveBack(editor, articulo);
    expect([again.status, again.body.message]).toEqual([409, 'Este artículo ya no está en revisión.']);
    await update(redactor, articulo, { estado: 'revision' });
    expect(await stateOf(articulo)).toMatchObject({ estado: 'revision', nota_revision: null });
  });
});
