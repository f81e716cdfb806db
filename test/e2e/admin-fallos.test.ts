/** What the screens of the back office say when a call does not come back; nothing that was typed is lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPicture, failedCalls, goInApp } from './admin-form.ts';
import { answerOf, openAdmin, phone } from './browser.ts';

interface Form {
  path: string;
  title: string;
  call: string;
  /** The button, resting and busy. */
  button: [string, string];
  failed: string;
  fields: Record<string, string>;
  choices?: string[];
  more?(page: Page): Promise<void>;
  /** What else is tried, after which everything typed is still there too. */
  alsoFails?(page: Page): Promise<void>;
}

/** Those of books, activities and sponsors are in their own tests. */
const forms: Form[] = [
  {
    path: '/admin/eventos/nuevo',
    title: 'Añadir Nuevo Evento',
    call: 'create_evento.php',
    button: ['Crear Evento', 'Creando...'],
    failed: 'Ocurrió un error al crear el evento.',
    fields: { titulo: 'Un evento', fecha_inicio: '2031-05-10' },
    choices: ['municipio_id'],
  },
  {
    path: '/admin/create-empresa',
    title: 'Crear Nueva Empresa',
    call: 'create_empresa.php',
    button: ['Crear Empresa', 'Creando...'],
    failed: 'Ocurrió un error al conectar con el servidor. Por favor, inténtalo más tarde.',
    fields: { nombre: 'Sin red' },
    choices: ['municipio_id', 'categoria_id'],
    alsoFails: failToUpload,
  },
  {
    path: '/admin/tiendas/nuevo',
    title: 'Crear Nueva Tienda',
    call: 'create_tienda.php',
    button: ['Crear Tienda', 'Creando...'],
    failed: 'Error al crear la tienda. Por favor, inténtalo de nuevo.',
    fields: { nombre: 'Una tienda' },
  },
  {
    path: '/admin/productos/nuevo-tienda',
    title: 'Añadir Nuevo Producto',
    call: 'create_producto.php',
    button: ['Crear Producto', 'Creando...'],
    failed: 'Error al crear el artículo. Por favor, inténtalo de nuevo más tarde.',
    fields: { nombre: 'Un producto', precio: '1' },
    choices: ['id_tienda', 'id_categoria'],
    more: (page) => page.locator('[aria-label="Eliminar imagen 1"]').click(),
  },
  {
    path: '/admin/tiendas/editar/1',
    title: 'Editar Tienda',
    call: 'update_tienda.php',
    button: ['Guardar Cambios', 'Guardando...'],
    failed: 'Error al actualizar la tienda.',
    fields: { telefono: '969 000 997' },
  },
  {
    path: '/admin/productos/editar/1',
    title: 'Editar Producto',
    call: 'update_producto.php',
    button: ['Guardar Cambios', 'Guardando...'],
    failed: 'Error en la operación del producto. Por favor, inténtalo de nuevo más tarde.',
    fields: { precio: '7' },
  },
  {
    path: '/admin/manage/gestion-ubicaciones/edit/1',
    title: 'Editar Ubicación',
    call: 'update_ubicacion.php',
    button: ['Guardar Cambios', 'Guardando...'],
    failed: 'Error de conexión al guardar la ubicación.',
    fields: { direccion: 'Otra calle' },
  },
];

async function failToUpload(page: Page): Promise<void> {
  const main = page.locator('input[type=file]').first();
  await main.setInputFiles({
    name: 'falsa.png',
    mimeType: 'image/png',
    buffer: Buffer.from('esto no es una imagen'),
  });
  await page.getByText(/^Error al subir la imagen: .+/).waitFor();
  await page.route('**/upload_image.php', (route) => route.abort());
  await main.setInputFiles(await aPicture());
  await page.getByText('Error al subir la imagen: Error de red').waitFor();
}

/**
 * Every form sends once, however often its button is pressed, is busy meanwhile and takes nothing in, and tells a
 * lost connection in its words; nothing of what was typed is lost, nor by a picture that cannot be uploaded.
 */
