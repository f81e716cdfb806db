/** The library, the picture fields and the lists of the desk, as somebody uses them on an ordinary day. */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { aPicture, goInApp, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

test('the library: many at once, what is said of a picture is seen on the site, unused ones go', async () => {
  const page = await openAdmin('/admin/medios');
  const [one, other] = [unique('molino'), unique('puente')];
  await page
    .locator('input[type=file][name=imagen]')
    .setInputFiles([await aPicture(`${one}.png`), await aPicture(`${other}.png`)]);
  await page.getByText('Todo está subido.').waitFor();
  await page.getByRole('button', { name: one }).waitFor();
  await expectAccessible(page);

  // A book takes it from the library.
  const titulo = unique('Libro con molino');
  await goInApp(page, '/admin/libros/nuevo');
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=autores]').fill('Alguien');
  await chooseFromLibrary(page, one);
  await page.getByRole('button', { name: 'Pie, crédito y punto de interés' }).click();
  const dialog = page.getByRole('dialog', { name: 'Datos del archivo' });
  await dialog.locator('[name=alt_text]').fill('Un molino rojo');
  const point = dialog.getByRole('button', { name: 'Elegir el punto de interés en la imagen' });
  await point.scrollIntoViewIfNeeded();
  const { width, height } = (await point.boundingBox())!;
  await point.click({ position: { x: Math.round(width * 0.1), y: Math.round(height * 0.9) } });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'detached' });
  const saved = page.waitForResponse('**/create_libro.php');
  await page.getByRole('button', { name: 'Crear Libro' }).click();
  const { slug } = await (await saved).json();
  const visitor = await page.context().newPage();
  await visitor.goto(`/libro/${slug}`);
  const cover = visitor.getByRole('img', { name: 'Un molino rojo' });
  await cover.waitFor();
  expect(await cover.evaluate((image) => getComputedStyle(image).objectPosition)).toMatch(
    /^1[0-9.]*% (?:8|9)[0-9.]*%$/,
  );
  await visitor.close();

  // The one that nothing uses is found and goes; the other says where it is used.
  await goInApp(page, '/admin/medios');
  await page.getByLabel('Buscar').fill(other);
  await page.getByLabel('Sin usar').click();
  await page.getByRole('button', { name: other }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByRole('button', { name: 'Sí, borrar' }).click();
  await page.getByText('No hay archivos con esos criterios.').waitFor();
  await page.getByLabel('Sin usar').click();
  await page.getByLabel('Buscar').fill(one);
  await page.getByRole('button', { name: one }).click();
  await page.getByRole('list', { name: 'Dónde se usa' }).getByRole('link', { name: titulo }).waitFor();
  await page.setViewportSize(phone);
  await expectAccessible(page);
});

test('five photos of a place in one go, in another order, and coordinates as the map prints them', async () => {
  const page = await openAdmin('/admin/manage/gestion-ubicaciones/create');
  const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  const files = await Promise.all(names.map((name) => aPicture(`${name}.png`)));
  await pickSeveral(page, files);
  for (const place of [1, 5]) await page.getByRole('img', { name: `Vista previa: Imagen ${place}` }).waitFor();
  await page.locator('[name="imagenes[4][alt_text]"]').fill('La quinta');
  await page.getByRole('button', { name: 'Subir la imagen 5' }).click();
  expect(await page.locator('[name="imagenes[3][alt_text]"]').inputValue()).toBe('La quinta');
  await page.locator('[name=coordenadas]').fill('40°36\'46.1"N 2°05\'35.2"W');
  expect(await page.locator('[name=latitud]').inputValue()).toBe('40.612806');
  expect(await page.locator('[name=longitud]').inputValue()).toBe('-2.093111');
  await expectAccessible(page);

  const nombre = unique('Mirador');
  await page.locator('[name=nombre]').fill(nombre);
  await page.locator('[name=categoria_id]').selectOption({ index: 1 });
  await page.locator('[name=provincia_id]').selectOption({ label: 'Cuenca' });
  await page.locator('[name=municipio_id] option').nth(1).waitFor({ state: 'attached' });
  await page.locator('[name=municipio_id]').selectOption({ index: 1 });
  const faq = page.getByRole('button', { name: 'Quitar la pregunta 1' });
  if (await faq.isVisible()) await faq.click();
  const saved = page.waitForResponse('**/create_ubicacion.php');
  await page.getByRole('button', { name: 'Crear Ubicación' }).first().click();
  const { data } = await (await saved).json();
  expect(data.imagenes).toHaveLength(5);
  expect(data.imagenes[3]).toMatchObject({ alt_text: 'La quinta', ruta_imagen: expect.stringMatching(/^\/media\//) });
});

test('a list: in order by its headers, several deleted at once, and everything undone', async () => {
  const page = await openAdmin('/admin/libros/gestion');
  await page.getByRole('table').waitFor();
  await page.getByRole('button', { name: 'Título' }).click();
  await page.waitForURL(/orden=titulo/);
  await page.locator('th[aria-sort=ascending]').waitFor();
  const byName = (all: string[]) => [...all].sort((a, b) => plain(a).localeCompare(plain(b), 'es'));
  await expect.poll(async () => isDeepStrictEqual(await titles(page), byName(await titles(page)))).toBe(true);
  const sorted = await titles(page);
  await page.getByRole('button', { name: 'Título' }).click();
  await page.locator('th[aria-sort=descending]').waitFor();
  await page.waitForFunction((first) => document.querySelector('tbody td a')?.textContent === first, sorted.at(-1));

  const [first, second] = await titles(page);
  for (const name of [first, second])
    await page.getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true }).check();
  await page.getByText('2 seleccionados').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eliminar seleccionados' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar seleccionados' }).click();
  await page.getByRole('link', { name: first!, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText('Deshecho: ha vuelto de la papelera.').waitFor();
  await page.getByRole('link', { name: first!, exact: true }).waitFor();
  expect((await titles(page)).slice(0, 2)).toEqual([first, second]);
  // The title leads to where it is edited.
  await page.getByRole('link', { name: second!, exact: true }).click();
  await page.waitForURL(/\/admin\/libros\/editar\//);
});

async function pickSeveral(page: Page, files: Awaited<ReturnType<typeof aPicture>>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir varias imágenes' }).click();
  await (await chooser).setFiles(files);
}

function titles(page: Page): Promise<string[]> {
  return page.locator('tbody td a:not([title])').allTextContents();
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();
}

async function chooseFromLibrary(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Elegir de la biblioteca: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Elegir de la biblioteca' });
  await dialog.getByLabel('Buscar').fill(name);
  await dialog.getByRole('button', { name }).click();
  await page.getByRole('img', { name: /^Vista previa/ }).waitFor();
}
