/** The library, the picture fields and the lists of the desk, as somebody uses them on an ordinary day. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toFormData, valuesOf } from '#areas/ubicaciones/admin-values.ts';
import { expectAccessible } from './accessible.ts';
import { aPicture, goInApp, searchFor, unique } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';

/**
 * The library: many at once, what is said of a picture is seen on the site, unused ones go; a list: in order by its
 * headers, several deleted at once, and everything undone.
 */
test('the library, and several things at once in a list', async () => {
  const name = unique('molino');
  const page = await openAdmin(`/admin/medios?q=${encodeURIComponent(name)}`);
  await expectLibrary(page, name);
  await expectOrderAndUndo(page);
});

test('five photos of a place go with its form', () => {
  const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  const imagenes = names.map((name) => ({ key: name, file: new File([name], `${name}.png`), alt_text: `La ${name}` }));
  const form = toFormData({ ...valuesOf(undefined), imagenes }, undefined);
  const sent = names.map((_, index) => [
    (form.get(`imagenes[${index}][file]`) as File).name,
    form.get(`imagenes[${index}][alt_text]`),
  ]);
  expect(sent).toEqual(names.map((name) => [`${name}.png`, `La ${name}`]));
});

async function expectLibrary(page: Page, both: string): Promise<void> {
  const [one, other] = [`${both} uno`, `${both} dos`];
  await page
    .locator('input[type=file][name=imagen]')
    .setInputFiles([await aPicture(`${one}.png`), await aPicture(`${other}.png`)]);
  await page.getByText('Todo está subido.').waitFor();
  await page.getByRole('button', { name: one }).waitFor();

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
  const cover = (await visit(`/libro/${slug}`)).text.match(/<img [^>]*alt="Un molino rojo"[^>]*>/)![0];
  expect(cover).toMatch(/style="object-position:1[0-9.]*% (?:8|9)[0-9.]*%"/);

  // The one that nothing uses is found and goes; the other says where it is used.
  await goInApp(page, `/admin/medios?q=${encodeURIComponent(both)}&sin_usar=1`);
  await page.getByRole('button', { name: other }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.getByRole('button', { name: 'Sí, borrar' }).click();
  await page.getByText('No hay archivos con esos criterios.').waitFor();
  // What is gone does not come back with another filter, not even until its answer is there.
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/get_medios_admin.php*', async (route) => {
    await gate;
    await route.continue();
  });
  const asked = page.waitForRequest('**/get_medios_admin.php*');
  await page.getByLabel('Sin usar').click();
  await asked;
  expect(await page.getByRole('button', { name: both }).count()).toBe(0);
  release();
  await page.getByRole('button', { name: one }).click();
  await page.getByRole('list', { name: 'Dónde se usa' }).getByRole('link', { name: titulo }).waitFor();
  await expectAccessible(page);
  await expectReplaced(page, slug);
}

/** Another file in its place, after a question; what is being written and the focus stay. */
async function expectReplaced(page: Page, slug: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Datos del archivo' });
  const file = dialog.locator('input[type=file][name=imagen]');
  const replace = dialog.getByRole('button', { name: 'Sustituir en todas partes' });
  const before = await visit(`/api/get_libro.php?slug=${slug}`);
  await dialog.locator('[name=pie]').fill('A medio escribir');
  // Until the picture has come, its room is there.
  const point = dialog.getByRole('button', { name: 'Elegir el punto de interés en la imagen' });
  const room = await point.evaluate((button) => {
    for (const image of button.querySelectorAll('img')) image.removeAttribute('src');
    return button.getBoundingClientRect().height;
  });
  expect(room).toBeGreaterThan(20);
  await file.setInputFiles(await aPicture());
  await dialog.getByText('Se cambiará en 1 sitio. ¿Sustituir?').waitFor();
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  expect((await visit(`/api/get_libro.php?slug=${slug}`)).text).toBe(before.text);
  await file.setInputFiles(await aPicture());
  const yes = dialog.getByRole('button', { name: 'Sí, sustituir' });
  await expect.poll(() => yes.evaluate((button) => button === document.activeElement)).toBe(true);
  await yes.press('Enter');
  await dialog.getByText('Archivo sustituido.').waitFor();
  await expect.poll(() => replace.evaluate((button) => button === document.activeElement)).toBe(true);
  expect((await visit(`/api/get_libro.php?slug=${slug}`)).text).not.toBe(before.text);
  expect(await dialog.locator('[name=pie]').inputValue()).toBe('A medio escribir');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function expectOrderAndUndo(page: Page): Promise<void> {
  const admin = await httpAdmin();
  const tag = unique('de lista');
  const [first, second, third] = ['Ábaco', 'banco', 'Zarza'].map((word) => `${word} ${tag}`) as [
    string,
    string,
    string,
  ];
  for (const titulo of [second, third, first]) await admin.post('create_libro.php', { titulo, autores: 'Alguien' });
  await goInApp(page, `/admin/libros/gestion?q=${encodeURIComponent(tag)}`);
  await page.getByRole('button', { name: 'Título' }).click();
  await page.waitForURL(/orden=titulo/);
  await page.locator('th[aria-sort=ascending]').waitFor();
  await expectTitles(page, [first, second, third]);
  await page.getByRole('button', { name: 'Título' }).click();
  await page.locator('th[aria-sort=descending]').waitFor();
  await expectTitles(page, [third, second, first]);

  for (const name of [third, second])
    await page.getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true }).check();
  await page.getByText('2 seleccionados').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eliminar seleccionados' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar seleccionados' }).click();
  await expectTitles(page, [first]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText('Deshecho: lo eliminado ha vuelto de la papelera.').waitFor();
  await expectTitles(page, [third, second, first]);
  // The title leads to where it is edited.
  await page.getByRole('link', { name: second, exact: true }).click();
  await page.waitForURL(/\/admin\/libros\/editar\//);
}

function expectTitles(page: Page, wanted: string[]): Promise<void> {
  const links = page.locator('tbody td a:not([title])');
  return expect.poll(() => links.allTextContents(), { timeout: 20_000 }).toEqual(wanted);
}

async function chooseFromLibrary(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Elegir de la biblioteca: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Elegir de la biblioteca' });
  await searchFor(dialog, name);
  await dialog.getByRole('button', { name }).click();
  await page.getByRole('img', { name: /^Vista previa/ }).waitFor();
}
