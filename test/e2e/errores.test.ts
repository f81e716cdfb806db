import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';

test('an unknown page answers 404 with ways out; a page that breaks while it is drawn says so, can be tried again and has a search box; a thing without a picture shows "Sin Imagen"', async () => {
  const page = await openPage({ expected: /404|of null|Minified React error/ });
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
