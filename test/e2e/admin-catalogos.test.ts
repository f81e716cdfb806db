import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { deleteRow, failedCalls, pressTwice, restore, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

interface Catalog {
  path: string;
  title: string;
  columns: string[];
  /** The call that reads, and its sentence when it fails. */
  list: [string, string];
  create: string;
  createFailed: string;
  question(name: string): string;
}

const catalogs: Catalog[] = [
  {
    path: '/admin/municipios/gestion',
    title: 'Gestionar Municipios',
    columns: ['Nombre', 'Provincia', 'Place ID', 'Acciones'],
    list: ['get_municipios.php', 'No se pudieron cargar los municipios.'],
    create: 'create_municipio.php',
    createFailed: 'Error al crear el municipio.',
    question: (name) => `¿Estás seguro de que quieres eliminar el municipio "${name}"?`,
  },
  {
    path: '/admin/ubicaciones-categorias/gestion',
    title: 'Gestionar Categorías de Ubicaciones',
    columns: ['Nombre', 'Slug', 'Acciones'],
    list: ['get_categorias_ubicacion.php', 'No se pudieron cargar las categorías de ubicaciones.'],
    create: 'create_categoria_ubicacion.php',
    createFailed: 'Error al crear la categoría de ubicación.',
    question: (name) => `¿Estás seguro de que quieres eliminar la categoría "${name}"?`,
  },
  {
    path: '/admin/tipos-evento/gestion',
    title: 'Gestionar Tipos de Evento',
    columns: ['Nombre', 'Descripción', 'Acciones'],
    list: ['get_tipos_evento.php', 'No se pudieron cargar los tipos de evento.'],
    create: 'create_tipo_evento.php',
    createFailed: 'Error al crear el tipo de evento.',
    question: (name) => `¿Estás seguro de que quieres eliminar el tipo de evento "${name}"?`,
  },
];

test.each(catalogs)('"$title": add once, edit in the form, delete, restore', async (catalog) => {
  const name = unique('Prueba');
  const page = await openAdmin(catalog.path, { expected: failedCalls });
  await page.getByRole('heading', { name: catalog.title }).waitFor();
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(catalog.columns);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);

  expect(await page.getByRole('button', { name: 'Añadir', exact: true }).isDisabled()).toBe(true);
  await page.locator('[name=nombre]').fill(name);
  const provincia = page.locator('[name=provincia_id]');
  if (await provincia.count()) await provincia.selectOption({ label: 'Cuenca' });
  await page.route(`**/${catalog.create}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await page.getByText(catalog.createFailed).waitFor();
  expect(await page.locator('[name=nombre]').inputValue()).toBe(name);
  await page.unroute(`**/${catalog.create}`);
  await pressTwice(page, catalog.create, { resting: 'Añadir', busy: 'Añadiendo...' });

  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  expect(await page.locator('[name=nombre]').inputValue()).toBe(name);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  expect(await page.locator('[name=nombre]').inputValue()).toBe('');
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  await page.locator('[name=nombre]').fill(`${name} bis`);
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
  await page.getByRole('button', { name: 'Añadir', exact: true }).waitFor();
  await page.getByRole('button', { name: `Eliminar ${name} bis`, exact: true }).waitFor();

  await deleteRow(page, `${name} bis`, catalog.question(`${name} bis`));
  const left = await (await fetch(`${inject('siteUrl')}/api/${catalog.list[0]}`)).text();
  expect(left).not.toContain(name);
  await restore(page, `${name} bis`);
  await page.goto(catalog.path);
  await page.getByRole('button', { name: `Editar ${name} bis`, exact: true }).waitFor();
});

test.each(catalogs)('"$title" that cannot be read says so, with a way to ask again', async (catalog) => {
  const [call, sentence] = catalog.list;
  const page = await openAdmin('/admin', { expected: failedCalls });
  await page.route(`**/${call}*`, (route) => route.abort());
  await page.goto(catalog.path);
  await page.getByText(sentence).waitFor();
  await page.unroute(`**/${call}*`);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('table').waitFor();
});

test('a municipality in use is not deleted, and the reason is told', async () => {
  const page = await openAdmin('/admin/municipios/gestion', { expected: failedCalls });
  await page.getByRole('button', { name: 'Eliminar Cuenca', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page
    .getByRole('alert')
    .getByText(/«Cuenca»/)
    .waitFor();
});

test('the panel holds its tiles in their groups, all closed at start', async () => {
  const page = await openAdmin();
  const groups: Record<string, string[]> = {
    'Mantenimiento General': ['provincias/gestion', 'municipios/gestion', 'ubicaciones-categorias/gestion'],
    Contenido: [
      'articulos/nuevo',
      'articulos/gestion',
      'actividades/nuevo',
      'libros/gestion',
      'libros/nuevo',
      'categorias/gestion',
      'tipos-evento/gestion',
      'manage/gestion-ubicaciones',
      'actividades/gestion',
      'eventos/gestion',
    ],
    Patrocinadores: [
      'patrocinadores_empresa/nuevo',
      'patrocinadores_ayuntamiento/nuevo',
      'patrocinadores_ayuntamiento_sin_web/nuevo',
      'patrocinadores_texto/nuevo',
      'patrocinadores_texto_sin_web/nuevo',
      'patrocinadores/gestion',
    ],
  };
  for (const [title, paths] of Object.entries(groups)) {
    const control = page.getByRole('button', { name: title });
    expect(await control.getAttribute('aria-expanded')).toBe('false');
    await control.click();
    const links = page.getByRole('region', { name: title }).getByRole('link');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(paths.map((path) => `/admin/${path}`));
  }
  await expectAccessible(page);
});
