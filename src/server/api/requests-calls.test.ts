/** What a request may look like, whoever sends it. */
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { calls } from '#calls.server.ts';
import { feeds } from '#server/feeds/index.ts';
import { createHttpApp } from '#server/http/http.ts';
import { commonHeaders, contentSecurityPolicy, requireHttps } from '#server/pages/security.ts';
import { form, origin, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import type { Call } from './call.ts';
import { maxBody } from './input.ts';

const { app, admin, visitor } = await startApp({ TRUST_PROXY: 'on' });
const all = Object.entries(calls) as [string, Call][];

describe('a GET that changes something is made by code of ours, not by a picture or a link', () => {
  const changing = all.filter(([, call]) => call.changes);
  test('there are some', () => expect(changing.length).toBeGreaterThan(1));

  test.each(changing)('%s', async (name) => {
    for (const dest of ['image', 'document', 'iframe', 'script', ''])
      expect((await admin.get(name, { id: 999 }, { 'sec-fetch-dest': dest })).status).toBe(403);
    expect((await admin.get(name, { id: 999 })).status).toBeOneOf([404, 422]);
    // As Node's fetch asks for it.
    const byProgram = (origin: string) =>
      admin.request(`/api/${name}?id=999`, { headers: { 'sec-fetch-mode': 'cors', origin } });
    expect((await byProgram(origin)).status).toBeOneOf([404, 422]);
    expect((await byProgram('https://mala.example')).status).toBe(403);
  });
});

describe('a field that every object has is refused', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])('%s', async (name) => {
    const json = (text: string) => visitor.post('login.php', text);
    expect((await json(`{"usuario":"a","password":"b","${name}":"c"}`)).status).toBe(400);
    expect((await json(`{"usuario":{"a":[{"${name}":"c"}]}}`)).status).toBe(400);
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.post('login.php', `usuario=a&${name}=c`, plain)).status).toBe(400);
    expect((await visitor.post('login.php', `faqs[0][${name}]=c`, plain)).status).toBe(400);
    expect((await visitor.post('login.php', `${name}[0][a]=c`, plain)).status).toBe(400);
    expect((await visitor.get('get_posts.php', { [name]: 'c' })).status).toBe(400);
    expect((await visitor.post('login.php', form({ usuario: 'a', [name]: 'c' }))).status).toBe(400);
    expect((await admin.post('upload_image.php', form({ [name]: await aPicture() }))).status).toBe(400);
  });
});

