import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openAdmin, openPage, phone } from './browser.ts';
import { visit } from './html.ts';
import { buyer, isReady, plainSpaces } from './shop.ts';

const lamina = 'Lámina «El Tormo Alto»';
const address = '/tienda/lamina-el-tormo-alto';

test('a variant is chosen with the keyboard on a phone, what is sold out says so, and a coupon, a pickup, a note and an invoice lead to the thanks; the operator gives a line back', async () => {
  const page = await openPage({ viewport: phone, expected: /422/ });
  await page.goto(address);
  await isReady(page);
  const main = page.getByRole('main');
  expect(await shown(main)).toContain('Desde 18,00 €');
  await expectAccessible(page);

  // Nothing is bought before it is chosen.
  const add = main.getByRole('button', { name: 'Añadir al Carrito' });
  await add.click();
  await main.getByText('Elige antes: tamaño.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('opcion_0');
  await page.keyboard.press('ArrowDown');
  await main.getByRole('radio', { name: /50 × 70 cm/, checked: true }).waitFor();
  expect(await shown(main.getByRole('group', { name: 'Marco' }))).toMatch(/Pino natural\s*Agotado/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await main.getByRole('radio', { name: /Pino natural/, checked: true }).waitFor();
  expect(await add.isDisabled()).toBe(true);
  await page.keyboard.press('ArrowUp');
  await main.getByText(/^29,00\s€/).waitFor();
  await add.click();
  await page.getByText(`«${lamina} (50 × 70 cm, Sin marco)» está en tu carrito.`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  await main.getByRole('button', { name: /^Carrito:/ }).click();
  const cart = page.getByRole('dialog', { name: 'Tu Carrito de Compras' });
  await cart.getByText('50 × 70 cm, Sin marco').waitFor();
  await cart.getByRole('button', { name: /Añadir una unidad/ }).click();
  await cart.getByRole('button', { name: 'Finalizar Compra' }).click();
  await page.waitForURL('**/checkout');

  const summary = page.getByRole('region', { name: 'Tu pedido' });
  await page.getByRole('textbox', { name: 'Código de cupón' }).fill('no-existe');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByText('Ese cupón no existe. Revisa el código.').waitFor();
  await page.getByRole('textbox', { name: 'Código de cupón' }).fill('bienvenida10');
  await page.keyboard.press('Enter');
  await page.getByText('Cupón BIENVENIDA10 aplicado.').waitFor();
  expect(await shown(summary)).toMatch(/Subtotal\s+58,00 €\s+Cupón BIENVENIDA10\s+-5,80 €\s+Gastos de envío\s+4,95 €/);
  await page.getByRole('radio', { name: /Recoger el pedido/ }).check();
  await summary.getByText(/Lo recoges en/).waitFor();
  expect(await shown(summary)).toMatch(/Recogida\s+Gratis\s+Total\s+52,20 €/);
  expect(await page.locator('main [name=street]').count()).toBe(0);
  await page.locator('main [name=nota]').fill('Es un regalo');
  await page.getByRole('checkbox', { name: 'Necesito factura' }).check();
  await page.locator('main [name="factura.nombre"]').fill('Lucía Prueba Ejemplo');
  await page.locator('main [name="factura.nif"]').fill('12345678-A');
  await page.locator('main [name="factura.direccion"]').fill('Calle Fiscal, 1, 16001 Cuenca');
  for (const name of ['name', 'email', 'phone'] as const) await page.locator(`main [name=${name}]`).fill(buyer[name]);
  await page.getByRole('checkbox', { name: /condiciones de venta/ }).check();
  await page.getByRole('button', { name: 'Pedido con obligación de pago' }).click();
  await page.getByText('El NIF no es válido: revisa la letra y los números.').waitFor();
  await expectAccessible(page);
  await page.locator('main [name="factura.nif"]').fill('12345678-Z');
  await page.getByRole('button', { name: 'Pedido con obligación de pago' }).click();
  await page.getByText(/^52,20\s€$/).waitFor();
  await page.getByRole('button', { name: 'Pagar' }).click();
  await page.getByRole('heading', { level: 1, name: '¡Gracias por tu compra!' }).waitFor();
  const thanks = await shown(page.getByRole('main'));
  for (const told of [
    'listo para recoger',
    `${lamina} (50 × 70 cm, Sin marco)`,
    /Cupón BIENVENIDA10\s+-5,80 €/,
    /Total pagado\s+52,20 €/,
    'Es un regalo',
    '12345678Z',
  ])
    expect(thanks).toMatch(told instanceof RegExp ? told : new RegExp(told.replace(/[().]/g, '\\$&')));
  const code = thanks.match(/SC-\w{4}-\w{4}/)![0];

  const desk = await openAdmin(`/admin/pedidos/${code}`);
  await desk.getByRole('heading', { name: `Pedido ${code}` }).waitFor();
  await desk.getByText('Es un regalo').waitFor();
  await desk.getByText('Por líneas', { exact: true }).click();
  await desk.getByRole('textbox', { name: /^Unidades de Lámina/ }).fill('1');
  await desk.getByText(/Se devuelven 26,10\s€/).waitFor();
  await desk.getByRole('checkbox', { name: 'Los artículos vuelven a estar a la venta' }).check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Reembolsar', exact: true }).click();
  await desk.getByRole('button', { name: /^Devolver 26,10/ }).click();
  await desk.getByText('Reembolso hecho con éxito.').waitFor();
  const left = desk.getByRole('table', { name: 'Desglose del IVA' });
  expect(plainSpaces(await left.innerText())).toMatch(/21 %\s+21,57 €\s+4,53 €\s+26,10 €/);
});

test('the table of variants survives a change of the options, and a coupon is made; search engines get an offer for each variant', async () => {
  const page = await openAdmin('/admin/productos/nuevo-tienda');
  await page.getByRole('button', { name: 'Añadir opciones' }).click();
  await page.getByRole('textbox', { name: 'Opción 1' }).fill('Talla');
  const values = valuesOf(page, 1);
  for (const value of ['M', 'L']) {
    await values.fill(value);
    await values.press('Enter');
  }
  await page.getByRole('textbox', { name: 'Precio de M' }).fill('12');
  await page.getByRole('textbox', { name: 'Existencias de M' }).fill('4');
  await page.getByRole('button', { name: 'Añadir otra opción' }).click();
  const colours = valuesOf(page, 2);
  for (const value of ['Rojo', 'Azul']) {
    await colours.fill(value);
    await colours.press('Enter');
  }
  expect(await page.getByRole('textbox', { name: 'Precio de M, Rojo' }).inputValue()).toBe('12');
  expect(await page.getByRole('textbox', { name: 'Existencias de M, Rojo' }).inputValue()).toBe('4');
  await page.getByRole('button', { name: 'Quitar la opción 2' }).click();
  expect(await page.getByRole('textbox', { name: 'Precio de M', exact: true }).inputValue()).toBe('12');
  await expectAccessible(page);

  await page.goto('/admin/cupones/gestion');
  await page.getByRole('textbox', { name: 'Código' }).fill('prueba 20');
  await page.getByRole('textbox', { name: 'Porcentaje (%)' }).fill('20');
  await page.getByRole('button', { name: 'Añadir Cupón' }).click();
  await page.getByRole('row', { name: /PRUEBA20.*20 %/ }).waitFor();
  await expectAccessible(page);

  const { text } = await visit(address);
  expect(text).toContain('"@type":"AggregateOffer"');
  expect(text.match(/"@type":"Offer"/g)).toHaveLength(4);
});

/** Where values are typed; its list of suggestions bears the same label. */
function valuesOf(page: Page, option: number) {
  return page.getByLabel(`Valores de la opción ${option}`).and(page.locator('input:not([type=hidden])'));
}

async function shown(place: { innerText(): Promise<string> }): Promise<string> {
  return plainSpaces(await place.innerText());
}
