import { describe, expect, test } from 'vitest';
import { publicPaths } from '#server/public/paths.ts';
import { whoHas } from '#site-pages.ts';
import { startApp } from '#test/harness/harness.ts';
import { reservedSegments } from '#values/reserved.ts';

const { admin, visitor } = await startApp();

async function aPagina(values: Record<string, unknown> = {}) {
  const reply = await admin.post('create_pagina.php', {
    titulo: 'Cómo llegar',
    contenido: '<p>En tren.</p>',
    ...values,
  });
  expect(reply.status, reply.body.message).toBe(200);
  return reply.body.data as { id: number; slug: string; version: number };
}

describe('a page', () => {
  test('is published at its address, found, mapped, changed with versions, moved with a 301, deleted and brought back', async () => {
    const { id, slug, version } = await aPagina();
    expect((await visitor.get('get_pagina.php', { slug })).body.data).toMatchObject({
      titulo: 'Cómo llegar',
      slug: 'como-llegar',
      contenido: '<p>En tren.</p>',
    });
    const found = async () => (await visitor.get('buscar.php', { q: 'tren', tipo: 'pagina' })).body.data.length;
    expect(await found()).toBe(1);
    expect(await (await visitor.request('/sitemap.xml')).text()).toContain('/como-llegar<');
    const changed = await admin.post('update_pagina.php', {
      id,
      version,
      slug: 'llegar',
      contenido: '<p>En coche.</p>',
    });
    expect(changed.body).toMatchObject({ success: true, slug: 'llegar' });
    expect((await visitor.get('get_pagina.php', { slug: 'como-llegar' })).body.data.slug).toBe('llegar');
    expect((await admin.post('update_pagina.php', { id, version, titulo: 'Tarde' })).status).toBe(409);
    const versiones = (await admin.get('get_versiones_pagina.php', { id })).body.data;
    expect(versiones).toHaveLength(1);
    const restored = await admin.post('restore_version_pagina.php', { id: versiones[0].id });
    expect(restored.body.data).toMatchObject({ contenido: '<p>En tren.</p>', slug: 'llegar' });
    await admin.post('delete_pagina.php', { id });
    expect((await visitor.get('get_pagina.php', { slug: 'llegar' })).status).toBe(404);
    expect(await found()).toBe(0);
    expect((await admin.post('restore_papelera.php', { tipo: 'pagina', id_cosa: id })).status).toBe(200);
    expect(await found()).toBe(1);
    expect((await admin.get('get_versiones_pagina.php', { id })).body.data).toHaveLength(2);
  });

  test('that is a draft never leaves; nothing empty is published', async () => {
    const { id, slug } = await aPagina({ titulo: 'A medias', contenido: '', estado: 'borrador' });
    expect((await visitor.get('get_pagina.php', { slug })).status).toBe(404);
    expect((await visitor.get('buscar.php', { q: 'medias', tipo: 'pagina' })).body.data).toEqual([]);
    expect(await (await visitor.request('/sitemap.xml')).text()).not.toContain(`/${slug}<`);
    expect(await admin.post('update_pagina.php', { id, estado: 'publicado' })).toMatchObject({
      status: 422,
      body: { errors: { contenido: 'El contenido es obligatorio para publicar la página.' } },
    });
    const list = (await admin.get('get_paginas_admin.php', { estado: 'borrador' })).body;
    expect(list.data).toContainEqual(expect.objectContaining({ id, estado: 'borrador' }));
  });
});

describe('one space of addresses', () => {
  const segments = new Set([...publicPaths.map((path) => path.split('/')[1]!), ...reservedSegments]);
  const own = [...segments].filter((segment) => /^[a-z0-9-]+$/.test(segment) && segment !== 'quienes-somos');

  test.each(own)("«%s» is the program's: no page has it", async (slug) => {
    expect(await admin.post('create_pagina.php', { titulo: 'Otra', contenido: '<p>x</p>', slug })).toMatchObject({
      status: 422,
      body: {
        errors: {
          slug: expect.stringMatching(
            /^«(.+)» es una dirección reservada del sitio: la tiene .+\. Elige otro nombre\.$/,
          ),
        },
      },
    });
  });

  test('who has a reserved one is named', async () => {
    const named: [string, string][] = [
      ['mapa', 'la página «Mapa»'],
      ['ubicaciones', 'la página «Ubicaciones»'],
      ['checkout', 'la página «Finalizar compra»'],
      ['fr', 'el sitio en su idioma «Français»'],
      ['api', 'el propio programa'],
    ];
    for (const [slug, who] of named) {
      const { body } = await admin.post('create_pagina.php', { titulo: 'Otra', contenido: '<p>x</p>', slug });
      const why = `«${slug}» es una dirección reservada del sitio: la tiene ${who}. Elige otro nombre.`;
      expect(body.errors).toEqual({ slug: why });
    }
    // Of the pages that visitors read, all have a name.
    const pages = publicPaths.map((path) => path.split('/')[1]!).filter((segment) => /^[\w-]+$/.test(segment));
    expect(pages.filter((segment) => whoHas(segment) === 'el propio programa')).toEqual([]);
  });

  test("a category's and another page's are refused with what has them, also to what comes back from the trash", async () => {
    expect((await admin.post('create_pagina.php', { titulo: 'Historia', contenido: '<p>x</p>' })).body).toMatchObject({
      success: false,
      errors: { slug: 'La dirección «historia» la tiene la categoría «Historia».' },
    });
    const { id } = await aPagina({ titulo: 'Colabora' });
    expect((await admin.post('create_pagina.php', { titulo: 'Colabora', contenido: '<p>x</p>' })).status).toBe(409);
    const asCategoria = () => admin.post('create_categoria.php', { nombre_categoria: 'Colabora' });
    expect((await asCategoria()).body.message).toBe('La dirección «colabora» la tiene la página «Colabora».');
    const other = await aPagina({ titulo: 'Otra más' });
    expect((await admin.post('update_pagina.php', { id: other.id, slug: 'historia' })).status).toBe(409);
    await admin.post('delete_pagina.php', { id });
    expect((await asCategoria()).status).toBe(200);
    expect((await admin.post('restore_papelera.php', { tipo: 'pagina', id_cosa: id })).status).toBe(409);
  });

  test("«Quiénes somos» may be the operator's own", async () => {
    await aPagina({ titulo: 'Quiénes somos', contenido: '<p>Somos dos.</p>' });
    expect((await visitor.get('get_pagina.php', { slug: 'quienes-somos' })).body.data.contenido).toBe(
      '<p>Somos dos.</p>',
    );
  });
});
