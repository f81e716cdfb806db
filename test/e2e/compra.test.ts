import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { quoted } from '#values/quoted.ts';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { openPage, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';
import { buyer, fillCheckout, findOnShelf, payWithoutBrowser, plainSpaces, putInCart } from './shop.ts';

const lamina = 'Lámina «El Tormo Alto»';
const chosen = `${lamina} (50 × 70 cm, Sin marco)`;
const payButton = 'Pedido con obligación de pago';
const session = '**/api/create_checkout_session.php';
const success = '**/api/handle_successful_payment.php*';

/** The parts of the page that every step of the purchase looks at. */
const at = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    dialog: page.getByRole('dialog'),
    summary: page.getByRole('region', { name: 'Tu pedido' }),
    inHeader: page.getByRole('banner').getByRole('button', { name: /^Carrito/ }),
    shown: async (place = main) => plainSpaces(await place.innerText()),
    focused: () => page.evaluate(() => document.activeElement?.getAttribute('name')),
    field: (name: string) => page.locator(`main [name="${name}"]`),
  };
};

/**
 * With the keyboard only, on a phone: from the product list over the choice of a variant, where what is sold out says
 * so, a form that says what is missing beside each field and sends nothing, a coupon, a pickup, a note and an
 * invoice, to the payment, the thank-you page, which empties the cart once, and on to the state of the order; an
 * empty cart at the checkout, and a thank-you page without an order, say so with the way home.
 */
test('a purchase with the keyboard only, on a phone', async () => {
  const page = await openPage({ viewport: phone, expected: /404|422|500|ERR_FAILED/ });
  let orders = 0;
  page.on('request', (request) => request.url().endsWith('/create_checkout_session.php') && orders++);
  await chooseVariant(page);
  await goToCheckout(page);
  const cart = await page.evaluate(() => localStorage.getItem('carrito')!);
  await readConditions(page);
  await leaveOut(page);
  await takeCouponAndPickup(page);
  await fillIn(page);
  expect(orders).toBe(0);
  await pay(page);
  const code = await readThanks(page);
  await comeBackWith(page, cart);
  await lookUp(page, code);
  await thankNobody(page);
  await emptyCart(page);
});

