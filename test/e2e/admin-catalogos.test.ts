import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { deleteRow, failedCalls, goInApp, pressTwice, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

interface Catalog {
  path: string;
  title: string;
  /** The call that reads. */
  list: string;
  create: string;
  createFailed: string;
  question(name: string): string;
}

const catalogs: Catalog[] = [
  {
    path: '/admin/municipios/gestion',
    title: 'Gestionar Municipios',
    list: 'get_municipios.php',
    create: 'create_municipio.php',
    createFailed: 'Error al crear el municipio.',
    question: (name) => `¿Estás seguro de que quieres eliminar el municipio "${name}"?`,
  },
  {
    path: '/admin/ubicaciones-categorias/gestion',
    title: 'Gestionar Categorías de Ubicaciones',
    list: 'get_categorias_ubicacion.php',
    create: 'create_categoria_ubicacion.php',
    createFailed: 'Error al crear la categoría de ubicación.',
    question: (name) => `¿Estás seguro de que quieres eliminar la categoría "${name}"?`,
  },
  {
    path: '/admin/tipos-evento/gestion',
    title: 'Gestionar Tipos de Evento',
    list: 'get_tipos_evento.php',
    create: 'create_tipo_evento.php',
    createFailed: 'Error al crear el tipo de evento.',
    question: (name) => `¿Estás seguro de que quieres eliminar el tipo de evento "${name}"?`,
  },
];

test('the catalogues: a lost connection, added once, the edit cancelled, edited in the form, deleted', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  for (const catalog of catalogs) {
    const name = unique('Prueba');
    await goInApp(page, catalog.path);
    await page.getByRole('heading', { name: catalog.title }).waitFor();
    await page.getByRole('table').waitFor();
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
    const left = await (await fetch(`${inject('siteUrl')}/api/${catalog.list}`)).text();
    expect(left).not.toContain(name);
  }
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
      'rutas/gestion',
    ],
    Patrocinadores: [
      'patrocinadores_empresa/nuevo',
      'patrocinadores_ayuntamiento/nuevo',
      'patrocinadores_ayuntamiento_sin_web/nuevo',
      'patrocinadores_texto/nuevo',
      'patrocinadores_texto_sin_web/nuevo',
      'patrocinadores/gestion',
    ],
    Tienda: [
      'tiendas/gestion',
      'tiendas/productos',
      'categorias-productos/gestion',
      'cupones/gestion',
      'pedidos/gestion',
      'desistimientos/gestion',
    ],
  };
  for (const [title, paths] of Object.entries(groups)) {
    const control = page.getByRole('button', { name: title, exact: true });
    expect(await control.getAttribute('aria-expanded')).toBe('false');
    await control.click();
    const links = page.getByRole('region', { name: title, exact: true }).getByRole('link');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(paths.map((path) => `/admin/${path}`));
  }
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
});
