import { expect, test } from 'vitest';
import { choosePicture, deleteRow, goInApp, pressTwice, unique, writeText } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';

/** The map cannot be reached here, and its empty frame may not touch our storage. */
const frameTrouble = /Failed to load resource|net::ERR|localStorage/;

test('an article: created once, read, deleted, gone, restored, back, edited, a draft', async () => {
  const titulo = unique('Artículo de prueba');
  const page = await openAdmin('/admin/articulos/nuevo', { expected: frameTrouble });
  await page.getByRole('button', { name: 'Publicar' }).click();
  const missing = page.getByText('Por favor, rellena el título, el contenido y selecciona una categoría.');
  const noCategoria = page.getByText('Por favor, selecciona una categoría.', { exact: true });
  await missing.waitFor();
  await noCategoria.waitFor();

  // What is put right is no longer told; what the article's first save changes elsewhere is counted again.
  const counted = page.waitForRequest('**/get_hoy_admin.php*');
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=autor]').fill('Ana Prueba');
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  await noCategoria.waitFor({ state: 'detached' });
  expect(await missing.count()).toBe(1);
  await choosePicture(page, 'cover_photo');
  await choosePicture(page, 'initial_photo');
  await writeText(page, 'Contenido', 'Una hoz.');
  await missing.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Dirección del enlace').fill('https://hoces.example/');
  await page.keyboard.press('Enter');
  await page.locator('.ProseMirror a[href="https://hoces.example/"]').waitFor();
  await counted;
  await page.getByLabel('Añadir datos de contacto').press('Space');
  await page.locator('[name=phone1]').fill('969 000 123');
  await page.getByLabel('Añadir un mapa').press('Space');
  await page.getByText('Búsqueda por texto').click();
  await page.locator('[name=map_search_text]').fill('Casas Colgadas, Cuenca');
  const preview = page.locator('iframe[title="Vista previa del mapa"]');
  await preview.waitFor();
  expect([await preview.getAttribute('width'), await preview.getAttribute('height')]).toEqual(['580', '400']);
  // What the screen saves by itself is saved.
  await page.locator('[data-estado=saved]').waitFor();
  await pressTwice(page, 'create_post.php', { resting: 'Publicar', busy: 'Publicando...' });
  await page.getByRole('status').getByText('Artículo creado con éxito.').waitFor();
  // One stays on the same article, on its own screen.
  await page.waitForURL('**/admin/articulos/editar/*');
  const message = page.getByRole('status').filter({ hasText: 'Artículo creado con éxito.' });
  const path = (await message.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href'))!;
  expect(new URL(page.url()).pathname).toBe(path.replace('/historia/', '/admin/articulos/editar/'));
  expect(await page.locator('[name=titulo]').inputValue()).toBe(titulo);
  const read = await visit(path);
  for (const text of [titulo, 'Ana Prueba', 'Una hoz.', '969 000 123']) expect(read.text).toContain(text);
  expect((await visit('/historia')).text).toContain(titulo);

  const found = `/admin/articulos/gestion?q=${encodeURIComponent(titulo)}`;
  await goInApp(page, found);
  await deleteRow(page, titulo, `¿Estás seguro de que quieres eliminar el artículo "${titulo}"?`);
  expect((await visit(path)).status).toBe(404);
  await goInApp(page, `/admin/papelera?q=${encodeURIComponent(titulo)}`);
  await page.getByRole('button', { name: `Restaurar ${titulo}`, exact: true }).click();
  await page.getByText(`«${titulo}» se ha restaurado.`).waitFor();
  expect((await visit(path)).status).toBe(200);

  await goInApp(page, found);
  await page.getByRole('link', { name: `Editar ${titulo}` }).click();
  await page.locator('[name=resumen]').fill('Un resumen nuevo.');
  // The list has a choice of the same name.
  await page.locator('form [name=estado]').selectOption('borrador');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Artículo actualizado con éxito.').waitFor();
  expect((await visit(path)).status).toBe(404);
  // Back in what was looked for, when one wants to.
  await page.getByRole('link', { name: 'Volver a los artículos' }).click();
  await page.waitForURL('**/admin/articulos/gestion?q=*');
  await page.locator('tbody tr', { hasText: titulo }).getByText('Borrador', { exact: true }).waitFor();
});
