/** Every list of the back office: its columns, its ways on, unreachable. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { failedCalls, goInApp } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

interface List {
  path: string;
  title: string;
  columns: string[];
  call: string;
  /** What it says when the call fails. */
  failed: string;
  /** What it says when nothing is found. */
  empty?: string;
  /** Links it has. */
  links?: Record<string, string>;
}

/** Things of their own screens first: what a screen has once read, others show although it cannot be read again. */
const catalogs: List[] = [
  {
    path: '/admin/municipios/gestion',
    title: 'Gestionar Municipios',
    columns: ['Nombre', 'Provincia', 'Place ID', 'Acciones'],
    call: 'get_municipios.php',
    failed: 'No se pudieron cargar los municipios.',
  },
  {
    path: '/admin/ubicaciones-categorias/gestion',
    title: 'Gestionar Categorías de Ubicaciones',
    columns: ['Nombre', 'Slug', 'Acciones'],
    call: 'get_categorias_ubicacion.php',
    failed: 'No se pudieron cargar las categorías de ubicaciones.',
  },
  {
    path: '/admin/tipos-evento/gestion',
    title: 'Gestionar Tipos de Evento',
    columns: ['Nombre', 'Descripción', 'Acciones'],
    call: 'get_tipos_evento.php',
    failed: 'No se pudieron cargar los tipos de evento.',
  },
  {
    path: '/admin/categorias-productos/gestion',
    title: 'Gestionar Categorías de Artículos',
    columns: ['ID', 'Nombre', 'Acciones'],
    call: 'get_categorias_articulos_admin.php',
    failed: 'No se pudieron cargar las categorías.',
    links: { 'Volver a Admin': '/admin' },
  },
  {
    path: '/admin/tiendas/gestion',
    title: 'Gestión de Tiendas',
    columns: ['Referencia', 'Nombre', 'Dirección', 'Teléfono', 'Acciones'],
    call: 'get_tiendas.php',
    failed: 'Error al cargar las tiendas.',
    links: { 'Volver al menú': '/admin', 'Nueva Tienda': '/admin/tiendas/nuevo' },
  },
];

const lists: List[] = [
  {
    path: '/admin/articulos/gestion',
    title: 'Gestionar Artículos',
    columns: ['ID', 'Título', 'Categoría', 'Estado', 'Fecha', 'Acciones'],
    call: 'get_all_posts_admin.php',
    failed: 'No se pudieron cargar los artículos.',
    empty: 'No se han encontrado artículos.',
  },
  {
    path: '/admin/libros/gestion',
    title: 'Mantener Libros',
    columns: ['Título', 'Autor(es)', 'Año Edición', 'Acciones'],
    call: 'get_all_libros_admin.php',
    failed: 'No se pudieron cargar los libros.',
    empty: 'No se han encontrado libros. ¡Crea el primero!',
    links: { 'Nuevo Libro': '/admin/libros/nuevo' },
  },
  {
    path: '/admin/eventos/gestion',
    title: 'Gestionar Eventos',
    columns: ['Título', 'Municipio', 'Tipo', 'Fecha Inicio', 'Fecha Fin', 'Acciones'],
    call: 'get_eventos.php',
    failed: 'No se pudieron cargar los eventos.',
  },
  {
    path: '/admin/manage/gestion-ubicaciones',
    title: 'Gestión de Ubicaciones',
    columns: ['Nombre', 'Provincia', 'Municipio', 'Categoría', 'Estado', 'Acciones'],
    call: 'get_ubicaciones_admin.php',
    failed: 'Error de conexión al cargar ubicaciones.',
    empty: 'No se han encontrado ubicaciones',
    links: { 'Volver al menú': '/admin' },
  },
  {
    path: '/admin/tiendas/productos',
    title: 'Gestión de Productos de Tienda',
    columns: ['Referencia', 'Nombre', 'Precio', 'Tienda', 'Categoría', 'Estado', 'Acciones'],
    call: 'get_all_productos_admin.php',
    failed: 'Error al cargar los artículos. Por favor, inténtalo de nuevo más tarde.',
    links: { 'Nuevo Producto': '/admin/productos/nuevo-tienda' },
  },
];

test('every list has its columns and its links', async () => {
  const page = await openAdmin('/admin');
  for (const list of [...catalogs, ...lists]) {
    await goInApp(page, list.path);
    await page.getByRole('heading', { level: 1, name: list.title }).waitFor();
    await page.getByRole('table').waitFor();
    expect(await page.locator('thead th').allTextContents(), list.path).toEqual(list.columns);
    for (const [name, href] of Object.entries(list.links ?? {}))
      expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    if (!list.empty) continue;
    await page.getByLabel('Buscar').fill('nadie escribiría esto');
    await page.getByText(list.empty).waitFor();
  }
});

test('a list that cannot be read says so, each in its words, and is asked again', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  for (const list of [...catalogs, ...lists]) await page.route(`**/${list.call}*`, (route) => route.abort());
  for (const list of [...catalogs, ...lists]) {
    await goInApp(page, list.path);
    await page.getByText(list.failed).waitFor();
  }
  const last = lists.at(-1)!;
  await page.unroute(`**/${last.call}*`);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('table').waitFor();
});

// A list, a catalogue edited in its rows, one edited in a form of its own; a table becomes cards.
test.each(['/admin/articulos/gestion', '/admin/tipos-evento/gestion', '/admin/tiendas/gestion'])(
  'axe finds nothing in %s, on a desktop and on a phone',
  async (path) => {
    const page = await openAdmin(path);
    await page.getByRole('table').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectAccessible(page);
  },
);

test('small lists without anything in them say so', async () => {
  const page = await openAdmin('/admin');
  const empty = (call: string) =>
    page.route(`**/${call}*`, (route) => route.fulfill({ json: { success: true, message: '', data: [] } }));
  await empty('get_tiendas.php');
  await empty('get_categorias_articulos_admin.php');
  await goInApp(page, '/admin/tiendas/gestion');
  await page.getByText('No se han encontrado tiendas.').waitFor();
  await goInApp(page, '/admin/categorias-productos/gestion');
  await page.getByText('No se han encontrado categorías de artículos. ¡Crea la primera!').waitFor();
});

test('empty cells, states and the search of the lists', async () => {
  const page = await openAdmin('/admin/libros/gestion');
  await page.getByRole('cell', { name: 'N/A' }).first().waitFor();
  await goInApp(page, '/admin/articulos/gestion');
  await page.getByRole('columnheader', { name: 'Categoría' }).waitFor();
  // As it is seen and copied, not only as it stands in the page.
  expect(await page.getByRole('row').nth(1).innerText()).toMatch(/Publicado|Borrador/);
  await goInApp(page, '/admin/actividades/gestion');
  await page.getByRole('heading', { level: 1, name: 'Gestionar Actividades' }).waitFor();
  await page.getByRole('table').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Buscar').fill('zzzz no existe');
  await page.getByText('No se han encontrado actividades. ¡Crea la primera!').waitFor();
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

async function expectRows(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('tbody tr').length === wanted, count);
}
