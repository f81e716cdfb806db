import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

/**
 * An unknown page answers 404 with ways out; a page that breaks while it is drawn says so, can be tried again and
 * has a search box; a thing without a picture shows "Sin Imagen".
 */
test('pages that are not there, that break, or lack a picture', async () => {
  const page = await openPage({ expected: /404|null|Minified React error/ });
  const response = await page.goto('/no-existe');
  expect(response!.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'No Existe' }).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
  await expectAccessible(page);

  const answer = async (data: unknown[]) => {
    await page.unroute('**/get_posts.php*');
    await page.route('**/get_posts.php*', (route) => route.fulfill({ json: { success: true, message: '', data } }));
  };
  await answer([null]);
  await main.getByRole('navigation', { name: 'Otros caminos' }).getByRole('link', { name: 'Noticias' }).click();
  await page.getByRole('heading', { level: 1, name: 'Algo ha fallado' }).waitFor();
  await expectAccessible(page);
  const fecha_creacion = '2026-01-01T00:00:00.000Z';
  await answer([{ slug: 'sin-foto', titulo: 'Sin foto', imagen_portada_url: null, resumen: '', fecha_creacion }]);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await main.getByRole('article').filter({ hasText: 'Sin foto' }).getByText('Sin Imagen').waitFor();

  await answer([null]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sucesos' }).click();
  await main.getByRole('searchbox', { name: '¿Qué buscas?' }).fill('Alarcón');
  await main.getByRole('button', { name: 'Buscar' }).click();
  await main.getByRole('status').filter({ hasText: 'para «Alarcón»' }).waitFor();

  // Its page begins with the text, not with an empty box.
  const admin = await httpAdmin();
  const { data } = await admin.post('create_post.php', { titulo: 'Sin foto', contenido: '<p>Uno</p>', category_id: 1 });
  const { slug, Id_articulo } = data as { slug: string; Id_articulo: number };
  await page.goto(`/historia/${slug}`);
  expect((await main.getByRole('img', { name: 'Sin Imagen' }).first().boundingBox())!.height).toBeLessThan(80);
  await admin.post('delete_post.php', { id: Id_articulo });
});

test('icons, the social picture and the manifest are served as what they are', async () => {
  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon-180.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/social.jpg', 'image/jpeg'],
    ['/sin-imagen.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await fetch(inject('siteUrl') + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  }
});

/**
 * What an address says and the page does not understand changes nothing, also once the browser has taken the page
 * over.
 */
test('what a page does not understand of its address changes nothing', async () => {
  const page = await openPage();
  const calls: string[] = [];
  page.on('request', (request) => /\/api\/(?!visita)/.test(request.url()) && calls.push(request.url()));
  for (const [path, shown] of [
    ['/libros?pagina=abc&utm_source=boletin', 'Libros'],
    ['/actividades-y-eventos?etiqueta=zzz&mes=xx&municipio=abc&desde=2026-99-99', 'Actividades y eventos'],
    ['/tienda?categoria=abc', 'Nuestra Tienda Online'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: shown }).waitFor();
    expect(await page.getByRole('main').getByRole('alert').count(), path).toBe(0);
    expect(await page.getByText('No se encontraron productos.').count(), path).toBe(0);
  }
  expect(calls).toEqual([]);
});

/**
 * Another article begins anew: what was allowed or broken on the one before is not on it; a picture of the text that
 * is gone says so.
 */
test('another article begins anew', async () => {
  const page = await openPage({ expected: /404|Failed to load resource|net::ERR/ });
  const asked: string[] = [];
  await page.route(/google\./, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.goto('/noticias');
  const response = page.waitForResponse('**/get_post.php*');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const real = await (await response).json();
  const main = page.getByRole('main');
  const show = async (titulo: string, more: object) => {
    await page.unroute('**/get_post.php*');
    const slug = titulo.toLowerCase();
    const data = { ...real.data, titulo, slug, map_search_text: 'Plaza Mayor de Huete', ...more };
    await page.route('**/get_post.php*', (route) => route.fulfill({ json: { ...real, data } }));
    await page.evaluate((slug) => history.pushState({}, '', `/noticias/${slug}`), slug);
    await main.getByRole('heading', { level: 1, name: titulo }).waitFor();
  };
  await show('Uno', {
    imagen_ini_post: '/media/00000000000000000000.webp',
    contenido: '<p><img src="/media/11111111111111111111.webp" alt="Un puente"></p>',
    // Of one day in Madrid.
    ...{ fecha_creacion: '2026-06-01T22:30:00.000Z', fecha_modificacion: '2026-06-02T05:00:00.000Z' },
  });
  await main.getByRole('img', { name: 'Un puente' }).getByText('Imagen No Disponible').waitFor();
  await main.locator('[role=img]', { hasText: 'Imagen No Disponible' }).nth(1).waitFor();
  expect(await main.getByText('Actualizado').count()).toBe(0);
  const load = main.getByRole('button', { name: /^Cargar: / });
  await load.click();
  await expect.poll(() => asked.length).toBe(1);

  await show('Dos', { imagen_ini_post: real.data.imagen_portada_url, contenido: '<p>Otro texto</p>' });
  await load.waitFor();
  expect(await main.getByText('Imagen No Disponible').count()).toBe(0);
  expect(asked).toHaveLength(1);
});

test('without a connection a page says so and can be tried again', async () => {
  const page = await openPage({ expected: /net::ERR|Failed to|No connection/ });
  await page.goto('/');
  // The connection may end only after the first file was asked for.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
  await page.context().setOffline(false);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
});
