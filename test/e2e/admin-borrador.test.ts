import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, failedCalls, unique, writeText } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

const titulo = (page: Page) => page.locator('[name=titulo]');
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador:')));

test('what was typed is offered again after a reload, files excepted; leaving with changes asks first, staying keeps them, leaving drops them', async () => {
  const page = await openAdmin('/admin/libros/nuevo', { expected: failedCalls });
  await titulo(page).fill('Casi perdido');
  await writeText(page, 'Resumen', 'Un párrafo entero.');
  // Without a connection a picture is not stored while one goes on.
  await page.route('**/create_medio.php', (route) => route.abort());
  await choosePicture(page, 'imagen');
  await page.reload();
  await page.getByText(/^Tienes un borrador sin guardar de un libro nuevo \(/).waitFor();
  await page.getByText('Los archivos elegidos no se pueden conservar').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recuperar' }).click();
  expect(await titulo(page).inputValue()).toBe('Casi perdido');
  expect(await page.getByRole('textbox', { name: 'Resumen' }).textContent()).toBe('Un párrafo entero.');

  await page.reload();
  await page.getByRole('button', { name: 'Descartar' }).click();
  expect(await titulo(page).inputValue()).toBe('');
  expect(await drafts(page)).toEqual([]);

  await titulo(page).fill('A medias');
  await page.getByRole('link', { name: 'Volver a Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await dialog.getByText('Tienes cambios sin guardar. Si sales ahora, los perderás.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await titulo(page).inputValue()).toBe('A medias');

  await page.getByRole('link', { name: 'Volver a Admin' }).click();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await page.waitForURL('**/admin');
  expect(await drafts(page)).toEqual([]);
});

test('a form without changes is left without a question, even with a rich text in it', async () => {
  const page = await openAdmin('/admin/articulos/gestion');
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Editar Artículo' }).waitFor();
  await page.getByRole('textbox', { name: 'Contenido' }).waitFor();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.waitForURL('**/admin/articulos/gestion');
});

test('the back button asks too; Cancelar does not, and what was typed is offered the next time; a saved form leaves no draft', async () => {
  const page = await openAdmin('/admin/libros/gestion');
  await page.getByRole('link', { name: 'Nuevo Libro' }).click();
  await titulo(page).fill('A medias');
  await page.evaluate(() => history.back());
  const dialog = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/admin\/libros\/nuevo$/);
  expect(await titulo(page).inputValue()).toBe('A medias');

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await page.waitForURL('**/admin/libros/gestion');

  const edit = page.getByRole('link', { name: /^Editar / }).first();
  await edit.click();
  const before = await titulo(page).inputValue();
  await titulo(page).fill('A medias');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.waitForURL('**/admin/libros/gestion');
  await edit.click();
  await page.getByText(/^Tienes un borrador sin guardar de /).waitFor();
  expect(await titulo(page).inputValue()).toBe(before);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('link', { name: 'Cancelar' }).click();

  const name = unique('Libro sin borrador');
  await page.getByRole('link', { name: 'Nuevo Libro' }).click();
  await titulo(page).fill(name);
  await page.locator('[name=autores]').fill('Ana Prueba');
  expect(await drafts(page)).toEqual(['borrador:admin:libro-nuevo']);
  await page.getByRole('button', { name: 'Crear Libro' }).click();
  await page.getByText('Libro creado con éxito.').waitFor();
  expect(await drafts(page)).toEqual([]);
  await page.getByRole('link', { name: 'Volver a Admin' }).click();
  await page.waitForURL('**/admin');
  const admin = await httpAdmin();
  const { data } = await admin.get(`get_all_libros_admin.php?q=${encodeURIComponent(name)}`);
  await admin.post('delete_libro.php', { id: (data as { id: number }[])[0]!.id });
});

test('somebody else saved meanwhile: the sentence shows, nothing typed is lost, and a reload offers it again', async () => {
  const admin = await httpAdmin();
  const name = unique('Libro de dos');
  const { slug, data } = await admin.post('create_libro.php', { titulo: name, autores: 'Ana' });
  const { id } = data as { id: number };
  const page = await openAdmin(`/admin/libros/editar/${slug}`, { expected: failedCalls });
  await page.locator('[name=autores]').fill('Ana y Beatriz');
  await admin.post('update_libro.php', { id, titulo: name, slug, autores: 'Carmen' });

  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Alguien ha cambiado este elemento mientras lo editabas').waitFor();
  expect(await page.locator('[name=autores]').inputValue()).toBe('Ana y Beatriz');

  await page.reload();
  await page.getByText('Alguien lo ha cambiado desde entonces').waitFor();
  expect(await page.locator('[name=autores]').inputValue()).toBe('Carmen');
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Libro actualizado con éxito.').waitFor();
  await admin.post('delete_libro.php', { id });
});
