import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, deleteRow, failedCalls, goInApp, unique, writeText } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';

test('a book: its own messages, created, read, edited, deleted', async () => {
  const titulo = unique('Libro de prueba');
  const page = await openAdmin('/admin/libros/nuevo', { expected: failedCalls });
  await page.getByRole('button', { name: 'Crear Libro' }).click();
  await page.getByText('Por favor, completa los campos obligatorios: Título y Autor(es).').waitFor();

  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=autores]').fill('Ana Prueba');
  await page.locator('[name=fecha_edicion]').fill('999');
  await page.getByRole('button', { name: 'Crear Libro' }).click();
  await page.getByText('El año de edición debe estar entre 1000 y el año actual.').first().waitFor();
  await page.locator('[name=fecha_edicion]').fill('2019');
  await page.locator('[name=editorial]').fill('Editorial del Júcar');
  await page.locator('[name=ISBN]').fill('978-84-00000-00-0');
  await page.locator('[name=num_pag]').fill('321');
  await choosePicture(page, 'imagen');
  await writeText(page, 'Resumen', 'Un libro sobre piedras.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear Libro' }).click();
  await page.getByRole('status').getByText('Libro creado con éxito.').waitFor();
  expect(await page.locator('[name=titulo]').inputValue()).toBe('');
  expect(await page.locator('[name=resumen]').inputValue()).toBe('');
  const path = (await page.getByRole('link', { name: 'Ver el libro' }).getAttribute('href'))!;
  expect(path).toMatch(/^\/libro\/libro-de-prueba-/);

  const read = await visit(path);
  expect(read.status).toBe(200);
  for (const text of [titulo, 'Ana Prueba', 'Editorial del Júcar', '321', '2019', 'Un libro sobre piedras.'])
    expect(read.text).toContain(text);

  await goInApp(page, '/admin/libros/gestion');
  await page.getByLabel('Buscar').fill(titulo);
  await page.getByRole('link', { name: `Editar ${titulo}` }).click();
  await page.getByRole('heading', { name: 'Editar Libro' }).waitFor();
  await page.locator('[name=autores]').fill('Beatriz Prueba');
  await page.locator('[name=slug]').fill('No Vale');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('El slug solo puede llevar letras minúsculas, números y guiones.').first().waitFor();
  await page.locator('[name=slug]').fill(path.replace('/libro/', ''));
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Libro actualizado con éxito.').waitFor();
  expect(await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')).toMatch(/^\/libro\//);
  // Whoever goes on writing is not thrown out, and saves again what they have.
  await page.locator('[name=editorial]').fill('Editorial que sigue');
  await page.getByRole('button', { name: 'Seguir editando' }).waitFor({ state: 'detached' });
  await page.waitForTimeout(2300);
  expect(await page.locator('[name=editorial]').inputValue()).toBe('Editorial que sigue');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).waitFor();
  await page.waitForURL('**/admin/libros/gestion');
  const changed = await visit(path);
  expect(changed.text).toContain('Beatriz Prueba');
  expect(changed.text).toContain('Un libro sobre piedras.');

  await page.getByLabel('Buscar').fill(titulo);
  await deleteRow(
    page,
    titulo,
    `¿Estás seguro de que quieres eliminar el libro "${titulo}"? Podrás recuperarlo de la papelera durante 30 días.`,
  );
  await page.getByText('No se han encontrado libros. ¡Crea el primero!').waitFor();
  expect((await visit(path)).status).toBe(404);
});
