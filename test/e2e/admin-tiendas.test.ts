import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, deleteRow, failedCalls, goInApp, nextSteps, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';

interface Tienda {
  id: number;
  nombre: string;
  telefono: string | null;
  imagen_url: string | null;
}

async function findTienda(nombre: string): Promise<Tienda | undefined> {
  const { data } = JSON.parse((await visit('/api/get_tiendas.php')).text) as { data: Tienda[] };
  return data.find((tienda) => tienda.nombre === nombre);
}

/**
 * A shop: its own messages, created, seen in the public call, edited, its picture taken away, deleted; the products
 * of another; a product category: added, edited, deleted.
 */
test('a shop and its products, and a product category', async () => {
  const nombre = unique('Tienda de prueba');
  const page = await openAdmin('/admin/tiendas/nuevo', { expected: failedCalls, viewport: phone });
  await page.getByRole('heading', { level: 1, name: 'Crear Nueva Tienda' }).waitFor();
  await page.getByRole('button', { name: 'Crear Tienda' }).click();
  await page.getByRole('alert').getByText('Por favor, rellena todos los campos obligatorios.').waitFor();

  for (const [name, value] of Object.entries({
    nombre,
    direccion: 'Calle de la Prueba, 1, 16001 Cuenca',
    telefono: '969 000 999',
    email: 'prueba@example.com',
    sitio_web: 'https://www.example.com/',
  }))
    await page.locator(`[name=${name}]`).fill(value);
  await choosePicture(page, 'imagen');
  await page.getByRole('button', { name: 'Crear Tienda' }).click();
  const next = await nextSteps(page, '¡Tienda creada exitosamente!');
  const created = (await findTienda(nombre))!;
  expect(created).toMatchObject({ telefono: '969 000 999', imagen_url: expect.any(String) });

  expect(next).toEqual({
    view: '/tienda',
    edit: `/admin/tiendas/editar/${created.id}`,
  });
  await page.getByText('Sube una nueva imagen para reemplazar la actual').waitFor();
  const save = page.getByRole('button', { name: 'Guardar Cambios' });
  await page.locator('[name=nombre]').fill('');
  expect(await save.isDisabled()).toBe(true);
  await page.locator('[name=nombre]').fill(nombre);
  await page.locator('[name=telefono]').fill('969 000 998');
  await choosePicture(page, 'imagen');
  await expectAccessible(page);
  await save.click();
  await page.getByRole('status').getByText('Tienda actualizada con éxito').waitFor();
  expect(await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')).toBe('/tienda');
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nombre');
  const changed = (await findTienda(nombre))!;
  expect(changed.telefono).toBe('969 000 998');
  expect(changed.imagen_url).not.toBe(created.imagen_url);
  expect(await page.getByRole('img', { name: /Vista previa/ }).getAttribute('src')).toBe(changed.imagen_url);

  // A file that is refused is not passed over in silence.
  const noPicture = { name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await page.locator('input[type=file][name=imagen]').setInputFiles(noPicture);
  await page.getByText('El archivo debe ser una imagen.').waitFor();
  await save.click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('plano.pdf');
  await page.getByRole('button', { name: /^Quitar (?!imagen$)/ }).click();
  await page.getByText('El archivo debe ser una imagen.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Quitar imagen', exact: true }).click();
  await page.getByText('Sin imagen', { exact: true }).waitFor();
  const answered = page.waitForResponse('**/update_tienda.php');
  await save.click();
  await answered;
  expect((await findTienda(nombre))?.imagen_url).toBeNull();

  await page.getByRole('link', { name: 'Cancelar' }).click();
  await deleteRow(page, nombre, '¿Estás seguro de que quieres eliminar esta tienda?');
  expect(await findTienda(nombre)).toBeUndefined();

  // "Manage articles" leads from /admin/tiendas/{id}/articulos to the products of that shop.
  const link = page.getByRole('link', { name: /^Gestionar artículos: / }).first();
  const name = (await link.getAttribute('aria-label'))!.replace('Gestionar artículos: ', '');
  expect(await link.getAttribute('href')).toMatch(/^\/admin\/tiendas\/\d+\/articulos$/);
  await link.click();
  await page.waitForURL(/\/admin\/tiendas\/\d+\/productos$/);
  await page.getByRole('table', { name: 'Productos' }).waitFor();
  const shops = await page.locator('td[data-label=Tienda]').allTextContents();
  expect(new Set(shops)).toEqual(new Set([name]));
  await page.getByRole('link', { name: 'Nuevo Producto' }).click();
  // The filter of the list has that name too.
  await page.getByRole('heading', { level: 1, name: /^(?:Añadir Nuevo|Crear) Producto$/ }).waitFor();
  const chosen = page.locator('[name=id_tienda] option:checked');
  await chosen.filter({ hasText: name }).waitFor({ state: 'attached' });
  await page.goBack();
  await page.getByRole('table', { name: 'Productos' }).waitFor();
  await page.getByRole('button', { name: 'Limpiar Filtros' }).click();
  await page.waitForURL(/\/admin\/tiendas\/productos$/);
  await goInApp(page, '/admin/tiendas/99999/productos');
  await page.getByText('La tienda no existe.').waitFor();

  const categoria = unique('Categoría de prueba');
  const names = async () => JSON.stringify(await (await httpAdmin()).get('get_categorias_articulos_admin.php'));
  await goInApp(page, '/admin/categorias-productos/gestion');
  await page.getByRole('heading', { name: 'Añadir Nueva Categoría' }).waitFor();
  await page.getByLabel('Buscar').fill('nadie');
  await page.getByText('No se han encontrado categorías de artículos.').waitFor();
  await page.getByLabel('Nombre').fill(categoria);
  await page.getByRole('button', { name: 'Añadir Categoría' }).click();
  await page.getByText('Categoría creada con éxito.').waitFor();
  await page.getByRole('button', { name: categoria, exact: true }).click();
  await page.getByRole('heading', { name: 'Editar Categoría' }).waitFor();
  await page.getByLabel('Nombre').fill(`${categoria} bis`);
  await page.getByRole('button', { name: 'Actualizar Categoría' }).click();
  await page.locator('tbody tr', { hasText: `${categoria} bis` }).waitFor();
  expect(await names()).toContain(`"${categoria} bis"`);
  await deleteRow(page, `${categoria} bis`, `¿Estás seguro de que quieres eliminar la categoría "${categoria} bis"?`);
  expect(await names()).not.toContain(categoria);
});
