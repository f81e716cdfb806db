import { describe, expect, test } from 'vitest';
import { createHttpApp } from '#server/http/http.ts';
import { availableIdiomas } from '#server/idiomas.ts';
import { pageAddress } from '#server/pages/address.ts';
import { findMovedPage } from '#server/pages/moved.ts';
import { publicSegments } from '#server/public/paths.ts';
import { fillIndexIfEmpty } from '#server/search/index.ts';
import { startApp } from '#test/harness/harness.ts';
import { reservedSegments } from '#values/reserved.ts';
import { makeWay } from './make-way.ts';
import { type AtFirst, isOwnAddress } from './site-address.ts';

const { app, admin } = await startApp();
const { db } = app;
const at = '2026-01-01T00:00:00.000Z';
const stamps = { created_at: at, updated_at: at };

/** As an older version wrote them, when the address was free. */
async function olderCategoria(slug: string): Promise<number> {
  const { id } = await db
    .insertInto('categorias')
    .values({ nombre_categoria: slug, slug, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function olderPagina(slug: string): Promise<number> {
  const { id } = await db
    .insertInto('paginas')
    .values({ titulo: slug, slug, contenido: '<p>x</p>', publicado: 1, busqueda: slug, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const slugOf = async (tipo: AtFirst, id: number) =>
  (
    await db
      .selectFrom(tipo === 'pagina' ? 'paginas' : 'categorias')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).slug;
const moved = (path: string) => findMovedPage(db, pageAddress(path));
const own = [...new Set([...reservedSegments, ...publicSegments, ...availableIdiomas().map(({ codigo }) => codigo)])]
  .filter((segment) => /^[a-z0-9-]+$/.test(segment))
  .flatMap((slug) => (['categoria', 'pagina'] as const).map((tipo) => ({ slug, tipo })))
  .filter(({ slug, tipo }) => isOwnAddress(slug, tipo));

test('whatever the program answers below a first segment is its own: routes, pages, languages', () => {
  const { routes } = createHttpApp(app, async () => new Response());
  const segments = new Set(routes.map(({ path }) => path.split('/')[1]!).filter((one) => /^[a-z0-9-]+$/.test(one)));
  expect([...segments]).toEqual(expect.arrayContaining(['api', 'media', 'redes', 'widget', 'agenda', 'pueblos']));
  for (const { codigo } of availableIdiomas()) segments.add(codigo);
  for (const tipo of ['categoria', 'pagina'] as const)
    expect([...segments].filter((segment) => !isOwnAddress(segment, tipo))).toEqual([]);
  expect(own.length).toBeGreaterThan(80);
  // What the list of businesses and the page about us share with the operator's own.
  expect([isOwnAddress('emprendedores', 'categoria'), isOwnAddress('quienes-somos', 'pagina')]).toEqual([false, false]);
});

test('whatever an older site has at such an address moves when the program starts, once', async () => {
  const older = [];
  for (const { slug, tipo } of own)
    older.push({ slug, tipo, id: await (tipo === 'categoria' ? olderCategoria(slug) : olderPagina(slug)) });
  expect(await makeWay(db)).toEqual(expect.arrayContaining(['categorias', 'paginas']));
  for (const { slug, tipo, id } of older)
    expect(await slugOf(tipo, id)).toMatch(new RegExp(`^${slug}-de-antes(?:-2)?$`));
  expect(await makeWay(db)).toEqual([]);
});

describe('what moves', () => {
  test('takes menus, home page and articles with it', async () => {
    const id = await olderCategoria('widget');
    const { menus } = (await admin.get('get_ajustes.php')).body.data;
    const entry = { texto: 'Nuestros widgets', destino: '/widget', enlaces: [] };
    // As it was stored when the category was there.
    const valores = JSON.stringify({ ...menus.valores, cabecera: [...menus.valores.cabecera, entry] });
    await db.updateTable('ajustes').set({ valores }).where('seccion', '=', 'menus').execute();
    const lista = [{ tipo: 'categoria', categoria: 'widget' }];
    await admin.post('update_ajustes.php', { seccion: 'secciones', valores: { lista } });
    const sent = { titulo: 'El primero', contenido: '<p>x</p>', category_id: id };
    expect((await admin.post('create_post.php', sent)).status).toBe(200);
    await olderPagina('redes');
    await makeWay(db);
    const slug = await slugOf('categoria', id);
    await fillIndexIfEmpty(db);
    const found = (await admin.get('buscar.php', { q: 'primero' })).body.data;
    expect(found[0]).toMatchObject({ url: `/${slug}/el-primero` });
    expect(await moved('/widget/el-primero')).toBe(`/${slug}/el-primero`);
    expect(await moved('/widget')).toBe(`/${slug}`);
    const after = (await admin.get('get_ajustes.php')).body.data.menus;
    expect(after.valores.cabecera.at(-1)).toMatchObject({ texto: entry.texto, destino: `/${slug}` });
    expect(after.version).toBeGreaterThan(menus.version);
    const { secciones } = (await admin.get('get_ajustes.php')).body.data;
    expect(secciones.valores.lista[0].categoria).toBe(slug);
    const { data } = (await admin.get('get_registro_admin.php', { tipo: 'categoria' })).body;
    expect(data[0]).toMatchObject({ usuario: 'actualización', titulo: 'widget' });
  });

  test('goes on being found where a language has its address now', async () => {
    const id = await olderCategoria('fr');
    await admin.post('create_post.php', { titulo: 'Frontera', contenido: '<p>x</p>', category_id: id });
    await makeWay(db);
    const slug = await slugOf('categoria', id);
    expect(await moved('/fr')).toBe(`/${slug}`);
    const { idiomas } = (await admin.get('get_ajustes.php')).body.data;
    const valores = { visibles: ['fr'] };
    expect((await admin.post('update_ajustes.php', { seccion: 'idiomas', valores })).status).toBe(200);
    expect(await moved('/fr/frontera')).toBe(`/${slug}/frontera`);
    await admin.post('update_ajustes.php', { seccion: 'idiomas', valores: idiomas.valores });
  });

  test('is done once, also when two processes start at the same moment', async () => {
    const id = await olderPagina('mi-viaje');
    const before = await slugsLike('mi-viaje-de-antes%');
    await Promise.all([makeWay(db), makeWay(db)]);
    expect(await slugsLike('mi-viaje-de-antes%')).toHaveLength(before.length + 1);
    const { data } = (await admin.get('get_registro_admin.php', { tipo: 'pagina', q: 'mi-viaje' })).body;
    expect(data.filter((line: { id_cosa: number }) => line.id_cosa === id)).toHaveLength(1);
  });

  test('comes back from the trash at such an address too', async () => {
    const id = await olderPagina('dormir');
    expect((await admin.post('delete_pagina.php', { id })).status).toBe(200);
    expect((await admin.post('restore_papelera.php', { tipo: 'pagina', id_cosa: id })).status).toBe(200);
    expect(await slugOf('pagina', id)).toMatch(/^dormir-de-antes/);
  });
});

test("a newsletter that is called like a page of the program's gets another address", async () => {
  const bloques = [{ tipo: 'texto', texto: '<p>Hola</p>' }];
  const created = await admin.post('create_envio.php', { asunto: 'Baja', bloques });
  expect(created.status, created.body.message).toBeLessThan(300);
  const { slug } = await db.selectFrom('envios').select('slug').orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(slug).toBe('baja-2');
});

async function slugsLike(pattern: string) {
  return db.selectFrom('paginas').select('slug').where('slug', 'like', pattern).execute();
}
