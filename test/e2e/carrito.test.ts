import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { answerOf, openPage } from './browser.ts';
import { visit } from './html.ts';
import { addToCart, findOnShelf, plainSpaces, putInCart } from './shop.ts';

const miel = 'Miel cruda de romero';
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Tu Carrito de Compras' });

/**
 * A corrupt cart is an empty cart, which says so; a product counts on the cart button and shows the cart in the
 * header, here and in another tab; the page itself is the same for everybody.
 */
test('the cart in the header', async () => {
  const page = await openPage();
  await page.addInitScript(() => localStorage.setItem('carrito', '[{"producto":{"id":1},"quantity":-2}, null, {"roto'));
  await page.goto('/tienda');
  const inMain = page.getByRole('main').getByRole('button', { name: /^Carrito/ });
  const inHeader = page.getByRole('banner').getByRole('button', { name: /^Carrito/ });
  await inMain.click();
  await cartOf(page).getByText('Tu carrito está vacío.').waitFor();
  await cartOf(page).getByRole('button', { name: 'Seguir Comprando' }).click();
  await cartOf(page).waitFor({ state: 'detached' });
  await inMain.click();
  await cartOf(page).waitFor();
  // Beside it.
  await page.mouse.click(20, 400);
  await cartOf(page).waitFor({ state: 'detached' });
  expect(await inMain.innerText()).toBe('Carrito');
  expect(await inHeader.count()).toBe(0);

  const other = await page.context().newPage();
  await other.goto('/pedido');
  await addToCart(page, miel);
  await inHeader.waitFor();
  const there = other.getByRole('banner').getByRole('button', { name: 'Carrito: 1 artículo' });
  await there.click();
  await cartOf(other).getByText(miel).waitFor();
  await addToCart(page, miel);
  await page.getByRole('main').getByRole('button', { name: 'Carrito: 2 artículos' }).waitFor();
  expect(await inMain.innerText()).toMatch(/2/);
  expect((await visit('/tienda')).text).not.toContain('Carrito: 2');
});

/** A cart whose code does not come says that it cannot be opened, and the page stays; the way back closes it. */
test('a cart whose code does not come says so', async () => {
  const page = await openPage({ expected: /net::ERR|Failed to/ });
  await page.goto('/quienes-somos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tienda', exact: true }).first().click();
  await addToCart(page, miel);
  const open = page.getByRole('main').getByRole('button', { name: /^Carrito/ });
  await page.route('**/assets/dialog-*.js', (route) => route.abort());
  await open.click();
  await page.getByText('No se ha podido abrir el carrito. Comprueba tu conexión e inténtalo de nuevo.').waitFor();
  await page.unroute('**/assets/dialog-*.js');
  await open.click();
  await cartOf(page).getByText(miel).waitFor();
  await page.goBack();
  await page.waitForURL('**/quienes-somos');
  await cartOf(page).waitFor({ state: 'detached' });
});

/**
 * Products that vanished or changed their price are said plainly; a line has image, name, unit price, minus, plus and
 * a number, minus is disabled at 1; shipping is free from the amount in the settings; "Finalizar Compra" closes the
 * cart and goes to /checkout, where a reduced price is crossed out too.
 */
test('the lines of the cart, and what has changed since', async () => {
  const page = await openPage();
  await putInCart(page, [
    { producto: { ...(await findOnShelf(miel)), precio: 5 }, quantity: 1 },
    { producto: { id: 999_999, nombre: 'Cántaro antiguo', precio: 10, url_imagen: null }, quantity: 1 },
    { producto: await findOnShelf('Alajú artesano'), quantity: 1 },
  ]);
  await page.goto('/pedido');
  await page.getByRole('banner').getByRole('button', { name: 'Carrito: 3 artículos' }).click();
  const cart = cartOf(page);
  await cart.getByText('«Cántaro antiguo» ya no está a la venta, así que lo hemos quitado del carrito.').waitFor();
  expect(plainSpaces(await cart.innerText())).toContain(`El precio de «${miel}» ha cambiado: ahora cuesta 6,90 €.`);
  await expectTotals(page, ['Subtotal 13,50 €', 'Gastos de envío 4,95 €', 'Total 18,45 €']);
  await cart.getByRole('button', { name: 'Eliminar Alajú artesano' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Eliminar ${miel}`);
  await expectTotals(page, ['Subtotal 6,90 €', 'Gastos de envío 4,95 €', 'Total 11,85 €']);

  const line = cart.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
  expect(await line.locator('img').count()).toBe(1);
  expect(plainSpaces(await line.innerText())).toMatch(new RegExp(`^${miel}\\s+6,90 €`));
  const minus = line.getByRole('button', { name: /Quitar una unidad/ });
  const number = line.getByRole('spinbutton', { name: /Cantidad/ });
  expect(await minus.isDisabled()).toBe(true);
  await line.getByRole('button', { name: /Añadir una unidad/ }).click();
  expect(await number.inputValue()).toBe('2');
  await minus.click();
  expect(await number.inputValue()).toBe('1');
  expect(await minus.isDisabled()).toBe(true);
  await number.fill('3');
  await expectTotals(page, ['Subtotal 20,70 €', 'Gastos de envío 4,95 €', 'Total 25,65 €']);
  for (const wrong of ['0', '-4']) {
    await number.fill(wrong);
    await number.blur();
    expect(await number.inputValue()).toBe('3');
  }
  await expectAccessible(page);
  await number.fill('9');
  await expectTotals(page, ['Subtotal 62,10 €', 'Gastos de envío Gratis', 'Total 62,10 €']);
  await page.route('**/get_all_productos_public.php*', async (route) => {
    const shelf = await (await answerOf(route)).text();
    const body = shelf.replaceAll('"precio_anterior":null', '"precio_anterior":7.9');
    await route.fulfill({ contentType: 'application/json', body });
  });
  await cart.getByRole('button', { name: 'Finalizar Compra' }).click();
  await page.getByRole('heading', { level: 1, name: 'Finalizar compra' }).waitFor();
  const reduced = page.getByRole('region', { name: 'Tu pedido' }).locator('li s');
  await expect.poll(async () => plainSpaces(await reduced.innerText())).toBe('7,90 €');
  expect(new URL(page.url()).pathname).toBe('/checkout');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

async function expectTotals(page: Page, totals: string[]): Promise<void> {
  const rows = cartOf(page).locator('dl > div');
  const read = async () => (await rows.allInnerTexts()).map((text) => plainSpaces(text).replaceAll('\n', ' '));
  await expect.poll(read).toEqual(totals);
}
