/** What goes out to a shared cache that is purged at every change, and what is purged. */
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { gpxFileOf, gpxOf, windingTrack } from '#areas/rutas/a-track.testing.ts';
import { createSiteServer } from '#server/http/listen.ts';
import { headersNow } from '#server/pages/kept-page.ts';
import { noteReads } from '#server/pages/reads.ts';
import { createWorker } from '#server/work/worker.ts';
import { startEdgeDouble } from '#test/harness/edge-double.ts';
import { adminPassword, cookieOf, form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { createEdge } from './index.ts';
import { edgeHeaders } from './kinds.ts';

const edge = await startEdgeDouble();
const { app, admin, client } = await startApp({ EDGE_PURGE: `varnish ${edge.url}` });
const plain = await startApp();
const job = 'avisos al borde';

async function serve({ app }: Pick<typeof plain, 'app'>) {
  const server = createSiteServer(
    app,
    async ({ url }) => {
      const { pathname } = new URL(url);
      noteReads('libros', 'dia');
      if (pathname === '/cambia') app.pages.drop(['libros']);
      return new Response(`<main>${pathname}</main>`, { status: pathname === '/no-esta' ? 404 : 200 });
    },
    'no-such-folder',
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: 'manual' });
}

const fetchFrom = await serve({ app });
const askPlain = await serve(plain);
afterAll(() => edge.close());

const patient = { timeout: 10_000 };
const pending = () => app.db.selectFrom('purgas').selectAll().execute();
const send = () => app.worker.finish(job);
/** As long as it is looked at every second; on a machine that others use too a test may take longer. */
const ask: typeof fetchFrom = async (...words) => {
  await send();
  return fetchFrom(...words);
};

beforeEach(async () => {
  edge.isDown = false;
  await send();
  await app.db.deleteFrom('purgas').execute();
  await send();
  edge.purged.length = 0;
});

const edgePart = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => edgeHeaders.includes(name)));

test('pages, public calls, feeds and calendars carry their tags and a week; browsers ask as before', async () => {
  for (const path of ['/libros', '/api/get_libros.php', '/rss.xml', '/agenda.ics', '/sitemap.xml'])
    for (const time of ['made', 'from memory']) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      const keys = response.headers.get('surrogate-key')?.split(' ') ?? [];
      expect(keys.length, `${path} ${time}`).toBeGreaterThan(1);
      expect(response.headers.get('cache-tag')).toBe(keys.join(','));
      expect(response.headers.get('surrogate-control')).toBe('max-age=604800, stale-if-error=86400');
      const today = await askPlain(path);
      expect(edgePart(today), path).toEqual({});
      const caching = today.headers.get('cache-control')!;
      expect(response.headers.get('cache-control'), path).toBe(caching.replace('private, no-cache', 'no-cache'));
    }
  expect((await ask('/libros')).headers.get('surrogate-key')).toBe('todo libros dia');
  // What is found by searching has an end at some hour of the day.
  const found = await ask('/api/buscar.php?q=rio');
  expect(found.headers.get('surrogate-control')).toContain('max-age=600,');
});

test('what is private, a form, not there, or somebody’s who is signed in never does', async () => {
  const cookie = cookieOf(await client().post('login.php', { usuario: 'admin', password: adminPassword }));
  const gets = Object.entries(app.calls).filter(([, call]) => call.method === 'get' && !call.changes);
  expect(gets.length).toBeGreaterThan(90);
  let tagged = 0;
  for (const [name, call] of gets) {
    const path = `/api/${name}?slug=x&id=1&q=rio`;
    const own = await ask(path, { cookie });
    expect(edgePart(own), name).toEqual({});
    expect(own.headers.get('cache-control'), name).toMatch(/no-store|private/);
    const visitors = await ask(path);
    if (Object.keys(edgePart(visitors)).length === 0) continue;
    tagged++;
    expect([name, visitors.status, call.access, call.perMinute]).toEqual([name, 200, 'public', undefined]);
  }
  expect(tagged).toBeGreaterThan(15);
  for (const path of [
    '/no-esta',
    '/pedido/SC-1?clave=x',
    '/pago-exitoso?session_id=x',
    '/borrador/x',
    '/admin/libros',
    '/factura/x',
  ])
    expect(edgePart(await ask(path)), path).toEqual({});
});

test('a write purges its tags, twice, and then nothing is left to be sent', async () => {
  await admin.post('create_libro.php', { titulo: 'Uno', autores: 'Ana Ruiz' });
  await send();
  expect(edge.purged).toHaveLength(1);
  await vi.waitFor(async () => {
    await send();
    expect(await pending()).toEqual([]);
  }, patient);
  const libro = edge.purged.filter((keys) => keys.includes('libros'));
  expect(libro).toHaveLength(2);
  expect(libro[0]).toContain('libro:muchos');
  expect(libro[0]).not.toContain('todo');
});

test('what no page shows is not sent, however often visitors write it', async () => {
  const { id } = (await admin.post('create_cupon.php', { codigo: 'OTOÑO', tipo: 'porcentaje', valor: 10 })).body.data;
  expect(id).toBeGreaterThan(0);
  app.changed([
    'propuestas',
    'propuesta:1',
    'mensajes',
    'mensaje:1',
    'fuentes',
    'fuente:1',
    'pedidos',
    'facturas',
    'libros sin publicar',
  ]);
  await send();
  expect([edge.purged, await pending()]).toEqual([[], []]);
});

