import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { aPicture, choosePicture, deleteRow, goInApp, pressTwice, restore, unique } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';
import { plainSpaces } from './shop.ts';

interface Producto {
  nombre: string;
  slug: string;
  precio: number;
  iva: number;
  stock: number | null;
  contenido_neto: number | null;
  unidad_contenido: string;
  url_imagen: string | null;
  imagenes_adicionales_urls: string[];
}

async function findForSale(nombre: string): Promise<Producto | undefined> {
  const { data } = JSON.parse((await visit('/api/get_all_productos_public.php')).text) as { data: Producto[] };
  return data.find((producto) => producto.nombre === nombre);
}

test('a product: field messages, created once, on /tienda, edited, deleted, gone, restored, back', async () => {
  const nombre = unique('Producto de prueba');
  const page = await openAdmin('/admin/productos/nuevo-tienda');
  await page.getByRole('heading', { level: 1, name: 'Añadir Nuevo Producto' }).waitFor();
  await page.getByRole('button', { name: 'Crear Producto' }).click();
  for (const message of [
    'La tienda es obligatoria.',
    'La categoría es obligatoria.',
    'El nombre es obligatorio.',
    'El precio es obligatorio y debe ser un número válido.',
    'Elige una imagen o elimina este hueco.',
  ])
    await page.getByText(message).waitFor();

  const back = page.getByRole('link', { name: 'Volver', exact: true });
  expect(await back.getAttribute('href')).toBe('/admin/tiendas/productos');
  await page.locator('[name=id_tienda]').selectOption({ label: 'Artesanía del Júcar' });
  expect(await back.getAttribute('href')).toMatch(/^\/admin\/tiendas\/\d+\/productos$/);
  await page.locator('[name=id_categoria]').selectOption({ label: 'Cerámica' });
  await page.locator('[name=nombre]').fill(nombre);
  await page.locator('[name=descripcion]').fill('Hecho para una prueba.');
  await page.locator('[name=precio]').fill('-1');
  await page.getByRole('button', { name: 'Crear Producto' }).click();
  await page.getByText('El precio es obligatorio y debe ser un número válido.').waitFor();
  await page.locator('[name=precio]').fill('12.5');
  await page.locator('[name=iva]').selectOption('10');
  await page.locator('[name=stock]').fill('7');
  await page.locator('[name=contenido_neto]').fill('0');
  await page.getByRole('button', { name: 'Crear Producto' }).click();
  await page.getByText('El contenido neto debe ser un número entero mayor que 0.').waitFor();
  await page.locator('[name=contenido_neto]').fill('250');
  await page.locator('[name=unidad_contenido]').selectOption({ label: 'Mililitros' });

  // Initially one slot; another is added, a third one added and removed.
  expect(await page.locator('input[type=file]').count()).toBe(1);
  await choosePicture(page, 'imagen_0');
  await page.getByRole('img', { name: 'Vista previa: Imagen 1' }).waitFor();
  await page.getByRole('button', { name: 'Añadir otra imagen' }).click();
  await choosePicture(page, 'imagen_1');
  await page.getByRole('button', { name: 'Añadir otra imagen' }).click();
  await page.getByRole('button', { name: 'Eliminar imagen 3' }).click();
  expect(await page.locator('input[type=file]').count()).toBe(2);
  await expectAccessible(page);
  await pressTwice(page, 'create_producto.php', { resting: 'Crear Producto', busy: 'Creando...' });
  await page.getByRole('alert').getByText('¡Artículo creado con éxito!').waitFor();
  await page.waitForURL('**/admin/tiendas/productos');

  const created = (await findForSale(nombre))!;
  expect(created).toMatchObject({ precio: 12.5, iva: 10, stock: 7, contenido_neto: 250, unidad_contenido: 'ml' });
  expect(created.imagenes_adicionales_urls).toHaveLength(1);
  const shown = plainSpaces((await visit(`/tienda/${created.slug}`)).text);
  expect(shown).toContain(nombre);
  expect(shown).toContain('250 ml · 50,00 €/l');

  const row = page.getByRole('row', { name: new RegExp(nombre) });
  expect(plainSpaces((await row.textContent())!)).toContain('12,50 €');
  expect(await row.getByText('Activo', { exact: true }).count()).toBe(1);
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Editar Producto' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Datos del Producto' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Imágenes Adicionales' }).waitFor();
  expect(await page.locator('[name=referencia]').getAttribute('readonly')).not.toBeNull();
  await page.locator('[name=precio]').fill('9.95');
  await page.locator('[name=stock]').fill('');
  expect(await page.locator('[name=contenido_neto]').inputValue()).toBe('250');
  await page.locator('[name=contenido_neto]').fill('500');
  await page.locator('[name=unidad_contenido]').selectOption({ label: 'Gramos' });
  await page.getByRole('button', { name: 'Hacer principal la imagen adicional 1' }).click();
  await page.getByRole('button', { name: 'Quitar la imagen adicional 1' }).click();
  await page.locator('input[type=file][name=imagen_0]').setInputFiles(await aPicture());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByRole('alert').getByText('Producto actualizado correctamente.').waitFor();
  await page.waitForURL('**/admin/tiendas/productos');
  const changed = (await findForSale(nombre))!;
  expect(changed).toMatchObject({ precio: 9.95, stock: null, url_imagen: created.imagenes_adicionales_urls[0] });
  expect(changed).toMatchObject({ contenido_neto: 500, unidad_contenido: 'g' });
  expect(changed.imagenes_adicionales_urls).toHaveLength(1);
  expect(changed.imagenes_adicionales_urls).not.toContain(created.url_imagen);

  await deleteRow(page, nombre, '¿Estás seguro de que quieres eliminar este producto?');
  expect((await visit(`/tienda/${created.slug}`)).status).toBe(404);
  await restore(page, nombre);
  expect(await findForSale(nombre)).toMatchObject({
    precio: 9.95,
    contenido_neto: 500,
    url_imagen: changed.url_imagen,
  });
  expect((await visit(`/tienda/${created.slug}`)).text).toContain(nombre);

  await goInApp(page, '/admin/tiendas/productos');
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await page.getByRole('switch', { name: 'Activo' }).press('Space');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await row.getByText('Inactivo').waitFor();
  expect(await findForSale(nombre)).toBeUndefined();
});

