import { expect, test } from 'vitest';
import { fill } from '#demo/fill.ts';
import { startApp } from '../harness/harness.ts';

const { app, visitor } = await startApp();
await app.db.transaction().execute((db) => fill(db, new Map(), new Date()));

test('the demo content fills the lists of books, locations and businesses', async () => {
  for (const call of [
    'get_libros.php',
    'get_ubicaciones.php',
    'get_empresas_publicas.php',
    'get_categorias_negocio.php',
  ]) {
    const { body } = await visitor.get(call);
    expect((body.data ?? body).length, call).toBeGreaterThan(5);
  }
  const { body } = await visitor.get('get_ubicacion.php', { slug: 'casas-colgadas' });
  expect(body.data).toMatchObject({ municipio_nombre: 'Cuenca', provincia_nombre: 'Cuenca' });
  expect(body.data.faqs.length).toBeGreaterThan(0);
  expect(body.data.ubicaciones_cercanas.length).toBe(4);
  expect(body.data.empresas_cercanas.length).toBeGreaterThan(0);
});

test('every in-site address of a demo sponsor leads to a page that is there', async () => {
  const kinds = ['get_sponsor_ayto.php', 'get_sponsor_empresa.php', 'get_sponsor_text.php'];
  const sponsors = (await Promise.all(kinds.map((kind) => visitor.get(kind)))).flatMap(({ body }) => body.data);
  const paths = sponsors.map(({ url }) => url as string).filter((url) => url.startsWith('/'));
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    const [, segment, slug] = path.split('/');
    const call = segment === 'ayuntamientos' ? 'get_ayto_sponsor_sin_web.php' : 'get_sponsor_text_sin_web.php';
    expect((await visitor.get(call, { slug: slug! })).status, path).toBe(200);
  }
});

test('the demo shows cards and a table in a text', async () => {
  const slug = 'un-dia-en-la-ciudad-encantada-sin-prisas-y-con-desvios';
  const { contenido } = (await visitor.get('get_post.php', { slug })).body.data;
  expect(contenido.match(/class="tarjeta"/g)).toHaveLength(3);
  expect(contenido).toContain('<table>');
  expect(contenido).not.toMatch(/\[\[|<img src="">/);
});
