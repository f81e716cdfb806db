/** The desk itself: finding anything from anywhere. */
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { failedCalls, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

test('Ctrl-K finds a thing by its title and a screen by its name, by keyboard alone', async () => {
  const nombre = unique('Provincia hallada');
  await (await httpAdmin()).post('create_provincia.php', { nombre });
  const page = await openAdmin('/admin/libros/gestion');
  await page.getByLabel('Buscar').focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Buscar en la administración' });
  const field = dialog.getByRole('combobox', { name: 'Qué buscas' });
  await field.fill(nombre.toUpperCase());
  await dialog.getByRole('option', { name: nombre }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/provincias/gestion?editar=*');
  await page.getByRole('heading', { name: 'Editar Provincia' }).waitFor();
  expect(await page.locator('[name=nombre]').inputValue()).toBe(nombre);

  await page.keyboard.press('Control+k');
  await field.fill('papelera');
  await dialog.getByRole('option', { name: /^Papelera/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/papelera');

  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await field.fill('xyzzy nada');
  await dialog.getByText('No hay nada con ese nombre.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('on a phone a button opens the same; without a connection it says so and can be tried again', async () => {
  const page = await openAdmin('/admin/libros/gestion', { viewport: phone, expected: failedCalls });
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar en la administración' });
  await page.route('**/api/buscar_admin.php*', (route) => route.abort());
  await dialog.getByRole('combobox').fill('cuenca');
  await dialog.getByText('No se pudo buscar.').waitFor();
  await page.unroute('**/api/buscar_admin.php*');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await dialog.getByRole('option').first().waitFor();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(phone.width);
});