test('without an id the edit screen creates: price 0, active', async () => {
  const nombre = unique('Producto sin id');
  const page = await openAdmin('/admin/productos/editar');
  await page.getByRole('heading', { level: 1, name: 'Crear Producto' }).waitFor();
  expect(await page.locator('[name=precio]').inputValue()).toBe('0');
  expect(await page.getByRole('switch', { name: 'Activo' }).isChecked()).toBe(true);
  await page.locator('[name=tienda_id]').selectOption({ label: 'Papel y Tinta de Cuenca' });
  await page.locator('[name=categoria_id]').selectOption({ label: 'Libros y papel' });
  await page.locator('[name=nombre]').fill(nombre);
  await page.locator('[name=precio]').fill('3');
  await page.locator('[name=contenido_neto]').fill('150');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByRole('alert').getByText('Producto creado correctamente.').waitFor();
  await page.waitForURL('**/admin/tiendas/productos');
  expect(await findForSale(nombre)).toMatchObject({ precio: 3, iva: 21, stock: null, contenido_neto: 150 });
  await deleteRow(page, nombre, '¿Estás seguro de que quieres eliminar este producto?');
});

test('the list filters by shop and category once "Aplicar Filtros" is pressed', async () => {
  const page = await openAdmin('/admin/tiendas/productos');
  await page.getByRole('heading', { level: 1, name: 'Gestión de Productos de Tienda' }).waitFor();
  await page.getByRole('table').waitFor();
  const shops = page.locator('td[data-label=Tienda]');
  const all = await shops.count();
  const distinct = new Set(await shops.allTextContents());
  expect(await page.locator('[name=id_tienda] option').count()).toBe(distinct.size + 1);

  await page.locator('[name=id_tienda]').selectOption({ label: 'La Despensa de la Serranía' });
  await page.locator('[name=id_categoria]').selectOption({ label: 'Bebidas' });
  expect(await shops.count()).toBe(all);
  await page.getByRole('button', { name: 'Aplicar Filtros' }).click();
  expect(new Set(await shops.allTextContents())).toEqual(new Set(['La Despensa de la Serranía']));
  expect(new Set(await page.locator('td[data-label=Categoría]').allTextContents())).toEqual(new Set(['Bebidas']));
  // The address keeps them.
  await page.waitForURL(({ searchParams }) => searchParams.has('id_tienda') && searchParams.has('id_categoria'));
  await page.goto(page.url());
  await page.getByRole('table').waitFor();
  expect(new Set(await shops.allTextContents())).toEqual(new Set(['La Despensa de la Serranía']));

  // Several are hidden at once, and shown again.
  const counted = await shops.count();
  for (const [button, told, state] of [
    ['Ocultar', counted === 1 ? '1 elemento ocultado.' : `${counted} elementos ocultados.`, 'Inactivo'],
    ['Publicar', counted === 1 ? '1 elemento publicado.' : `${counted} elementos publicados.`, 'Activo'],
  ] as const) {
    await page.getByLabel('Seleccionar todo').check();
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(told).waitFor();
    await expect
      .poll(async () => new Set(await page.locator('td[data-label=Estado]').allTextContents()))
      .toEqual(new Set([state]));
  }

  await page.locator('[name=id_categoria]').selectOption({ label: 'Mimbre' });
  await page.getByRole('button', { name: 'Aplicar Filtros' }).click();
  await page.getByText('No se han encontrado productos.').waitFor();
  await page.getByRole('button', { name: 'Limpiar Filtros' }).click();
  expect(await shops.count()).toBe(all);

  // Back from a new product leads to the products of the chosen shop, without a question when nothing else was written.
  await page.getByRole('link', { name: 'Nuevo Producto' }).click();
  await page.getByRole('heading', { level: 1, name: 'Añadir Nuevo Producto' }).waitFor();
  await page.locator('[name=id_tienda]').selectOption({ label: 'Artesanía del Júcar' });
  await page.getByRole('link', { name: 'Volver', exact: true }).click();
  await page.waitForURL(/\/admin\/tiendas\/\d+\/productos$/);
});
