import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { desktop, openPage, phone, tablet } from './browser.ts';
import { structuredData, visit } from './html.ts';

const failed = /Failed to load resource|net::ERR/;

/** From another page, so that the browser itself makes the calls. */
async function goHomeInApp(page: Awaited<ReturnType<typeof openPage>>) {
  await page.getByRole('link', { name: /, inicio$/ }).click();
}

test('hero with a call to action, news, three cards and the local-support block lead where they should; nothing of it needs a script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  const hrefsOf = (place: ReturnType<typeof page.locator>) =>
    place.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const hero = page.getByRole('region', { name: 'Presentación' });
  expect(await hero.getByRole('link').getAttribute('href')).toBe('/actividades-y-eventos');
  const news = page.getByRole('region', { name: 'Últimas noticias' }).getByRole('article').getByRole('link');
  expect(await news.count()).toBeGreaterThan(2);
  for (const href of await hrefsOf(news)) expect(href).toMatch(/^\/noticias\/[a-z0-9-]+$/);
  const intro = page.getByRole('region', { name: 'Tres maneras de empezar' });
  expect(await hrefsOf(intro.getByRole('listitem').getByRole('link'))).toEqual([
    '/rutas-y-naturaleza',
    '/actividades-y-eventos',
    '/leyendas-y-tradiciones',
  ]);
  expect(await intro.getByRole('link', { name: 'Ver todas las actividades' }).getAttribute('href')).toBe(
    '/actividades-y-eventos',
  );
  expect(await page.getByRole('link', { name: 'Apoya lo local' }).getAttribute('href')).toBe('/emprendedores');
});

test('"Latest articles" carousel of cards, each linking to /{categoria_slug}/{slug}; it wraps around, auto-advances every 5 s and pauses while the pointer is over it', async () => {
  const page = await openPage({ hasClock: true, viewport: { width: 992, height: 800 } });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Carrusel de últimos artículos' });
  for (const href of await carousel
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^\/[a-z-]+\/[a-z0-9-]+$/);
  await carousel.getByText('1 de 3').waitFor();
  expect(await carousel.locator('li:not([inert])').count()).toBe(3);
  await page.clock.runFor(5000);
  await carousel.getByText('2 de 3').waitFor();
  await carousel.hover();
  await page.clock.runFor(20_000);
  await carousel.getByText('2 de 3').waitFor();
  await carousel.getByRole('button', { name: 'Anterior' }).click();
  await carousel.getByText('1 de 3').waitFor();
  await carousel.getByRole('button', { name: 'Anterior' }).click();
  await carousel.getByText('3 de 3').waitFor();
  await carousel.getByRole('button', { name: 'Siguiente' }).click();
  await carousel.getByText('1 de 3').waitFor();

  for (const [viewport, count, slides] of [
    [tablet, 2, 5],
    [phone, 1, 9],
  ] as const) {
    await page.setViewportSize(viewport);
    await carousel.getByText(`1 de ${slides}`).waitFor();
    expect(await carousel.locator('li:not([inert])').count()).toBe(count);
  }
});

test('the page sets its own title, description, canonical link, social-sharing tags and website structured data, and removes them when left', async () => {
  const { text } = await visit('/');
  expect(text).toContain('<title>Secretos de Cuenca | Descubre los secretos de Cuenca</title>');
  for (const tag of [
    '<meta name="description"',
    '<link rel="canonical"',
    '<meta property="og:title"',
    '<meta name="twitter:card"',
  ])
    expect(text.split(tag).length - 1, tag).toBe(1);
  expect(structuredData(text, 'WebSite')).toBeDefined();

  const page = await openPage();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Noticias' }).click();
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Noticias - '));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/noticias$/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).not.toContain('"WebSite"');
});

test('loading texts while the lists are on their way; refused, unreachable and empty each have their text', async () => {
  const page = await openPage({ expected: failed });
  await page.goto('/contacto');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/get_latest_*.php', async (route) => {
    await promise;
    await route.continue();
  });
  await goHomeInApp(page);
  await page.getByText('Cargando noticias...').waitFor();
  await page.getByText('Cargando últimos artículos...').waitFor();
  resolve();
  await page.getByRole('region', { name: 'Últimas noticias' }).getByRole('article').first().waitFor();
  await page.unroute('**/get_latest_*.php');

  for (const [answer, texts] of [
    [{ success: false, message: '' }, ['No se pudieron cargar las noticias.', 'No se pudieron cargar los posts.']],
    [undefined, ['Error al conectar con el servidor de noticias.', 'Error al conectar con el servidor de posts.']],
    [
      { success: true, message: '', data: [] },
      ['No hay noticias disponibles en este momento.', 'No hay posts disponibles en este momento.'],
    ],
  ] as const) {
    await page.goto('/contacto');
    await page.route('**/get_latest_*.php', (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await goHomeInApp(page);
    for (const text of texts) await page.getByText(text).waitFor();
    await page.unroute('**/get_latest_*.php');
  }
});

test('nothing of a third party is asked for before consent; axe finds nothing, on a phone and on a desktop', async () => {
  const page = await openPage({ hasBanner: true });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('siteUrl')) && request.url().startsWith('http')) foreign.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const name of ['Aceptar', 'Rechazar', 'Configurar'])
    await page.getByRole('button', { name, exact: true }).waitFor();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByRole('button', { name: 'Rechazar' }).count()).toBe(0);
  expect(foreign).toEqual([]);
});

test('"Cards animate once, when 20% visible", and are never invisible', async () => {
  const page = await openPage({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const card = page.locator('[data-reveal]').last();
  await expect.poll(() => card.getAttribute('data-reveal')).toBe('waiting');
  expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  const scrollTo = (share: number) =>
    card.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * share - window.innerHeight, behavior: 'instant' });
    }, share);
  await scrollTo(0.1);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await card.getAttribute('data-reveal')).toBe('waiting');
  await scrollTo(0.4);
  await expect.poll(() => card.getAttribute('data-reveal')).toBe('shown');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await card.getAttribute('data-reveal')).toBe('shown');
});
