/** Public answers from memory, through a real socket. */
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { calls } from '#calls.server.ts';
import { answersOf } from '#server/api/answers.ts';
import { createSiteServer } from '#server/http/listen.ts';
import { adminPassword, cookieOf, origin, startApp } from '#test/harness/harness.ts';

const { app, admin, client } = await startApp();
const server = createSiteServer(app, async () => new Response('<main>página</main>'), 'no-such-folder');
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** How often a call's own work was done. */
function counting(name: keyof typeof calls) {
  return vi.spyOn(calls[name] as { handle: (context: never) => unknown }, 'handle');
}

async function aLibro(titulo: string): Promise<{ slug: string }> {
  const { status, body } = await admin.post('create_libro.php', { titulo, autores: 'Ana Ejemplo' });
  if (status !== 200 && status !== 201) throw new Error(JSON.stringify(body));
  return body.data;
}

test('a public answer is made once, for one address however it is written, until what it shows is written', async () => {
  const { slug } = await aLibro('La hoz en silencio');
  const made = counting('get_libro.php');
  const read = async (path: string) => (await fetch(base + path)).json();
  const first = await read(`/api/get_libro.php?slug=${slug}`);
  for (const path of [
    `/api/get_libro.php?slug=${slug}`,
    `/get_libro.php?slug=${slug}`,
    `/api/get_libro.php?inventado=1&slug=${slug}&utm_source=x`,
  ])
    expect(await read(path)).toEqual(first);
  expect(made).toHaveBeenCalledTimes(1);

  const { body } = await admin.get('get_libro_admin.php', { slug });
  await admin.post('update_libro.php', { ...body.data, titulo: 'La hoz, otra vez' });
  expect((await read(`/api/get_libro.php?slug=${slug}`)).data.titulo).toBe('La hoz, otra vez');
  made.mockRestore();
});

test('a question with parameters is never answered with what was kept for the one without', async () => {
  await aLibro('Primero');
  await aLibro('Segundo');
  const page = async (query: string) => (await fetch(`${base}/api/get_libros.php${query}`)).json();
  expect((await page('')).page).toBe(1);
  expect(await page('?page=2&limit=1')).toMatchObject({ page: 2, limit: 1 });
});

test('fifty at once are answered by one making', async () => {
  const made = counting('get_libros.php');
  const bodies = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${base}/api/get_libros.php?limit=7`)).text()),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test('packed, with an ETag, the same from memory as when it was made', async () => {
  for (let n = 0; n < 30; n++) await aLibro(`Libro para llenar la lista ${n}`);
  const ask = (headers: Record<string, string>) => fetch(`${base}/api/get_libros.php?limit=30`, { headers });
  const plain = await (await ask({ 'accept-encoding': 'identity' })).text();
  const [made, kept] = [await ask({ 'accept-encoding': 'br' }), await ask({ 'accept-encoding': 'br' })];
  for (const response of [made, kept]) {
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(plain);
  }
  expect(kept.headers.get('etag')).toBe(made.headers.get('etag'));
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': kept.headers.get('etag')! });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const { br } = app.pages.fresh('/api/get_libros.php?limit=30')!.bodies;
  expect(brotliDecompressSync(br!).toString()).toBe(plain);
  const head = await fetch(`${base}/api/get_libros.php?limit=30`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('whoever is signed in is answered for themselves, and their answer is kept for nobody', async () => {
  const cookie = cookieOf(await client().post('login.php', { usuario: 'admin', password: adminPassword }));
  const made = counting('get_provincias.php');
  for (let n = 0; n < 2; n++) {
    const response = await fetch(`${base}/api/get_provincias.php`, { headers: { cookie } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).not.toBeNull();
  }
  expect(made).toHaveBeenCalledTimes(2);
  // A cookie of somebody else's (a proxy's) is no session.
  for (let n = 0; n < 2; n++) await fetch(`${base}/api/get_provincias.php`, { headers: { cookie: '__proxy=1' } });
  expect(made).toHaveBeenCalledTimes(3);
  made.mockRestore();
  const session = await (await fetch(`${base}/api/get_session.php`, { headers: { cookie } })).json();
  expect(session).toMatchObject({ success: true });
  expect(await (await fetch(`${base}/api/get_session.php`)).json()).toMatchObject({ success: false });
});

test('what is refused, rationed or not found is not kept', async () => {
  const before = app.pages.size().pages;
  for (const path of [
    'get_libro.php?slug=no-existe',
    'get_libro.php',
    'get_pedido.php?cod=1',
    'no_existe.php',
    'get_libros_admin.php',
  ])
    expect((await fetch(`${base}/api/${path}`)).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`${base}/api/create_libro.php`)).status).toBe(405);
  expect(app.pages.size().pages).toBe(before);
});

test('a call that looks at who asks is answered to each', async () => {
  const real = calls['get_provincias.php'].handle;
  const handle = counting('get_provincias.php').mockImplementation(async (context: never) => {
    const { ip, reads } = context as { ip: string; reads(...tags: string[]): void };
    reads('provincias');
    return { data: [], message: ip };
  });
  app.changed(['provincias']);
  await Promise.all(Array.from({ length: 3 }, () => fetch(`${base}/api/get_provincias.php`)));
  await fetch(`${base}/api/get_provincias.php`);
  expect(handle.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(app.pages.fresh('/api/get_provincias.php')).toBeUndefined();
  handle.mockRestore();
  expect(calls['get_provincias.php'].handle).toBe(real);
});

test('who asks after a write never gets an answer that was begun before it', async () => {
  const { slug } = await aLibro('Antes de escribir');
  const real = calls['get_libro.php'].handle;
  const slow = counting('get_libro.php').mockImplementation(async (context: never) => {
    const answer = await real(context);
    await new Promise((resolve) => setTimeout(resolve, 150));
    return answer;
  });
  const early = fetch(`${base}/api/get_libro.php?slug=${slug}`);
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(1));
  const { body } = await admin.get('get_libro_admin.php', { slug });
  await admin.post('update_libro.php', { ...body.data, titulo: 'Después de escribir' });
  const late = await (await fetch(`${base}/api/get_libro.php?slug=${slug}`, { headers: { origin } })).json();
  expect(late.data.titulo).toBe('Después de escribir');
  await early;
  expect((await (await fetch(`${base}/api/get_libro.php?slug=${slug}`)).json()).data.titulo).toBe(
    'Después de escribir',
  );
  slow.mockRestore();
});

test('a hundred thousand invented questions push out no page', async () => {
  await fetch(`${base}/libros`);
  const text = Buffer.alloc(2000);
  for (let n = 0; n < 100_000; n++)
    app.pages.keep(
      `/api/get_libros.php?limit=${n}`,
      { status: 200, etag: 'x', bodies: { identity: text }, headers: {}, tags: new Set(['libros']) },
      app.pages.generation(),
    );
  expect(app.pages.fresh('/libros')).toBeDefined();
  expect(app.pages.size().bytes).toBeLessThanOrEqual(app.settings.pageMemoryBytes / 8 + 1_000_000);
});

test('whoever opens pages that are made here uses up nobody else’s turns', async () => {
  const { ask } = answersOf(app);
  for (const [name, query] of [
    ['get_borrador_compartido.php', '?clave=nadie'],
    ['get_informe.php', '?clave=nadie'],
    ['get_factura.php', '?clave=nadie'],
  ] as const)
    for (let n = 0; n < 1000; n++) expect((await ask(name, query)).status).toBe(404);
});
