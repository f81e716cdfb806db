/** What the screens of the back office say when a call does not come back; nothing that was typed is lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPicture, failedCalls, goInApp, writeText } from './admin-form.ts';
import { openAdmin } from './browser.ts';

interface Form {
  path: string;
  call: string;
  /** The button, resting and busy. */
  button: [string, string];
  failed: string;
  fields: Record<string, string>;
  choices?: string[];
  more?(page: Page): Promise<void>;
}

const forms: Form[] = [
  {
    path: '/admin/libros/nuevo',
    call: 'create_libro.php',
    button: ['Crear Libro', 'Creando...'],
    failed: 'Error de red al crear el libro.',
    fields: { titulo: 'Un título', autores: 'Alguien' },
  },
  {
    path: '/admin/actividades/nuevo',
    call: 'create_actividad.php',
    button: ['Crear Actividad', 'Creando...'],
    failed: 'Error de red al crear la actividad.',
    fields: { nombre: 'Una actividad', lugar: 'Cuenca', precio_1: '0' },
    more: (page) => writeText(page, 'Descripción', 'Texto.'),
  },
  {
    path: '/admin/eventos/nuevo',
    call: 'create_evento.php',
    button: ['Crear Evento', 'Creando...'],
    failed: 'Ocurrió un error al crear el evento.',
    fields: { titulo: 'Un evento', fecha_inicio: '2031-05-10' },
    choices: ['municipio_id'],
  },
  {
    path: '/admin/create-empresa',
    call: 'create_empresa.php',
    button: ['Crear Empresa', 'Creando...'],
    failed: 'Ocurrió un error al conectar con el servidor. Por favor, inténtalo más tarde.',
    fields: { nombre: 'Sin red' },
    choices: ['municipio_id', 'categoria_id'],
  },
  {
    path: '/admin/create-categoria-negocio',
    call: 'create_categoria_negocio.php',
    button: ['Crear Categoría', 'Creando...'],
    failed: 'Ocurrió un error al conectar con el servidor. Por favor, inténtalo más tarde.',
    fields: { nombre: 'Sin red' },
  },
  {
    path: '/admin/tiendas/nuevo',
    call: 'create_tienda.php',
    button: ['Crear Tienda', 'Creando...'],
    failed: 'Error al crear la tienda. Por favor, inténtalo de nuevo.',
    fields: { nombre: 'Una tienda' },
  },
  {
    path: '/admin/productos/nuevo-tienda',
    call: 'create_producto.php',
    button: ['Crear Producto', 'Creando...'],
    failed: 'Error al crear el artículo. Por favor, inténtalo de nuevo más tarde.',
    fields: { nombre: 'Un producto', precio: '1' },
    choices: ['id_tienda', 'id_categoria'],
    more: (page) => page.getByRole('button', { name: 'Eliminar imagen 1' }).click(),
  },
  {
    path: '/admin/tiendas/editar/1',
    call: 'update_tienda.php',
    button: ['Guardar Cambios', 'Guardando...'],
    failed: 'Error al actualizar la tienda.',
    fields: { telefono: '969 000 997' },
  },
  {
    path: '/admin/productos/editar/1',
    call: 'update_producto.php',
    button: ['Guardar Cambios', 'Guardando...'],
    failed: 'Error en la operación del producto. Por favor, inténtalo de nuevo más tarde.',
    fields: { precio: '7' },
  },
  {
    path: '/admin/manage/gestion-ubicaciones/edit/1',
    call: 'update_ubicacion.php',
    button: ['Guardar Cambios', 'Guardando...'],
    failed: 'Error de conexión al guardar la ubicación.',
    fields: { direccion: 'Otra calle' },
  },
];

