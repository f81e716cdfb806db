import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { addToCart, isReady, plainSpaces } from './shop.ts';

const miel = 'Miel cruda de romero';

test('an empty cart says so; a product counts on the cart button and shows the cart in the header, here and in another tab; the page itself is the same for everybody', async () => {
  const page = await openPage();
  await page.goto('/tienda');
  await isReady(page);
  const inMain = page.getByRole('main').getByRole('button', { name: /^Carrito/ });
  const header = page.getByRole('banner');
  expect(await inMain.innerText()).toBe('Carrito');
  expect(await header.getByRole('button', { name: /^Carrito/ }).count()).toBe(0);
  await inMain.click();
  const cart = page.getByRole('dialog', { name: 'Tu Carrito de Compras' });
  await cart.getByText('Tu carrito está vacío.').waitFor();
  await expectAccessible(page);
  await cart.getByRole('button', { name: 'Seguir Comprando' }).click();
  await cart.waitFor({ state: 'detached' });

  const other = await page.context().newPage();
  await other.goto('/tienda');
  await addToCart(page, miel);
  await other.getByRole('banner').getByRole('button', { name: 'Carrito: 1 artículo' }).waitFor();
  await other.close();
  await addToCart(page, miel);
  await page.getByRole('main').getByRole('button', { name: 'Carrito: 2 artículos' }).waitFor();
  expect(await inMain.innerText()).toMatch(/2/);
  expect(await (await page.request.get('/tienda')).text()).not.toContain('Carrito: 2');
  await page.goto('/');
  await header.getByRole('button', { name: 'Carrito: 2 artículos' }).click();
  await cart.getByText(miel).waitFor();
});

test('a line has image, name, unit price, minus, plus and a number, minus is disabled at 1; shipping is free from the amount in the settings; "Finalizar Compra" closes the cart and goes to /checkout', async () => {
  const page = await openCartWith(miel);
  const cart = page.getByRole('dialog', { name: 'Tu Carrito de Compras' });
  const line = cart.getByRole('listitem').filter({ hasText: miel });
  expect(await line.locator('img').count()).toBe(1);
  expect(plainSpaces(await line.innerText())).toContain('6,90 €');
  const minus = line.getByRole('button', { name: /Quitar una unidad/ });
  const plus = line.getByRole('button', { name: /Añadir una unidad/ });
  const number = line.getByRole('spinbutton', { name: /Cantidad/ });
  expect(await minus.isDisabled()).toBe(true);
  await plus.click();
  expect(await number.inputValue()).toBe('2');
  await minus.click();
  expect(await number.inputValue()).toBe('1');
  expect(await minus.isDisabled()).toBe(true);
  await number.fill('3');
  await expectTotals(page, ['Subtotal 20,70 €', 'Gastos de envío 4,95 €', 'Total 25,65 €']);
  await number.fill('0');
  await number.blur();
  expect(await number.inputValue()).toBe('3');
  await number.fill('-4');
  await number.blur();
  expect(await number.inputValue()).toBe('3');
  await expectAccessible(page);
  await line.getByRole('button', { name: /Eliminar/ }).click();
  await page.getByText('Tu carrito está vacío.').waitFor();
  await cart.getByRole('button', { name: 'Seguir Comprando' }).click();

  await addToCart(page, 'Manta de lana merina');
  await openCart(page);
  await expectTotals(page, ['Subtotal 118,00 €', 'Gastos de envío Gratis', 'Total 118,00 €']);
  await page.getByRole('button', { name: 'Finalizar Compra' }).click();
  await page.waitForURL('**/checkout');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: 'Finalizar compra' }).waitFor();
});

test('a corrupt cart is an empty cart; products that vanished or changed their price are said plainly', async () => {
  const page = await openPage();
  await page.goto('/tienda');
  await page.evaluate(() => localStorage.setItem('carrito', '[{"producto":{"id":1},"quantity":-2}, null, {"roto'));
  await page.reload();
  await isReady(page);
  const button = page.getByRole('main').getByRole('button', { name: /^Carrito/ });
  await button.click();
  const cart = page.getByRole('dialog', { name: 'Tu Carrito de Compras' });
  await cart.getByText('Tu carrito está vacío.').waitFor();
  await cart.getByRole('button', { name: 'Seguir Comprando' }).click();

  await addToCart(page, miel);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('carrito')!);
    cart[0].producto.precio = 5;
    cart.push({ producto: { id: 999_999, nombre: 'Cántaro antiguo', precio: 10, url_imagen: null }, quantity: 1 });
    localStorage.setItem('carrito', JSON.stringify(cart));
  });
  await page.reload();
  await isReady(page);
  await button.click();
  await cart.getByText('«Cántaro antiguo» ya no está a la venta, así que lo hemos quitado del carrito.').waitFor();
  expect(plainSpaces(await cart.innerText())).toContain(`El precio de «${miel}» ha cambiado: ahora cuesta 6,90 €.`);
  await expectTotals(page, ['Subtotal 6,90 €', 'Gastos de envío 4,95 €', 'Total 11,85 €']);
});

async function openCartWith(name: string): Promise<Page> {
  const page = await openPage();
  await page.goto('/tienda');
  await addToCart(page, name);
  await openCart(page);
  return page;
}

async function openCart(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Carrito:/ })
    .click();
  await page.getByRole('dialog', { name: 'Tu Carrito de Compras' }).waitFor();
}

async function expectTotals(page: Page, totals: string[]): Promise<void> {
  const rows = page.getByRole('dialog').locator('dl > div');
  await rows
    .filter({ hasText: plainSpaces(totals[0]!).split(' ').slice(1).join(' ') })
    .first()
    .waitFor();
  expect((await rows.allInnerTexts()).map((text) => plainSpaces(text).replaceAll('\n', ' '))).toEqual(totals);
}
