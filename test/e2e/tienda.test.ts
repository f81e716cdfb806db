import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { answerOf, openPage } from './browser.ts';
import { structuredData, visit, wordsOf } from './html.ts';
import { plainSpaces } from './shop.ts';

const products = '**/api/get_all_productos_public.php*';
const honey = 'Miel cruda de romero';

/**
 * The shop is called "Nuestra Tienda Online" and sets its title and social metadata; its filter and its order work
 * without JavaScript too, and it says when nothing is left.
 */
test('the page of the shop', async () => {
  const { text } = await visit('/tienda');
  expect(text).toMatch(/<h1[^>]*>Nuestra Tienda Online<\/h1>/);
  expect(text).toContain('<title>Nuestra Tienda Online - Secretos de Cuenca</title>');
  expect(text).toMatch(/<meta property="og:title" content="Nuestra Tienda Online/);
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/tienda"/);

  const form = text.match(/<form[^>]*action="\/tienda".*?<\/form>/s)![0];
  expect(form).toMatch(/<button type="submit"[^>]*>.*Buscar</s);
  const category = form.match(/<select[^>]*name="categoria".*?<option value="(\d+)">Mimbre</s)![1];
  const wicker = (await visit(`/tienda?categoria=${category}`)).text;
  expect(wicker).toContain('href="/tienda/cesta-de-mimbre-con-asa"');
  expect(wicker).not.toContain('href="/tienda/miel-cruda-de-romero"');
  expect((await visit('/tienda?categoria=999')).text).toContain('No se encontraron productos.');
  const found = (await visit('/tienda?q=cestas&categoria=&orden=')).text;
  expect(found).toContain('href="/tienda/cesta-de-mimbre-con-asa"');
  expect(found).not.toContain('href="/tienda/miel-cruda-de-romero"');
  expect(found).toMatch(/<link rel="canonical" href="[^"]*\/tienda"/);

  const dearest = (await visit('/tienda?categoria=&orden=precio-desc')).text.match(/<article.*?<\/article>/gs)!;
  const prices = dearest.map((card) =>
    Number.parseFloat(
      wordsOf(card)
        .match(/(\d+,\d\d)\s€/)![1]!
        .replace(',', '.'),
    ),
  );
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  expect(prices[0]).toBeGreaterThan(prices.at(-1)!);
});

/**
 * A product has a page of its own, with Product and Offer for search engines; an unknown one answers 404 with its
 * own message.
 */
test('the page of a product', async () => {
  const { text } = await visit('/tienda/miel-cruda-de-romero');
  expect(text).toContain(`<title>${honey} - Secretos de Cuenca</title>`);
  const product = structuredData(text, 'Product')!;
  expect(product).toMatchObject({
    name: honey,
    category: 'Alimentación',
    offers: { '@type': 'Offer', price: '6.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
  expect(structuredData(text, 'BreadcrumbList')).toBeDefined();
  const words = wordsOf(text.match(/<main.*<\/main>/s)![0]);
  for (const visible of [
    '500 g · 13,80 €/kg',
    'La Despensa de la Serranía',
    'Alimentación',
    product.sku,
    '14 días naturales',
    'Canarias',
    'También te puede gustar',
  ])
    expect(words).toContain(visible);

  const unknown = await visit('/tienda/no-existe');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Producto no encontrado.');
});

/**
 * A product card has image, name, price in euros, "Añadir al Carrito" and Info; packed food shows the price per kg
 * or litre; what has run out cannot be added.
 */
test('a product card', async () => {
  const cards = (await visit('/tienda')).text.match(/<article.*?<\/article>/gs)!;
  const cardOf = (name: string) => cards.find((card) => card.includes(`>${name}</a>`))!;
  const card = cardOf(honey);
  expect(card.match(/<img/g)).toHaveLength(1);
  expect(wordsOf(card)).toMatch(/Miel cruda de romero\s+6,90 €\s+500 g · 13,80 €\/kg\s+Añadir al Carrito\s.*Info/);
  expect(wordsOf(cardOf('Resoli de Cuenca'))).toContain('700 ml · 21,00 €/l');
  expect(wordsOf(cardOf('Cesta de mimbre con asa'))).not.toContain('€/');
  expect(wordsOf(cardOf('Vela de cera de abeja'))).toContain('Agotado');
  expect(cardOf('Vela de cera de abeja')).toMatch(/<button[^>]* disabled=""[^>]*>Añadir al Carrito</);
  expect(card).not.toContain('disabled=""');
});

/**
 * The category filter works in the browser, on products loaded once; the shelf has one to four columns, two on a
 * phone; Info opens the product modal under the address of its page; the way back, its button, Escape and the
 * backdrop close it and give the focus back.
 */
test('the shelf: filter, columns, the product modal and the way back', async () => {
  const page = await openPage();
  await page.goto('/tienda');
  const calls: string[] = [];
  // The visit itself may still be on its way to be counted.
  page.on('request', (request) => /\/api\/(?!visita)/.test(request.url()) && calls.push(request.url()));
  const names = () => page.locator('main article h2').allTextContents();
  const all = await names();
  expect(all).toContain(honey);
  const filter = page.getByLabel('Categoría');
  expect(await filter.locator('option').first().innerText()).toBe('Todas las Categorías');
  await filter.selectOption({ label: 'Hogar y textil' });
  await page.getByRole('article', { name: honey }).waitFor({ state: 'detached' });
  expect(await names()).toContain('Vela de cera de abeja');
  await expectAccessible(page);
  for (const [width, columns] of [
    [1200, 4],
    [1199, 3],
    [992, 3],
    [991, 2],
    [768, 2],
    [390, 2],
    [300, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }

  await filter.selectOption({ label: 'Bebidas' });
  const info = page.getByRole('article', { name: 'Resoli de Cuenca' }).getByRole('button', { name: 'Info' });
  const modal = page.getByRole('dialog', { name: 'Resoli de Cuenca' });
  await info.click();
  await modal.waitFor();
  expect(new URL(page.url()).pathname).toBe('/tienda/resoli-de-cuenca');
  expect(await shown(modal)).toMatch(/14,70 €\s+IVA incluido/);
  expect(await shown(modal)).toContain('700 ml · 21,00 €/l');
  await expectAccessible(page);
  await page.goBack();
  await modal.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/tienda');

  const ways = [
    () => modal.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await info.click();
    await modal.waitFor();
    await close();
    await modal.waitFor({ state: 'detached' });
    await page.waitForURL('**/tienda?categoria=*');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Info');
  }
  await filter.selectOption({ label: 'Todas las Categorías' });
  await expect.poll(names).toEqual(all);
  await page.getByLabel('Orden', { exact: true }).selectOption({ label: 'Precio: de menor a mayor' });
  await expect.poll(names).not.toEqual(all);
  expect((await names()).toSorted()).toEqual(all.toSorted());
  expect(new URL(page.url()).search).toBe('?orden=precio');
  expect(calls).toEqual([]);
});

/**
 * Loading, a refusal and no answer have their texts; a reload of the product modal shows the page of the product,
 * whose pictures turn every five seconds; a dot jumps and restarts the timer; a swipe of more than 50 px changes the
 * picture, and the timer waits during a touch.
 */
test('the product modal: its texts, its pictures, a swipe', async () => {
  const page = await openPage({ hasClock: true, hasTouch: true, expected: /503|ERR_FAILED|Failed to load/ });
  await page.goto('/contacto');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(products, async (route) => {
    await promise;
    await route.fulfill({ status: 503, json: { success: false, message: '' } });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tienda' }).click();
  await page.getByText('Cargando productos...').waitFor();
  resolve();
  await page.getByText('Error al cargar productos.', { exact: true }).waitFor();
  await page.unroute(products);

  await page.route(products, (route) => route.abort());
  await askAgain(page);
  await page.getByText('Error al cargar productos. Por favor, inténtalo de nuevo más tarde.').waitFor();
  await page.unroute(products);

  await page.route(products, async (route) => {
    const { data, ...rest } = (await (await answerOf(route)).json()) as { data: { nombre: string }[] };
    await route.fulfill({ json: { ...rest, data: data.filter(({ nombre }) => nombre === honey) } });
  });
  await askAgain(page);
  await page.getByRole('article', { name: honey }).getByRole('button', { name: 'Info' }).click();
  await page.getByRole('dialog', { name: honey }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: honey }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  const gallery = page.getByRole('region', { name: `Imágenes de ${honey}` });
  const current = () => gallery.locator('button[aria-current]').getAttribute('aria-label');
  await page.locator('main [data-awake]').waitFor();
  await gallery.getByRole('button', { name: 'Detener el pase de imágenes' }).waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const first = gallery.getByRole('button', { name: 'Ver la imagen 1' });
  await first.click();
  await page.clock.runFor(4900);
  expect(await current()).toBe('Ver la imagen 1');
  await page.clock.runFor(200);
  expect(await current()).toBe('Ver la imagen 2');
  await page.clock.runFor(3000);
  await first.click();
  await page.clock.runFor(4900);
  expect(await current()).toBe('Ver la imagen 1');
  await page.clock.runFor(200);
  expect(await current()).toBe('Ver la imagen 2');

  await first.click();
  await touch(gallery, 'touchstart', 300);
  await page.clock.runFor(12_000);
  expect(await current()).toBe('Ver la imagen 1');
  await touch(gallery, 'touchend', 260);
  expect(await current()).toBe('Ver la imagen 1');
  await touch(gallery, 'touchstart', 300);
  await touch(gallery, 'touchend', 240);
  expect(await current()).toBe('Ver la imagen 2');
  await touch(gallery, 'touchstart', 100);
  await touch(gallery, 'touchend', 160);
  expect(await current()).toBe('Ver la imagen 1');
});

async function shown(place: Locator): Promise<string> {
  return plainSpaces(await place.innerText());
}

/** Products are asked for again after five minutes. */
async function askAgain(page: Page): Promise<void> {
  await page.clock.fastForward('06:00');
  await goInApp(page, '/tienda');
}

async function touch(gallery: Locator, type: 'touchstart' | 'touchend', clientX: number): Promise<void> {
  await gallery
    .locator('img')
    .first()
    .evaluate(
      (target, { type, clientX }) => {
        const point = new Touch({ identifier: 1, target, clientX, clientY: 200 });
        const touches = type === 'touchstart' ? [point] : [];
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [point] }));
      },
      { type, clientX },
    );
}
