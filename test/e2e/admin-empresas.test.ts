import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { aPicture, deleteRow, failedCalls, pressTwice, restore, unique, visit } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

test('a business category: created, found, edited, deleted, restored', async () => {
  const nombre = unique('Molinos');
  const page = await openAdmin('/admin/categorias-negocio/gestion', { expected: failedCalls });
  await page.getByRole('heading', { name: 'Gestión de Categorías de Negocio' }).waitFor();
  await page.getByRole('link', { name: 'Nueva Categoría' }).click();
  await page.waitForURL('**/admin/create-categoria-negocio');
  await page.getByRole('heading', { name: 'Crear Nueva Categoría de Negocio' }).waitFor();
  await page.getByRole('button', { name: 'Crear Categoría' }).click();
  await page.getByText('El nombre es obligatorio.').waitFor();
  await page.locator('[name=nombre]').fill(nombre);
  await page.locator('[name=descripcion]').fill('Harina de piedra.');
  await expectAccessible(page);
  await pressTwice(page, 'create_categoria_negocio.php', { resting: 'Crear Categoría', busy: 'Creando...' });
  await page.waitForURL('**/admin/categorias-negocio/gestion');

  await page.getByLabel('Buscar').fill(nombre);
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await page.waitForURL('**/admin/edit-categoria-negocio/*');
  await page.getByRole('heading', { name: 'Editar Categoría de Negocio' }).waitFor();
  await page.locator('[name=descripcion]').fill('Harina de piedra y de agua.');
  await page.getByRole('switch', { name: 'Activa' }).click();
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.waitForURL('**/admin/categorias-negocio/gestion');

  await page.getByLabel('Buscar').fill(nombre);
  await page.getByRole('row', { name: nombre }).getByText('Inactivo').waitFor();
  await page.getByText('Harina de piedra y de agua.').waitFor();
  expect((await visit('/api/get_categorias_negocio.php')).text).not.toContain(nombre);
  await deleteRow(page, nombre, `¿Estás seguro de que quieres eliminar la categoría "${nombre}"?`);
  await page.getByText('No se han encontrado categorías de negocio.').waitFor();
  await restore(page, nombre);
  await page.goto(`/admin/categorias-negocio/gestion?q=${encodeURIComponent(nombre)}`);
  await page.getByText('Harina de piedra y de agua.').waitFor();
});

test('page size, status and search of the businesses page, filter and search; the address keeps them', async () => {
  const page = await openAdmin('/admin/empresas/gestion');
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Nombre',
    'Municipio',
    'Categoría',
    'Estado',
    'Acciones',
  ]);
  expect(await page.locator('select[name=limit] option').allTextContents()).toEqual(['5', '10', '20']);
  expect(await page.locator('select[name=estado] option').allTextContents()).toEqual(['Todos', 'Activo', 'Inactivo']);

  await page.locator('select[name=limit]').selectOption('5');
  await expectRows(page, 5);
  await page.waitForURL(/limit=5/);
  const first = await page.getByRole('row').nth(1).textContent();
  await page.getByRole('button', { name: 'Página 2' }).click();
  await page.waitForURL(/page=2/);
  await page.waitForFunction((text) => document.querySelector('tbody tr')?.textContent !== text, first);
  await page.reload();
  await page.getByRole('table').waitFor();
  expect(await page.locator('select[name=limit]').inputValue()).toBe('5');
  expect(await page.getByRole('row').nth(1).textContent()).not.toBe(first);

  await page.locator('select[name=estado]').selectOption('inactivo');
  await page.waitForURL((url) => url.searchParams.get('estado') === 'inactivo' && !url.searchParams.has('page'));
  await page.locator('select[name=estado]').selectOption('');
  await page.getByLabel('Buscar').fill('esto no lo tiene ninguna');
  await page.waitForURL((url) => url.searchParams.get('q') === 'esto no lo tiene ninguna');
  await page.getByText('No se han encontrado empresas.').waitFor();
});

