import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { answerOf, openPage, phone } from './browser.ts';
import { structuredData, visit, wordsOf } from './html.ts';

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

/**
 * "Cargar más" adds the next cards below; the questions of a location open and close by themselves, and its gallery
 * opens large; whoever comes back finds the list as long as they left it; filters by municipality and category.
 */
test('the list of locations and one of them', async () => {
  const page = await openPage({ expected: /ERR_FAILED/ });
  await page.goto('/ubicaciones');
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBe(12);
  const more = page.getByRole('link', { name: 'Cargar más' });
  await page.route('**/get_ubicaciones.php*', (route) => route.abort());
  await more.press('Enter');
  await page.getByText('No se pudo cargar más. Inténtalo de nuevo.').waitFor();
  await page.unroute('**/get_ubicaciones.php*');
  await more.press('Enter');
  await page.getByText('Página 2 de 2').waitFor();
  expect(await cards.count()).toBe(20);
  expect(await more.count()).toBe(0);
  expect(page.url()).toMatch(/\/ubicaciones$/);

  await cards.first().getByRole('heading').getByRole('link', { name: 'Casas Colgadas' }).press('Enter');
  await page.getByRole('button', { name: 'Cargar: Mapa: Casas Colgadas' }).waitFor();
  expect(page.url()).toMatch(/\/ubicaciones\/casas-colgadas$/);
  const answer = page.locator('details').filter({ hasText: '¿Se pueden visitar por dentro?' }).locator('p');
  expect(await answer.isVisible()).toBe(false);
  await page.getByText('¿Se pueden visitar por dentro?').click();
  expect(await answer.innerText()).toContain('Albergan el Museo de Arte Abstracto Español');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Ampliar: Las Casas Colgadas iluminadas/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotografías de Casas Colgadas' });
  await dialog.getByText('1 de 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('img', { name: 'La hoz del Huécar con los árboles en otoño' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByText('Página 2 de 2').waitFor();
  expect(await cards.count()).toBe(20);

  const choose = async (label: string, start: string) => {
    const options = await page.getByLabel(label).locator('option').allTextContents();
    await page.getByLabel(label).selectOption({ label: options.find((text) => text.startsWith(start))! });
  };
  await choose('Municipio', 'Cuenca (');
  await choose('Categoría', 'Museos (');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const all = page.getByRole('link', { name: 'Quitar filtros' });
  await all.waitFor();
  expect(page.url()).toMatch(/municipio=\d+&categoria=\d+/);
  const kickers = await page.getByText(/^Museos · Cuenca$/).count();
  expect(kickers).toBeGreaterThan(0);
  expect(await cards.count()).toBe(kickers);
  await all.click();
  await page.getByText('20 ubicaciones').waitFor();
  expect(await page.getByLabel('Municipio').inputValue()).toBe('');
});

/**
 * The map asks nobody before its own "Cargar" button, then every location is a point that leads to it; videos: eleven
 * characters or nothing, the no-cookie address after "Cargar", own files with controls; a failed list and a failed
 * location show their errors; with consent the map loads by itself, and shows what the list shows.
 */
test('the map and the videos of locations', async () => {
  const page = await openPage({ hasBanner: true, expected: /404|500/ });
  const asked = await watchOthers(page);
  // Few cards are enough.
  await page.goto('/ubicaciones?pagina=2');
  const load = page.getByRole('button', { name: 'Cargar: Mapa de las ubicaciones' });
  await load.waitFor();
  expect(asked).toEqual([]);
  await load.press('Enter');
  const map = page.getByRole('region', { name: 'Mapa de las ubicaciones' });
  const pin = map.getByRole('button', { name: 'Castillo de Alarcón' });
  await pin.waitFor();
  // Places too near each other share a pin, which names them all.
  const shown = async () =>
    (
      await map.locator('.leaflet-marker-icon').evaluateAll((found) => found.map((pin) => pin.getAttribute('title')!))
    ).flatMap((names) => names.split('; ')).length;
  expect(await shown()).toBe(20);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map((url) => new URL(url).host))).toEqual(new Set(['tile.openstreetmap.org']));
  await expectAccessible(page);

  const location = '**/api/get_ubicacion.php*';
  await page.route(location, async (route) => {
    const { data, ...rest } = (await (await answerOf(route)).json()) as { data: object };
    const videos = [
      { id: 1, url_video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', titulo: 'Paseo' },
      { id: 2, url_video: 'https://www.youtube.com/watch?v=demasiado-largo', titulo: 'Sin identificador' },
      { id: 3, url_video: '/media/0123456789abcdef0123.mp4', titulo: 'Propio' },
    ];
    await route.fulfill({ json: { ...rest, data: { ...data, videos } } });
  });
  await pin.press('Enter');
  await map.getByRole('link', { name: 'Castillo de Alarcón' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Castillo de Alarcón' }).waitFor();
  asked.length = 0;
  const videos = page.getByRole('region', { name: 'Vídeos' });
  expect(await videos.getByRole('figure').count()).toBe(2);
  expect(await videos.locator('video').getAttribute('preload')).toBe('metadata');
  expect(await videos.locator('video').getAttribute('controls')).not.toBeNull();
  expect(asked).toEqual([]);
  await videos.getByRole('button', { name: 'Cargar: Paseo' }).press('Enter');
  expect(await videos.locator('iframe').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');

  await page.unroute(location);
  const list = '**/api/get_ubicaciones.php*';
  for (const calls of [location, list])
    await page.route(calls, (route) => route.fulfill({ status: 500, body: 'roto' }));
  await goInApp(page, '/ubicaciones/casas-colgadas');
  await page.getByText('Error al cargar la ubicación. Por favor, inténtalo de nuevo más tarde.').waitFor();
  await goInApp(page, '/ubicaciones');
  await page.getByText('Error al cargar las ubicaciones. Por favor, inténtelo de nuevo más tarde.').waitFor();

  // The button was for that one time; a yes is for all.
  await page.unroute(list);
  await goInApp(page, '/ubicaciones?pagina=2');
  await load.waitFor();
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await pin.waitFor();
  await goInApp(page, '/ubicaciones?etiqueta=con-ninos');
  const status = page.getByText(/^\d+ ubicaci/);
  await expect.poll(() => status.textContent()).not.toMatch(/^20 /);
  const listed = Number.parseInt((await status.textContent())!, 10);
  await expect.poll(shown).toBe(listed);
});

test('a location says where it is and what is near', async () => {
  const { text } = await visit('/ubicaciones/casas-colgadas');
  expect(text).toContain('<title>Casas Colgadas - Secretos de Cuenca</title>');
  expect(structuredData(text, 'TouristAttraction')).toMatchObject({
    name: 'Casas Colgadas',
    geo: { '@type': 'GeoCoordinates', latitude: 40.0784, longitude: -2.1291 },
    address: { addressLocality: 'Cuenca', addressCountry: 'ES' },
  });
  expect(structuredData(text, 'BreadcrumbList')).toBeDefined();
  const where = text.match(/<aside[^>]*aria-labelledby="donde-esta".*?<\/aside>/s)![0];
  expect(wordsOf(where)).toContain('Calle Canónigos, s/n');
  expect(wordsOf(where)).toContain('40,0784° N, 2,1291° O');
  expect(text.match(/<section[^>]*aria-labelledby="cerca".*?<\/section>/s)![0].match(/<article/g)).toHaveLength(4);
  expect(text).toMatch(/<section[^>]*aria-labelledby="empresas-cerca".*?<h3><a href="\/emprendedores\/[a-z0-9-]+"/s);
  const crumbs = text.match(/<nav aria-label="Estás en".*?<\/nav>/s)![0];
  expect(wordsOf(crumbs).trim()).toMatch(/^Inicio\s+Ubicaciones$/);
});

/** On a phone the first screen of a place and of a business says whether it is open, and leads to where it is. */
test('the first screen of a place on a phone says whether it is open', async () => {
  const page = await openPage({ viewport: phone, hasTouch: true });
  for (const path of ['/ubicaciones/ciudad-encantada', '/emprendedores/figon-de-la-hoz']) {
    await page.goto(path);
    const said = page.getByText(/^(?:Abierto|Cerrado) ahora/).first();
    await said.waitFor();
    const way = page.getByRole('main').getByRole('link', { name: 'Dónde está' });
    for (const part of [said, way]) {
      const { y, height } = (await part.boundingBox())!;
      expect(y + height, path).toBeLessThan(phone.height);
    }
    await way.tap();
    await expect
      .poll(async () => (await page.getByRole('heading', { name: 'Dónde está' }).boundingBox())!.y, { timeout: 5000 })
      .toBeLessThan(phone.height);
    // Not hidden behind the header that stays.
    const header = (await page.getByRole('banner').boundingBox())!;
    expect((await page.getByRole('heading', { name: 'Dónde está' }).boundingBox())!.y).toBeGreaterThanOrEqual(
      header.y + header.height,
    );
  }
});

/**
 * Without JavaScript "Cargar más" is a real ?pagina= link and the filters are a plain form; a filter that leaves
 * nothing, and a location that does not exist, say so.
 */
test('the list of locations without JavaScript', async () => {
  const { text } = await visit('/ubicaciones');
  expect(text).toContain('<title>Ubicaciones - Secretos de Cuenca</title>');
  expect(text).toContain('href="/ubicaciones?pagina=2">Cargar más</a>');
  const second = (await visit('/ubicaciones?pagina=2')).text;
  expect(wordsOf(second)).toContain('Página 2 de 2');
  expect(cardsOf(second)).toBe(8);
  expect(second).toContain('href="/ubicaciones">Anteriores</a>');

  const form = text.match(/<form[^>]*action="\/ubicaciones" method="get".*?<\/form>/s)![0];
  const idOf = (name: string, label: string) =>
    form.match(new RegExp(`<select[^>]*name="${name}".*?<option value="(\\d+)">${label} \\(`, 's'))![1];
  const query = `municipio=${idOf('municipio', 'Cuenca')}&categoria=${idOf('categoria', 'Museos')}`;
  const filtered = (await visit(`/ubicaciones?${query}&etiqueta=`)).text;
  expect(cardsOf(filtered)).toBe(filtered.match(/>Museos · Cuenca</g)!.length);
  expect(filtered).toMatch(/<link rel="canonical" href="[^"]*\/ubicaciones"/);
  expect(filtered).toContain('href="/ubicaciones">Quitar filtros</a>');

  expect((await visit('/ubicaciones?municipio=2000000000')).text).toContain('No se encontraron ubicaciones.');
  const unknown = await visit('/ubicaciones/no-la-hay');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Ubicación no encontrada.');
});

function cardsOf(html: string): number {
  return html.match(/<main.*<\/main>/s)![0].match(/<article/g)!.length;
}
