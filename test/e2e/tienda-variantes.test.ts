import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';
import { aPaidPedido, plainSpaces } from './shop.ts';

test('search engines get a group, and a product with its offer for each variant', async () => {
  const { text } = await visit('/tienda/lamina-el-tormo-alto');
  expect(text).toContain('"@type":"ProductGroup"');
  expect(text.match(/"@type":"Product"/g)).toHaveLength(4);
  expect(text.match(/"@type":"Offer"/g)).toHaveLength(4);
});

/**
 * The operator gives a line of an order back; a coupon is made, deleted and brought back; the table of variants
 * survives a change of the options.
 */
test('a refund, a coupon and the table of variants', async () => {
  // Two units, a tenth less with the coupon, fetched.
  const units = { valores: ['50 × 70 cm', 'Sin marco'], quantity: 2 };
  const wishes = { cupon: 'BIENVENIDA10', entrega: 'recogida', nota: 'Es un regalo' };
  const code = await aPaidPedido('Lámina «El Tormo Alto»', units, wishes);
  const page = await openAdmin(`/admin/pedidos/${code}`);
  await page.getByText('Es un regalo').waitFor();
  await page.getByText('Por líneas', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Unidades de Lámina/ }).fill('1');
  await page.getByText(/Se devuelven 26,10\s€/).waitFor();
  await page.getByRole('checkbox', { name: 'Los artículos vuelven a estar a la venta' }).check();
  await page.getByRole('button', { name: 'Reembolsar', exact: true }).click();
  await page.getByRole('button', { name: /^Devolver 26,10/ }).click();
  await page.getByText('Reembolso hecho con éxito.').waitFor();
  const left = page.getByRole('table', { name: 'Desglose del IVA' });
  await expect.poll(async () => plainSpaces(await left.innerText())).toMatch(/21 %\s+21,57 €\s+4,53 €\s+26,10 €/);

  await goInApp(page, '/admin/cupones/gestion');
  const codigo = `prueba${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: 'Código' }).fill(`${codigo.slice(0, 5)} ${codigo.slice(5)}`);
  await page.getByRole('textbox', { name: 'Porcentaje (%)' }).fill('20');
  await page.getByRole('button', { name: 'Añadir Cupón' }).click();
  const row = page.getByRole('row', { name: new RegExp(`${codigo.toUpperCase()}.*20 %`) });
  await row.waitFor();
  await expectAccessible(page);
  await row.getByRole('button', { name: `Eliminar ${codigo.toUpperCase()}` }).click();
  await page.getByRole('dialog').getByText('Podrás recuperarlo de la papelera durante 30 días.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await row.waitFor();

  await goInApp(page, '/admin/productos/nuevo-tienda');
  await page.getByRole('button', { name: 'Añadir opciones' }).click();
  await page.getByRole('textbox', { name: 'Opción 1' }).fill('Talla');
  await typeValues(page, 1, ['M', 'L']);
  await page.getByRole('textbox', { name: 'Precio de M' }).fill('12');
  await page.getByRole('textbox', { name: 'Existencias de M' }).fill('4');
  await page.getByRole('button', { name: 'Añadir otra opción' }).click();
  await typeValues(page, 2, ['Rojo', 'Azul']);
  expect(await page.getByRole('textbox', { name: 'Precio de M, Rojo' }).inputValue()).toBe('12');
  expect(await page.getByRole('textbox', { name: 'Existencias de M, Rojo' }).inputValue()).toBe('4');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitar la opción 2' }).click();
  expect(await page.getByRole('textbox', { name: 'Precio de M', exact: true }).inputValue()).toBe('12');
  await page.getByRole('textbox', { name: 'Precio de todas' }).fill('15,5');
  await page.getByRole('button', { name: 'Poner en todas' }).click();
  expect(await page.getByRole('textbox', { name: 'Precio de L', exact: true }).inputValue()).toBe('15,50');
  expect(await page.getByRole('textbox', { name: 'Existencias de M', exact: true }).inputValue()).toBe('4');
});

/** The list of suggestions bears the same label as the field. */
async function typeValues(page: Page, option: number, values: string[]): Promise<void> {
  const field = page.getByLabel(`Valores de la opción ${option}`).and(page.locator('input:not([type=hidden])'));
  for (const value of values) {
    await field.fill(value);
    await field.press('Enter');
  }
}
