/** Pages as they go over the wire. */
import { expect, inject, test } from 'vitest';
import { routeList } from '../../src/route-list.ts';
import { httpAdmin } from './http-admin.ts';

const base = inject('siteUrl');
const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: 'manual' });

test('a page is compressed, has an ETag and answers 304 to it', async () => {
  const first = await get('/historia', { 'accept-encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  const again = await get('/historia', { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag')! });
  expect(again.status).toBe(304);
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/);
});

test('a strict Content-Security-Policy without unsafe-inline for scripts', async () => {
  const response = await get('/');
  const policy = response.headers.get('content-security-policy')!;
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))!;
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(scripts).toMatch(/'sha256-/);
  expect(await response.text()).not.toContain('nonce');
});

test('inline styles are only those that came with the page, and the editor’s font sizes', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')!;
  const styles = policy.split('; ').find((part) => part.startsWith('style-src '))!;
  expect(styles).not.toMatch(/unsafe-inline|\*/);
  expect(styles).toMatch(/'sha256-/);
});

/** Header and footer are the same on pages they do not lead to, and mark the one they do. */
test('header and footer mark the page one is on', async () => {
  const frameOf = async (path: string) => {
    const html = await (await get(path)).text();
    return [html.match(/<header [^>]*>(.*?)<\/header>/s)![1], html.match(/.*<footer [^>]*>(.*?)<\/footer>/s)![1]];
  };
  const slugs = ['1177-los-nueve-meses-que-cambiaron-cuenca', 'segobriga-la-ciudad-que-vivio-de-vender-luz'];
  const [first, second] = await Promise.all(slugs.map((slug) => frameOf(`/historia/${slug}`)));
  expect(first![0]).toContain('>Libros</a>');
  expect(first![1]).toContain('Todos los derechos reservados');
  expect(second).toEqual(first);
  for (const part of await frameOf('/libros'))
    expect(part).toMatch(/<a [^>]*aria-current="page"[^>]* href="\/libros">Libros/);
  expect(await frameOf(`/historia/${slugs[0]}`)).toEqual(first);
});

test('a page number past the last one is a 404; the last one is there', async () => {
  for (const path of ['/historia', '/libros', '/ubicaciones', '/actividades-y-eventos', '/emprendedores']) {
    expect((await get(path)).status, path).toBe(200);
    expect((await get(`${path}?pagina=99`)).status, path).toBe(404);
    // What is no page number is page one.
    expect((await get(`${path}?pagina=-1`)).status, path).toBe(200);
  }
});

/** Every page has one heading of the first rank, also those of one person and those that are not there. */
test('every page has one first heading', async () => {
  const own = routeList.map(({ path }) => path).filter((path) => !/\$|^\/admin/.test(path));
  expect(own).toContain('/pago-exitoso');
  for (const path of [...own, '/pago-exitoso?session_id=x', '/libro/nada', '/nada', '/nada/de/nada'])
    expect([path, (await (await get(path)).text()).match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
});

test('what is wrong can be told from a page of the operator’s own, too', async () => {
  for (const path of ['/como-llegar', '/historia/1177-los-nueve-meses-que-cambiaron-cuenca'])
    expect(await (await get(path)).text()).toContain(`href="/proponer?sobre=${encodeURIComponent(path)}"`);
  expect(await (await get('/historia')).text()).not.toContain('sobre=');
});

test('a page has one address: others lead to it', async () => {
  for (const path of ['/libros/', '/Libros', '/historia//']) {
    const response = await get(`${path}?pagina=2`);
    expect([response.status, response.headers.get('location')], path).toEqual([
      308,
      `${path.toLowerCase().replace(/\/+$/, '')}?pagina=2`,
    ]);
  }
});

test('an edit is seen at once on the pages that show the thing', async () => {
  const admin = await httpAdmin();
  const created = await admin.post('create_post.php', {
    titulo: 'Una página recién hecha',
    contenido: '<p>uno</p>',
    category_id: 1,
  });
  const { slug, Id_articulo } = created.data as { slug: string; Id_articulo: number };
  const path = `/historia/${slug}`;
  expect(await (await get(path)).text()).toContain('<p>uno</p>');
  const other = (await get('/sucesos')).headers.get('etag');

  await admin.post('update_article.php', {
    Id_articulo,
    titulo: 'Una página cambiada',
    slug,
    Id_categoria: 1,
    estado: 'publicado',
    contenido: '<p>dos</p>',
  });
  expect(await (await get(path)).text()).toContain('<p>dos</p>');
  expect(await (await get('/historia')).text()).toContain('Una página cambiada');
  expect((await get('/sucesos')).headers.get('etag')).toBe(other);

  await admin.post('update_article.php', {
    Id_articulo,
    titulo: 'Una página cambiada',
    slug: `${slug}-nueva`,
    Id_categoria: 1,
    estado: 'publicado',
  });
  const moved = await get(path);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`${path}-nueva`);

  await admin.post('update_article.php', {
    Id_articulo,
    titulo: 'Una página cambiada',
    slug: `${slug}-nueva`,
    Id_categoria: 1,
    estado: 'borrador',
  });
  expect((await get(`${path}-nueva`)).status).toBe(404);
  await admin.post('delete_post.php', { id: Id_articulo });
});

test('what does not exist is 404 at every depth, and its title says so', async () => {
  for (const path of ['/a', '/a/b', '/a/b/c', '/historia/x/y/z', '/libros/a/b', `/${'a/'.repeat(100)}b`]) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    const html = await response.text();
    expect(html).toContain('<title>Página no encontrada - ');
    expect(html).toContain('La página que buscas no existe o se ha movido.');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('a path that is no category answers 404 in place', async () => {
  const response = await get('/una-cosa-rara');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('Una Cosa Rara');
  expect(html).toContain('No se encontraron artículos para esta categoría.');
});

test('an unknown article answers 404 with its message', async () => {
  const response = await get('/historia/no-existe');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Artículo no encontrado o no publicado.');
});

test('neither a reserved name nor one with a control character is a category', async () => {
  for (const name of ['home', 'assets', 'media', 'api', '%00', '%01', 'historia%00'])
    expect((await get(`/${name}`)).status).toBe(404);
});

test('path traversal is refused', async () => {
  for (const path of [
    '/..%2f..%2fetc%2fpasswd',
    '/historia/..%2f..%2fetc',
    '/%00',
    '/%',
    '/historia/%E0%A4%A',
    '//evil.example/x',
    '/assets/../../package.json',
  ])
    expect((await get(path)).status, path).toBeLessThan(500);
});

test('sitemap.xml lists pages that exist, robots.txt names it, each category has an RSS feed', async () => {
  const map = await (await get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
  expect(paths.length).toBeGreaterThan(60);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths.filter((_, index) => index % 9 === 0)) expect((await get(path)).status, path).toBe(200);
  expect(await (await get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  const feed = await get('/historia/rss.xml');
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)!.length).toBeGreaterThan(3);
});

test('a form sent without JavaScript is answered with a readable page', async () => {
  const response = await fetch(`${base}/api/submit_newsletter.php`, {
    method: 'POST',
    headers: { origin: base, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=lectora%40example.com',
  });
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('Te hemos enviado un correo para confirmar tu suscripción.');
});
