import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from '#server/http/listen.ts';
import { form, startApp } from '#test/harness/harness.ts';

const { admin, visitor, app } = await startApp();
const server = createSiteServer(app, async () => new Response('<main>el sitio</main>'), 'no-such-folder');
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let version: number;
const prepare = async (valores: object) => {
  const reply = await admin.post('update_ajustes.php', { seccion: 'preparacion', valores, version });
  expect(reply.status).toBe(200);
  version = reply.body.data.version;
};

beforeAll(async () => {
  version = (await admin.get('get_ajustes.php', { seccion: 'preparacion' })).body.data.version;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('visitors get one page with the name and a date, search engines nothing, and nobody keeps anything of it', async () => {
  // In memory before it is closed.
  for (const _ of [1, 2]) expect(await (await fetch(`${url}/libros`)).text()).toContain('el sitio');
  await prepare({ activa: true, fecha: '2099-03-01', mensaje: 'Volvemos <pronto>.' });
  for (const path of ['/', '/libros', '/una/que/no/existe', '/buscar?q=x', '/sitemap.xml', '/agenda.ics']) {
    const answer = await fetch(url + path, { headers: { cookie: 'secretos.session_token=inventada' } });
    const text = await answer.text();
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toContain('<h1>Secretos de Cuenca</h1>');
    expect(text).toContain('Volvemos &lt;pronto&gt;.');
    expect(text).toContain('Abrimos el domingo, 1 de marzo de 2099.');
    expect(text).not.toContain('el sitio');
  }
  expect(await (await fetch(`${url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
});

test('the page has the icon and the logo of the site, which visitors get', async () => {
  const image = new File(['<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'], 'icono.svg');
  const { imageUrl } = (await admin.post('upload_logo.php', form({ image }))).body;
  await admin.post('update_ajustes.php', { seccion: 'marca', valores: { icono: imageUrl } });
  await admin.post('update_ajustes.php', { seccion: 'identidad', valores: { logo: imageUrl } });
  const text = await (await fetch(url)).text();
  expect(text).toContain(`<img src="${imageUrl}"`);
  const [, icon] = text.match(/<link rel="icon" href="([^"]+)">/)!;
  for (const path of [imageUrl, icon]) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
});

test('whoever is signed in sees the site, which no cache between may keep; the way in stays open', async () => {
  const own = await admin.request('/api/get_libros.php');
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  for (const path of ['/login', '/admin', '/api/health']) expect((await fetch(url + path)).status).toBe(200);
  expect((await visitor.get('get_session.php')).status).not.toBe(503);
});

test('every public call is closed but those that say otherwise, and open again afterwards', async () => {
  const open: string[] = [];
  for (const [name, { access, method }] of Object.entries(app.calls)) {
    if (access !== 'public') continue;
    const answer = await visitor.request(`/api/${name}`, { method, headers: { origin: app.settings.siteUrl } });
    if (answer.status !== 503) open.push(name);
    else expect((await answer.json()).message).toBe('El sitio está en preparación y todavía no se puede visitar.');
  }
  expect(open.sort()).toEqual([
    'confirm_newsletter.php',
    'confirm_propuesta.php',
    'get_session.php',
    'get_sitio.php',
    'handle_successful_payment.php',
    'login.php',
    'logout.php',
    'request_password_reset.php',
    'reset_password.php',
    'stripe_webhook.php',
    'unsubscribe_newsletter.php',
  ]);
  await prepare({ activa: false, fecha: null, mensaje: '' });
  expect((await visitor.get('get_libros.php')).status).toBe(200);
  expect(await (await fetch(`${url}/libros`)).text()).toContain('el sitio');
});