test('what may be old stays there for a moment only', async () => {
  const made = await ask('/cambia');
  expect(made.headers.has('surrogate-control')).toBe(false);
  expect(made.headers.get('surrogate-key')).toBe('todo libros dia');
  expect(made.headers.get('cache-control')).toContain('s-maxage=1,');
  expect((await askPlain('/cambia')).headers.get('cache-control')).toContain('s-maxage=30,');
  await ask('/libros');
  const kept = app.pages.fresh('/libros')!;
  app.pages.drop(['libros']);
  expect(headersNow(kept)['cache-control']).toContain('s-maxage=1,');
  expect(headersNow(kept)).not.toHaveProperty('surrogate-control');
});

test('what bears no keys stays there for a moment only, and what is not to be kept says so', async () => {
  const gpx = (one: typeof admin) =>
    one.post('create_ruta.php', form({ nombre: 'Hoz', gpx: gpxFileOf(gpxOf(windingTrack(20))) }));
  const { slug } = (await gpx(admin)).body.data;
  await gpx(plain.admin);
  const cachingOf = async (from: typeof ask, path: string) => (await from(path)).headers.get('cache-control');
  expect(await cachingOf(ask, `/rutas/${slug}.gpx`)).toBe('public, max-age=0, s-maxage=1');
  expect(await cachingOf(askPlain, `/rutas/${slug}.gpx`)).toBe('public, max-age=0, s-maxage=300');
  for (const path of ['/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt', '/api/docs', '/media/x'])
    for (const from of [ask, askPlain]) expect(await cachingOf(from, path), path).toBe('no-cache');
});

test('a purge that fails is tried again, and pages have today’s life meanwhile', async () => {
  expect((await ask('/libros')).headers.has('surrogate-control')).toBe(true);
  edge.isDown = true;
  await admin.post('create_libro.php', { titulo: 'Dos', autores: 'Ana Ruiz' });
  await app.worker.finish(job);
  for (const path of ['/libros', '/api/get_libros.php']) {
    const response = await ask(path);
    expect(response.headers.has('surrogate-control')).toBe(false);
    // Still known by its keys, if somebody keeps it: what is kept now is purged when purging works again.
    expect(response.headers.has('surrogate-key')).toBe(path === '/libros');
    expect(response.headers.get('cache-control')).toBe((await askPlain(path)).headers.get('cache-control'));
  }
  edge.isDown = false;
  await vi.waitFor(async () => {
    await send();
    expect(edge.purged.flat()).toContain('libros');
  }, patient);
  expect((await ask('/libros')).headers.has('surrogate-control')).toBe(true);
});

test('what a process that died left is sent by another', async () => {
  await app.db.insertInto('purgas').values({ proceso: 'otro', etiquetas: '["rutas"]' }).execute();
  const since = performance.now();
  await vi.waitFor(async () => {
    await send();
    expect(edge.purged.flat()).toEqual(['rutas']);
  }, patient);
  expect(performance.now() - since).toBeGreaterThan(1400);
});

test('while the edge is away nothing is written again and again', async () => {
  edge.isDown = true;
  await admin.post('create_libro.php', { titulo: 'Tres', autores: 'Ana Ruiz' });
  await app.worker.finish(job);
  expect(await pending()).toMatchObject([{ fallos: 1 }]);
  const written = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(app.db)).rows[0]!.n;
  const before = await written();
  const asked = edge.refused;
  await vi.waitFor(async () => {
    await app.worker.finish(job);
    expect(edge.refused).toBeGreaterThan(asked + 1);
  }, patient);
  expect(await written()).toBe(before);
});

test('what a process sent at its end, perhaps of the version before, goes once it has left', async () => {
  const worker = createWorker(app.db);
  const leaving = createEdge(app.db, worker, { kind: 'varnish', places: [edge.url], key: undefined })!;
  // One that has served nobody has nothing to take back.
  await leaving.leave();
  expect(await pending()).toEqual([]);
  await worker.finish(job);
  await app.db.deleteFrom('purgas').execute();
  edge.purged.length = 0;
  await leaving.leave();
  await vi.waitFor(async () => {
    await send();
    expect(edge.purged).toEqual([['todo']]);
  }, patient);
});

test('what time brings is sent too', async () => {
  await app.worker.finish('día nuevo');
  await send();
  expect(edge.purged.flat()).toContain('dia');
});

test('a stored picture has its own tag, and is purged when it goes', async () => {
  const { body } = await admin.post('upload_image.php', form({ file: await aPicture() }));
  const name = body.location.replace('/media/', '');
  const key = `archivo:${name.replace(/-.*/, '')}`;
  const response = await ask(body.location);
  expect(response.headers.get('surrogate-key')).toBe(key);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  await app.media.remove(name);
  await send();
  expect(edge.purged.flat()).toContain(key);
});

test('when the site is closed to visitors everything goes, and nothing comes back', async () => {
  const set = (activa: boolean) =>
    admin.post('update_ajustes.php', { seccion: 'preparacion', valores: { activa, fecha: null, mensaje: '' } });
  expect((await set(true)).body).toMatchObject({ success: true });
  await send();
  expect(edge.purged.flat()).toContain('todo');
  for (const path of ['/libros', '/rss.xml', '/api/get_libros.php']) {
    const response = await ask(path);
    expect(edgePart(response)).toEqual({});
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
  }
  await set(false);
});
