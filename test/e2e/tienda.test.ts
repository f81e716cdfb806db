import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { visit } from './html.ts';
import { isReady, plainSpaces } from './shop.ts';

const products = '**/api/get_all_productos_public.php*';

test('the shop is called "Nuestra Tienda Online" and sets its title and social metadata', async () => {
  const { text } = await visit('/tienda');
  expect(text).toMatch(/<h1[^>]*>Nuestra Tienda Online<\/h1>/);
  expect(text).toContain('<title>Nuestra Tienda Online - Secretos de Cuenca</title>');
  expect(text).toMatch(/<meta property="og:title" content="Nuestra Tienda Online/);
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/tienda"/);
});

test('a product card has image, name, price in euros, "Añadir al Carrito" and Info; packed food shows the price per kg or litre; what has run out cannot be added; the shelf has one to four columns', async () => {
  const page = await openShop();
  await expectAccessible(page);
  const card = page.getByRole('article', { name: 'Miel cruda de romero' });
  expect(await card.locator('img').count()).toBe(1);
  expect(await shown(card)).toContain('6,90 €');
  expect(await card.getByRole('button').allInnerTexts()).toEqual(['Añadir al Carrito', 'Info']);
  expect(await shown(card)).toContain('500 g · 13,80 €/kg');
  expect(await shown(page.getByRole('article', { name: 'Resoli de Cuenca' }))).toContain('700 ml · 21,00 €/l');
  expect(await shown(page.getByRole('article', { name: 'Cesta de mimbre con asa' }))).not.toContain('€/');
  const soldOut = page.getByRole('article', { name: 'Vela de cera de abeja' });
  await soldOut.getByText('Agotado').waitFor();
  expect(await soldOut.getByRole('button', { name: 'Añadir al Carrito' }).isDisabled()).toBe(true);
  for (const [width, columns] of [
    [1200, 4],
    [1199, 3],
    [992, 3],
    [991, 2],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns);
  }
});

test('the category filter works in the browser, on products loaded once', async () => {
  const page = await openShop();
  const calls: string[] = [];
  // The visit itself may still be on its way to be counted.
  page.on('request', (request) => /\/api\/(?!visita)/.test(request.url()) && calls.push(request.url()));
  const filter = page.getByLabel('Categoría');
  expect(await filter.locator('option').first().innerText()).toBe('Todas las Categorías');
  const all = await page.getByRole('article').count();
  await filter.selectOption({ label: 'Mimbre' });
  await page.getByRole('article', { name: 'Miel cruda de romero' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('article', { name: 'Cesta de mimbre con asa' }).count()).toBe(1);
  await filter.selectOption({ label: 'Todas las Categorías' });
  await page.getByRole('article', { name: 'Miel cruda de romero' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(all);
  expect(calls).toEqual([]);
});

test('the filter works without JavaScript too', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/tienda');
  await page.getByLabel('Categoría').selectOption({ label: 'Mimbre' });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL(/categoria=/);
  expect(await page.getByRole('article', { name: 'Cesta de mimbre con asa' }).count()).toBe(1);
  expect(await page.getByRole('article', { name: 'Miel cruda de romero' }).count()).toBe(0);
});

test('loading, no products, a refusal and no answer have their texts', async () => {
  const page = await openPage({ expected: /503|ERR_FAILED|Failed to load/ });
  await page.goto('/contacto');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(products, async (route) => {
    await promise;
    await route.fulfill({ json: { success: true, message: '', data: [] } });
  });
  await goToShop(page);
  await page.getByText('Cargando productos...').waitFor();
  resolve();
  await page.getByText('No se encontraron productos.').waitFor();
  await page.unroute(products);

  await page.goto('/contacto');
  await page.route(products, (route) => route.fulfill({ status: 503, json: { success: false, message: '' } }));
  await goToShop(page);
  await page.getByText('Error al cargar productos.', { exact: true }).waitFor();
  await page.unroute(products);

  await page.goto('/contacto');
  await page.route(products, (route) => route.abort());
  await goToShop(page);
  await page.getByText('Error al cargar productos. Por favor, inténtalo de nuevo más tarde.').waitFor();
});

test('Info opens the product modal under the address of its page; the way back, its button, Escape and the backdrop close it and give the focus back; a reload shows the page', async () => {
  const page = await openShop();
  await openInfo(page, 'Miel cruda de romero');
  const modal = page.getByRole('dialog', { name: 'Miel cruda de romero' });
  await modal.getByText('con un final floral muy limpio').waitFor();
  expect(new URL(page.url()).pathname).toBe('/tienda/miel-cruda-de-romero');
  expect(await shown(modal)).toMatch(/6,90 €\s+IVA incluido/);
  expect(await shown(modal)).toContain('500 g · 13,80 €/kg');
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
    await openInfo(page, 'Miel cruda de romero');
    await modal.waitFor();
    await close();
    await modal.waitFor({ state: 'detached' });
    await page.waitForURL('**/tienda');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Info');
  }

  await openInfo(page, 'Miel cruda de romero');
  await modal.waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Miel cruda de romero' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await shown(page.getByRole('main'))).toContain('500 g · 13,80 €/kg');
  await expectAccessible(page);
});

test('the pictures turn every five seconds; a dot jumps and restarts the timer', async () => {
  const page = await openPage({ hasClock: true });
  await page.goto('/tienda/miel-cruda-de-romero');
  await isReady(page);
  const gallery = page.getByRole('region', { name: 'Imágenes de Miel cruda de romero' });
  const current = () => gallery.locator('button[aria-current]').getAttribute('aria-label');
  await page.getByRole('button', { name: 'Detener el pase de imágenes' }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await gallery.getByRole('button', { name: 'Ver la imagen 1' }).click();
  await page.clock.runFor(4900);
  expect(await current()).toBe('Ver la imagen 1');
  await page.clock.runFor(200);
  expect(await current()).toBe('Ver la imagen 2');
  await page.clock.runFor(3000);
  await gallery.getByRole('button', { name: 'Ver la imagen 1' }).click();
  await page.clock.runFor(4900);
  expect(await current()).toBe('Ver la imagen 1');
  await page.clock.runFor(200);
  expect(await current()).toBe('Ver la imagen 2');
});

test('a swipe of more than 50 px changes the picture, and the timer waits during a touch', async () => {
  const page = await openPage({ viewport: phone, hasTouch: true, hasClock: true });
  await page.goto('/tienda/cesta-de-mimbre-con-asa');
  await isReady(page);
  const gallery = page.getByRole('region', { name: /Imágenes de/ });
  const current = () => gallery.locator('button[aria-current]').getAttribute('aria-label');
  await gallery.getByRole('button', { name: 'Ver la imagen 1' }).click();
  await touch(page, 'touchstart', 300);
  await page.clock.runFor(12_000);
  expect(await current()).toBe('Ver la imagen 1');
  await touch(page, 'touchend', 260);
  expect(await current()).toBe('Ver la imagen 1');
  await touch(page, 'touchstart', 300);
  await touch(page, 'touchend', 240);
  expect(await current()).toBe('Ver la imagen 2');
  await touch(page, 'touchstart', 100);
  await touch(page, 'touchend', 160);
  expect(await current()).toBe('Ver la imagen 1');
});

test('a product has a page of its own, with Product and Offer for search engines; an unknown one answers 404 with its own message', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/tienda/miel-cruda-de-romero');
  expect(await page.title()).toBe('Miel cruda de romero - Secretos de Cuenca');
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((found) => found.map((script) => JSON.parse(script.textContent ?? '')));
  const product = data.find((item) => item['@type'] === 'Product');
  expect(product).toMatchObject({
    name: 'Miel cruda de romero',
    category: 'Alimentación',
    offers: { '@type': 'Offer', price: '6.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
  expect(data.some((item) => item['@type'] === 'BreadcrumbList')).toBe(true);
  const text = await page.getByRole('main').innerText();
  for (const visible of ['La Despensa de la Serranía', 'Alimentación', product.sku, '14 días naturales', 'Canarias'])
    expect(text).toContain(visible);

  const unknown = await visit('/tienda/no-existe');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Producto no encontrado.');
});

async function shown(place: Locator): Promise<string> {
  return plainSpaces(await place.innerText());
}

async function openShop(): Promise<Page> {
  const page = await openPage();
  await page.goto('/tienda');
  await isReady(page);
  return page;
}

async function goToShop(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tienda' }).click();
}

async function openInfo(page: Page, name: string): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Info' }).click();
}

async function touch(page: Page, type: 'touchstart' | 'touchend', clientX: number): Promise<void> {
  await page
    .getByRole('region', { name: /Imágenes de/ })
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