/** Nothing is bought before it is chosen; what is sold out says so. */
async function chooseVariant(page: Page) {
  const { main, shown, focused } = at(page);
  await page.goto('/tienda');
  await page.getByRole('link', { name: lamina, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: lamina }).waitFor();
  expect(await shown()).toContain('Desde 18,00 €');

  const add = main.getByRole('button', { name: 'Añadir al Carrito' });
  await add.press('Enter');
  await main.getByText('Elige antes: tamaño.').waitFor();
  expect(await page.getByRole('button', { name: 'Ver el carrito' }).count()).toBe(0);
  await expectAccessible(page);
  expect(await focused()).toBe('opcion_0');
  await page.keyboard.press('ArrowDown');
  await main.getByRole('radio', { name: /50 × 70 cm/, checked: true }).waitFor();
  expect(await shown(main.getByRole('group', { name: 'Marco' }))).toMatch(/Pino natural\s*Agotado/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await main.getByRole('radio', { name: /Pino natural/, checked: true }).waitFor();
  expect(await add.isDisabled()).toBe(true);
  await page.keyboard.press('ArrowUp');
  await main.getByText(/^29,00\s€/).waitFor();
  await add.press('Enter');
  await page.getByText(`${quoted(chosen)} está en tu carrito.`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
}

/** Two of it. */
async function goToCheckout(page: Page) {
  const { main, dialog } = at(page);
  await main.getByRole('button', { name: 'Carrito: 1 artículo' }).press('Enter');
  await dialog.getByText('50 × 70 cm, Sin marco').waitFor();
  await dialog.getByRole('button', { name: /Añadir una unidad/ }).press('Enter');
  await tabTo(page, 'Finalizar Compra');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Finalizar compra' }).waitFor();
}

/** Delivery limits and means of payment are told at the start, shipping goes by zone. */
async function readConditions(page: Page) {
  const { summary, shown, field } = at(page);
  await summary.getByText('Envío a Península.').waitFor();
  expect(await shown()).toMatch(/No enviamos a Canarias, Ceuta y Melilla[\s\S]*Cómo se paga[\s\S]*Tus datos/);
  expect(await shown(summary)).toMatch(/Gastos de envío\s+4,95 €\s+Total\s+62,95 €\s+IVA incluido/);
  await field('postal_code').fill('07001');
  expect(await shown(summary)).toMatch(/Gastos de envío\s+8,95 €\s+Total\s+66,95 €/);
  const conditions = page.getByRole('link', { name: 'condiciones de venta', exact: true });
  expect(await conditions.getAttribute('href')).toBe('/condiciones-de-venta');
}

/** What is missing is said beside each field, and nothing is sent. */
async function leaveOut(page: Page) {
  const { focused, field } = at(page);
  await field('factura').press('Space');
  await field('postal_code').fill('');
  await page.keyboard.press('Enter');
  await page.locator('[name=name][aria-invalid=true]').waitFor();
  const messages = await page
    .locator('main [aria-invalid=true]')
    .evaluateAll((fields) =>
      fields.map((field) => [
        field.getAttribute('name'),
        document.getElementById(field.getAttribute('aria-describedby')!)!.innerText,
      ]),
    );
  expect(Object.fromEntries(messages)).toMatchObject({
    name: 'El nombre es obligatorio.',
    email: 'El correo electrónico es obligatorio.',
    phone: 'El teléfono es obligatorio.',
    street: 'La dirección es obligatoria.',
    postal_code: 'El código postal es obligatorio.',
    town: 'La localidad es obligatoria.',
    province: 'La provincia es obligatoria.',
    acepta_condiciones: 'Debes aceptar las condiciones de venta para continuar.',
  });
  expect(await focused()).toBe(messages[0]![0]);
  await expectAccessible(page);
}

/** They are still there after a reload, as is what was typed before the page woke up. */
async function takeCouponAndPickup(page: Page) {
  const { summary, shown, field } = at(page);
  const coupon = page.getByRole('textbox', { name: 'Código de cupón' });
  await coupon.fill('no-existe');
  await page.keyboard.press('Enter');
  await page.getByText('Ese cupón no existe. Revisa el código.').waitFor();
  await coupon.fill('bienvenida10');
  await page.keyboard.press('Enter');
  await page.getByText('Cupón BIENVENIDA10 aplicado.').waitFor();
  expect(await shown(summary)).toMatch(/Subtotal\s+58,00 €\s+Cupón BIENVENIDA10\s+−5,80 €\s+Gastos de envío\s+4,95 €/);
  await page.getByRole('radio', { name: /Envío a domicilio/ }).press('ArrowDown');
  await summary.getByText(/Lo recoges en/).waitFor();
  expect(await shown(summary)).toMatch(/Recogida\s+Gratis\s+Total\s+52,20 €/);
  await page.reload();
  await summary.getByText(/Lo recoges en/).waitFor();
  await page.getByText('Cupón BIENVENIDA10 aplicado.').waitFor();
  // As a page that wakes up tells of what was typed before: all at once.
  await page.evaluate(() => {
    for (const name of ['name', 'phone']) {
      const input = document.querySelector<HTMLInputElement>(`main [name=${name}]`)!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'a la vez');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await page.reload();
  await summary.getByText(/Lo recoges en/).waitFor();
  for (const name of ['name', 'phone']) expect(await field(name).inputValue()).toBe('a la vez');
  expect(await shown(summary)).toMatch(/Recogida\s+Gratis\s+Total\s+52,20 €/);
  expect(await field('street').count()).toBe(0);
}

/** A note and an invoice too; then the button that pays has the focus. */
async function fillIn(page: Page) {
  const { field } = at(page);
  for (const [name, value] of Object.entries({
    nota: 'Es un regalo',
    'factura.nombre': buyer.name,
    'factura.nif': '12345678-A',
    'factura.direccion': 'Calle Fiscal, 1, 16001 Cuenca',
    name: buyer.name,
    phone: buyer.phone,
    email: 'no-es-un-correo',
  }))
    await field(name).fill(value);
  await page.keyboard.press('Enter');
  await page.getByText('Introduce un correo electrónico válido.').waitFor();
  await page.getByText('El NIF no es válido: revisa la letra y los números.').waitFor();
  await field('factura.nif').fill('12345678-Z');
  await field('email').fill(buyer.email);
  await field('acepta_condiciones').press('Space');
  await tabTo(page, payButton);
}

/** At the test gateway. */
async function pay(page: Page) {
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Pasarela de prueba: no se cobra nada' }).waitFor();
  await page.getByText(/^52,20\s€$/).waitFor();
  await expectAccessible(page);
  await tabTo(page, 'Pagar');
  await page.keyboard.press('Enter');
}

/** The code of the order, from a page that says all of it and has emptied the cart. */
async function readThanks(page: Page) {
  const { inHeader, shown } = at(page);
  await page.getByRole('heading', { level: 1, name: '¡Gracias por tu compra!' }).waitFor();
  const card = await shown();
  for (const part of [
    /Código de pedido: SC-\w{4}-\w{4}/,
    buyer.name,
    buyer.email,
    buyer.phone,
    'correo electrónico de confirmación',
    'listo para recoger',
    /Lámina «El Tormo Alto» \(50 × 70 cm, Sin marco\)\s+2\s+29,00 €/,
    /Cupón BIENVENIDA10\s+−5,80 €/,
    /Total pagado\s+52,20 €/,
    'Es un regalo',
    '12345678Z',
  ])
    expect(card).toMatch(part);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.evaluate(() => localStorage.getItem('carrito'))).toBe('[]');
  expect(await inHeader.count()).toBe(0);
  await expectAccessible(page);
  return card.match(/SC-\w{4}-\w{4}/)![0];
}

/** Loading it again does not empty a new cart. */
async function comeBackWith(page: Page, cart: string) {
  await page.evaluate((cart) => localStorage.setItem('carrito', cart), cart);
  await page.goto(page.url());
  await page.getByRole('heading', { name: '¡Gracias por tu compra!' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Carrito: 2 artículos' }).waitFor();
}

/** The order can be looked up with its code and e-mail, and with nothing else. */
async function lookUp(page: Page, code: string) {
  const { field } = at(page);
  await page.getByRole('link', { name: 'Consultar el estado del pedido' }).press('Enter');
  await page.waitForURL('**/pedido?*');
  const email = field('email');
  await email.fill('otra@example.com');
  expect(await page.getByLabel('Código del pedido').inputValue()).toBe(code);
  await email.press('Enter');
  await page.getByText('No encontramos ningún pedido con ese código y ese correo electrónico.').waitFor();
  await email.fill(buyer.email);
  await email.press('Enter');
  const found = page.getByRole('region', { name: `Pedido ${code}` });
  await found.getByText('Estado: Pagado').waitFor();
  const history = found.getByRole('list', { name: 'Historial' }).getByRole('listitem');
  expect((await history.allInnerTexts()).map((text) => text.split(' ')[0])).toEqual(['Pendiente', 'Pagado']);
  await expectAccessible(page);
}

/** The thank-you page without an order, or without an answer, says so with the way home. */
async function thankNobody(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(success, async (route) => {
    await promise;
    await route.fulfill({ status: 500, json: { success: false, message: '' } });
  });
  await goInApp(page, '/pago-exitoso?session_id=demo_nadie');
  await page.getByRole('status').filter({ hasText: 'Procesando tu pedido...' }).waitFor();
  resolve();
  await page.getByText('Hubo un error al procesar tu pedido.').waitFor();
  await page.unroute(success);
  await page.route(success, (route) => route.abort());
  await goInApp(page, '/pago-exitoso?session_id=demo_alguien');
  await page
    .getByText('Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde o contacta con soporte.')
    .waitFor();
  await page.unroute(success);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Hubo un error al procesar tu pedido.').waitFor();
  await goInApp(page, '/pago-exitoso');
  await page.getByRole('heading', { name: 'Error en el Pedido' }).waitFor();
  await page
    .getByText('No se encontró un ID de sesión de pago. Por favor, contacta con soporte si el cobro se ha realizado.')
    .waitFor();
  expect(await page.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
}

/** What failed has left the cart alone; the checkout of an empty one says so. */
async function emptyCart(page: Page) {
  const { main, dialog, inHeader } = at(page);
  await inHeader.click();
  await dialog.getByRole('button', { name: `Eliminar ${chosen}` }).click();
  await dialog.getByText('Tu carrito está vacío.').waitFor();
  await page.keyboard.press('Escape');
  await goInApp(page, '/checkout');
  await main.getByText('Tu carrito está vacío.').waitFor();
}

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

/**
 * A refused place, a price that changed and one tampered with: one order at the price of the server; a cancelled
 * payment keeps the cart and what was typed, and the way back gives the last unit back, also to the same buyer; who
 * has paid meanwhile is led to the thanks.
 */
test('what is refused, changed or tampered with becomes one right order', async () => {
  const admin = await httpAdmin();
  // One that no other test buys.
  const producto = await findOnShelf('Navaja artesana con cachas de boj');
  const { id, nombre, stock } = producto;
  expect((await admin.post('update_producto.php', { id, stock: 1 })).success).toBe(true);
  try {
    const page = await openPage({ expected: /422/ });
    await putInCart(page, [{ producto: { ...producto, precio: 34 }, quantity: 1 }]);
    await page.goto('/checkout');
    await page.getByText('Envío a Península.').waitFor();
    await fillCheckout(page, { postal_code: '35001', town: 'Las Palmas', province: 'Las Palmas' });
    const order = page.getByRole('button', { name: payButton });
    await order.click();
    await page.getByText(/Lo sentimos: no hacemos envíos a Canarias \(código postal 35001\)/).waitFor();
    expect(await page.locator('[name=name]').inputValue()).toBe(buyer.name);
    expect(await page.locator('[name=postal_code]').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('banner').getByRole('button', { name: 'Carrito: 1 artículo' }).waitFor();
    for (const name of ['postal_code', 'town', 'province'] as const)
      await page.locator(`main [name=${name}]`).fill(buyer[name]);

    // A price that changed meanwhile stops the order until the buyer has seen it.
    await setPrice(page, 10);
    await order.click();
    await page.getByText('Tu carrito ha cambiado. Revisa el resumen y vuelve a confirmar el pedido.').waitFor();
    await page.getByText(`El precio de «${nombre}» ha cambiado`).waitFor();

    // The list that would correct the cart cannot be loaded; the server uses its own price.
    const shelf = '**/api/get_all_productos_public.php*';
    await page.route(shelf, (route) => route.fulfill({ json: { success: false, message: '' } }));
    await setPrice(page, 0.01);
    const { promise, resolve } = Promise.withResolvers<void>();
    let calls = 0;
    await page.route(session, async (route) => {
      calls++;
      await promise;
      await route.continue();
    });
    await order.dblclick();
    expect(await page.getByRole('button', { name: 'Procesando...' }).isDisabled()).toBe(true);
    resolve();
    await page.getByText(/^38,95\s€$/).waitFor();
    expect(calls).toBe(1);
    expect((await findOnShelf(nombre)).stock).toBe(0);

    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.waitForURL('**/checkout');
    await page.getByText(nombre).waitFor();
    expect(await page.locator('[name=street]').inputValue()).toBe(buyer.street);
    await page.getByRole('banner').getByRole('button', { name: 'Carrito: 1 artículo' }).waitFor();
    expect((await findOnShelf(nombre)).stock).toBe(1);

    // From here on the way back counts, not what it leads away from.
    await page.route('**/pasarela-de-prueba?*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const goToPay = async () => {
      await page.locator('main [name=acepta_condiciones]').check();
      await order.click();
      await page.waitForURL('**/pasarela-de-prueba?*');
      return new URL(page.url()).searchParams.get('session_id')!;
    };
    await goToPay();
    expect((await findOnShelf(nombre)).stock).toBe(0);
    const released = page.waitForResponse('**/cancel_checkout_session.php');
    await page.goBack();
    expect((await (await released).json()).pagado).toBe(false);
    expect((await findOnShelf(nombre)).stock).toBe(1);
    await page.getByRole('status').getByText('El pago no se ha hecho y no se te ha cobrado nada.').waitFor();

    const code = await payWithoutBrowser(await goToPay());
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '¡Gracias por tu compra!' }).waitFor();
    const card = plainSpaces(await page.getByRole('main').innerText());
    for (const part of [
      code,
      `${nombre}\t1\t34,00 €`,
      'Calle Mayor, 12345, 2.º A, 16001 Cuenca (Cuenca)',
      'de 3 a 5 días laborables',
    ])
      expect(card).toContain(part);
  } finally {
    await admin.post('update_producto.php', { id, stock });
  }
});

/** In the cart of the browser only. */
async function setPrice(page: Page, precio: number): Promise<void> {
  await page.evaluate((precio) => {
    const cart = JSON.parse(localStorage.getItem('carrito')!);
    cart[0].producto.precio = precio;
    localStorage.setItem('carrito', JSON.stringify(cart));
    window.dispatchEvent(new StorageEvent('storage', { key: 'carrito' }));
  }, precio);
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 40; n++) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach «${name}»`);
}
