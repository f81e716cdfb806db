import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { openAdmin, openPage, phone } from './browser.ts';
import { aPaidPedido, buyer } from './shop.ts';

/**
 * Who bought sees the invoice in the order and replaces it by a complete one; the operator finds it in the book,
 * makes one by hand, where an impossible NIF is told of, corrects it and checks the chain.
 */
test('an invoice from the order to the book', async () => {
  const code = await aPaidPedido('Miel cruda de romero');
  const page = await openPage({ viewport: phone, expected: /422/ });
  await page.goto('/pedido');
  await page.getByLabel('Código del pedido').fill(code);
  const email = page.locator('main [name=email]');
  await email.fill(buyer.email);
  await email.press('Enter');
  await page.getByRole('link', { name: /^Factura simplificada S/ }).click();
  await page.getByText('Necesito una factura completa, con mi NIF').click();
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await field('nombre').fill(buyer.name);
  await field('direccion').fill('Calle Fiscal, 1, 16001 Cuenca');
  await field('nif').fill('12345678-A');
  const issue = page.getByRole('button', { name: 'Emitir la factura completa' });
  await issue.click();
  await page.getByText('El NIF no es válido: revisa la letra y los números.').first().waitFor();
  await field('nif').fill('12345678-Z');
  await issue.click();
  const title = page.getByRole('heading', { level: 1, name: /^Factura en sustitución de simplificada F/ });
  const numero = (await title.innerText()).split(' ').at(-1)!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await expectAccessible(page);

  const desk = await openAdmin('/admin/facturas/gestion', { expected: /422/ });
  await desk.getByRole('link', { name: numero, exact: true }).waitFor();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Nueva factura' }).click();
  await desk.getByLabel('Nombre o razón social').fill('Bodega del Júcar');
  await desk.getByLabel('Dirección').fill('Calle 2, 16001 Cuenca');
  await desk.getByLabel('NIF').fill('12345678-A');
  await desk.getByLabel('Concepto').fill('Patrocinio de un año');
  await desk.locator('[name=precio]').fill('600');
  await desk.getByRole('button', { name: 'Emitir la factura' }).click();
  await desk.getByText('El NIF no es válido: revisa la letra y los números.').first().waitFor();
  await desk.getByLabel('NIF').fill('12345678-Z');
  await desk.getByRole('button', { name: 'Emitir la factura' }).click();
  await desk.getByRole('heading', { level: 1, name: /^Factura F/ }).waitFor();
  await expectAccessible(desk);
  await desk.getByLabel('Motivo').fill('No era para ellos');
  await desk.getByRole('button', { name: 'Rectificar' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Emitir la rectificativa' }).click();
  await desk.getByText(/^Emitida la factura R/).waitFor();
  await goInApp(desk, '/admin/facturas/gestion');
  await desk.getByRole('button', { name: 'Más' }).click();
  await desk.getByRole('menuitem', { name: 'Comprobar la cadena' }).click();
  await desk.getByText(/^La cadena está entera: \d+ registros/).waitFor();
});
