import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, deleteRow, failedCalls, pressTwice, restore, unique, visit, writeText } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

const labels = { resting: 'Crear Libro', busy: 'Creando...' };

test('a book: created once, read, edited, deleted, gone, restored, back', async () => {
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
  await pressTwice(page, 'create_libro.php', labels);
  await page.getByRole('status').getByText('Libro creado con éxito.').waitFor();
  expect(await page.locator('[name=titulo]').inputValue()).toBe('');
  expect(await page.locator('[name=resumen]').inputValue()).toBe('');
  const path = (await page.getByRole('link', { name: 'Ver el libro' }).getAttribute('href'))!;
  expect(path).toMatch(/^\/libro\/libro-de-prueba-/);

  const read = await visit(path);
  expect(read.status).toBe(200);
  for (const text of [titulo, 'Ana Prueba', 'Editorial del Júcar', '321', '2019', 'Un libro sobre piedras.'])
    expect(read.text).toContain(text);

  await page.getByRole('link', { name: 'Volver a Admin' }).click();
  await page.waitForURL('**/admin');
  await page.goto('/admin/libros/gestion');
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
  await restore(page, titulo);
  expect((await visit(path)).text).toContain('Beatriz Prueba');
});

test('"Mantener Libros": Título, Autor(es), Año Edición, "N/A" when empty, Acciones', async () => {
  const page = await openAdmin('/admin/libros/gestion');
  await page.getByRole('heading', { name: 'Mantener Libros' }).waitFor();
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Título',
    'Autor(es)',
    'Año Edición',
    'Acciones',
  ]);
  await page.getByRole('cell', { name: 'N/A' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Nuevo Libro' }).getAttribute('href')).toBe('/admin/libros/nuevo');
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
});

test('the list of books that cannot be loaded says so and can be asked again', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  await page.route('**/get_all_libros_admin.php*', (route) => route.abort());
  await page.goto('/admin/libros/gestion');
  await page.getByText('No se pudieron cargar los libros.').waitFor();
  await page.unroute('**/get_all_libros_admin.php*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('table').waitFor();
});

test('editing without a slug goes to the list; a slug that does not exist says so', async () => {
  const page = await openAdmin('/admin/libros/editar', { expected: failedCalls });
  await page.waitForURL('**/admin/libros/gestion');
  await page.goto('/admin/libros/editar/no-existe');
  await page.getByText('El libro no se encontró o no se pudo cargar.').waitFor();
});

test('a lost connection loses nothing of what was typed', async () => {
  const page = await openAdmin('/admin/libros/nuevo', { expected: failedCalls });
  await page.locator('[name=titulo]').fill('Un título');
  await page.locator('[name=autores]').fill('Alguien');
  await page.route('**/create_libro.php', (route) => route.abort());
  await page.getByRole('button', { name: 'Crear Libro' }).click();
  await page.getByText('Error de red al crear el libro.').waitFor();
  expect(await page.locator('[name=titulo]').inputValue()).toBe('Un título');
});
