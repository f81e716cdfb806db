import { expect, test } from 'vitest';
import { deleteRow, failedCalls, unique } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

const path = '/admin/categorias-productos/gestion';

async function names(): Promise<string[]> {
  const { data } = await (await httpAdmin()).get('get_categorias_articulos_admin.php');
  return (data as { nombre: string }[]).map(({ nombre }) => nombre);
}

test('a product category: the connection lost, added, the edit cancelled, edited, deleted', async () => {
  const nombre = unique('Categoría de prueba');
  const page = await openAdmin(path, { expected: failedCalls });
  await page.getByRole('heading', { level: 1, name: 'Gestionar Categorías de Artículos' }).waitFor();
  await page.getByRole('heading', { name: 'Añadir Nueva Categoría' }).waitFor();
  const add = page.getByRole('button', { name: 'Añadir Categoría' });
  expect(await add.isDisabled()).toBe(true);
  await page.getByLabel('Nombre').fill(nombre);
  await page.route('**/create_categoria_producto.php', (route) => route.abort());
  await add.click();
  await page.getByText('Error al crear la categoría.').waitFor();
  await page.unroute('**/create_categoria_producto.php');
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
  await page.route('**/update_categoria_producto.php', (route) => route.abort());
  await page.getByRole('button', { name: 'Actualizar Categoría' }).click();
  await page.getByText('Error al actualizar la categoría.').waitFor();
  await page.unroute('**/update_categoria_producto.php');
  await page.getByRole('button', { name: 'Actualizar Categoría' }).click();
  await page.getByRole('cell', { name: `${nombre} bis`, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Añadir Categoría' }).waitFor();
  expect(await names()).toContain(`${nombre} bis`);

  await deleteRow(page, `${nombre} bis`, `¿Estás seguro de que quieres eliminar la categoría "${nombre} bis"?`);
  expect(await names()).not.toContain(`${nombre} bis`);
});
