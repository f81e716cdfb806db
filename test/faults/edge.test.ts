/** Through a real Varnish, where there is one: what is written is seen, nobody gets what is another's, kills lose nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeList } from '#route-list.ts';
import { edgeHeaders } from '#server/edge/kinds.ts';
import { launchBrowser } from '../e2e/launch.ts';
import { adminPassword } from '../e2e/site-server.ts';
import { type EdgeSite, startEdgeSite } from '../harness/edge-rounds.ts';
import { type PostgresServer, startPostgres } from '../harness/postgres-server.ts';
import { hasVarnish } from '../harness/varnish.ts';

if (!hasVarnish) console.log('skipped: varnish with its modules is not on this machine');

describe.skipIf(!hasVarnish)('behind Varnish', () => {
  let dataDir: string;
  let edge: EdgeSite;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'borde-'));
    edge = await startEdgeSite({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await edge?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}) => fetch(edge.url + path, { headers });
  const asBrowser = { 'accept-encoding': 'br' };
  const htmlOf = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(path, { ...asBrowser, ...headers })).text();
  const newcomer = async (browser: Browser) =>
    (await browser.newContext({ baseURL: edge.url, locale: 'es-ES' })).newPage();
  /** Until React has the page. */
  async function go(page: Page, path: string) {
    const response = await page.goto(path);
    await page.waitForFunction(() => !('$_TSR' in window));
    return response!;
  }
  /** Varnish names the request that brought it when it has it already. */
  const isKept = (response: Response) => / /.test(response.headers.get('x-varnish') ?? '');

  test('a page is kept there, and a write is seen within a second', async () => {
    await ask('/libros');
    const kept = await ask('/libros');
    expect(isKept(kept)).toBe(true);
    for (const name of ['surrogate-key', 'surrogate-control', 'cache-tag', 'xkey'])
      expect(kept.headers.has(name), name).toBe(false);
    expect(kept.headers.get('cache-control')).toContain('max-age=0');
    const { seenAfterMs } = await edge.round('none');
    expect(seenAfterMs).toBeLessThan(1000);
  });

  test('behind a TLS proxy visitors are counted one by one', async () => {
    const throughDoor = (visitor: string) => ({ 'x-forwarded-for': visitor });
    const reset = async (visitor: string, n: number) => {
      const headers = { ...throughDoor(visitor), origin: edge.url, 'content-type': 'application/json' };
      const body = JSON.stringify({ usuario: `nadie-${visitor}-${n}` });
      return (await fetch(`${edge.url}/api/request_password_reset.php`, { method: 'POST', headers, body })).status;
    };
    const of = (ask: (n: number) => Promise<number>) => Promise.all(Array.from({ length: 12 }, (_, n) => ask(n)));
    expect(await of((n) => reset(`203.0.113.${n}`, n))).not.toContain(429);
    expect(await of((n) => reset('203.0.113.99', n))).toContain(429);
    // What somebody claims before the door is not believed.
    expect(await of((n) => reset(`10.1.1.${n}, 203.0.113.98`, n))).toContain(429);
    const purge = async (headers: Record<string, string>) =>
      (await fetch(edge.url, { method: 'PURGE', headers: { xkey: 'nada', ...headers } })).status;
    expect([await purge({}), await purge(throughDoor('203.0.113.7'))]).toEqual([200, 403]);
  });

  test('whoever is signed in is answered by the site, and nobody gets it after them', async () => {
    const { cookie } = await edge.admin();
    for (const path of ['/api/get_libros.php', '/api/get_all_libros_admin.php', '/api/check_session.php', '/libros']) {
      const before = await ask(path);
      const own = await ask(path, { cookie });
      expect(isKept(own), path).toBe(false);
      const after = await ask(path);
      expect([path, after.status, await after.text()]).toEqual([path, before.status, await before.text()]);
    }
    expect((await ask('/api/get_all_libros_admin.php', { cookie })).status).toBe(200);
    expect((await ask('/api/get_all_libros_admin.php')).status).toBe(401);
  });

  /** With the administrator's session. */
  async function saved(name: string, body: unknown) {
    const { post } = await edge.admin();
    const answer = await post(name, body);
    expect(answer, name).toMatchObject({ success: true });
    return answer.data as { id: number; slug: string };
  }

  /**
   * In a browser a cart, whoever is signed in and everybody else have each their own page, before and after a write,
   * in each language.
   */
  test('nobody is shown what was made for somebody else', async () => {
    const enIdiomas = { seccion: 'idiomas', valores: { visibles: ['en', 'fr'] } };
    await saved('update_ajustes.php', enIdiomas);
    const bizum = { activa: true, telefono: '600000000', instrucciones: '', dias: 3 };
    await saved('update_ajustes.php', { seccion: 'pagos', valores: { bizum } });
    const { id: id_tienda } = await saved('create_tienda.php', { nombre: 'Alfar' });
    const { id: id_categoria } = await saved('create_categoria_producto.php', { nombre: 'Barro' });
    const producto = { id_tienda, id_categoria, nombre: 'Cántaro', precio: 12 };
    const { id, slug } = await saved('create_producto.php', producto);
    const path = `/tienda/${slug}`;
    const paths = { es: path, en: `/en${path}`, fr: `/fr${path}` };

    const browser = await launchBrowser();
    try {
      const [buyer, other, operator] = await Promise.all([0, 1, 2].map(() => newcomer(browser)));
      const buy = buyer!.getByRole('main').getByRole('button', { name: 'Añadir al Carrito' });
      const cart = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Carrito: 1 artículo' });
      await go(buyer!, path);
      await buy.click();
      await cart(buyer!).waitFor();
      await expect.poll(async () => isKept(await ask(path, asBrowser))).toBe(true);

      await go(operator!, '/login');
      await operator!.locator('[name=usuario]').fill('admin');
      await operator!.locator('[name=password]').fill(adminPassword);
      await operator!.getByRole('button', { name: 'Iniciar Sesión' }).click();
      await operator!.waitForURL('**/admin');
      const own = await go(operator!, path);
      expect(own.headers()['x-varnish']).not.toContain(' ');
      await go(operator!, '/admin/tiendas/productos');
      await operator!.getByRole('row', { name: /Cántaro/ }).waitFor();

      // After them everybody still has their own.
      // The last write is sent to an edge twice, a second apart.
      await expect.poll(async () => (await go(other!, path)).headers()['x-varnish']).toContain(' ');
      expect(await cart(other!).count()).toBe(0);
      await go(other!, '/admin/tiendas/productos');
      await other!.waitForURL('**/login');
      await go(buyer!, path);
      await cart(buyer!).waitFor();

      for (const [lang, address] of Object.entries(paths))
        expect(await htmlOf(address), address).toMatch(new RegExp(`<html[^>]* lang="${lang}"[\\s\\S]*Cántaro`));
      await saved('update_producto.php', { ...producto, id, nombre: 'Tinaja' });
      for (const page of [buyer!, operator!, other!])
        await expect.poll(async () => (await go(page, path)).text(), { timeout: 2000 }).toContain('Tinaja</h1>');
      await cart(buyer!).waitFor();
      for (const [lang, address] of Object.entries(paths)) {
        await expect.poll(() => htmlOf(address), { timeout: 2000 }).not.toContain('Cántaro</h1>');
        // Whatever language whoever asks prefers.
        expect(await htmlOf(address, { 'accept-language': 'de' })).toContain(` lang="${lang}"`);
      }

      await go(operator!, '/admin');
      await operator!.getByRole('button', { name: 'Cerrar Sesión' }).click();
      await operator!.waitForURL('**/login');
      await go(operator!, '/admin/tiendas/productos');
      await operator!.waitForURL('**/login');
    } finally {
      await browser.close();
    }
  });

  /** Whatever carries tags, at any address, is the same for everybody, and nothing that is somebody’s does. */
  test('only what is the same for everybody carries tags', async () => {
    const { cookie } = await edge.admin();
    const { slug } = await saved('create_libro.php', { titulo: 'Mimbre', autores: 'Ana Ruiz' });
    const tagged: string[] = [];
    const paths = routeList.map(({ path }) => path.replaceAll(/\{?-?\$\w*\}?/g, slug).replaceAll('//', '/') || '/');
    for (const path of new Set(paths)) {
      const address = `${edge.siteUrl}${path}?clave=x&session_id=x&q=mimbre&mensaje=hola&token=x`;
      for (const url of [edge.siteUrl + path, address]) {
        const visitors = await fetch(url, { redirect: 'manual' });
        const text = await visitors.text();
        if (!edgeHeaders.some((name) => visitors.headers.has(name))) continue;
        tagged.push(path);
        const own = await fetch(url, { headers: { cookie: `${cookie}; carrito=x` }, redirect: 'manual' });
        expect([url, own.status, own.headers.get('etag')]).toEqual([
          url,
          visitors.status,
          visitors.headers.get('etag'),
        ]);
        expect(visitors.headers.has('set-cookie'), url).toBe(false);
        expect(text, url).not.toMatch(/hola|Cerrar Sesión/);
      }
    }
    expect(new Set(tagged).size).toBeGreaterThan(25);
    const own = /^\/(?:admin|pedido|pago|pasarela|factura|informe|borrador|boletin\/|restablecer|proponer|desist)/;
    expect(tagged.filter((path) => own.test(path))).toEqual([]);
  });

  test.each(['site', 'edge', 'line'] as const)(
    'a kill of the %s: nothing old two seconds after, no read fails',
    async (blow) => {
      const { seenAfterMs, failedReads } = await edge.round(blow);
      expect(seenAfterMs).toBeLessThan(2000);
      expect(failedReads).toBe(0);
    },
  );
});

