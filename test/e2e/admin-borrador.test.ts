import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { aPicture, failedCalls, goInApp, unique, writeText } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

const titulo = (page: Page) => page.locator('[name=titulo]');
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador:')));

/**
 * What was typed is offered again after a reload, files excepted; leaving with changes asks first, with the back
 * button too, staying keeps them, leaving drops them; a saved form leaves no draft.
 */
test('drafts and leaving a form with changes', async () => {
  const page = await openAdmin('/admin/libros/gestion?q=nadie', { expected: failedCalls });
  await page.getByRole('link', { name: 'Nuevo Libro' }).first().click();
  await titulo(page).fill('Casi perdido');
  await writeText(page, 'Resumen', 'Texto.');
  await page.evaluate(() => history.back());
  const dialog = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await dialog.getByText('Tienes cambios sin guardar. Si sales ahora, los perderás.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/admin\/libros\/nuevo$/);
  expect(await titulo(page).inputValue()).toBe('Casi perdido');

  // Without a connection a picture is not stored while one goes on.
  await page.route('**/upload_image.php', (route) => route.abort());
  await page.locator('input[type=file][name=imagen]').setInputFiles(await aPicture());
  await page.reload();
  await page.getByText(/^Tienes un borrador sin guardar de un libro nuevo \(/).waitFor();
  await page.getByText('Los archivos elegidos no se pueden conservar').waitFor();
  expect(await titulo(page).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Recuperar' }).click();
  expect(await titulo(page).inputValue()).toBe('Casi perdido');
  expect(await page.getByRole('textbox', { name: 'Resumen' }).textContent()).toBe('Texto.');

  await page.getByRole('link', { name: 'Volver a Admin' }).click();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await page.waitForURL('**/admin');
  expect(await drafts(page)).toEqual([]);

  await goInApp(page, '/admin/libros/nuevo');
  await titulo(page).fill(unique('Libro sin borrador'));
  await page.locator('[name=autores]').fill('Ana Prueba');
  expect(await drafts(page)).toEqual(['borrador:admin:libro-nuevo']);
  // Without a cover it goes as form data too.
  const sent = page.waitForRequest('**/create_libro.php');
  await page.getByRole('button', { name: 'Crear Libro' }).click();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await page.getByText('Libro creado con éxito.').waitFor();
  expect(await drafts(page)).toEqual([]);
  await page.getByRole('link', { name: 'Volver a Admin' }).click();
  await page.waitForURL('**/admin');
});

/**
 * A form without changes is left without a question, even with a rich text in it; Cancelar asks nothing, and what
 * was typed is offered the next time; somebody else saved meanwhile: the sentence shows, nothing typed is lost, and
 * a reload offers it again.
 */
test('drafts kept in the browser: offered again, and beside what somebody else saved', async () => {
  const admin = await httpAdmin();
  const name = unique('Libro de dos');
  const resumen = '<h2>Uno</h2><p>Dos <a href="https://example.com/">tres</a></p><ul><li>cuatro</li></ul>';
  const { slug, data } = await admin.post('create_libro.php', { titulo: name, autores: 'Ana', resumen });
  const { id } = data as { id: number };
  const path = `/admin/libros/editar/${slug}`;
  const page = await openAdmin(path, { expected: failedCalls });
  await page.locator('.ProseMirror li').waitFor();
  const list = page.getByRole('heading', { level: 1, name: 'Mantener Libros' });
  await page.getByRole('link', { name: 'Volver a los libros' }).click();
  await list.waitFor();
  expect(await drafts(page)).toEqual([]);

  await goInApp(page, path);
  await titulo(page).fill('A medias');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await list.waitFor();
  await goInApp(page, path);
  await page.getByText(/^Tienes un borrador sin guardar de /).waitFor();
  expect(await titulo(page).inputValue()).toBe(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Descartar' }).click();
  expect(await drafts(page)).toEqual([]);

  const autores = page.locator('[name=autores]');
  await autores.fill('Ana y Beatriz');
  await admin.post('update_libro.php', { id, titulo: name, slug, autores: 'Carmen' });
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Alguien ha cambiado este elemento mientras lo editabas').waitFor();
  expect(await autores.inputValue()).toBe('Ana y Beatriz');
  await page.reload();
  await page.getByText('Alguien lo ha cambiado desde entonces').waitFor();
  expect(await autores.inputValue()).toBe('Carmen');
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Libro actualizado con éxito.').waitFor();
});
