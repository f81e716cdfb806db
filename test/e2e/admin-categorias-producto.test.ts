import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { deleteRow, failedCalls, restore, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

const path = '/admin/categorias-productos/gestion';

async function names(): Promise<string[]> {
  const { data } = await (await httpAdmin()).get('get_categorias_articulos_admin.php');
  return (data as { nombre: string }[]).map(({ nombre }) => nombre);
}

test('a product category: added, edited, the edit cancelled, deleted, gone, restored, back', async () => {
  const nombre = unique('Categoría de prueba');
  const page = await openAdmin(path);
  await page.getByRole('heading', { level: 1, name: 'Gestionar Categorías de Artículos' }).waitFor();
  expect(await page.getByRole('link', { name: 'Volver a Admin' }).getAttribute('href')).toBe('/admin');
  await page.getByRole('heading', { name: 'Añadir Nueva Categoría' }).waitFor();
  const add = page.getByRole('button', { name: 'Añadir Categoría' });
  expect(await add.isDisabled()).toBe(true);
  await page.getByLabel('Nombre').fill(nombre);
  await add.click();
  await page.getByRole('status').getByText('Categoría creada con éxito.').waitFor();
  await page.getByRole('cell', { name: nombre, exact: true }).waitFor();
  expect(await page.getByLabel('Nombre').inputValue()).toBe('');

  await page.getByRole('button', { name: `Editar ${nombre}` }).click();
  await page.getByRole('heading', { name: 'Editar Categoría' }).waitFor();
  expect(await page.getByLabel('Nombre').inputValue()).toBe(nombre);
  await page.getByRole('button', { name: 'Cancelar Edición' }).click();
  await page.getByRole('heading', { name: 'Añadir Nueva Categoría' }).waitFor();

  await page.getByRole('button', { name: `Editar ${nombre}` }).click();
  await page.getByLabel('Nombre').fill(`${nombre} bis`);
  await page.getByRole('button', { name: 'Actualizar Categoría' }).click();
  await page.getByRole('cell', { name: `${nombre} bis`, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Añadir Categoría' }).waitFor();
  expect(await names()).toContain(`${nombre} bis`);

  await deleteRow(page, `${nombre} bis`, `¿Estás seguro de que quieres eliminar la categoría "${nombre} bis"?`);
  expect(await names()).not.toContain(`${nombre} bis`);
  await restore(page, `${nombre} bis`);
  expect(await names()).toContain(`${nombre} bis`);
});

test('the table has ID and Nombre, and icons to edit and delete', async () => {
  const page = await openAdmin(path);
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['ID', 'Nombre', 'Acciones']);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
});

test('a category with products is not deleted, and the reason is told', async () => {
  const page = await openAdmin(path, { expected: failedCalls });
  await page.getByRole('button', { name: 'Eliminar Alimentación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText(/cambia o elimina antes lo que la usa\./).waitFor();
});

test('no categories, and categories that cannot be loaded or saved', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  const list = '**/get_categorias_articulos_admin.php*';
  await page.route(list, (route) => route.fulfill({ json: { success: true, message: '', data: [] } }));
  await page.goto(path);
  await page.getByText('No se han encontrado categorías de artículos. ¡Crea la primera!').waitFor();
  await page.unroute(list);
  await page.route(list, (route) => route.abort());
  await page.goto(path);
  await page.getByText('No se pudieron cargar las categorías.').waitFor();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('table').waitFor();

  await page.route('**/create_categoria_producto.php', (route) => route.abort());
  await page.getByLabel('Nombre').fill('Una categoría');
  await page.getByRole('button', { name: 'Añadir Categoría' }).click();
  await page.getByText('Error al crear la categoría.').waitFor();
  await page.route('**/update_categoria_producto.php', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Actualizar Categoría' }).click();
  await page.getByText('Error al actualizar la categoría.').waitFor();
});
