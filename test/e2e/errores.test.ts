import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';

test('an unknown page answers 404 with a search box and ways out', async () => {
  const page = await openPage({ expected: /404/ });
  const response = await page.goto('/no-existe');
  expect(response!.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'No Existe' }).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
  expect(await main.getByRole('navigation', { name: 'Otros caminos' }).getByRole('link').count()).toBeGreaterThan(3);
  await expectAccessible(page);
  await main.getByRole('searchbox', { name: '¿Qué buscas?' }).fill('Alarcón');
  await main.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('status').filter({ hasText: 'para «Alarcón»' }).waitFor();
});

test('a page that breaks while it is drawn says so, and can be tried again; a thing without a picture shows "Sin Imagen"', async () => {
  const page = await openPage({ expected: /./ });
  await page.goto('/contacto');
  const news = '**/api/get_latest_news.php';
  const answer = (data: unknown[]) =>
    page.route(news, (route) => route.fulfill({ json: { success: true, message: '', data } }));
  await answer([null]);
  await page.getByRole('banner').getByRole('link', { name: 'Inicio', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Algo ha fallado' }).waitFor();
  expect(await page.getByRole('main').getByRole('searchbox').count()).toBe(1);
  await expectAccessible(page);
  await page.unroute(news);
  const fecha_creacion = '2026-01-01T00:00:00.000Z';
  await answer([{ slug: 'sin-foto', titulo: 'Sin foto', imagen_portada_url: null, fecha_creacion }]);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const card = page.getByRole('region', { name: 'Últimas noticias' }).getByRole('article');
  await card.filter({ hasText: 'Sin foto' }).getByText('Sin Imagen').waitFor();
});

test('pictures that do not come fall back to "Imagen No Disponible"', async () => {
  const page = await openPage({ expected: /Failed to load resource/ });
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/noticias');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByText('Imagen No Disponible').waitFor();
  expect(await card.locator('img').count()).toBe(0);
});

test('pictures that failed before React was running fall back too', async () => {
  const page = await openPage({ expected: /Failed to load resource/ });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const failed = page.waitForResponse((response) => response.url().includes('/media/') && response.status() === 404);
  const opened = page.goto('/noticias');
  await failed;
  resolve();
  await opened;
  await page.getByRole('main').getByRole('article').first().getByText('Imagen No Disponible').waitFor();
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