describe('a body is no larger than its call needs', () => {
  test('a sign-in is small, however it is sent', async () => {
    const large = { usuario: 'a', password: 'b'.repeat(70_000) };
    expect((await visitor.post('login.php', large)).status).toBe(413);
    expect((await visitor.post('login.php', form(large))).status).toBe(413);
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.post('login.php', new URLSearchParams(large).toString(), plain)).status).toBe(413);
  });

  test('a rich text may be long, within what is cleaned, stored and searched in no time', async () => {
    const post = (letters: number) =>
      admin.post('create_post.php', { titulo: 'Larga', contenido: `<p>${'ñ'.repeat(letters)}</p>`, category_id: 1 });
    expect((await post(maxRichText - '<p></p>'.length)).status).toBeLessThan(300);
    expect(await post(maxRichText)).toMatchObject({
      status: 422,
      body: { errors: { contenido: expect.stringMatching(/300/) } },
    });
  });

  test.each(all.filter(([, call]) => call.input))('no text of %s is longer than that', (_, call) => {
    const schema = z.toJSONSchema(call.input!, { io: 'input', unrepresentable: 'any' });
    const lengths = [...JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g)].map(([, length]) => Number(length));
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(maxRichText);
  });

  test('fields are counted', async () => {
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.post('login.php', 'a&'.repeat(5).concat('b=1&'.repeat(2000)), plain)).status).toBe(413);
    expect((await visitor.post('login.php', { list: Array.from({ length: 20_000 }, () => 1) })).status).toBe(413);
    expect((await visitor.request(`/api/get_posts.php?${'a=1&'.repeat(2000)}`)).status).toBe(413);
    const deep = `{"titulo":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
    const started = performance.now();
    expect((await admin.post('create_post.php', deep)).status).toBe(413);
    expect((await admin.post('create_post.php', 'a&'.repeat(1_000_000), plain)).status).toBe(413);
    // Read to the end, either takes seconds.
    expect(performance.now() - started).toBeLessThan(1500);
  });

  test.each(all.filter(([, call]) => call.method === 'post' && call.input && !call.files))(
    '%s takes all that its fields allow',
    (_, call) => {
      const schema = z.toJSONSchema(call.input!, { io: 'input', unrepresentable: 'any' });
      const lengths = [...JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g)].map(([, length]) => Number(length));
      const bytes = lengths.reduce((sum, length) => sum + 2 * length, 0);
      expect(bytes).toBeLessThan(maxBody(call, 'application/json'));
    },
  );
});

describe('nobody without a session asks without end', () => {
  const http = createHttpApp(app, async () => new Response('page'));
  const from = (address: string, name: string, init: RequestInit = {}) =>
    http.fetch(new Request(`${origin}/api/${name}`, init), {
      incoming: { headers: { 'x-forwarded-for': address }, socket: {} } as unknown as IncomingMessage,
    });
  const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', origin } };

  async function statuses(times: number, ask: () => Promise<Response> | Response): Promise<Record<number, number>> {
    const counted: Record<number, number> = {};
    for (let n = 0; n < times; n++) {
      const { status } = await ask();
      counted[status] = (counted[status] ?? 0) + 1;
    }
    return counted;
  }

  test('forms: sixty a minute of each kind', async () => {
    expect(await statuses(70, () => from('203.0.113.1', 'logout.php', post))).toEqual({ 200: 60, 429: 10 });
    expect((await from('203.0.113.2', 'logout.php', post)).status).toBe(200);
    expect((await from('203.0.113.1', 'login.php', post)).status).toBe(422);
  });

  test('reading: generously', async () => {
    const counted = await statuses(1300, () => from('203.0.113.3', 'get_sitio.php'));
    expect(counted).toEqual({ 200: 1200, 429: 100 });
    expect((await from('203.0.113.4', 'get_sitio.php')).status).toBe(200);
  });

  test('the addresses of one IPv6 network count together', async () => {
    let n = 0;
    const counted = await statuses(70, () => from(`2001:db8:1:2::${(++n).toString(16)}`, 'logout.php', post));
    expect(counted).toEqual({ 200: 60, 429: 10 });
    // Others of the same /48 too, some times as much.
    const others = await statuses(300, () => from(`2001:db8:1:${(++n).toString(16)}::1`, 'logout.php', post));
    expect(others).toEqual({ 200: 240, 429: 60 });
    expect((await from('2001:db8:2:3::1', 'logout.php', post)).status).toBe(200);
  });

  test('feeds, calendars and files that are made for who asks: like pages', async () => {
    const open = (address: string, path: string) =>
      http.fetch(new Request(origin + path), {
        incoming: { headers: { 'x-forwarded-for': address }, socket: {} } as unknown as IncomingMessage,
      });
    expect(await statuses(130, () => open('203.0.113.5', '/agenda.ics?a=1'))).toEqual({ 200: 120, 429: 10 });
    expect((await open('203.0.113.5', '/agenda.ics')).status).toBe(200);
    await statuses(600, () => open('203.0.113.6', '/robots.txt'));
    for (const path of [
      '/agenda.ics',
      '/agenda/x.ics',
      '/rss.xml',
      '/historia/rss.xml',
      '/rutas/x.gpx',
      '/factura/x.pdf',
    ])
      expect((await open('203.0.113.6', path)).status, path).toBe(429);
    // Pages have their own place (listen.ts), and others their own turn.
    expect(await (await open('203.0.113.6', '/nosotros')).text()).toBe('page');
    expect((await open('203.0.113.7', '/agenda.ics')).status).toBe(200);
  });

  /** Every door that anybody can open by GET: rationed, or why it need not be. */
  const doors: Record<string, string> = {
    '/api/openapi.json': 'made once',
    '/api/docs': 'made once',
    '/api/health': 'one small question to the database, for whoever watches the site',
    '/api/metrics': 'for whoever has its key',
    '/api/:name': 'rationed: calls',
    '/:name{[^/]+\\.php}': 'rationed: calls',
    '/assets/:name{mensajes-[\\w-]+\\.json}': 'the words of a language: packed once',
    '/assets/*': 'nothing',
    '/media/:name': 'a stored file; its smaller forms are made once, a few at a time',
    '/media/*': 'nothing',
    '/*': 'rationed: pages (listen.ts)',
  };

  test('no other door is open to everybody', () => {
    const feedPaths = new Set(feeds(app).routes.map(({ path }) => path));
    expect(feedPaths.size).toBeGreaterThan(8);
    const paths = http.routes.filter(({ method }) => method !== 'POST').map(({ path }) => path);
    expect([...new Set(paths)].filter((path) => !feedPaths.has(path)).sort()).toEqual(Object.keys(doors).sort());
  });

  test('this machine is not counted: it may be a proxy that we were not told of', async () => {
    expect(await statuses(70, () => from('127.0.0.1', 'logout.php', post))).toEqual({ 200: 70 });
  });
});

describe('what a call answers', () => {
  test('is packed, has an ETag and is not sent twice', async () => {
    const ask = (headers: Record<string, string>) => visitor.request('/api/openapi.json', { headers });
    const call = (headers: Record<string, string>) => visitor.request('/api/get_categories.php', { headers });
    const plain = await (await call({})).text();
    const first = await call({ 'accept-encoding': 'br' });
    const body = Buffer.from(await first.arrayBuffer());
    if (first.headers.get('content-encoding')) expect(brotliDecompressSync(body).toString()).toBe(plain);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await call({ 'accept-encoding': 'br', 'if-none-match': `"x", W/${first.headers.get('etag')}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask({ 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
  });

  test('is stored by nobody when it is one person’s', async () => {
    expect((await admin.get('get_sitio.php')).headers.get('cache-control')).toBe('no-store');
    expect((await visitor.get('get_pedido.php')).headers.get('cache-control')).toBe('no-store');
    expect((await visitor.get('get_libro.php', { slug: 'ninguno' })).headers.get('cache-control')).toBe('no-store');
  });

  test('is described with who may ask', async () => {
    const { paths } = await (await visitor.request('/api/openapi.json')).json();
    for (const [name, call] of all)
      expect(paths[`/${name}`][call.method].security).toEqual(call.access === 'public' ? [] : [{ session: [] }]);
  });
});

