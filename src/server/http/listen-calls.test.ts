/** The product behind a real socket: what a client may do to a connection, and what it gets. */
import { readdirSync, readlinkSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { createSiteServer } from './listen.ts';

const { app, admin } = await startApp();
const renderMs = 30;
const server = createSiteServer(
  app,
  async ({ url }) => {
    await wait(renderMs);
    return new Response(`<main>${url}</main>`, { status: url.includes('inventada') ? 404 : 200 });
  },
  'no-such-folder',
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;
const ask = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockClear());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const stored = await admin.post('upload_image.php', form({ file: await aPicture({ width: 900, height: 900 }) }));
const picture = stored.body.location as string;

/** Sends the text and leaves after so many milliseconds. */
async function leaveAfter(ms: number, text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(text);
  await wait(ms);
  socket.resetAndDestroy();
}

/** All that comes back until the other side closes. */
async function talk(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk;
  });
  socket.write(text);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return got;
}

test('turned off, the service worker is one that throws its copies away and leaves', async () => {
  app.settings.offline = false;
  const response = await ask('/sw.js');
  app.settings.offline = true;
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toMatch(/caches\s+\.keys[\s\S]+unregister/);
});

test('a page that is not yet made answers HEAD without its text, and only once', async () => {
  const response = await ask('/sucesos', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  await wait(50);
  expect(logged.mock.calls).toEqual([]);
});

const body = 'a'.repeat(5000);
const upload = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${body}`;
const leavers: Record<string, string> = {
  'a page': 'GET /libros?pagina=%d HTTP/1.1\r\nhost: x\r\n\r\n',
  'a page, asked for its head': 'HEAD /libros?pagina=%d HTTP/1.1\r\nhost: x\r\n\r\n',
  'a picture': `GET ${picture} HTTP/1.1\r\nhost: x\r\n\r\n`,
  'a call': 'GET /api/get_categories.php HTTP/1.1\r\nhost: x\r\n\r\n',
  'a feed': 'GET /agenda.ics HTTP/1.1\r\nhost: x\r\n\r\n',
  'half a head': 'GET / HTTP/1.1\r\nhos',
  'half a body':
    'POST /api/login.php HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"usu',
  'half a form': `POST /api/login.php HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n${upload}`,
};

/** Files only: the database opens connections when it likes. */
function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith('/');
    } catch {
      return false;
    }
  }).length;
}

test.each(Object.entries(leavers))('whoever leaves early breaks nothing: %s', async (_, text) => {
  const before = openFiles();
  const moments = [0, 0, 1, 2, 4, 8, renderMs - 5, renderMs, renderMs + 3, renderMs + 10];
  await Promise.all(moments.map((ms, index) => leaveAfter(ms, text.replace('%d', String(index + 2)))));
  await wait(2 * renderMs);
  expect(logged.mock.calls).toEqual([]);
  expect((await ask('/api/get_categories.php')).status).toBe(200);
  expect(openFiles()).toBeLessThan(before + 5);
});

test('only GET and HEAD on what is there to be read', async () => {
  for (const path of ['/', '/libros', picture, '/sitemap.xml', '/agenda.ics', '/robots.txt', '/historia/rss.xml'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const response = await ask(path, { method });
      expect([path, method, response.status, response.headers.get('allow')]).toEqual([path, method, 405, 'GET, HEAD']);
    }
});

test.each([
  ['/libros/', '/libros'],
  ['/libros/?pagina=2&utm=a', '/libros?pagina=2&utm=a'],
  ['/LIBROS', '/libros'],
  ['//otro.example/x', '/otro.example/x'],
  ['/historia//la-hoz', '/historia/la-hoz'],
  ['/hist%6fria', '/historia'],
])('%s is at %s', async (given, right) => {
  const [head] = (await talk(`GET ${given} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).split('\r\n\r\n');
  expect(head).toContain('308 Permanent Redirect');
  expect(head).toContain(`location: ${right}\r\n`);
});

test('code of another version is not there, and nobody keeps that', async () => {
  const response = await ask('/assets/index-NG14GPAj.js');
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
});

