import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { structuredData, visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPM6D7zHwAFNAJZ1VCf4wAAAABJRU5ErkJggg==',
  'base64',
);

/** Nothing of these tests leaves the machine; what would have left is remembered. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: tile });
  });
  return asked;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the list shows cards that lead to each location, and "Cargar más" adds the next ones below', async () => {
  const page = await openPage({ expected: /ERR_FAILED/ });
  await page.goto('/ubicaciones');
  expect(await cards(page).count()).toBe(12);
  expect(await page.title()).toBe('Ubicaciones - Secretos de Cuenca');
  const more = page.getByRole('link', { name: 'Cargar más' });
  expect(await more.getAttribute('href')).toBe('/ubicaciones?pagina=2');

  await page.route('**/get_ubicaciones.php*', (route) => route.abort());
  await more.click();
  await page.getByText('No se pudo cargar más. Inténtalo de nuevo.').waitFor();
  await page.unroute('**/get_ubicaciones.php*');

  await more.press('Enter');
  await page.getByText('Página 2 de 2').waitFor();
  expect(await cards(page).count()).toBe(20);
  expect(await more.count()).toBe(0);
  expect(page.url()).toMatch(/\/ubicaciones$/);

  const last = cards(page).last().getByRole('heading').getByRole('link');
  const name = await last.textContent();
  await last.click();
  await page.getByRole('heading', { level: 1, name: name! }).waitFor();
  expect(page.url()).toMatch(/\/ubicaciones\/[a-z0-9-]+$/);
  // Whoever comes back finds the list as long as they left it.
  await page.goBack();
  await page.getByText('Página 2 de 2').waitFor();
  expect(await cards(page).count()).toBe(20);
});

test('without JavaScript "Cargar más" is a real ?pagina= link', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/ubicaciones');
  await page.getByRole('link', { name: 'Cargar más' }).click();
  await page.getByText('Página 2 de 2').waitFor();
  expect(page.url()).toContain('/ubicaciones?pagina=2');
  expect(await cards(page).count()).toBe(8);
  await page.getByRole('link', { name: 'Anteriores', exact: true }).click();
  await page.getByText('Página 1 de 2').waitFor();
});

test.each([true, false])('filters by municipality and category (JavaScript: %s)', async (javaScriptEnabled) => {
  const page = await openPage({ javaScriptEnabled });
  await page.goto('/ubicaciones');
  await page.getByLabel('Municipio').selectOption({ label: await optionStarting(page, 'Municipio', 'Cuenca (') });
  await page.getByLabel('Categoría').selectOption({ label: await optionStarting(page, 'Categoría', 'Museos (') });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('link', { name: 'Quitar filtros' }).waitFor();
  expect(page.url()).toMatch(/municipio=\d+&categoria=\d+/);
  const kickers = await page.getByText(/^Museos · Cuenca$/).count();
  expect(kickers).toBeGreaterThan(0);
  expect(await cards(page).count()).toBe(kickers);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/ubicaciones$/);
  await page.getByRole('link', { name: 'Quitar filtros' }).click();
  await page.getByText('20 ubicaciones').waitFor();
  expect(await page.getByLabel('Municipio').inputValue()).toBe('');
});

test('a filter that leaves nothing, and a location that does not exist, say so', async () => {
  expect((await visit('/ubicaciones?municipio=2000000000')).text).toContain('No se encontraron ubicaciones.');
  const unknown = await visit('/ubicaciones/no-la-hay');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Ubicación no encontrada.');
});

test('the map asks nobody before its own "Cargar" button; then every location is a point that leads to it', async () => {
  const page = await openPage();
  const asked = await watchOthers(page);
  await page.goto('/ubicaciones');
  await page.getByText('Mapa de las ubicaciones').waitFor();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Cargar: Mapa de las ubicaciones' }).click();
  const map = page.getByRole('region', { name: 'Mapa de las ubicaciones' });
  await map.getByRole('button', { name: 'Castillo de Alarcón' }).waitFor();
  // Places too near each other share a pin, which names them all.
  const pins = await map
    .locator('.leaflet-marker-icon')
    .evaluateAll((found) => found.map((pin) => pin.getAttribute('title')!));
  expect(pins.flatMap((names) => names.split('; ')).length).toBe(20);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map((url) => new URL(url).host))).toEqual(new Set(['tile.openstreetmap.org']));
  await expectAccessible(page);
  await map.getByRole('button', { name: 'Castillo de Alarcón' }).press('Enter');
  await map.getByRole('link', { name: 'Castillo de Alarcón' }).click();
  await page.getByRole('heading', { level: 1, name: 'Castillo de Alarcón' }).waitFor();
});

test('with consent the map loads by itself', async () => {
  const page = await openPage({ hasBanner: true });
  await watchOthers(page);
  await page.goto('/ubicaciones');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Castillo de Alarcón' }).waitFor();
});

