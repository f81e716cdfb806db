import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone, tablet } from './browser.ts';
import { visit, wordsOf } from './html.ts';
import { httpAdmin } from './http-admin.ts';

const failed = /Failed to load resource|net::ERR/;

/**
 * Article cards: cover image, title, "Publicado: {date}" and a "Leer el artículo" link to /{categoriaSlug}/{slug}, in
 * one, two or three columns; a category or an article that cannot be loaded, is empty or is refused says so; the
 * article is cleared and loading restarts whenever route parameters change.
 */
test('the cards of a category', async () => {
  const page = await openPage({ expected: failed });
  await page.goto('/historia');
  const card = page.getByRole('article').first();
  await card.getByText(/^Publicado: \d+ de \w+ de \d{4}$/).waitFor();
  expect(await card.locator('img').evaluate((image) => image.getBoundingClientRect().height)).toBeCloseTo(250, 0);
  const link = card.getByRole('link', { name: /^Leer el artículo/ });
  expect(await link.getAttribute('href')).toMatch(/^\/historia\/[a-z0-9-]+$/);
  // Its introduction, under the title and for search engines.
  const introduction = page.locator('h1 + p');
  expect(await introduction.textContent()).toMatch(/^Romanos, marqueses/);
  const meta = page.locator('meta[name=description]');
  expect(await meta.getAttribute('content')).toBe(await introduction.textContent());
  expect((await visit('/en/historia')).text).toMatch(/<h1>History<\/h1><p>Romans, marquises/);
  await expectAccessible(page);
  for (const [viewport, columns] of [
    [phone, 1],
    [tablet, 2],
    [{ width: 991, height: 800 }, 2],
    [{ width: 992, height: 800 }, 3],
  ] as const) {
    await page.setViewportSize(viewport);
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${viewport.width} px`).toBe(columns);
    // The first one leads: it has a row of its own.
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().top));
    expect(tops[1]).toBeGreaterThan(tops[0]! + 200);
  }

  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/get_post.php*', async (route) => {
    await promise;
    await route.abort();
  });
  await link.click();
  await page.getByText('Cargando artículo...').waitFor();
  resolve();
  await page.getByText('Error al cargar el artículo. Por favor, inténtalo de nuevo más tarde.').waitFor();
  for (const [status, json, text] of [
    [404, { success: false, message: 'Se ha retirado.' }, 'Se ha retirado.'],
    [200, { success: true }, 'Artículo no encontrado o no publicado.'],
  ] as const) {
    // Before the way back: there the pointer is on the link, which is asked for at once.
    await answer(page, '**/get_post.php*', { status, json });
    await page.goBack();
    await link.click();
    await page.getByText(text).waitFor();
    await expect.poll(() => page.title()).toMatch(/^(?:Página no encontrada -|Secretos de Cuenca \|)/);
  }

  const nothing = 'No se encontraron artículos para esta categoría.';
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  for (const [name, json, text] of [
    ['Noticias', undefined, 'Error al cargar los artículos. Por favor, inténtelo de nuevo más tarde.'],
    // Nothing but the documented fields.
    ['Sucesos', { success: true, data: [] }, nothing],
    ['Personajes', { success: true, message: 'Vuelve mañana.', data: [] }, 'Vuelve mañana.'],
    ['Leyendas y Tradiciones', { success: true }, nothing],
    ['Enigmas y Misterios', { success: false, message: 'Hoy descansamos.' }, 'Hoy descansamos.'],
  ] as const) {
    await answer(page, '**/get_posts.php*', json && { json });
    await sections.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(text).waitFor();
  }
});

/**
 * The article page: title, author line, publication date, share icons at the top and buttons at the bottom,
 * newsletter block; same-host links in the body navigate within the app, except links to files and links opening in
 * a new tab.
 */
test('the article page and the links in its text', async () => {
  const admin = await httpAdmin();
  const titulo = 'Enlaces y boletín';
  const { data } = await admin.post('create_post.php', {
    titulo,
    contenido:
      '<p><a href="/noticias">dentro</a> <a href="/informe.pdf">fichero</a> <a href="https://otro.example/" target="_blank">pestaña</a></p>',
    autor: 'Marta Olmeda',
    contact: JSON.stringify({ addressLine1: 'Plaza Mayor, 1', phone1: '969 000 111', email1: 'plaza@example.com' }),
    map_search_text: 'Plaza Mayor, Cuenca',
    category_id: 3,
  });
  const { slug, Id_articulo } = data as { slug: string; Id_articulo: number };
  const path = `/sucesos/${slug}`;
  const { text } = await visit(path);
  expect(text).toContain(`<title>${titulo} - Secretos de Cuenca</title>`);
  const article = text.match(/<article.*<\/article>/s)![0];
  expect(wordsOf(article)).toMatch(/Por Marta Olmeda · Publicado: \d+ de \w+ de \d{4}/);
  expect(article).toContain('<a href="tel:969000111">969 000 111</a>');
  for (const name of ['Compartir en WhatsApp', 'Compartir en Facebook', 'Compartir en X'])
    expect(article.split(`aria-label="${name}"`).length - 1, name).toBe(2);
  // Without JavaScript too.
  expect(article).toMatch(/<form [^>]*action="\/api\/submit_newsletter\.php".*<button type="submit"(?![^>]*disabled)/s);

  const page = await openPage({ expected: failed });
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    window.open = (...call) => {
      opened.push(call);
      return window;
    };
  });
  await page.goto(path);
  await expectAccessible(page);
  // Sharing opens a 600x400 pop-up with the article title and URL; the X share adds three hashtags.
  await page.getByRole('link', { name: 'Compartir en X' }).first().click();
  const [[address, , features]] = (await page.evaluate(() => (window as unknown as { opened: string[][] }).opened)) as [
    [string, string, string],
  ];
  expect(features).toContain('width=600,height=400');
  const parameters = new URL(address).searchParams;
  expect(parameters.get('text')).toBe(titulo);
  expect(parameters.get('url')).toContain(path);
  expect(parameters.get('hashtags')?.split(',')).toHaveLength(3);

  await tryNewsletter(page);

  const isLeftToBrowser = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => {
      let isLeft: boolean | undefined;
      const see = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', see, { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return isLeft;
    });
  expect(await isLeftToBrowser('fichero')).toBe(true);
  expect(await isLeftToBrowser('pestaña')).toBe(true);
  await page.getByRole('link', { name: 'dentro' }).click();
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { opened: unknown[] }).opened)).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await admin.post('delete_post.php', { id: Id_articulo });
});

/** Our map of an article stays as the server drew it and comes with the next article, which is whole without it too. */
test('our map of an article stays as the server drew it', async () => {
  const page = await openPage({ expected: failed });
  const asked: string[] = [];
  await page.route('**/assets/point-map-*.js', (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  const map = page.getByRole('figure', { name: /en el mapa de la provincia$/ });
  const readNext = async () => {
    const next = page.getByRole('region', { name: 'Sigue leyendo' }).getByRole('heading', { level: 3 }).first();
    const title = await next.innerText();
    await next.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  await page.goto('/enigmas-y-misterios/la-laguna-que-se-vuelve-de-leche');
  const first = await map.innerText();
  expect(first).toContain('Lagunas de Cañada del Hoyo');
  expect((await map.boundingBox())!.height).toBeGreaterThan(200);
  expect(asked).toEqual([]);
  await readNext();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('alert').getByText('Una parte de esta página no ha llegado.').waitFor();
  expect(await map.count()).toBe(0);
  // The next document asks for it again.
  await page.reload();
  await readNext();
  await expect.poll(() => map.innerText()).not.toBe(first);
});

/** Invalid e-mail, success that resets the form, refusal and failure. */
async function tryNewsletter(page: Page): Promise<void> {
  const block = page.getByRole('region', { name: 'Que no se te escape ningún secreto' });
  const email = block.getByLabel('Correo electrónico');
  const button = block.getByRole('button');
  const said = block.getByRole('status');
  const invalid = 'Por favor, introduce un correo electrónico válido.';
  expect(await button.isDisabled()).toBe(true);
  // The press on a disabled button counts as well.
  await button.click({ force: true });
  await said.filter({ hasText: invalid }).waitFor();
  await email.fill('lector@example.com');
  await button.click();
  await said.filter({ hasText: 'Te hemos enviado un correo para confirmar tu suscripción.' }).waitFor();
  expect(await email.inputValue()).toBe('');
  await email.fill('no-es-correo');
  await email.press('Enter');
  await said.filter({ hasText: invalid }).waitFor();
  await email.fill('lector@example.com');
  for (const [refusal, text] of [
    [{ status: 422, json: { success: false, message: 'No puede ser.' } }, 'No puede ser.'],
    [{ json: { success: false } }, 'Ocurrió un error desconocido.'],
    [undefined, 'Error al suscribirse: '],
  ] as const) {
    await answer(page, '**/submit_newsletter.php', refusal);
    await button.click();
    await said.filter({ hasText: text }).waitFor();
  }
}

/** What a call is answered with from now on: nothing means that it does not get through. */
async function answer(page: Page, call: string, json?: { status?: number; json: object }): Promise<void> {
  await page.unroute(call);
  await page.route(call, (route) => (json ? route.fulfill(json) : route.abort()));
}