test('a business with pictures: created, seen by visitors, edited, deleted, restored', async () => {
  const nombre = unique('Obrador');
  const page = await openAdmin('/admin/empresas/gestion', { expected: failedCalls });
  await page.getByRole('link', { name: 'Nueva Empresa' }).click();
  await page.getByRole('heading', { name: 'Crear Nueva Empresa' }).waitFor();
  await page.getByRole('button', { name: 'Crear Empresa' }).click();
  for (const text of ['El nombre es obligatorio.', 'El municipio es obligatorio.', 'La categoría es obligatoria.'])
    await page.getByText(text).waitFor();
  expect(await page.locator('[name=email]').getAttribute('type')).toBe('email');
  expect(await page.locator('[name=web]').getAttribute('type')).toBe('url');

  await page.locator('[name=nombre]').fill(nombre);
  await page.locator('[name=municipio_id]').selectOption({ label: 'Cuenca' });
  await page.locator('[name=categoria_id]').selectOption({ index: 1 });
  await page.locator('[name=telefono]').fill('969 000 200');
  const [main, additional] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').last()];
  await main.setInputFiles(await aPicture());
  await page.getByAltText('Imagen principal').waitFor();
  await additional.setInputFiles([await aPicture('uno.png'), await aPicture('dos.png')]);
  await page.getByLabel('Texto alternativo 2').waitFor();
  await page.getByLabel('Texto alternativo 1').fill('El horno');
  await page.getByLabel('Texto alternativo 2').fill('El mostrador');
  await page.getByRole('button', { name: 'Subir la imagen 2' }).click();
  expect(await page.getByLabel('Texto alternativo 1').inputValue()).toBe('El mostrador');
  await expectAccessible(page);
  await pressTwice(page, 'create_empresa.php', { resting: 'Crear Empresa', busy: 'Creando...' });
  await page.waitForURL('**/admin/empresas/gestion');
  expect((await seen(nombre))?.imagenes_adicionales.map(({ alt_text }) => alt_text)).toEqual([
    'El mostrador',
    'El horno',
  ]);

  await page.getByLabel('Buscar').fill(nombre);
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await page.getByRole('heading', { name: 'Editar Empresa' }).waitFor();
  await page.getByRole('button', { name: 'Quitar la imagen 1' }).click();
  await page.locator('[name=telefono]').fill('969 000 201');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.waitForURL('**/admin/empresas/gestion');
  const edited = await seen(nombre);
  expect(edited?.telefono).toBe('969 000 201');
  expect(edited?.imagenes_adicionales.map(({ alt_text }) => alt_text)).toEqual(['El horno']);

  await page.getByLabel('Buscar').fill(nombre);
  await deleteRow(page, nombre, `¿Estás seguro de que quieres eliminar la empresa "${nombre}"?`);
  expect(await seen(nombre)).toBeUndefined();
  await restore(page, nombre);
  expect((await seen(nombre))?.imagenes_adicionales).toHaveLength(1);
});

test('an empresa that cannot be saved without a connection says so', async () => {
  const page = await openAdmin('/admin/create-empresa', { expected: failedCalls });
  await page.locator('[name=nombre]').fill('Sin red');
  await page.locator('[name=municipio_id]').selectOption({ index: 1 });
  await page.locator('[name=categoria_id]').selectOption({ index: 1 });
  await page.route('**/create_empresa.php', (route) => route.abort());
  await page.getByRole('button', { name: 'Crear Empresa' }).click();
  await page
    .getByText('Ocurrió un error al conectar con el servidor. Por favor, inténtalo más tarde.', { exact: true })
    .waitFor();
});

test('a picture that cannot be uploaded is said, and the rest of the form stays', async () => {
  const page = await openAdmin('/admin/create-empresa', { expected: failedCalls, viewport: phone });
  await page.locator('[name=nombre]').fill('Sin foto');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'falsa.png',
      mimeType: 'image/png',
      buffer: Buffer.from('esto no es una imagen'),
    });
  await page.getByText(/^Error al subir la imagen: .+/).waitFor();
  await page.route('**/upload_image.php', (route) => route.abort());
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPicture());
  await page.getByText('Error al subir la imagen: Error de red').waitFor();
  expect(await page.locator('[name=nombre]').inputValue()).toBe('Sin foto');
});

async function expectRows(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('tbody tr').length === wanted, count);
}

interface Seen {
  nombre: string;
  telefono: string | null;
  imagenes_adicionales: { alt_text: string }[];
}

/** The business as visitors get it. */
async function seen(nombre: string): Promise<Seen | undefined> {
  const { text } = await visit('/api/get_empresas_publicas.php?limit=100');
  return (JSON.parse(text) as { data: Seen[] }).data.find((empresa) => empresa.nombre === nombre);
}