describe('headers', () => {
  test('the page of the calls runs nothing and loads nothing', async () => {
    const policy = (await visitor.request('/api/docs')).headers.get('content-security-policy')!;
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; /);
  });

  test('answers are for our own pages, pictures for everybody', async () => {
    const ofCall = await visitor.request('/api/get_sitio.php');
    expect(ofCall.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const { location } = (await admin.post('upload_image.php', form({ file: await aPicture() }))).body;
    const ofPicture = await visitor.request(location);
    expect(ofPicture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const again = await visitor.request(location, {
      headers: { 'if-none-match': `W/${ofPicture.headers.get('etag')}` },
    });
    expect(again.status).toBe(304);
  });

  test('https is asked for only where there is https', async () => {
    expect((await visitor.request('/api/get_sitio.php')).headers.has('strict-transport-security')).toBe(false);
    const secure = { ...app, settings: { ...app.settings, siteUrl: 'https://secretos.example' } };
    const http = createHttpApp(secure, async () => new Response('page'));
    const response = await http.fetch(new Request('https://secretos.example/api/get_sitio.php'), {});
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
    createHttpApp(app, async () => new Response('page'));
  });

  test.each([
    ['site', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
    ['off', undefined],
  ] as const)('https is promised as far as the operator says: %s', (hsts, promise) => {
    onTestFinished(() => requireHttps(app.settings));
    requireHttps({ siteUrl: 'https://secretos.example', hsts });
    expect(commonHeaders['strict-transport-security']).toBe(promise);
    requireHttps({ siteUrl: 'http://secretos.example', hsts });
    expect(commonHeaders['strict-transport-security']).toBeUndefined();
  });

  test('no page takes another address for its links than its own', () => {
    for (const path of ['/', '/admin/libros', '/informe/x'])
      expect(contentSecurityPolicy(path, [], [])['content-security-policy']).toContain("base-uri 'none'");
  });

  test('security.txt says where to write, and until when', async () => {
    const text = await (await visitor.request('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(text.match(/^Expires: (.+)$/m)![1]!);
    expect(expires).toBeGreaterThan(Date.now() + 90 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });
});