test('whoever says that the site is called otherwise, or speaks another language, gets what everybody gets', async () => {
  const sent = {
    host: 'mala.example',
    ...{ 'x-forwarded-host': 'mala.example', 'x-forwarded-proto': 'ftp', 'x-forwarded-prefix': '/mala' },
    ...{ forwarded: 'host=mala.example', 'x-original-url': '/mala', 'x-rewrite-url': '/mala' },
    ...{ 'accept-language': 'mala', 'x-http-method-override': 'DELETE' },
  };
  const files = ['/robots.txt', '/sitemap.xml', '/rss.xml', '/agenda.ics', '/agenda/rss.xml', '/widget/agenda'];
  const paths = ['/', '/libros', '/LIBROS?pagina=2', '/api/get_sitio.php', '/api/openapi.json', '/login', ...files];
  for (const path of paths) {
    const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
    const answer = await talk(`GET ${path} HTTP/1.1\r\n${head.join('')}connection: close\r\n\r\n`);
    expect(answer, path).toMatch(/^HTTP\/1\.1 (?:200|308)/);
    expect(answer, path).not.toMatch(/mala|ftp:/);
    // Nor do those who come afterwards.
    expect(await (await ask(path)).text(), path).not.toMatch(/mala|ftp:/);
  }
});

test('a new name of the site is in its feeds at once, also in those that are kept', async () => {
  const feeds = () => Promise.all(['/rss.xml', '/historia/rss.xml'].map(async (path) => (await ask(path)).text()));
  for (const feed of [...(await feeds()), ...(await feeds())]) expect(feed).toContain('Secretos de Cuenca');
  const rename = (nombre: string) => admin.post('update_ajustes.php', { seccion: 'identidad', valores: { nombre } });
  await rename('Rincones de Teruel');
  for (const feed of await feeds()) expect(feed).toContain('Rincones de Teruel');
  await rename('Secretos de Cuenca');
});

test('a page that does not exist is answered and not kept', async () => {
  const before = app.pages.size().pages;
  for (let n = 0; n < 20; n++) expect((await ask(`/inventada-${n}`)).status).toBe(404);
  for (let n = 0; n < 20; n++) expect((await ask(`/nosotros?inventado=${n}`)).status).toBe(200);
  expect(app.pages.size().pages).toBe(before + 1);
});

test('pages that must be made are rationed by address, those in memory are not', async () => {
  app.settings.trustProxy = true;
  try {
    const from = (address: string, path: string) => ask(path, { headers: { 'x-forwarded-for': address } });
    const search = (address: string) =>
      Promise.all(Array.from({ length: 150 }, (_, n) => from(address, `/buscar?q=${address}-${n}`)));
    const answers = await search('203.0.113.9');
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(refused[0]!.headers.get('retry-after')).toBe('60');
    expect(await refused[0]!.text()).toContain('Desde tu conexión se han pedido muchas páginas');
    // Plain pages, what is in memory and everybody else have nothing to do with it.
    const seen = answers.findIndex(({ status }) => status === 200);
    expect((await from('203.0.113.9', `/buscar?q=203.0.113.9-${seen}`)).status).toBe(200);
    expect((await from('203.0.113.9', '/leyendas')).status).toBe(200);
    expect((await from('203.0.113.10', '/buscar?q=otra')).status).toBe(200);
  } finally {
    app.settings.trustProxy = false;
  }
});

test('a body that nobody reads does not hold the connection', async () => {
  await ask('/nosotros');
  const started = performance.now();
  expect(await talk('GET /nosotros HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n')).toContain('200 OK');
  expect(performance.now() - started).toBeLessThan(2000);
});

test('nobody may keep the server waiting', () => {
  expect(server.maxConnections).toBeLessThanOrEqual(5000);
  expect(server.headersTimeout).toBeLessThanOrEqual(20_000);
  expect(server.keepAliveTimeout).toBeLessThanOrEqual(20_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(600_000);
  expect(server.timeout).toBeGreaterThan(0);
});
