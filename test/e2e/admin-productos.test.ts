import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { aPicture, choosePicture, goInApp, nextSteps, searchFor, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';
import { plainSpaces } from './shop.ts';

interface Producto {
  id: number;
  nombre: string;
  slug: string;
  precio: number;
  iva: number;
  stock: number | null;
  contenido_neto: number | null;
  unidad_contenido: string;
  url_imagen: string | null;
  imagenes_adicionales_urls: string[];
  tienda_id: number;
  nombre_tienda: string;
  categoria_id: number;
  nombre_categoria: string;
}

async function findForSale(nombre: string): Promise<Producto | undefined> {
  const { data } = JSON.parse((await visit('/api/get_all_productos_public.php')).text) as { data: Producto[] };
  return data.find((producto) => producto.nombre === nombre);
}

async function allProducts(): Promise<Producto[]> {
  return (await (await httpAdmin()).get('get_all_productos_admin.php')).data as Producto[];
}

const list = '/admin/tiendas/productos';

async function withoutIt(nombre: string): Promise<void> {
  const { id } = (await allProducts()).find((producto) => producto.nombre === nombre)!;
  await (await httpAdmin()).get(`delete_producto.php?id=${id}`);
}

/** For sale, with two pictures. */
async function aProduct(nombre: string): Promise<Producto> {
  const other = (await allProducts()).find(({ nombre_tienda }) => nombre_tienda === 'Artesanía del Júcar')!;
  const fields = { id_tienda: other.tienda_id, id_categoria: other.categoria_id, nombre, precio: '12.5', stock: '7' };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, contenido_neto: '250', unidad_contenido: 'ml' }))
    form.set(name, String(value));
  for (const name of ['imagen_0', 'imagen_1']) {
    const { buffer, mimeType } = await aPicture();
    form.set(name, new File([new Uint8Array(buffer)], `${name}.png`, { type: mimeType }));
  }
  expect(await (await httpAdmin()).post('create_producto.php', form)).toMatchObject({ success: true });
  return (await findForSale(nombre))!;
}

test('a new product, from its form to its page', async () => {
  const nombre = unique('Producto de prueba');
  const page = await openAdmin('/admin/productos/nuevo-tienda', { viewport: phone });
  await page.getByRole('heading', { level: 1, name: 'Añadir Nuevo Producto' }).waitFor();
  await page.getByRole('button', { name: 'Crear Producto' }).click();
  await page.getByText('La tienda es obligatoria.').waitFor();
  const said = await page.getByRole('main').innerText();
  for (const message of [
    'La categoría es obligatoria.',
    'El nombre es obligatorio.',
    'El precio es obligatorio y debe ser un número válido.',
    'Elige una imagen o elimina este hueco.',
  ])
    expect(said).toContain(message);

  await page.locator('[name=id_tienda]').selectOption({ label: 'Artesanía del Júcar' });
  await page.locator('[name=id_categoria]').selectOption({ label: 'Cerámica' });
  for (const [name, value] of Object.entries({
    nombre,
    descripcion: 'Hecho para una prueba.',
    stock: '7',
    contenido_neto: '250',
  }))
    await page.locator(`[name=${name}]`).fill(value);
  // With a comma, in a browser that is not set to Spanish.
  const precio = page.locator('[name=precio]');
  await precio.pressSequentially('1.234,5 €');
  expect(await precio.inputValue()).toBe('1.234,5 €');
  await precio.blur();
  expect(await precio.inputValue()).toBe('1234,50');
  await precio.fill('');
  await precio.pressSequentially('12,5x');
  await page.getByRole('button', { name: 'Crear Producto' }).click();
  await page.getByText('El precio es obligatorio y debe ser un número válido.').waitFor();
  await precio.press('Backspace');
  await precio.pressSequentially('0');
  await page.locator('[name=iva]').selectOption('10');
  await page.locator('[name=unidad_contenido]').selectOption({ label: 'Mililitros' });

  // Initially one slot; another is added.
  await choosePicture(page, 'imagen_0');
  await page.getByRole('button', { name: 'Añadir otra imagen' }).click();
  await choosePicture(page, 'imagen_1');
  await page.getByRole('button', { name: 'Crear Producto' }).click();
  const next = await nextSteps(page, '¡Artículo creado con éxito!');
  const created = (await findForSale(nombre))!;
  expect(created).toMatchObject({ precio: 12.5, iva: 10, stock: 7, contenido_neto: 250, unidad_contenido: 'ml' });
  expect(created.imagenes_adicionales_urls).toHaveLength(1);
  expect(next).toEqual({ view: `/tienda/${created.slug}`, edit: `/admin/productos/editar/${created.id}` });
  expect(plainSpaces((await visit(`/tienda/${created.slug}`)).text)).toContain('250 ml · 50,00 €/l');
  await withoutIt(nombre);
});

test('products are hidden and shown again from their list', async () => {
  const nombre = unique('Producto que se oculta');
  await aProduct(nombre);
  const page = await openAdmin(list);
  await searchFor(page, nombre);
  const row = page.locator('tbody tr', { hasText: nombre });
  expect(plainSpaces((await row.textContent())!)).toContain('12,50 €');
  for (const [button, said, state] of [
    ['Ocultar', '1 elemento ocultado.', 'Inactivo'],
    ['Publicar', '1 elemento publicado.', 'Activo'],
  ] as const) {
    await page.getByLabel('Seleccionar todo').check();
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(said).waitFor();
    await row.getByText(state, { exact: true }).waitFor();
    expect((await findForSale(nombre)) !== undefined).toBe(state === 'Activo');
  }
  await withoutIt(nombre);
});

