import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';
import { addToCart, buyer, fillCheckout, plainSpaces } from './shop.ts';

const taza = 'Taza «Torre de Mangana»';
const pay = 'Pedido con obligación de pago';
const session = '**/api/create_checkout_session.php';
const success = '**/api/handle_successful_payment.php*';

test('from the product list to the thank-you page, which empties the cart once, and on to the state of the order', async () => {
  const page = await openPage({ expected: /404/ });
  await page.goto('/tienda');
  await addToCart(page, taza);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Carrito:/ })
    .click();
  await page.getByRole('button', { name: 'Finalizar Compra' }).click();
  await page.getByRole('heading', { level: 1, name: 'Finalizar compra' }).waitFor();
  await expectAccessible(page);
  await fillCheckout(page);
  await page.getByRole('button', { name: pay }).click();

  await page.getByRole('heading', { name: 'Pasarela de prueba: no se cobra nada' }).waitFor();
  await page.getByText(/^17,45\s€$/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pagar' }).click();

  await page.getByRole('heading', { level: 1, name: '¡Gracias por tu compra!' }).waitFor();
  const card = plainSpaces(await page.getByRole('main').innerText());
  for (const told of [
    /Código de pedido: SC-\w{4}-\w{4}/,
    buyer.name,
    buyer.email,
    buyer.phone,
    'Calle Mayor, 12345, 2.º A, 16001 Cuenca (Cuenca)',
    /Taza «Torre de Mangana»\s+1\s+12,50 €/,
    /Total pagado\s+17,45 €/,
    'correo electrónico de confirmación',
    'de 3 a 5 días laborables',
  ])
    expect(card).toMatch(told);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.evaluate(() => localStorage.getItem('carrito'))).toBe('[]');
  const inHeader = page.getByRole('banner').getByRole('button', { name: /^Carrito/ });
  expect(await inHeader.count()).toBe(0);
  await expectAccessible(page);

  // Loading it again does not empty a new cart.
  const address = page.url();
  await page.goto('/tienda');
  await addToCart(page, taza);
  await page.goto(address);
  await page.getByRole('heading', { name: '¡Gracias por tu compra!' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Carrito: 1 artículo' }).waitFor();

  // The order can be looked up with its code and e-mail, and with nothing else.
  const code = card.match(/SC-\w{4}-\w{4}/)![0];
  await page.getByRole('link', { name: 'Consultar el estado del pedido' }).click();
  await page.waitForURL('**/pedido?*');
  expect(await page.getByLabel('Código del pedido').inputValue()).toBe(code);
  const email = page.getByLabel('Correo electrónico', { exact: false }).first();
  await email.fill('otra@example.com');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByText('No encontramos ningún pedido con ese código y ese correo electrónico.').waitFor();
  await email.fill(buyer.email);
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const shown = page.getByRole('region', { name: `Pedido ${code}` });
  await shown.getByText('Estado: Pagado').waitFor();
  const history = shown.getByRole('list', { name: 'Historial' }).getByRole('listitem');
  expect((await history.allInnerTexts()).map((text) => text.split(' ')[0])).toEqual(['Pendiente', 'Pagado']);
  await expectAccessible(page);
});

test('with the keyboard only', async () => {
  const page = await openPage();
  await page.goto('/tienda');
  await pressOn(page, page.getByRole('article', { name: taza }).getByRole('button', { name: 'Añadir al Carrito' }));
  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Carrito: 1 artículo' }));
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'Finalizar Compra');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');
  await page.getByText('Envío a Península.').waitFor();
  await page.locator('[name=name]').focus();
  for (const value of Object.values(buyer)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pagar' }).waitFor();
  await tabTo(page, 'Pagar');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '¡Gracias por tu compra!' }).waitFor();
});

