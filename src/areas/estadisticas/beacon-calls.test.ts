/** A beacon over a real socket: counted on the short way, and answered like the call in every other case. */
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSiteServer } from '#server/http/listen.ts';
import { requireHttps } from '#server/pages/security.ts';
import { adminPassword, cookieOf, startApp } from '#test/harness/harness.ts';

const { app, admin, client } = await startApp({ TRUST_PROXY: 'on' });
const server = createSiteServer(app, async () => new Response('<main>página</main>'), 'no-such-folder');
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const type = 'application/x-www-form-urlencoded;charset=UTF-8';
let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

async function beacon(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${port}/api/visita.php`, {
    method: 'POST',
    body,
    headers: {
      ...{ 'content-type': type, 'user-agent': browser, 'x-forwarded-for': newAddress() },
      ...{ 'sec-fetch-site': 'same-origin' },
      ...headers,
    },
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function pagesOf(ruta: string): Promise<number> {
  const { data } = (await admin.get('get_estadisticas_admin.php')).body;
  return data.paginas.filas.find(({ clave }: { clave: string }) => clave === ruta)?.cuenta ?? 0;
}

test('is counted, and answered as the call answers', async () => {
  const [reply, call] = [
    await beacon('ruta=%2Flibros&origen='),
    await client(undefined, newAddress()).post('visita.php', 'ruta=%2Flibros', {
      ...{ 'content-type': type, 'user-agent': browser },
    }),
  ];
  expect(reply).toMatchObject({ status: 200, body: call.body });
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await pagesOf('/libros')).toBe(2);
  // The address may come with what browsers add to it, and from an own page without the header that says so.
  await beacon('ruta=%2FLibros%2F', { 'sec-fetch-site': '', origin: app.settings.siteUrl });
  expect(await pagesOf('/libros')).toBe(3);
});

test('what is not right is refused with the sentences of the call, and not counted', async () => {
  const before = await pagesOf('/contacto');
  const cases: [string, Record<string, string>, number][] = [
    [`ruta=${'x'.repeat(501)}`, {}, 422],
    ['ruta=%2Fcontacto&paso=otro', {}, 422],
    [`ruta=%2Fcontacto&vistos=${'a'.repeat(4001)}`, {}, 422],
    ['ruta=%2Fcontacto', { 'sec-fetch-site': 'cross-site' }, 403],
    ['ruta=%2Fcontacto', { 'sec-fetch-site': 'same-site' }, 403],
    ['ruta=%2Fcontacto', { 'content-type': 'text/plain' }, 415],
    [`ruta=%2Fcontacto&x=${'y'.repeat(70_000)}`, {}, 413],
    ['{"ruta":', { 'content-type': 'application/json' }, 400],
  ];
  for (const [body, headers, status] of cases) {
    const reply = await beacon(body, headers);
    expect(reply.status, body.slice(0, 40)).toBe(status);
    expect(reply.body).toMatchObject({ success: false, message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].*\.$/) });
  }
  expect(await pagesOf('/contacto')).toBe(before);
});

test('bots and whoever works here are answered and not counted', async () => {
  const before = await pagesOf('/libros');
  const bots = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.5.0'];
  for (const name of [...bots, ...bots])
    expect((await beacon('ruta=%2Flibros', { 'user-agent': name })).status).toBe(200);
  const signedIn = await client().post('login.php', { usuario: 'admin', password: adminPassword });
  expect((await beacon('ruta=%2Flibros', { cookie: cookieOf(signedIn) })).status).toBe(200);
  expect(await pagesOf('/libros')).toBe(before);
});

test('one address is heard six hundred times a minute, on both ways together', async () => {
  const address = { 'x-forwarded-for': newAddress() };
  const before = await pagesOf('/libros');
  for (let sent = 0; sent < 599; sent++) app.rates.add(`visita.php ${address['x-forwarded-for']}`);
  expect((await beacon('ruta=%2Flibros', address)).status).toBe(200);
  expect(await beacon('ruta=%2Flibros', address)).toMatchObject({ status: 429, body: { success: false } });
  expect(await pagesOf('/libros')).toBe(before + 1);
});

test('a body that breaks off counts nothing and leaves nothing open; a fault is a fault', async () => {
  const before = await pagesOf('/libros');
  const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  const atFirst = await open();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST /api/visita.php HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: 40\r\n\r\nruta=%2Flibros`,
  );
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.destroy();
  await vi.waitFor(async () => expect(await open()).toBe(atFirst));
  expect(await pagesOf('/libros')).toBe(before);

  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { visitas } = app;
  app.visitas = async () => {
    throw new Error('broken');
  };
  expect(await beacon('ruta=%2Flibros')).toMatchObject({ status: 500, body: { success: false, data: null } });
  app.visitas = visitas;
});

test('on an https site its answer says so, as every answer does', async () => {
  requireHttps({ siteUrl: 'https://secretos.example', hsts: 'site' });
  onTestFinished(() => requireHttps(app.settings));
  expect((await beacon('ruta=%2Flibros&origen=')).headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
});