test('a product is changed, and taken from the shop', async () => {
  const nombre = unique('Producto que cambia');
  const before = await aProduct(nombre);
  const edit = `/admin/productos/editar/${before.id}`;
  const page = await openAdmin(`${list}?q=${encodeURIComponent(nombre)}`, { viewport: phone });
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Editar Producto' }).waitFor();
  expect(await page.locator('[name=referencia]').getAttribute('readonly')).not.toBeNull();
  expect(await page.locator('[name=contenido_neto]').inputValue()).toBe('250');
  const precio = page.locator('[name=precio]');
  expect(await precio.inputValue()).toBe('12,50');
  await precio.fill('9.95');
  await page.locator('[name=stock]').fill('');
  await page.getByRole('button', { name: 'Hacer principal la imagen adicional 1' }).click();
  await page.getByRole('button', { name: 'Quitar la imagen adicional 1' }).click();
  await choosePicture(page, 'imagen_0');
  await page.getByRole('switch', { name: 'Activo' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  // Visitors do not see it any more.
  expect(await nextSteps(page, 'Producto actualizado correctamente.')).toEqual({ view: null, edit });
  await goInApp(page, `${list}?q=${encodeURIComponent(nombre)}`);
  await page.locator('tbody tr', { hasText: nombre }).getByText('Inactivo').waitFor();
  const changed = (await allProducts()).find((producto) => producto.nombre === nombre)!;
  expect(changed).toMatchObject({ precio: 9.95, stock: null, url_imagen: before.imagenes_adicionales_urls[0] });
  expect(changed.imagenes_adicionales_urls).toHaveLength(1);
  expect(changed.imagenes_adicionales_urls).not.toContain(before.url_imagen);
  await withoutIt(nombre);
});

test('the list of products is filtered once that is asked for', async () => {
  const own = (await allProducts()).find((row) => row.nombre_tienda === 'La Despensa de la Serranía')!;
  const page = await openAdmin(`${list}?id_tienda=${own.tienda_id}&id_categoria=${own.categoria_id}`);
  const shown = async (label: string) => new Set(await page.locator(`td[data-label=${label}]`).allTextContents());
  const others = page.locator('td[data-label=Tienda]').filter({ hasNotText: own.nombre_tienda });
  await page.locator('td[data-label=Tienda]').first().waitFor();
  expect(await shown('Tienda')).toEqual(new Set([own.nombre_tienda]));
  expect(await shown('Categoría')).toEqual(new Set([own.nombre_categoria]));

  // The server filters: a list that waits for its answer still shows the one before.
  await page.getByRole('button', { name: 'Limpiar Filtros' }).click();
  await others.first().waitFor();
  const all = await shown('Tienda');
  const tiendas = new Set((await allProducts()).map(({ nombre_tienda }) => nombre_tienda));
  expect(await page.locator('[name=id_tienda] option').count()).toBe(tiendas.size + 1);
  await page.locator('[name=id_tienda]').selectOption({ label: own.nombre_tienda });
  expect(await shown('Tienda')).toEqual(all);
  await page.getByRole('button', { name: 'Aplicar Filtros' }).click();
  await others.first().waitFor({ state: 'detached' });
  expect(await shown('Tienda')).toEqual(new Set([own.nombre_tienda]));
  await page.waitForURL(`**${list}?id_tienda=*`);
  await page.locator('[name=id_categoria]').selectOption({ label: 'Mimbre' });
  await page.getByRole('button', { name: 'Aplicar Filtros' }).click();
  await page.getByText('No se han encontrado productos.').waitFor();
});

test('without an id the edit screen makes a new product', async () => {
  const nombre = unique('Producto sin id');
  const page = await openAdmin('/admin/productos/editar');
  await page.getByRole('heading', { level: 1, name: 'Crear Producto' }).waitFor();
  expect(await page.locator('[name=precio]').inputValue()).toBe('0');
  expect(await page.getByRole('switch', { name: 'Activo' }).isChecked()).toBe(true);
  await page.locator('[name=tienda_id]').selectOption({ label: 'Papel y Tinta de Cuenca' });
  await page.locator('[name=categoria_id]').selectOption({ label: 'Libros y papel' });
  await page.locator('[name=nombre]').fill(nombre);
  await page.locator('[name=precio]').fill('3');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByRole('status').getByText('Producto creado correctamente.').waitFor();
  await page.waitForURL(`**${list}`);
  expect(await findForSale(nombre)).toMatchObject({ precio: 3, iva: 21, stock: null });
  await withoutIt(nombre);
});

test('back from a new product are those of its shop', async () => {
  const page = await openAdmin('/admin/productos/nuevo-tienda');
  await page.getByRole('heading', { level: 1, name: 'Añadir Nuevo Producto' }).waitFor();
  const back = page.getByRole('link', { name: 'Volver', exact: true });
  expect(await back.getAttribute('href')).toMatch(new RegExp(`^${list}(?:[?]|$)`));
  await page.locator('[name=id_tienda]').selectOption({ label: 'Artesanía del Júcar' });
  await back.click();
  await page.waitForURL(/\/admin\/tiendas\/\d+\/productos$/);
});
