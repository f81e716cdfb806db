import { expect, test } from 'vitest';
import { choosePicture, failedCalls, nextSteps, searchFor, unique, writeText } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';

/**
 * A book: its own messages, created, read, edited; whoever goes on writing, or reads what was saved, is not thrown
 * out.
 */
test('a book, created, read and edited', async () => {
  const titulo = unique('Libro de prueba');
  const page = await openAdmin('/admin/libros/nuevo', { viewport: phone, expected: failedCalls });
  const create = page.getByRole('button', { name: 'Crear Libro' });
  await create.click();
  await page.getByText('Por favor, completa los campos obligatorios: Título y Autor(es).').waitFor();

  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=autores]').fill('Ana Prueba');
  await page.locator('[name=fecha_edicion]').fill('999');
  await create.click();
  await page.getByText('El año de edición debe estar entre 1000 y el año actual.').first().waitFor();
  await page.locator('[name=fecha_edicion]').fill('2019');
  await page.locator('[name=editorial]').fill('Editorial del Júcar');
  await page.locator('[name=ISBN]').fill('978-84-00000-00-0');
  await page.locator('[name=num_pag]').fill('321');
  await choosePicture(page, 'imagen');
  await writeText(page, 'Resumen', 'Piedras.');
  await page.route('**/create_libro.php', (route) => route.abort());
  await create.click();
  await page.getByText('Error de red al crear el libro.').waitFor();
  // With reduced motion the page is there at once, and nothing moves under the next press.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.unroute('**/create_libro.php');
  await create.click();
  const { view, edit } = await nextSteps(page, 'Libro creado con éxito.');
  const path = view!;
  expect(edit).toBe(path.replace('/libro/', '/admin/libros/editar/'));
  expect(path).toMatch(/^\/libro\/libro-de-prueba-/);
  const read = await visit(path);
  for (const text of [titulo, 'Ana Prueba', 'Editorial del Júcar', '321', '2019', 'Piedras.'])
    expect(read.text).toContain(text);

  await page.getByRole('heading', { name: 'Editar Libro' }).waitFor();
  await page.locator('[name=autores]').fill('Beatriz Prueba');
  await page.locator('[name=slug]').fill('No Vale');
  const save = page.getByRole('button', { name: 'Guardar Cambios' });
  await save.click();
  await page.getByText('El slug solo puede llevar letras minúsculas, números y guiones.').first().waitFor();
  await page.locator('[name=slug]').fill(path.replace('/libro/', ''));
  await save.click();
  await page.getByText('Libro actualizado con éxito.').waitFor();
  // Whoever scrolls is reading, and stays.
  const goOn = page.getByRole('button', { name: 'Seguir editando' });
  await goOn.waitFor();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 200);
  await goOn.waitFor({ state: 'detached' });
  await save.click();
  await goOn.waitFor();
  // Whoever goes on writing saves again what they have; whoever does not is back in the list.
  await page.locator('[name=editorial]').fill('Editorial que sigue');
  await goOn.waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')).toBe(path);
  await save.click();
  await goOn.waitFor();
  await page.waitForURL('**/admin/libros/gestion');
  const changed = await visit(path);
  for (const text of ['Beatriz Prueba', 'Editorial que sigue', 'Piedras.']) expect(changed.text).toContain(text);

  // The way back leads to what was looked for.
  await searchFor(page, titulo);
  await page.waitForURL('**/admin/libros/gestion?q=*');
  await page.getByRole('link', { name: `Editar ${titulo}` }).click();
  await page.getByRole('link', { name: 'Volver a los libros' }).click();
  await page.waitForURL('**/admin/libros/gestion?q=*');
  expect(await page.locator('[name=q]').inputValue()).toBe(titulo);
});
