import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { failedCalls, goInApp, unique, writeText } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

/** The fields of a multipart body that are texts. */
function fieldsOf(request: Request): Record<string, string> {
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
  const parts = (request.postDataBuffer() ?? Buffer.alloc(0)).toString().matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gs);
  return Object.fromEntries([...parts].map(([, name, value]) => [name!, value!]));
}

async function fill(page: Page, titulo: string): Promise<void> {
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  await writeText(page, 'Contenido', 'Texto.');
}

async function publish(page: Page): Promise<Record<string, string>> {
  // What the screen saves by itself says that it is a draft.
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/create_post.php') && !request.postData()?.includes('name="estado"'),
  );
  await page.getByRole('button', { name: 'Publicar' }).click();
  const fields = fieldsOf(await sent);
  // One stays on the same article.
  await page.getByRole('heading', { name: 'Editar Artículo' }).waitFor();
  await page.getByText('Artículo creado con éxito.').first().waitFor();
  return fields;
}

/**
 * Form data with every field: contact and map are empty while their sections are off, contact goes as JSON, of the
 * map the id alone.
 */
test('what the form of an article sends', async () => {
  const page = await openAdmin('/admin', { viewport: phone, expected: failedCalls });
  // The category 'actividades-y-eventos' is left out of the category choices.
  const categories = [
    { id: 1, nombre_categoria: 'Historia', slug: 'historia' },
    { id: 9, nombre_categoria: 'Actividades y eventos', slug: 'actividades-y-eventos' },
  ];
  await page.route('**/get_categories.php', (route) =>
    route.fulfill({ json: { success: true, message: '', categories } }),
  );
  await goInApp(page, '/admin/articulos/nuevo');
  const titulo = unique('Sin contacto');
  await fill(page, titulo);
  await page.locator('[name=resumen]').fill('De qué trata');
  expect(await page.locator('[name=category_id] option').allTextContents()).toEqual([
    'Selecciona una categoría',
    'Historia',
  ]);

  // What is wrong in the contact is said in its own words, and not while the section is off.
  const section = page.getByLabel('Añadir datos de contacto');
  await section.check({ force: true });
  await page.locator('[name=phone1]').fill('969 000 123');
  await page.locator('[name=email1]').fill('no vale');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('alert').getByText('El correo electrónico no es válido.').waitFor();
  expect(await page.getByText('Por favor, rellena el título').count()).toBe(0);
  await section.press('Space');
  const { guardado, Id_articulo, version, ...fields } = await publish(page);
  expect(guardado).toMatch(/^[\w-]+:\d+$/);
  expect(Boolean(Id_articulo)).toBe(Boolean(version));
  expect(fields).toEqual({
    ...{ temas: '[]', otras_categorias: '[]', destacado: 'false' },
    titulo,
    resumen: 'De qué trata',
    meta_title: '',
    autor: '',
    fotografo: '',
    contenido: '<p>Texto.</p>',
    category_id: '1',
    publicar_en: '',
    contact: '',
    place_id: '',
    map_search_text: '',
  });

  await goInApp(page, '/admin/articulos/nuevo');
  await page.getByRole('heading', { name: 'Nuevo Artículo' }).waitFor();
  await fill(page, unique('Con contacto y mapa'));
  await section.check({ force: true });
  expect(await page.locator('[name=phone1]').inputValue()).toBe('');
  await page.locator('[name=phone1]').fill('969 000 123');
  await page.getByLabel('Añadir un mapa').check({ force: true });
  const preview = page.locator('iframe[title="Vista previa del mapa"]');
  expect(await preview.count()).toBe(0);
  await page.locator('[name=place_id]').fill('ChIJ_prueba');
  await preview.waitFor();
  expect([await preview.getAttribute('width'), await preview.getAttribute('height')]).toEqual(['500', '480']);

  // Every form control carries a name; what the editor uploads goes to upload_image.php as `file`.
  const names = await page
    .locator('form')
    .locator('input, select, textarea')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''));
  expect(names.filter((name) => !/^[a-z]\w*$/i.test(name))).toEqual([]);
  expect(names).toContain('file');

  const sent = await publish(page);
  expect(JSON.parse(sent.contact!)).toMatchObject({ phone1: '969 000 123', email1: '', twitterUrl: '' });
  expect(sent).toMatchObject({ place_id: 'ChIJ_prueba', map_search_text: '' });
});