test('a failed list and a failed location show their errors', async () => {
  const page = await openPage({ expected: /500|503/ });
  await page.route('**/api/get_ubicaciones.php*', (route) => route.fulfill({ status: 500, body: 'roto' }));
  await page.goto('/contacto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ubicaciones' }).click();
  await page.getByText('Error al cargar las ubicaciones. Por favor, inténtelo de nuevo más tarde.').waitFor();
  await page.route('**/api/get_ubicacion.php*', (route) => route.fulfill({ status: 500, body: 'roto' }));
  await page.goto('/ubicaciones');
  await page.getByRole('heading', { name: 'Casas Colgadas' }).getByRole('link').click();
  await page.getByText('Error al cargar la ubicación. Por favor, inténtalo de nuevo más tarde.').waitFor();
});

test('a location tells where it is and what is near, and says so to search engines; its questions open and close by themselves, and the gallery opens large', async () => {
  const { text } = await visit('/ubicaciones/casas-colgadas');
  expect(text).toContain('<title>Casas Colgadas - Secretos de Cuenca</title>');
  expect(structuredData(text, 'TouristAttraction')).toMatchObject({
    name: 'Casas Colgadas',
    geo: { '@type': 'GeoCoordinates', latitude: 40.0784, longitude: -2.1291 },
    address: { addressLocality: 'Cuenca', addressCountry: 'ES' },
  });
  expect(structuredData(text, 'BreadcrumbList')).toBeDefined();

  const page = await openPage();
  await page.goto('/ubicaciones/casas-colgadas');
  const where = page.getByRole('complementary', { name: 'Dónde está' });
  await where.getByText('Calle Canónigos, s/n').waitFor();
  await where.getByText('40,0784° N, 2,1291° O').waitFor();
  await where.getByRole('button', { name: 'Cargar: Mapa: Casas Colgadas' }).waitFor();
  expect(await page.getByRole('region', { name: 'Cerca de aquí' }).getByRole('article').count()).toBe(4);
  const business = page
    .getByRole('region', { name: 'Empresas de Cuenca' })
    .getByRole('heading')
    .getByRole('link')
    .first();
  expect(await business.getAttribute('href')).toMatch(/^\/emprendedores#empresa-\d+$/);
  expect(await page.getByRole('navigation', { name: 'Estás en' }).getByRole('link').allTextContents()).toEqual([
    'Inicio',
    'Ubicaciones',
  ]);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByText('¿Se pueden visitar por dentro?').click();
  await page.getByText('Albergan el Museo de Arte Abstracto Español', { exact: false }).last().waitFor();
  await page.getByRole('link', { name: /^Ampliar: Las Casas Colgadas iluminadas/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotografías de Casas Colgadas' });
  await dialog.getByText('1 de 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('img', { name: 'La hoz del Huécar con los árboles en otoño' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

let made: { id: number; slug: string };

beforeAll(async () => {
  const admin = await httpAdmin();
  const created = await admin.post('create_ubicacion.php', {
    nombre: 'Un lugar con vídeos',
    slug: 'un-lugar-con-videos',
    categoria_id: 1,
    municipio_id: 1,
    publicado: 0,
    videos: [
      { url_video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', titulo: 'Paseo' },
      { url_video: 'https://www.youtube.com/watch?v=demasiado-largo', titulo: 'Sin identificador' },
      { url_video: '/media/0123456789abcdef0123.mp4', titulo: 'Propio' },
    ],
  });
  if (!created.success) throw new Error(created.message);
  made = created.data as typeof made;
});

afterAll(async () => {
  await (await httpAdmin()).post('delete_ubicacion.php', { id: made.id });
});

test('videos: eleven characters or nothing, the no-cookie address after "Cargar", own files with controls', async () => {
  const admin = await httpAdmin();
  await admin.post('update_ubicacion.php', {
    id: made.id,
    nombre: 'Un lugar con vídeos',
    slug: made.slug,
    publicado: 1,
  });
  const page = await openPage({ expected: /404/ });
  const asked = await watchOthers(page);
  await page.goto(`/ubicaciones/${made.slug}`);
  const videos = page.getByRole('region', { name: 'Vídeos' });
  expect(await videos.getByRole('figure').count()).toBe(2);
  expect(await videos.locator('video').getAttribute('preload')).toBe('metadata');
  expect(await videos.locator('video').getAttribute('controls')).not.toBeNull();
  expect(asked).toEqual([]);
  await videos.getByRole('button', { name: 'Cargar: Paseo' }).click();
  expect(await videos.locator('iframe').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  await admin.post('update_ubicacion.php', {
    id: made.id,
    nombre: 'Un lugar con vídeos',
    slug: made.slug,
    publicado: 0,
  });
});

async function optionStarting(page: Page, label: string, start: string): Promise<string> {
  const options = await page.getByLabel(label).getByRole('option').allTextContents();
  return options.find((text) => text.startsWith(start))!;
}
