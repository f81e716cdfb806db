import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { failedCalls, unique, writeText } from './admin-form.ts';
import { openAdmin } from './browser.ts';

/** The fields of a multipart body that are texts. */
function fieldsOf(request: Request): Record<string, string> {
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
  const parts = (request.postDataBuffer() ?? Buffer.alloc(0)).toString().matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gs);
  return Object.fromEntries([...parts].map(([, name, value]) => [name!, value!]));
}

async function fill(page: Page, titulo: string): Promise<void> {
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  await writeText(page, 'Contenido', 'Un texto.');
}

async function publish(page: Page): Promise<Record<string, string>> {
  const sent = page.waitForRequest('**/create_post.php');
  await page.getByRole('button', { name: 'Publicar' }).click();
  const fields = fieldsOf(await sent);
  await page.getByText('Artículo creado con éxito.').waitFor();
  return fields;
}

test('form data with every field; contact and map are empty while their sections are off', async () => {
  const titulo = unique('Sin contacto');
  const page = await openAdmin('/admin/articulos/nuevo');
  await fill(page, titulo);
  expect(await publish(page)).toEqual({
    titulo,
    autor: '',
    fotografo: '',
    contenido: '<p>Un texto.</p>',
    category_id: '1',
    publicar_en: '',
    contact: '',
    place_id: '',
    map_search_text: '',
  });
});

test('contact goes as JSON; what is wrong in it is said in its own words, and not while the section is off', async () => {
  const page = await openAdmin('/admin/articulos/nuevo');
  await fill(page, unique('Con contacto'));
  const section = page.getByLabel('Añadir datos de contacto');
  await section.check({ force: true });
  await page.locator('[name=phone1]').fill('969 000 123');
  await page.locator('[name=email1]').fill('no vale');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('alert').getByText('El correo electrónico no es válido.').waitFor();
  expect(await page.getByText('Por favor, rellena el título').count()).toBe(0);

  await section.press('Space');
  expect((await publish(page)).contact).toBe('');

  await fill(page, unique('Con contacto'));
  await section.check({ force: true });
  expect(await page.locator('[name=phone1]').inputValue()).toBe('');
  await page.locator('[name=phone1]').fill('969 000 123');
  expect(JSON.parse((await publish(page)).contact!)).toMatchObject({
    phone1: '969 000 123',
    email1: '',
    twitterUrl: '',
  });
});

test('the preview of a Place ID is 500 by 480; the id alone is sent', async () => {
  const page = await openAdmin('/admin/articulos/nuevo', { expected: failedCalls });
  await fill(page, unique('Con mapa'));
  await page.getByLabel('Añadir un mapa').check({ force: true });
  const preview = page.locator('iframe[title="Vista previa del mapa"]');
  expect(await preview.count()).toBe(0);
  await page.locator('[name=place_id]').fill('ChIJ_prueba');
  await preview.waitFor();
  expect([await preview.getAttribute('width'), await preview.getAttribute('height')]).toEqual(['500', '480']);
  expect(await publish(page)).toMatchObject({ place_id: 'ChIJ_prueba', map_search_text: '' });
  expect(await preview.count()).toBe(0);
});

test("the category 'actividades-y-eventos' is left out of the category choices", async () => {
  const page = await openAdmin('/admin');
  const categories = [
    { id: 1, nombre_categoria: 'Historia', slug: 'historia' },
    { id: 9, nombre_categoria: 'Actividades y eventos', slug: 'actividades-y-eventos' },
  ];
  await page.route('**/get_categories.php', (route) =>
    route.fulfill({ json: { success: true, message: '', categories } }),
  );
  await page.goto('/admin/articulos/nuevo');
  await page.locator('[name=category_id] option', { hasText: 'Historia' }).waitFor({ state: 'attached' });
  expect(await page.locator('[name=category_id] option', { hasText: 'Actividades' }).count()).toBe(0);
});

test('every form control carries a name', async () => {
  const page = await openAdmin('/admin/articulos/nuevo', { expected: failedCalls });
  await page.getByLabel('Añadir datos de contacto').check();
  await page.getByLabel('Añadir un mapa').check();
  await page.locator('[name=place_id]').waitFor();
  const names = await page
    .locator('form')
    .locator('input, select, textarea')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''));
  expect(names.filter((name) => !/^[a-z]\w*$/i.test(name))).toEqual([]);
  // What the editor uploads goes to upload_image.php as `file`.
  expect(names).toContain('file');
});

test('categories in an unexpected shape show an error', async () => {
  const page = await openAdmin('/admin');
  await page.route('**/get_categories.php', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await page.goto('/admin/articulos/nuevo');
  await page.getByText('Error al obtener categorías: Formato de respuesta inesperado.').waitFor();
});

test('a book without a cover goes as form data too', async () => {
  const page = await openAdmin('/admin/libros/nuevo');
  await page.locator('[name=titulo]').fill(unique('Sin portada'));
  await page.locator('[name=autores]').fill('Ana Prueba');
  const sent = page.waitForRequest('**/create_libro.php');
  await page.getByRole('button', { name: 'Crear Libro' }).click();
  expect(fieldsOf(await sent)).toMatchObject({ autores: 'Ana Prueba', num_pag: '', resumen: '' });
  await page.getByText('Libro creado con éxito.').waitFor();
});