test('every form sends once, however often its button is pressed, is busy meanwhile, and tells a lost connection in its words; nothing of what was typed is lost', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  for (const form of forms) {
    const { promise, resolve } = Promise.withResolvers<void>();
    let calls = 0;
    await page.route(`**/${form.call}`, async (route) => {
      calls += 1;
      await promise;
      await route.abort();
    });
    await goInApp(page, form.path);
    for (const name of form.choices ?? []) await page.locator(`[name=${name}]`).selectOption({ index: 1 });
    for (const [name, value] of Object.entries(form.fields)) await page.locator(`[name=${name}]`).fill(value);
    await form.more?.(page);
    const [resting, busy] = form.button.map((name) => page.getByRole('button', { name, exact: true }));
    await resting!.dblclick();
    await busy!.waitFor();
    expect(await busy!.isDisabled()).toBe(true);
    resolve();
    await page.getByText(form.failed, { exact: true }).waitFor();
    for (const [name, value] of Object.entries(form.fields))
      expect(await page.locator(`[name=${name}]`).inputValue(), `${form.path} ${name}`).toBe(value);
    expect(calls).toBe(1);
    // The next form may have fields of the same names.
    await goInApp(page, '/admin');
    await page.getByRole('button', { name: 'Mantenimiento General' }).waitFor();
  }
});

const screens: [path: string, call: string | undefined, sentence: string][] = [
  ['/admin/productos/editar/1', 'get_producto.php', 'Error al cargar el producto.'],
  ['/admin/productos/nuevo-tienda', 'get_tiendas.php', 'Error al cargar las tiendas.'],
  ['/admin/eventos/editar/1', 'get_evento.php', 'Error al cargar el evento.'],
  [
    '/admin/eventos/nuevo',
    'get_municipios.php',
    'No se pudieron cargar los datos necesarios (municipios, tipos de evento).',
  ],
  ['/admin/libros/editar/no-existe', undefined, 'El libro no se encontró o no se pudo cargar.'],
  ['/admin/manage/gestion-ubicaciones/edit', undefined, 'No se ha proporcionado un ID de ubicación para editar.'],
  ['/admin/manage/gestion-ubicaciones/edit/999999', undefined, 'La ubicación no existe.'],
  ['/admin/pedidos/SC-AAAA-AAAA', undefined, 'El pedido no existe.'],
  ['/admin/pedidos/gestion', 'get_pedidos_admin.php', 'No se pudieron cargar los pedidos.'],
  ['/admin/articulos/vista-previa/no-existe', undefined, 'Artículo no encontrado'],
];

test('screens that cannot be loaded, or of things that do not exist, say so', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  for (const [path, call, sentence] of screens) {
    if (call) await page.route(`**/${call}*`, (route) => route.abort());
    await goInApp(page, path);
    await page.getByText(sentence).first().waitFor();
    if (call) await page.unroute(`**/${call}*`);
  }
  await page.goto('/admin/libros/editar');
  await page.waitForURL('**/admin/libros/gestion');
});

test('a category list in an unexpected shape shows an error', async () => {
  const page = await openAdmin('/admin');
  await page.route('**/get_categories.php', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await goInApp(page, '/admin/articulos/nuevo');
  await page.getByText('Error al obtener categorías: Formato de respuesta inesperado.').waitFor();
});

test('what is in use is not deleted, and the reason is told', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  for (const [path, name, reason] of [
    ['/admin/municipios/gestion', 'Eliminar Cuenca', /«Cuenca»/],
    ['/admin/categorias-productos/gestion', 'Eliminar Alimentación', /cambia o elimina antes lo que la usa\./],
    ['/admin/tiendas/gestion', 'Eliminar Artesanía del Júcar', /cambia o elimina antes lo que la usa\./],
  ] as const) {
    await goInApp(page, path);
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alert').getByText(reason).first().waitFor();
  }
});

test('a picture that cannot be uploaded is said, and the rest of the form stays', async () => {
  const page = await openAdmin('/admin/create-empresa', { expected: failedCalls });
  await page.locator('[name=nombre]').fill('Sin foto');
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
  expect(await page.locator('[name=nombre]').inputValue()).toBe('Sin foto');
});
