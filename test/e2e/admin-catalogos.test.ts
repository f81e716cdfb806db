import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deleteRow, failedCalls, goInApp, pressTwice, unique } from './admin-form.ts';
import { openAdmin } from './browser.ts';

interface Catalog {
  path: string;
  title: string;
  create: string;
  createFailed: string;
  question(name: string): string;
}

const catalogs: Catalog[] = [
  {
    path: '/admin/municipios/gestion',
    title: 'Gestionar Municipios',
    create: 'create_municipio.php',
    createFailed: 'Error al crear el municipio.',
    question: (name) => `¿Estás seguro de que quieres eliminar el municipio "${name}"?`,
  },
  {
    path: '/admin/ubicaciones-categorias/gestion',
    title: 'Gestionar Categorías de Ubicaciones',
    create: 'create_categoria_ubicacion.php',
    createFailed: 'Error al crear la categoría de ubicación.',
    question: (name) => `¿Estás seguro de que quieres eliminar la categoría "${name}"?`,
  },
  {
    path: '/admin/tipos-evento/gestion',
    title: 'Gestionar Tipos de Evento',
    create: 'create_tipo_evento.php',
    createFailed: 'Error al crear el tipo de evento.',
    question: (name) => `¿Estás seguro de que quieres eliminar el tipo de evento "${name}"?`,
  },
];

/** The tiles of the panel, by the address under /admin. */
const groups: Record<string, string[]> = {
  'Mantenimiento General': [
    'provincias/gestion',
    'municipios/gestion',
    'ubicaciones-categorias/gestion',
    'servicios/gestion',
    'temas/gestion',
  ],
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
    'agenda/fuentes',
    'agenda/difusion',
    'itinerarios/gestion',
    'paginas/gestion',
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
    'facturas/gestion',
    'desistimientos/gestion',
  ],
};

/**
 * The panel holds its tiles in their groups, all closed at start, and tells of what is running out and of orders to
 * prepare; the catalogues: a lost connection, added once, the edit cancelled, edited in the form, deleted.
 */
test('the panel and the catalogues', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  const tiles = page.locator('main .mantine-Accordion-item');
  await tiles.locator('a').last().waitFor({ state: 'attached' });
  const found = await tiles.evaluateAll((items) =>
    items.map((item) => ({
      title: item.querySelector('button')!.textContent,
      isOpen: item.querySelector('button')!.ariaExpanded,
      paths: [...item.querySelectorAll('a')].map((link) => link.pathname.replace('/admin/', '')),
    })),
  );
  expect(found.filter(({ isOpen }) => isOpen !== 'false')).toEqual([]);
  expect(Object.fromEntries(found.map(({ title, paths }) => [title, paths]))).toMatchObject(groups);
  await page.getByRole('button', { name: 'Contenido', exact: true }).click();
  await page.getByRole('region', { name: 'Contenido' }).getByRole('link', { name: 'Mantener rutas' }).waitFor();

  const hoy = page.getByRole('region', { name: 'Hoy' });
  const toPrepare = hoy.getByRole('link', { name: /por preparar$/ });
  expect(await toPrepare.getAttribute('href')).toBe('/admin/pedidos/gestion?estado=pagado');
  await hoy.getByRole('link', { name: /con pocas existencias$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Gestión de Productos de Tienda' }).waitFor();
  await page.getByRole('table').waitFor();
  const products = await page.locator('tbody tr').allTextContents();
  expect(products.length).toBeGreaterThan(0);
  for (const product of products) expect(product).toMatch(/Agotado|Quedan? \d/);

  for (const catalog of catalogs) {
    const name = unique('Prueba');
    // The list shows only what this test makes.
    await goInApp(page, `${catalog.path}?q=${encodeURIComponent(name)}`);
    await page.getByRole('heading', { name: catalog.title }).waitFor();
    const add = page.getByRole('button', { name: 'Añadir', exact: true });
    expect(await add.isDisabled()).toBe(true);
    const nombre = page.locator('[name=nombre]');
    await nombre.fill(name);
    if (catalog.create === 'create_municipio.php')
      await page.locator('[name=provincia_id]').selectOption({ label: 'Cuenca' });
    await page.route(`**/${catalog.create}`, (route) => route.abort());
    await add.click();
    await page.getByText(catalog.createFailed).waitFor();
    expect(await nombre.inputValue()).toBe(name);
    await page.unroute(`**/${catalog.create}`);
    const edit = page.getByRole('button', { name: `Editar ${name}`, exact: true });
    if (catalog === catalogs[0]) {
      await pressTwice(page, catalog.create, { resting: 'Añadir', busy: 'Añadiendo...' });
      await edit.click();
      expect(await nombre.inputValue()).toBe(name);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      expect(await nombre.inputValue()).toBe('');
      await expectPage(page, name);
      await goInApp(page, `${catalog.path}?q=${encodeURIComponent(name)}`);
    } else await add.click();
    await edit.click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nombre');
    await nombre.fill(`${name} bis`);
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    await page.getByRole('button', { name: `Editar ${name} bis`, exact: true }).waitFor();
    // What is being typed stays when another one is deleted.
    await nombre.fill('Otro');
    await deleteRow(page, `${name} bis`, catalog.question(`${name} bis`));
    expect(await nombre.inputValue()).toBe('Otro');
    // And is not left unasked.
    await page.getByRole('link', { name: /^Volver/ }).click();
    await page.getByRole('dialog').getByText('Tienes cambios sin guardar').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir sin guardar' }).click();
    await page.waitForURL('**/admin');
  }
});

/** The page of a municipality is saved, says where it is seen, and is saved again by whoever goes on. */
async function expectPage(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Página del pueblo: ${name}` }).click();
  const save = page.getByRole('button', { name: 'Guardar Cambios' });
  for (const latitud of ['40.1', '40.2']) {
    await page.locator('[name=latitud]').fill(latitud);
    await page.locator('[name=longitud]').fill('-2.1');
    await save.click();
    await page.getByRole('status').getByText('Municipio actualizado con éxito.').waitFor();
    const path = await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href');
    expect(path).toMatch(/^\/pueblos\/prueba-/);
    expect(await page.locator('[name=latitud]').inputValue()).toBe(latitud);
    await page.getByRole('button', { name: 'Seguir editando' }).click();
  }
}
