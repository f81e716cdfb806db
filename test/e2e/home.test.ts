import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { openPage, phone, tablet } from './browser.ts';
import { structuredData, visit } from './html.ts';

/**
 * Hero with a call to action, news, "Latest articles" cards, each linking to /{categoria_slug}/{slug}, three cards
 * and the local-support block lead where they should; nothing of it needs a script; the page sets its own title,
 * description, canonical link, social-sharing tags and website structured data.
 */
test('the home page and what it leads to, without a script too', async () => {
  const { text } = await visit('/');
  const hrefsIn = (label: string, tag = 'section') => {
    const place = text.match(new RegExp(`<${tag}[^>]*aria-label="${label}".*?</${tag}>`, 's'))![0];
    return [...place.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);
  };
  expect(hrefsIn('Presentación')).toEqual(['/actividades-y-eventos']);
  const [all, ...news] = hrefsIn('Últimas noticias');
  expect(all).toBe('/noticias');
  expect(news.length).toBeGreaterThan(2);
  for (const href of news) expect(href).toMatch(/^\/noticias\/[a-z0-9-]+$/);
  const articles = hrefsIn('Carrusel de últimos artículos');
  expect(articles).toHaveLength(9);
  for (const href of articles) expect(href).toMatch(/^\/[a-z-]+\/[a-z0-9-]+$/);
  expect(hrefsIn('Tres maneras de empezar')).toEqual([
    '/rutas-y-naturaleza',
    '/actividades-y-eventos',
    '/leyendas-y-tradiciones',
    '/actividades-y-eventos',
  ]);
  expect(text).toMatch(/href="\/actividades-y-eventos">Ver todas las actividades<\/a>/);
  expect(text).toMatch(/href="\/emprendedores">Apoya lo local<\/a>/);

  expect(text).toContain('<title>Secretos de Cuenca | Descubre los secretos de Cuenca</title>');
  for (const tag of [
    '<meta name="description"',
    '<link rel="canonical"',
    '<meta property="og:title"',
    '<meta name="twitter:card"',
  ])
    expect(text.split(tag).length - 1, tag).toBe(1);
  expect(structuredData(text, 'WebSite')).toBeDefined();
});

/**
 * "Cards animate once, when 20% visible", and are never invisible; the carousel of articles wraps around,
 * auto-advances every 5 s and pauses while the pointer is over it. What is on this weekend stands in one row on a
 * tablet, whole, and one below the other on a phone.
 */
test('cards that animate and the carousel', async () => {
  const page = await openPage({ hasClock: true, viewport: { width: 992, height: 800 } });
  await page.goto('/');
  const card = page.locator('[data-reveal]').last();
  await expect.poll(() => card.getAttribute('data-reveal')).toBe('waiting');
  expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  const scrollTo = (share: number) =>
    card.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * share - window.innerHeight, behavior: 'instant' });
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, share);
  await scrollTo(0.1);
  expect(await card.getAttribute('data-reveal')).toBe('waiting');
  await scrollTo(0.4);
  await expect.poll(() => card.getAttribute('data-reveal')).toBe('shown');
  await scrollTo(-2);
  expect(await card.getAttribute('data-reveal')).toBe('shown');

  const carousel = page.getByRole('region', { name: 'Carrusel de últimos artículos' });
  const back = carousel.getByRole('button', { name: 'Anterior' });
  // Wherever it has turned to by now: it waits while it is pointed at.
  await back.hover();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const slide = () => carousel.getByText(/^\d de \d$/).textContent();
  for (let n = 0; n < 3 && (await slide()) !== '1 de 3'; n++) await back.click();
  expect(await carousel.locator('li:not([inert])').count()).toBe(3);
  await back.click();
  expect(await slide()).toBe('3 de 3');
  await carousel.getByRole('button', { name: 'Siguiente' }).click();
  expect(await slide()).toBe('1 de 3');
  await page.clock.runFor(20_000);
  expect(await slide()).toBe('1 de 3');
  await page.mouse.move(0, 0);
  let seconds = 0;
  for (; seconds < 10 && (await slide()) === '1 de 3'; seconds++) await page.clock.runFor(1000);
  expect(await slide()).toBe('2 de 3');
  expect(seconds).toBeGreaterThanOrEqual(5);

  for (const [viewport, count, slides] of [
    [tablet, 2, 5],
    [phone, 1, 9],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect.poll(slide).toMatch(new RegExp(`^\\d de ${slides}$`));
    expect(await carousel.locator('li:not([inert])').count()).toBe(count);
    const weekend = await page
      .getByRole('region', { name: 'Este fin de semana' })
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => ({
          top: Math.round(card.getBoundingClientRect().top),
          isWhole: [card, ...card.querySelectorAll('h3')].every((part) => part.scrollWidth <= part.clientWidth),
        })),
      );
    expect(weekend.length).toBeGreaterThan(0);
    expect(new Set(weekend.map(({ top }) => top)).size).toBe(viewport === phone ? weekend.length : 1);
    expect(weekend.filter(({ isWhole }) => !isWhole)).toEqual([]);
  }
});

/**
 * Nothing of a third party is asked for before consent, nor after a no, which is remembered; axe finds nothing;
 * loading texts while the lists are on their way; refused, unreachable and empty each have their text; what the page
 * says of itself is removed when it is left.
 */
test('the home page before and after consent', async () => {
  const page = await openPage({ hasBanner: true, expected: /Failed to load resource|net::ERR/ });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('siteUrl')) && request.url().startsWith('http')) foreign.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const name of ['Aceptar', 'Rechazar', 'Configurar'])
    await page.getByRole('button', { name, exact: true }).waitFor();
  await expectAccessible(page);
  const refuse = page.getByRole('button', { name: 'Rechazar' });
  await refuse.click();
  await refuse.waitFor({ state: 'detached' });
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('consentimiento')!));
  expect(stored).toEqual({ mapas: false, videos: false, radio: false });

  // A page that has not seen the lists yet: what was seen before is shown while it is asked for again.
  await page.goto('/contacto');
  const lists = '**/get_latest_*.php';
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(lists, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /, inicio$/ }).click();
  await page.getByText('Cargando noticias...').waitFor();
  await page.getByText('Cargando últimos artículos...').waitFor();
  resolve();
  await page.getByRole('region', { name: 'Últimas noticias' }).getByRole('article').first().waitFor();
  expect(foreign).toEqual([]);
  const structured = async () => (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  await expect.poll(structured).toContain('"WebSite"');

  for (const [answer, texts] of [
    [{ success: false, message: '' }, ['No se pudieron cargar las noticias.', 'No se pudieron cargar los posts.']],
    [undefined, ['Error al conectar con el servidor de noticias.', 'Error al conectar con el servidor de posts.']],
    [
      { success: true, message: '', data: [] },
      ['No hay noticias disponibles en este momento.', 'No hay posts disponibles en este momento.'],
    ],
  ] as const) {
    await page.unroute(lists);
    await page.route(lists, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await goInApp(page, '/');
    for (const text of texts) await page.getByText(text).waitFor();
  }

  await goInApp(page, '/contacto');
  await page.waitForFunction(() => document.title.startsWith('Contacto - '));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/contacto$/);
  expect(await structured()).not.toContain('"WebSite"');
});