test('every form sends once and loses nothing', async () => {
  const page = await openAdmin(forms[0]!.path, { viewport: phone, expected: failedCalls });
  for (const form of forms) {
    const { promise, resolve } = Promise.withResolvers<void>();
    let calls = 0;
    await page.route(`**/${form.call}`, async (route) => {
      calls += 1;
      await promise;
      await route.abort();
    });
    await goInApp(page, form.path);
    // The form before may have fields of the same names.
    await page.locator('h1', { hasText: form.title }).waitFor();
    for (const name of form.choices ?? []) await page.locator(`[name=${name}]`).selectOption({ index: 1 });
    for (const [name, value] of Object.entries(form.fields)) await page.locator(`[name=${name}]`).fill(value);
    await form.more?.(page);
    const [resting, busy] = form.button;
    await page.locator('main button:enabled', { hasText: resting }).first().dblclick();
    await page.locator('main button:disabled', { hasText: busy }).first().waitFor();
    // An answer that comes late takes nothing from what was typed meanwhile: nothing is.
    const [first] = Object.keys(form.fields);
    await page.locator(`main [inert] [name=${first}]`).waitFor();
    resolve();
    await page.getByText(form.failed, { exact: true }).waitFor();
    expect(await page.locator('main [inert]').count(), form.path).toBe(0);
    await form.alsoFails?.(page);
    const kept = await page.evaluate(
      (names) => names.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value),
      Object.keys(form.fields),
    );
    expect(kept, form.path).toEqual(Object.values(form.fields));
    expect(calls, form.path).toBe(1);
  }
});

/** Answered so instead: with nothing at all when it is absent. */
const screens: { path: string; call?: string; status?: number; json?: object; sentence: string }[] = [
  { path: '/admin/libros/editar/no-existe', sentence: 'El libro no se encontró o no se pudo cargar.' },
  // A success that holds nothing is no new book, nor is a refusal under 200.
  {
    path: '/admin/libros/editar/uno',
    call: 'get_libro_admin.php',
    json: { success: true, message: '', data: null },
    sentence: 'El libro no se encontró o no se pudo cargar.',
  },
  {
    path: '/admin/libros/editar/dos',
    call: 'get_libro_admin.php',
    json: { success: false, message: 'Está en la papelera.' },
    sentence: 'Está en la papelera.',
  },
  {
    path: '/admin/libros/editar/tres',
    call: 'get_libro_admin.php',
    status: 503,
    json: { success: false, message: 'La base de datos no contesta.' },
    sentence: 'Error al cargar el libro: La base de datos no contesta.',
  },
  {
    path: '/admin/libros/editar/cuatro',
    call: 'get_libro_admin.php',
    sentence: 'Error al cargar el libro: Error de conexión con el servidor.',
  },
  {
    path: '/admin/articulos/editar/uno',
    call: 'get_post_admin.php',
    status: 500,
    json: { success: false, message: 'No ha podido ser.' },
    sentence: 'Error al cargar el artículo: No ha podido ser.',
  },
  {
    path: '/admin/eventos/editar/2',
    call: 'get_evento.php',
    json: { success: true },
    sentence: 'No se pudo cargar el evento.',
  },
  {
    path: '/admin/edit-empresa/1',
    call: 'get_empresa.php',
    json: { success: false, message: 'Hoy no.' },
    sentence: 'Hoy no.',
  },
  {
    path: '/admin/libros/gestion?q=nada',
    call: 'get_all_libros_admin.php',
    json: { success: true, message: '' },
    sentence: 'No se pudieron cargar los libros.',
  },
  {
    path: '/admin/categorias/gestion',
    call: 'get_categories.php',
    json: { success: true, message: '', categories: null },
    sentence: 'Error al cargar las categorías.',
  },
  {
    path: '/admin/productos/editar/1',
    call: 'get_producto.php',
    sentence: 'Error al cargar el producto. Por favor, inténtalo de nuevo más tarde.',
  },
  { path: '/admin/productos/nuevo-tienda', call: 'get_tiendas.php', sentence: 'Error al cargar las tiendas.' },
  { path: '/admin/eventos/editar/1', call: 'get_evento.php', sentence: 'Error al cargar el evento.' },
  {
    path: '/admin/eventos/nuevo',
    call: 'get_municipios.php',
    sentence: 'No se pudieron cargar los datos necesarios (municipios, tipos de evento).',
  },
  {
    path: '/admin/manage/gestion-ubicaciones/edit',
    sentence: 'No se ha proporcionado un ID de ubicación para editar.',
  },
  { path: '/admin/manage/gestion-ubicaciones/edit/999999', sentence: 'La ubicación no existe.' },
  { path: '/admin/pedidos/SC-AAAA-AAAA', sentence: 'El pedido no existe.' },
  { path: '/admin/pedidos/gestion', call: 'get_pedidos_admin.php', sentence: 'No se pudieron cargar los pedidos.' },
  { path: '/admin/articulos/vista-previa/no-existe', sentence: 'Artículo no encontrado' },
  { path: '/admin/nada/de/esto', sentence: 'Esta pantalla no existe' },
  { path: '/admin/ajustes/nada', sentence: 'Esta pantalla no existe' },
  // A category list in an unexpected shape.
  {
    path: '/admin/articulos/nuevo',
    call: 'get_categories.php',
    json: { success: true, message: '' },
    sentence: 'Error al obtener categorías: Formato de respuesta inesperado.',
  },
];

