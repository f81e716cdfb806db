import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { from, hecho, motivos, startImporting } from './importing.testing.ts';
import { type APost, aWxr } from './wxr.testing.ts';

const { app, admin, visitor, host, asked, analyse, finished, importAll, undoAll, ask } = await startImporting();
const sendas: APost['categories'] = [['sendas', 'Sendas de antes']];
const changed = '<wp:post_modified_gmt><![CDATA[2020-02-03 04:05:06]]></wp:post_modified_gmt>';

describe('an export of WordPress', () => {
  test('is analysed without anything being written', async () => {
    const wxr = aWxr(
      [
        {
          id: 1,
          title: 'Uno',
          categories: sendas,
          content: `<img src="http://${host}/foto.jpg">`,
          more: '<wp:comment><wp:comment_content>Hola</wp:comment_content></wp:comment>',
        },
        { id: 2, status: 'draft' },
        { id: 3, status: 'future', date: '2099-01-01 08:00:00' },
        { id: 4, type: 'page', title: 'Contacto' },
        { id: 5, content: '', title: 'Vacío' },
        { id: 6, type: 'product' },
        { id: 7, content: '<img src="http://10.0.0.1/a.jpg">' },
        {
          id: 8,
          status: 'private',
          title: 'Perdidas',
          content: '<p>Hola</p><img src="file:///C:/a.jpg"><iframe src="https://otra.example/x"></iframe>',
        },
      ],
      from(),
    );
    const { status, body } = await analyse(wxr);
    expect(status).toBe(200);
    const vienen = Object.fromEntries(
      body.data.analisis.vienen.map(({ que, cuantos }: { que: string; cuantos: number }) => [que, cuantos]),
    );
    expect(vienen).toMatchObject({
      'Artículos publicados': 2,
      Borradores: 2,
      'Artículos programados': 1,
      Páginas: 1,
      'Categorías nuevas': 1,
      Imágenes: 1,
    });
    expect(JSON.stringify(body.data.analisis.avisos)).toMatch(/Vacío.*no tiene texto/);
    expect(JSON.stringify(body.data.analisis.avisos)).toMatch(/product/);
    expect(JSON.stringify(body.data.analisis.avisos)).toMatch(/comentarios/);
    expect(JSON.stringify(body.data.analisis.avisos)).toMatch(/10\.0\.0\.1.*red local o privada/);
    expect(JSON.stringify(body.data.analisis.avisos)).toMatch(/Perdidas.*file:.*Perdidas.*otra\.example/);
    expect((await admin.get('get_all_posts_admin.php', { q: 'Uno' })).body.total).toBe(0);
  });

  test('comes with categories, authors, dates, pictures, drafts and what is scheduled', async () => {
    const base = { base: `http://${host}` };
    const data = await importAll(
      aWxr(
        [
          {
            id: 11,
            title: 'El tesoro &amp; la cueva',
            slug: 'el-tesoro',
            categories: sendas,
            excerpt: 'Un resumen.',
            thumbnail: 90,
            content: `<!-- wp:paragraph --><p>Hola <a href="http://${host}/2019/05/01/la-segunda/">segunda</a></p><!-- /wp:paragraph -->
<!-- wp:image --><figure><a href="http://${host}/uploads/foto.jpg"><img src="/uploads/foto-300x200.jpg"/></a><figcaption>Pie</figcaption></figure><!-- /wp:image -->
<img src="http://${host}/perdida.jpg" alt="no está"><script>alert(1)</script>`,
          },
          { id: 12, title: 'La segunda', slug: 'la-segunda', categories: sendas },
          { id: 13, title: 'Borrador propio', status: 'draft' },
          { id: 14, title: 'Pendiente propio', status: 'pending' },
          { id: 15, title: 'Para el futuro', slug: 'para-el-futuro', status: 'future', date: '2099-01-01 08:00:00' },
          { id: 16, title: 'Con clave', slug: 'con-clave', password: 'x' },
          {
            id: 90,
            type: 'attachment',
            status: 'inherit',
            attachmentUrl: `http://${host}/uploads/foto.jpg`,
            alt: 'La cueva',
          },
        ],
        base,
      ),
    );
    expect(data.estado).toBe('terminada');
    expect(hecho(data)).toMatchObject({ Artículos: 6, 'Categorías de artículos': 1, Imágenes: 1 });
    const { body } = await visitor.get('get_post.php', { slug: 'el-tesoro', categoriaSlug: 'sendas' });
    expect(body.data).toMatchObject({
      titulo: 'El tesoro & la cueva',
      autor: 'Ana Ruiz',
      resumen: 'Un resumen.',
      categoria_slug: 'sendas',
      nombre_categoria: 'Sendas de antes',
      fecha_creacion: '2019-05-01T10:00:00.000Z',
      imagen_portada_url: expect.stringMatching(/^\/media\/[0-9a-f]{20}-60x40\.webp#alt=La\+cueva$/),
    });
    expect(body.data.contenido).toContain('<a href="/sendas/la-segunda">segunda</a>');
    expect(body.data.contenido).toMatch(/<img src="\/media\/[0-9a-f]{20}-60x40\.webp" alt="La cueva" /);
    expect(body.data.contenido).toContain('<figcaption>Pie</figcaption>');
    expect(body.data.contenido).not.toMatch(/script|alert|wp:|perdida|uploads/);
    expect(motivos(data)).toContain(`La imagen http://${host}/perdida.jpg no viene: ya no está en esa dirección.`);
    for (const slug of ['borrador-propio', 'pendiente-propio', 'para-el-futuro', 'con-clave'])
      expect((await visitor.get('get_post.php', { slug })).status).toBe(404);
    const states = await app.db.selectFrom('articulos').select(['titulo', 'estado', 'publicado_en']).execute();
    const of = (titulo: string) => states.find((row) => row.titulo === titulo);
    expect(of('Borrador propio')?.estado).toBe('borrador');
    expect(of('Pendiente propio')?.estado).toBe('revision');
    expect(of('Con clave')?.estado).toBe('borrador');
    expect(of('Para el futuro')).toMatchObject({ estado: 'publicado', publicado_en: '2099-01-01T08:00:00.000Z' });
    expect(motivos(data)).toContain('Tenía contraseña');
  });

  test('a gallery without numbers has what was uploaded to its article; what it lacks is told beforehand and after', async () => {
    const wxr = aWxr(
      [
        { id: 31, slug: 'galeria', title: 'Galería', content: 'Antes\n\n[gallery]\n\nDespués', more: changed },
        { id: 32, title: 'Sin nada', content: '<p>a</p>[gallery columns="2"]' },
        { id: 33, title: 'Falta una', content: '<p>a</p>[gallery ids="91,99"]' },
        {
          ...{ id: 91, type: 'attachment', status: 'inherit', attachmentUrl: `http://${host}/uploads/foto.jpg` },
          more: '<wp:post_parent>31</wp:post_parent>',
        },
      ],
      { base: `http://${host}` },
    );
    const missing = /Sin nada.*Una galería no viene.*Falta una.*Al archivo le falta 1 imagen de una galería/;
    expect(JSON.stringify((await analyse(wxr)).body.data.analisis.avisos)).toMatch(missing);
    const data = await importAll(wxr);
    expect(JSON.stringify(data.informe.avisos)).toMatch(missing);
    const [row] = (await admin.get('get_all_posts_admin.php', { q: 'Galería' })).body.data;
    expect(row).toMatchObject({ titulo: 'Galería', fecha_creacion: '2019-05-01T10:00:00.000Z' });
    const stored = await app.db.selectFrom('articulos').selectAll().where('titulo', '=', 'Galería').executeTakeFirst();
    expect(stored).toMatchObject({
      contenido: expect.stringContaining('<img'),
      updated_at: '2020-02-03T04:05:06.000Z',
    });
  });

  test('analysed again, names only what has not come before', async () => {
    const wxr = aWxr(
      [{ id: 1, status: 'private', title: 'Perdidas', content: '<p>Hola</p><img src="ftp://viejo/a.jpg">' }, { id: 2 }],
      from(),
    );
    expect(motivos(await importAll(wxr))).toMatch(/no es de la web/);
    const again = (await analyse(wxr)).body.data.analisis;
    expect(again.vienen).toEqual([{ que: 'Ya importados (no se repiten)', cuantos: 2 }]);
    expect(again.avisos).toEqual([]);
  });

  test('every old address leads to the new one with 301', async () => {
    const { base } = from();
    await importAll(
      aWxr(
        [
          { id: 21, slug: 'con-fecha', categories: sendas },
          { id: 22, slug: 'sola', link: `${base}/sola/`, categories: sendas },
          { id: 23, slug: 'a%C3%B1o-nuevo', link: `${base}/2020/a%C3%B1o-nuevo/`, categories: sendas },
          { id: 24, slug: 'oculta', status: 'draft' },
        ],
        { base },
      ),
    );
    for (const path of ['/2019/05/01/con-fecha/', '/2019/05/01/con-fecha', '/?p=21', '/?page_id=21', '/?a=1&p=21'])
      expect([path, await ask(path)]).toEqual([path, [301, '/sendas/con-fecha']]);
    expect(await ask('/sola/')).toEqual([301, '/sendas/sola']);
    expect(await ask('/2020/a%C3%B1o-nuevo/')).toEqual([301, '/sendas/ano-nuevo']);
    expect(await ask('/category/sendas/')).toEqual([301, '/sendas']);
    expect((await ask('/?p=24'))[0]).not.toBe(301);
    expect((await ask('/2019/05/01/ninguna'))[0]).toBe(404);
  });

  test('twice doubles nothing; what is in the trash stays there', async () => {
    const wxr = aWxr(
      [
        { id: 31, title: 'Una vez' },
        { id: 32, title: 'Tirada' },
      ],
      from(),
    );
    expect(hecho(await importAll(wxr)).Artículos).toBe(2);
    const [{ Id_articulo }] = (await admin.get('get_all_posts_admin.php', { q: 'Tirada' })).body.data;
    await admin.post('delete_post.php', { id: Id_articulo });
    const again = await importAll(wxr);
    expect(hecho(again)).toEqual({ 'Ya estaban': 1 });
    expect(motivos(again)).toContain('está en la papelera');
    expect((await admin.get('get_all_posts_admin.php', { q: 'Una vez' })).body.total).toBe(1);
  });

  test('is undone as a whole; what somebody changed since stays and is named', async () => {
    const { base } = from();
    const wxr = aWxr(
      [
        { id: 41, title: 'Se irá', slug: 'se-ira', categories: [['solo-aqui', 'Solo aquí']] },
        { id: 42, title: 'Se queda', slug: 'se-queda', categories: [['otra-mas', 'Otra más']] },
      ],
      { base },
    );
    const { id } = await importAll(wxr);
    const [row] = (await admin.get('get_all_posts_admin.php', { q: 'Se queda' })).body.data;
    await admin.post('update_article.php', {
      ...{ Id_articulo: row.Id_articulo, slug: row.slug, titulo: 'Se queda aquí', Id_categoria: row.Id_categoria },
      estado: 'publicado',
    });
    const undone = await undoAll(id);
    expect(undone.estado).toBe('deshecha');
    expect(hecho(undone)).toEqual({ Artículos: 1, 'Categorías de artículos': 1 });
    expect(motivos(undone)).toMatch(/Se queda: se ha cambiado/);
    expect(undone.informe.avisos.map(({ que }: { que: string }) => que)).toEqual(['Se queda aquí', 'Otra más']);
    expect((await visitor.get('get_post.php', { slug: 'se-ira' })).status).toBe(404);
    expect((await visitor.get('get_posts.php', { categoriaSlug: 'solo-aqui' })).status).toBe(404);
    expect((await ask('/2019/05/01/se-ira/'))[0]).toBe(308);
    expect(await ask('/2019/05/01/se-queda/')).toEqual([301, '/otra-mas/se-queda']);
    // And again: what went comes back, what stayed is not doubled.
    expect(hecho(await importAll(wxr))).toMatchObject({ Artículos: 1, 'Ya estaban': 1 });
    expect((await admin.post('undo_importacion.php', { id })).status).toBe(409);
  });

  test('one that was killed in the middle goes on where it was, without doubling', async () => {
    const wxr = aWxr(
      Array.from({ length: 6 }, (_, index) => ({ id: 51 + index, title: `Partida ${index}` })),
      from(),
    );
    const { body } = await analyse(wxr);
    const { id } = body.data;
    await admin.post('run_importacion.php', { id });
    await app.imports.settled();
    // As a process that died after three of them would have left it.
    const rows = await app.db
      .selectFrom('importados')
      .selectAll()
      .where('importacion_id', '=', id)
      .where('tipo', '=', 'articulo')
      .orderBy('clave')
      .execute();
    for (const { id_cosa, clave, fuente } of rows.slice(3)) {
      await app.db.deleteFrom('importados').where('fuente', '=', fuente).where('clave', '=', clave).execute();
      await admin.post('delete_post.php', { id: id_cosa });
    }
    await app.db
      .updateTable('importaciones')
      .set({
        estado: 'en_curso',
        empezado_en: '2020-01-01T00:00:00.000Z',
        terminado_en: null,
        informe: null,
      })
      .where('id', '=', id)
      .execute();
    await app.imports.keepFile(id, { path: await onDisk(wxr), size: 1, filename: 'x', mimeType: '' });
    expect((await admin.get('get_importacion_admin.php', { id })).body.data).toMatchObject({ parada: true });
    expect((await admin.post('run_importacion.php', { id })).status).toBe(409);
    app.imports.wake();
    const data = await finished(id);
    expect(data).toMatchObject({ estado: 'terminada', hechos: 6, total: 6 });
    expect(hecho(data).Artículos).toBe(6);
    expect((await admin.get('get_all_posts_admin.php', { q: 'Partida' })).body.total).toBe(6);
  });

  test('a picture that was missing comes with the next import, while nobody touched the article', async () => {
    const base = `http://${host}/otro`;
    const post = {
      id: 61,
      title: 'Con foto',
      slug: 'con-foto',
      content: `<p>Hola</p><img src="http://${host}/tarde/roto.jpg">`,
    };
    const first = await importAll(aWxr([post], { base }));
    expect(motivos(first)).toContain('no es una imagen válida');
    const content = `<p>Hola</p><img src="http://${host}/tarde/foto.jpg">`;
    const second = await importAll(aWxr([{ ...post, content }], { base }));
    expect(hecho(second)).toMatchObject({ 'Completados con lo que faltaba': 1 });
    expect((await visitor.get('get_post.php', { slug: 'con-foto' })).body.data.contenido).toContain('/media/');
    expect(hecho(await undoAll(first.id))).toEqual({ Artículos: 1 });
  });
});

test('one import at a time', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async (n) => (await analyse(aWxr([{ id: 900 + n }], from()))).body.data.id as number),
  );
  const replies = await Promise.all([one, other].map((id) => admin.post('run_importacion.php', { id })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  await app.imports.settled();
});

test('a picture is asked for once, however many articles show it', async () => {
  const before = asked();
  const content = `<img src="http://${host}/una/foto.jpg">`;
  await importAll(
    aWxr(
      [
        { id: 1, content },
        { id: 2, content },
        { id: 3, content },
      ],
      from(),
    ),
  );
  expect(asked() - before).toBe(1);
});

async function onDisk(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'subida-')), 'x');
  await writeFile(path, text);
  return path;
}