describe.skipIf(!hasVarnish)('behind Varnish, without a database or a site', () => {
  let dataDir: string;
  let postgres: PostgresServer;
  let edge: EdgeSite;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'borde-'));
    postgres = await startPostgres();
    edge = await startEdgeSite({ DATA_DIR: dataDir, DATABASE_URL: `${postgres.url}/postgres` });
  });
  afterAll(async () => {
    await edge?.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const away = /El servicio no está disponible en este momento|no responde/;
  async function sentenceOf(response: Response) {
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const { success, message } = (await response.json()) as { success: boolean; message: string };
    return [response.status, success, away.test(message) || message];
  }

  /**
   * What is kept is served, old or not; whoever writes, is signed in or asks for more hears a sentence, from the site
   * while it is there.
   */
  test('while the site is away what is kept is served, and the rest says so', async () => {
    const { cookie, post } = await edge.admin();
    const write = () => {
      const headers = { origin: edge.url, cookie, 'content-type': 'application/json' };
      const body = JSON.stringify({ titulo: 'Nunca', autores: 'Ana Ruiz' });
      return fetch(`${edge.url}/api/create_libro.php`, { method: 'POST', headers, body });
    };
    const list = () => fetch(`${edge.url}/api/get_all_libros_admin.php`, { headers: { cookie } });
    const page = async (path: string) => {
      const response = await fetch(edge.url + path);
      return [response.status, await response.text()] as const;
    };
    await expect.poll(async () => (await page('/historia'))[0]).toBe(200);
    await post('create_libro.php', { titulo: 'Antes', autores: 'Ana Ruiz' });
    await expect.poll(async () => (await page('/libros'))[1]).toContain('Antes');

    await postgres.pause();
    // The edge has noticed.
    await expect.poll(async () => (await fetch(`${edge.siteUrl}/api/health`)).status, { timeout: 20_000 }).toBe(503);
    expect(await sentenceOf(await write())).toEqual([503, false, true]);
    expect(await sentenceOf(await list())).toEqual([503, false, true]);
    expect(await page('/historia')).toEqual([200, expect.stringContaining('Historia')]);
    expect(await page('/libros')).toEqual([200, expect.stringContaining('Antes')]);
    const [status, text] = await page('/personajes');
    expect([status, text]).toEqual([503, expect.stringContaining('El servicio no está disponible')]);
    // With its frame: made by the site.
    expect(text).toContain('</footer>');

    await edge.stopSite();
    expect(await sentenceOf(await write())).toEqual([503, false, true]);
    expect((await page('/libros'))[0]).toBe(200);
    expect(await page('/personajes')).toEqual([503, expect.stringContaining('<h1>Volvemos enseguida</h1>')]);
  });
});