test('delivery limits and means of payment are told at the start, shipping goes by zone, and an invalid form says what is missing beside each field and sends nothing', async () => {
  const page = await openPage();
  await openCheckout(page);
  const main = page.getByRole('main');
  expect(await main.innerText()).toMatch(/No enviamos a Canarias, Ceuta y Melilla[\s\S]*Cómo se paga[\s\S]*Tus datos/);
  const totals = async () => plainSpaces(await page.getByRole('region', { name: 'Tu pedido' }).innerText());
  expect(await totals()).toMatch(/Gastos de envío\s+4,95 €\s+Total\s+17,45 €\s+IVA incluido/);
  await page.locator('[name=postal_code]').fill('07001');
  expect(await totals()).toMatch(/Gastos de envío\s+8,95 €\s+Total\s+21,45 €/);
  await page.locator('[name=postal_code]').fill('');
  const link = page.getByRole('link', { name: 'condiciones de venta', exact: true });
  expect(await link.getAttribute('href')).toBe('/condiciones-de-venta');

  let calls = 0;
  await page.route(session, (route) => {
    calls++;
    return route.abort();
  });
  await page.getByRole('button', { name: pay }).click();
  for (const [name, text] of [
    ['name', 'El nombre es obligatorio.'],
    ['email', 'El correo electrónico es obligatorio.'],
    ['phone', 'El teléfono es obligatorio.'],
    ['street', 'La dirección es obligatoria.'],
    ['postal_code', 'El código postal es obligatorio.'],
    ['town', 'La localidad es obligatoria.'],
    ['province', 'La provincia es obligatoria.'],
    ['acepta_condiciones', 'Debes aceptar las condiciones de venta para continuar.'],
  ] as const) {
    const field = page.locator(`main [name=${name}]`);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = await field.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe(text);
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await expectAccessible(page);
  await page.locator('main [name=email]').fill('no-es-un-correo');
  await page.getByRole('button', { name: pay }).click();
  await page.getByText('Introduce un correo electrónico válido.').waitFor();
  expect(calls).toBe(0);
});

test('the browser can fill in every field', async () => {
  const html = await (await fetch(`${inject('siteUrl')}/checkout`)).text();
  for (const [name, token] of [
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['street', 'address-line1'],
    ['postal_code', 'postal-code'],
    ['town', 'address-level2'],
    ['province', 'address-level1'],
  ])
    expect(html).toMatch(
      new RegExp(
        `<input[^>]*autoComplete="${token}"[^>]*name="${name}"|<input[^>]*name="${name}"[^>]*autoComplete="${token}"`,
        'i',
      ),
    );
});

test('a refused place, a price that changed and one tampered with: one order at the price of the server, and a cancelled payment keeps the cart and what was typed', async () => {
  const page = await openPage({ expected: /422/ });
  await openCheckout(page);
  await fillCheckout(page, { postal_code: '35001', town: 'Las Palmas', province: 'Las Palmas' });
  await page.getByRole('button', { name: pay }).click();
  await page.getByText(/Lo sentimos: no hacemos envíos a Canarias \(código postal 35001\)/).waitFor();
  expect(await page.locator('[name=name]').inputValue()).toBe(buyer.name);
  expect(await page.locator('[name=postal_code]').getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('banner').getByRole('button', { name: 'Carrito: 1 artículo' }).waitFor();
  await fillCheckout(page);

  // A price that changed meanwhile stops the order until the buyer has seen it.
  await setPrice(page, 10);
  await page.getByRole('button', { name: pay }).click();
  await page.getByText('Tu carrito ha cambiado. Revisa el resumen y vuelve a confirmar el pedido.').waitFor();
  await page.getByText(/El precio de «Taza «Torre de Mangana»» ha cambiado/).waitFor();

  // The list that would correct the cart cannot be loaded; the server uses its own price.
  await page.route('**/api/get_all_productos_public.php*', (route) =>
    route.fulfill({ json: { success: false, message: '' } }),
  );
  await setPrice(page, 0.01);
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(session, async (route) => {
    calls++;
    await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: pay }).dblclick();
  expect(await page.getByRole('button', { name: 'Procesando...' }).isDisabled()).toBe(true);
  resolve();
  await page.getByRole('heading', { name: /Pasarela de prueba/ }).waitFor();
  await page.getByText(/^17,45\s€$/).waitFor();
  expect(calls).toBe(1);

  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.waitForURL('**/checkout');
  await page.getByText(taza).waitFor();
  expect(await page.locator('[name=street]').inputValue()).toBe(buyer.street);
  await page.getByRole('banner').getByRole('button', { name: 'Carrito: 1 artículo' }).waitFor();
});

test('the way back from the payment page gives the last unit back, also to the same buyer', async () => {
  const admin = await httpAdmin();
  const shelf = (await admin.get('get_all_productos_admin.php')).data as {
    id: number;
    nombre: string;
    stock: number;
  }[];
  // One that no other test buys.
  const { id, nombre, stock } = shelf.find(({ nombre }) => nombre.startsWith('Navaja'))!;
  expect((await admin.post('update_producto.php', { id, stock: 1 })).success).toBe(true);
  try {
    const page = await openPage();
    await page.goto('/tienda');
    await addToCart(page, nombre);
    await page.goto('/checkout');
    await fillCheckout(page);
    for (const _ of ['first', 'again']) {
      await page.getByRole('button', { name: pay }).click();
      await page.getByRole('button', { name: 'Pagar' }).waitFor();
      const released = page.waitForResponse('**/cancel_checkout_session.php');
      await page.goBack();
      expect((await (await released).json()).pagado).toBe(false);
      await page.getByRole('checkbox', { name: /condiciones de venta/ }).check();
    }
  } finally {
    await admin.post('update_producto.php', { id, stock });
  }
});

test('an empty cart at the checkout, and a thank-you page without an order, say so with the way home', async () => {
  const page = await openPage({ viewport: phone, expected: /404|500|ERR_FAILED|Failed to load/ });
  await page.goto('/checkout');
  await page.getByText('Tu carrito está vacío.').waitFor();
  await expectAccessible(page);

  await page.goto('/pago-exitoso?session_id=demo_nadie');
  await page.getByText('Hubo un error al procesar tu pedido.').waitFor();
  await page.route(success, (route) => route.fulfill({ status: 500, json: { success: false, message: '' } }));
  await page.reload();
  await page.getByText('Hubo un error al procesar tu pedido.').waitFor();
  await page.unroute(success);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(success, async (route) => {
    await promise;
    await route.abort();
  });
  await page.reload();
  await page.getByText('Procesando tu pedido...').waitFor();
  resolve();
  await page
    .getByText('Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde o contacta con soporte.')
    .waitFor();

  await page.goto('/pago-exitoso');
  await page.getByRole('heading', { name: 'Error en el Pedido' }).waitFor();
  await page
    .getByText('No se encontró un ID de sesión de pago. Por favor, contacta con soporte si el cobro se ha realizado.')
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/tienda');
  await addToCart(page, taza);
  await page.goto('/checkout');
  await page.getByText('Envío a Península.').waitFor();
}

/** In the cart of the browser only. */
async function setPrice(page: Page, precio: number): Promise<void> {
  await page.evaluate((precio) => {
    const cart = JSON.parse(localStorage.getItem('carrito')!);
    cart[0].producto.precio = precio;
    localStorage.setItem('carrito', JSON.stringify(cart));
    window.dispatchEvent(new StorageEvent('storage', { key: 'carrito' }));
  }, precio);
}

async function pressOn(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 40; n++) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach «${name}»`);
}
