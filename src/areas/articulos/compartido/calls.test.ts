import { describe, expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { articuloBuilders } from '../builders.testing.ts';

const { admin, app, visitor, signInAs } = await startApp();
const { anArticulo } = articuloBuilders(admin);

async function shared(values: Record<string, unknown> = {}) {
  const articulo = await anArticulo({ estado: 'borrador', contenido: '<p>Aún sin publicar</p>', ...values });
  const reply = await admin.post('create_borrador_enlace.php', { id: articulo.Id_articulo });
  expect(reply.status).toBe(200);
  return { ...articulo, enlace: reply.body.enlace as string, caduca_en: reply.body.caduca_en as string };
}

const read = (enlace: string) => visitor.get('get_borrador_compartido.php', { clave: enlace.split('/')[2]! });

describe('compartir borrador', () => {
  test('gives an unguessable address for 14 days, not indexed, kept by nobody, that can be ended', async () => {
    const { Id_articulo: id, enlace, caduca_en } = await shared();
    expect(enlace).toMatch(/^\/borrador\/[0-9a-f]{40}$/);
    const left = (Date.parse(caduca_en) - Date.now()) / 86_400_000;
    expect(left).toBeGreaterThan(13.9);
    expect(left).toBeLessThanOrEqual(14);
    const answer = await read(enlace);
    expect(answer.body.data.contenido).toBe('<p>Aún sin publicar</p>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await admin.get('get_borrador_enlace.php', { id })).body.data).toEqual({ enlace, caduca_en });

    const again = await admin.post('create_borrador_enlace.php', { id });
    expect(again.body.enlace).toBe(enlace);
    await admin.post('delete_borrador_enlace.php', { id });
    expect(await read(enlace)).toMatchObject({ status: 404 });
    expect((await admin.get('get_borrador_enlace.php', { id })).body.data.enlace).toBe('');
    expect((await admin.post('create_borrador_enlace.php', { id })).body.enlace).not.toBe(enlace);
  });

  test('of a published article it shows what it will say', async () => {
    const { Id_articulo, enlace, slug } = await shared({ estado: 'publicado', contenido: '<p>Publicado</p>' });
    await admin.post('save_borrador.php', { Id_articulo, contenido: '<p>Lo que dirá</p>' });
    expect((await read(enlace)).body.data.contenido).toBe('<p>Lo que dirá</p>');
    expect((await visitor.get('get_post.php', { slug })).body.data.contenido).toBe('<p>Publicado</p>');
  });

  test('ends by itself, with the article, and is nobody else’s to give', async () => {
    const one = await shared();
    await app.db.updateTable('borrador_enlaces').set({ caduca_en: '2026-01-01T00:00:00.000Z' }).execute();
    expect((await read(one.enlace)).status).toBe(404);
    const other = await shared();
    const redactor = await signInAs('redactor');
    for (const name of ['create_borrador_enlace.php', 'delete_borrador_enlace.php'])
      expect((await redactor.post(name, { id: other.Id_articulo })).status).toBe(403);
    await admin.post('delete_post.php', { id: other.Id_articulo });
    expect((await read(other.enlace)).status).toBe(404);
    expect((await read('/borrador/nada')).status).toBe(404);
  });
});

test('an article has a title and a picture of its own for search engines and sharing, in its versions too', async () => {
  const { Id_articulo, slug } = await anArticulo({ meta_title: 'Cómo llegar a las Torcas' });
  const read = async () => (await visitor.get('get_post.php', { slug })).body.data;
  expect(await read()).toMatchObject({ meta_title: 'Cómo llegar a las Torcas', imagen_compartir: null });
  await admin.post('save_borrador.php', { Id_articulo, meta_title: 'Otro título' });
  expect((await admin.get('get_post_admin.php', { slug })).body.data.cambios.meta_title).toBe('Otro título');
  await admin.post('update_article.php', { Id_articulo, meta_title: 'Otro título' });
  expect((await read()).meta_title).toBe('Otro título');
  const { data: versions } = (await admin.get('get_versiones_articulo.php', { id: Id_articulo })).body;
  await admin.post('restore_version_articulo.php', { id: versions[0].id });
  expect((await read()).meta_title).toBe('Cómo llegar a las Torcas');
  const long = await admin.post('update_article.php', { Id_articulo, meta_title: 'x'.repeat(256) });
  expect(long).toMatchObject({ status: 422, body: { errors: { meta_title: expect.stringContaining('255') } } });
});
