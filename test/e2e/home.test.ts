import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone, tablet } from './browser.ts';

const failed = /Failed to load resource|net::ERR/;

/** From another page, so that the browser itself makes the calls. */
async function goHomeInApp(page: Awaited<ReturnType<typeof openPage>>) {
  await page.goto('/historia');
  await page.waitForFunction(() => document.querySelector('footer a[href="/login"]') !== null);
  await page.getByRole('link', { name: /, inicio$/ }).click();
}

test('hero with a call to action leading to /actividades-y-eventos', async () => {
  const page = await openPage();
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Presentación' });
  expect(await hero.getByRole('link').getAttribute('href')).toBe('/actividades-y-eventos');
});

test('"Latest news" grid of cards, each linking to /noticias/{slug}', async () => {
  const page = await openPage();
  await page.goto('/');
  const hrefs = await page
    .getByRole('region', { name: 'Últimas noticias' })
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs) expect(href).toMatch(/^\/noticias\/[a-z0-9-]+$/);
});

test('"Latest articles" carousel of cards, each linking to /{categoria_slug}/{slug}; it wraps around', async () => {
  const page = await openPage();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Carrusel de últimos artículos' });
  for (const href of await carousel
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^\/[a-z-]+\/[a-z0-9-]+$/);
  await carousel.getByText('1 de 3').waitFor();
  await carousel.getByRole('button', { name: 'Anterior' }).click();
  await carousel.getByText('3 de 3').waitFor();
  await carousel.getByRole('button', { name: 'Siguiente' }).click();
  await carousel.getByText('1 de 3').waitFor();
});

test.each([
  [{ width: 992, height: 800 }, 3],
  [tablet, 2],
  [phone, 1],
])('items per slide at width %o: %i', async (viewport, count) => {
  const page = await openPage({ viewport });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Carrusel de últimos artículos' });
  await carousel.getByText(`1 de ${9 / count === 4.5 ? 5 : 9 / count}`).waitFor();
  expect(await carousel.locator('li:not([inert])').count()).toBe(count);
});

test('the carousel auto-advances every 5 s and pauses while the pointer is over it', async () => {
  const page = await openPage();
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Carrusel de últimos artículos' });
  await carousel.getByText('1 de 3').waitFor();
  await page.clock.runFor(5000);
  await carousel.getByText('2 de 3').waitFor();
  await carousel.hover();
  await page.clock.runFor(20_000);
  await carousel.getByText('2 de 3').waitFor();
});

test('intro with three cards linking to /rutas-y-naturaleza, /actividades-y-eventos and /leyendas-y-tradiciones', async () => {
  const page = await openPage();
  await page.goto('/');
  const intro = page.getByRole('region', { name: 'Tres maneras de empezar' });
  const hrefs = await intro
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/rutas-y-naturaleza', '/actividades-y-eventos', '/leyendas-y-tradiciones']);
  expect(await intro.getByRole('link', { name: 'Ver todas las actividades' }).getAttribute('href')).toBe(
    '/actividades-y-eventos',
  );
});

test('the local-support block links to /emprendedores', async () => {
  const page = await openPage();
  await page.goto('/');
  expect(await page.getByRole('link', { name: 'Apoya lo local' }).getAttribute('href')).toBe('/emprendedores');
});

test('the page sets its own title, description, canonical link, social-sharing tags and website structured data', async () => {
  const page = await openPage();
  await page.goto('/');
  expect(await page.title()).toBe('Secretos de Cuenca | Descubre los secretos de Cuenca');
  for (const selector of [
    'meta[name=description]',
    'link[rel=canonical]',
    'meta[property="og:title"]',
    'meta[name="twitter:card"]',
  ])
    expect(await page.locator(selector).count(), selector).toBe(1);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toContain('WebSite');
});

test('… and removes them when left', async () => {
  const page = await openPage();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Noticias' }).click();
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Noticias - '));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/noticias$/);
  expect(
    await page
      .locator('script[type="application/ld+json"]')
      .allTextContents()
      .then((all) => all.join()),
  ).not.toContain('"WebSite"');
});

test('loading texts while the lists are on their way', async () => {
  const page = await openPage();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/get_latest_*.php', async (route) => {
    await gate;
    await route.continue();
  });
  await goHomeInApp(page);
  await page.getByText('Cargando noticias...').waitFor();
  await page.getByText('Cargando últimos artículos...').waitFor();
  release();
  await page.getByRole('region', { name: 'Últimas noticias' }).getByRole('article').first().waitFor();
});

test.each([
  [
    'get_latest_news.php',
    'No se pudieron cargar las noticias.',
    'Error al conectar con el servidor de noticias.',
    'No hay noticias disponibles en este momento.',
  ],
  [
    'get_latest_posts.php',
    'No se pudieron cargar los posts.',
    'Error al conectar con el servidor de posts.',
    'No hay posts disponibles en este momento.',
  ],
])('%s: refused, unreachable and empty each have their text', async (call, refused, unreachable, empty) => {
  const answers: [object | 'abort', string][] = [
    [{ success: false, message: '' }, refused],
    ['abort', unreachable],
    [{ success: true, message: '', data: [] }, empty],
  ];
  for (const [answer, text] of answers) {
    const page = await openPage({ expected: failed });
    await page.route(`**/${call}`, (route) => (answer === 'abort' ? route.abort() : route.fulfill({ json: answer })));
    await goHomeInApp(page);
    await page.getByText(text).waitFor();
  }
});

test('nothing of a third party is asked for before consent', async () => {
  const page = await openPage({ hasBanner: true });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('siteUrl')) && request.url().startsWith('http')) foreign.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const name of ['Aceptar', 'Rechazar', 'Configurar'])
    await page.getByRole('button', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByRole('button', { name: 'Rechazar' }).count()).toBe(0);
  expect(foreign).toEqual([]);
});

test('axe finds nothing, on a phone and on a desktop', async () => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    const page = await openPage({ viewport, hasBanner: true });
    await page.goto('/');
    await page.getByRole('button', { name: 'Rechazar' }).waitFor();
    await expectAccessible(page);
  }
});

test('"Cards animate once, when 20% visible", and are never invisible', async () => {
  const page = await openPage();
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
