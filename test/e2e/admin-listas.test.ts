/** Every list of the back office has its own words in one frame. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { failedCalls, goInApp, unique } from './admin-form.ts';
import { desktop, openAdmin, phone, tablet } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

interface List {
  path: string;
  /** A word that leaves few rows of many. */
  some?: string;
  title: string;
  columns: string[];
  call: string;
  /** What it says when the call fails. */
  failed: string;
  /** What it says when nothing is found. */
  empty?: string;
  /** Links it has. */
  links?: Record<string, string>;
  /** What is read in its rows. */
  shown?: RegExp;
  /** What is asked before its first row is deleted. */
  question?: RegExp;
  /** How wide the screen is when axe looks at it; on a phone the table becomes cards. */
  checkedOn?: typeof phone;
}

/** Things of their own screens first: what a screen has once read, others show although it cannot be read again. */
const catalogs: List[] = [
  {
    path: '/admin/municipios/gestion',
    some: 'cuenca',
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
    checkedOn: desktop,
  },
  {
    path: '/admin/categorias-productos/gestion',
    title: 'Gestionar Categorías de Productos',
    columns: ['ID', 'Nombre', 'Acciones'],
    call: 'get_categorias_articulos_admin.php',
    failed: 'No se pudieron cargar las categorías.',
    empty: 'No se han encontrado categorías de artículos. ¡Crea la primera!',
    links: { 'Volver a Admin': '/admin' },
  },
  {
    path: '/admin/tiendas/gestion',
    title: 'Gestión de Tiendas',
    columns: ['Referencia', 'Nombre', 'Dirección', 'Teléfono', 'Acciones'],
    call: 'get_tiendas.php',
    failed: 'Error al cargar las tiendas.',
    empty: 'No se han encontrado tiendas.',
    checkedOn: phone,
    links: { 'Volver al menú': '/admin', 'Nueva Tienda': '/admin/tiendas/nuevo' },
  },
];