/**
 * Screens that cannot be loaded, or of things that do not exist, say so; what is in use is not deleted, and the
 * reason is told.
 */
test('what cannot be loaded, is not there or is in use says so', async () => {
  const page = await openAdmin(screens[0]!.path, { viewport: phone, expected: failedCalls });
  for (const { path, call, status = 200, json, sentence } of screens) {
    if (call) await page.route(`**/${call}*`, (route) => (json ? route.fulfill({ status, json }) : route.abort()));
    await goInApp(page, path);
    await page.getByText(sentence, { exact: true }).first().waitFor();
    if (call) await page.unroute(`**/${call}*`);
  }
  await goInApp(page, '/admin/libros/editar');
  await page.waitForURL('**/admin/libros/gestion');

  await goInApp(page, '/admin/tiendas/gestion');
  await page.getByRole('button', { name: 'Eliminar Artesanía del Júcar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancelar');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alert').getByText('cambia o elimina antes lo que la usa.').first().waitFor();
});

test('a success that comes without words is told in the words of the form', async () => {
  const page = await openAdmin('/admin/tiendas/editar/1', { viewport: phone });
  await page.route('**/update_tienda.php', async (route) => {
    const response = await answerOf(route);
    await route.fulfill({ response, json: { ...(await response.json()), message: '' } });
  });
  await page.locator('main button:enabled', { hasText: 'Guardar Cambios' }).first().click();
  await page.getByText('Tienda actualizada con éxito').first().waitFor();
});

/**
 * A connection that is lost between two screens sends nobody to the login page; a filter asks nobody who is there;
 * whoever enters without an answer can try again.
 */
test('a connection that is lost between two screens', async () => {
  const page = await openAdmin('/admin/libros/gestion', {
    viewport: phone,
    expected: /Failed to load resource|net::ERR|the server did not say/,
  });
  await page.getByRole('heading', { level: 1, name: 'Mantener Libros' }).waitFor();
  let asked = 0;
  await page.route('**/get_session.php', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.getByLabel('Buscar').fill('cuenca');
  await page.waitForURL(/q=cuenca/);
  expect(asked).toBe(0);
  await goInApp(page, '/admin/tiendas/gestion');
  await page.getByRole('heading', { level: 1, name: 'Gestión de Tiendas' }).waitFor();
  expect(asked).toBe(1);

  await page.goto('/admin/libros/gestion');
  await page.getByRole('heading', { level: 1, name: 'Algo ha fallado' }).waitFor();
  await page.unroute('**/get_session.php');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mantener Libros' }).waitFor();

  // Its code does not come: first a part of it, then all.
  await page.route('**/assets/nav-drawer-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('alert').getByText('Una parte de esta página no ha llegado.').waitFor();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Recargar' }).click();
  await page.getByRole('alert').getByText('Esta página no ha terminado de cargarse. Comprueba tu conexión').waitFor();
  await page.unroute('**/assets/*.js');
  await page.unroute('**/assets/nav-drawer-*.js');
  await page.getByRole('button', { name: 'Recargar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mantener Libros' }).waitFor();
});