const lists: List[] = [
  {
    path: '/admin/articulos/gestion',
    some: 'mimbre',
    title: 'Gestionar Artículos',
    columns: ['Título', 'Categoría', 'Autor', 'Visitas', 'Estado', 'Fecha', 'ID', 'Acciones'],
    call: 'get_all_posts_admin.php',
    failed: 'No se pudieron cargar los artículos.',
    empty: 'No se han encontrado artículos.',
    // As it is seen and copied, not only as it stands in the page.
    shown: /Publicado|Borrador/,
    checkedOn: tablet,
  },
  {
    path: '/admin/libros/gestion',
    some: 'mimbre',
    title: 'Mantener Libros',
    columns: ['Título', 'Autor(es)', 'Año Edición', 'Acciones'],
    call: 'get_all_libros_admin.php',
    failed: 'No se pudieron cargar los libros.',
    empty: 'No se han encontrado libros. ¡Crea el primero!',
    links: { 'Nuevo Libro': '/admin/libros/nuevo' },
    shown: /N\/A/,
    question:
      /^¿Estás seguro de que quieres eliminar el libro ".+"\? Podrás recuperarlo de la papelera durante 30 días\.$/,
  },
  {
    path: '/admin/actividades/gestion',
    some: 'cesta',
    title: 'Gestionar Actividades',
    columns: ['Nombre', 'Lugar', 'Precio', 'Acciones'],
    call: 'get_all_actividades_admin.php',
    failed: 'No se pudieron cargar las actividades.',
    empty: 'No se han encontrado actividades. ¡Crea la primera!',
    question:
      /^¿Estás seguro de que quieres eliminar la actividad ".+"\? Podrás recuperarla de la papelera durante 30 días\.$/,
    checkedOn: phone,
  },
  {
    path: '/admin/eventos/gestion',
    some: 'mimbreros',
    title: 'Gestionar Eventos',
    columns: ['Título', 'Municipio', 'Tipo', 'Fecha Inicio', 'Fecha Fin', 'Acciones'],
    call: 'get_eventos.php',
    failed: 'No se pudieron cargar los eventos.',
  },
  {
    path: '/admin/manage/gestion-ubicaciones',
    some: 'castillo',
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

/** Every list has its columns and its links; one that cannot be read says so, each in its words, and is asked again. */
test('every list has its columns, and says when it cannot be read', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  const all = [...catalogs, ...lists];
  // The server would make them small for nobody.
  await page.route('**/media/**', (route) => route.abort());
  for (const { call } of all) await page.route(`**/${call}*`, (route) => route.abort());
  for (const list of all) {
    await goInApp(page, list.some ? `${list.path}?q=${list.some}` : list.path);
    await page.getByText(list.failed).waitFor();
    await page.unroute(`**/${list.call}*`);
    await page.locator('button', { hasText: 'Reintentar' }).click();
    const { rows, ...words } = await wordsOf(page, Object.keys(list.links ?? {}));
    expect(words).toEqual({
      ...{ title: list.title, columns: list.columns, links: Object.values(list.links ?? {}) },
      hasNamesThatLead: true,
    });
    if (list.shown) expect(rows).toMatch(list.shown);
    if (list.checkedOn) {
      await page.setViewportSize(list.checkedOn);
      await expectAccessible(page);
      const last = await page.locator('tbody tr').first().getByRole('button').last().boundingBox();
      expect(last!.x + last!.width).toBeLessThanOrEqual(list.checkedOn.width);
      // Nothing of a row lies under its buttons.
      const table = page.locator('table').locator('..');
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      await page.setViewportSize(desktop);
    }
    if (list.question) {
      await page
        .getByRole('button', { name: /^Eliminar / })
        .first()
        .click();
      await page.getByRole('dialog').getByText(list.question).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    if (!list.empty) continue;
    await goInApp(page, `${list.path}?q=nadie`);
    await page.getByText(list.empty).waitFor();
    await page.getByRole('button', { name: 'Quitar la búsqueda y los filtros' }).waitFor();
  }
});

/** What a list says, and where the links of these names lead. */
async function wordsOf(page: Page, links: string[]) {
  await page.locator('tbody tr').first().waitFor();
  return page.locator('main').evaluate((main, links) => {
    const texts = (selector: string) => [...main.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const anchors = [...main.querySelectorAll('a')];
    return {
      title: texts('h1')[0],
      columns: texts('thead th'),
      links: links.map((name) => anchors.find(({ textContent }) => textContent === name)?.getAttribute('href')),
      hasNamesThatLead: [...main.querySelectorAll('tbody tr')].every((row) =>
        (row.querySelector('[data-main]') ?? row).querySelector('a[href], button'),
      ),
      rows: main.querySelector('tbody')!.innerText,
    };
  }, links);
}

test('the businesses are searched and filtered, and the address keeps it', async () => {
  // Past the end, as when the only row of the last page was deleted.
  const page = await openAdmin('/admin/empresas/gestion?limit=5&page=99');
  await page.waitForURL((url) => Number(url.searchParams.get('page')) < 99);
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await expectRows(page, 5);
  expect(await page.locator('thead th').allTextContents()).toEqual([
    'Nombre',
    'Municipio',
    'Categoría',
    'Estado',
    'Acciones',
  ]);
  const limit = page.locator('select[name=limit]');
  const estado = page.locator('select[name=estado]');
  expect(await limit.locator('option').allTextContents()).toEqual(['5', '10', '20']);
  expect(await estado.locator('option').allTextContents()).toEqual(['Todos', 'Activo', 'Inactivo']);
  expect(await limit.inputValue()).toBe('5');

  const second = await page.locator('tbody tr').first().textContent();
  await page.getByRole('button', { name: 'Página 1', exact: true }).click();
  await page.waitForFunction((text) => document.querySelector('tbody tr')?.textContent !== text, second);
  await page.getByRole('button', { name: 'Página 2' }).click();
  await page.waitForURL(/page=2/);
  await page.waitForFunction((text) => document.querySelector('tbody tr')?.textContent === text, second);
  await limit.selectOption('10');
  await page.waitForURL((url) => url.searchParams.get('limit') === '10' && !url.searchParams.has('page'));
  await expectRows(page, 10);

  await estado.selectOption('inactivo');
  await page.waitForURL((url) => url.searchParams.get('estado') === 'inactivo');
  await estado.selectOption('');
  await page.getByLabel('Buscar').fill('esto no lo tiene ninguna');
  await page.waitForURL((url) => url.searchParams.get('q') === 'esto no lo tiene ninguna');
  await page.getByText('No se han encontrado empresas.').waitFor();
});

/** What was deleted comes back, once; in dialogs over the list several are changed, and the search is saved by a name. */
test('of several at once those refused are named and stay selected', async () => {
  const admin = await httpAdmin();
  const base = unique('Oficios');
  const add = async (call: string, fields: object) =>
    ((await admin.post(call, fields)).data as { id: number; Id_articulo: number }) ?? expect.fail(call);
  const [, used] = [
    await add('create_categoria_negocio.php', { nombre: `${base} a` }),
    await add('create_categoria_negocio.php', { nombre: `${base} b` }),
    await add('create_categoria_negocio.php', { nombre: `${base} c` }),
  ];
  const municipios = (await admin.get('get_municipios.php')).data as { id: number }[];
  const empresa = { nombre: base, municipio_id: municipios[0]!.id, categoria_id: used.id };
  const { id } = await add('create_empresa.php', empresa);

  const page = await openAdmin(`/admin/categorias-negocio/gestion?q=${encodeURIComponent(base)}`, {
    expected: failedCalls,
  });
  await expectRows(page, 3);
  await page.getByLabel('Seleccionar todo').check();
  await page.getByRole('button', { name: 'Eliminar seleccionados' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar seleccionados' }).dblclick();
  const told = page.getByRole('alert').filter({ hasText: '2 elementos eliminados.' });
  await told.getByText(new RegExp(`^No se pudo con «${base} b»: .*empresa`)).waitFor();
  await expectRows(page, 1);
  expect(await page.getByLabel(`Seleccionar ${base} b`).isChecked()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(1);

  let restored = 0;
  page.on('request', (request) => {
    if (request.url().includes('restore_papelera.php')) restored += 1;
  });
  await told.getByRole('button', { name: 'Deshacer' }).dblclick();
  await page.getByRole('alert').getByText('Deshecho: lo eliminado ha vuelto de la papelera.').waitFor();
  await expectRows(page, 3);
  expect(restored).toBe(2);
  // In the order that is pressed, which the address keeps.
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await page.waitForURL(/orden=nombre&dir=desc|dir=desc&orden=nombre/);
  await page.waitForFunction((last) => document.querySelector('tbody td')?.textContent?.includes(last), `${base} c`);
  expect(await page.getByRole('link', { name: `${base} b`, exact: true }).getAttribute('href')).toBe(
    `/admin/edit-categoria-negocio/${used.id}`,
  );
  await admin.post('delete_empresa.php', { id });

  // A draft without text cannot be published; the other one is.
  const categories = (await admin.get('get_categories.php')).categories as { id: number }[];
  const draft = { estado: 'borrador', category_id: categories[0]!.id };
  await add('create_post.php', { ...draft, titulo: `${base} entero`, contenido: '<p>Texto.</p>' });
  await add('create_post.php', { ...draft, titulo: `${base} vacío` });
  await goInApp(page, `/admin/articulos/gestion?q=${encodeURIComponent(base)}`);
  await page.getByRole('heading', { name: 'Gestionar Artículos' }).waitFor();
  await expectRows(page, 2);
  await page.getByLabel('Seleccionar todo').check();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const published = page.getByRole('alert').filter({ hasText: '1 elemento publicado.' });
  await published.getByText(`No se pudo con «${base} vacío»: `).waitFor();
  await page
    .getByRole('row', { name: `${base} entero` })
    .getByText('Publicado', { exact: true })
    .waitFor();
  expect(await page.getByLabel(`Seleccionar ${base} vacío`).isChecked()).toBe(true);
  expect(await page.getByLabel(`Seleccionar ${base} entero`).isChecked()).toBe(false);

  // What opens over the list comes when it is asked for: an author for those ticked, a name for this search.
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  await dialog.getByLabel('Autor').fill('Ana Ejemplo');
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await page
    .getByRole('row', { name: `${base} vacío` })
    .getByText('Ana Ejemplo', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await dialog.getByLabel('Nombre').fill(base);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const view = page.getByLabel('Vista', { exact: true });
  await expect.poll(() => view.locator('option:checked').textContent()).toBe(base);
});

async function expectRows(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('tbody tr').length === wanted, count);
}
