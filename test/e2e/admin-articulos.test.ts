import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import {
  choosePicture,
  deleteRow,
  failedCalls,
  goInApp,
  pressTwice,
  restore,
  unique,
  writeText,
} from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';

/** The map cannot be reached here, and its empty frame may not touch our storage. */
const frameTrouble = /Failed to load resource|net::ERR|localStorage/;
const labels = { resting: 'Publicar', busy: 'Publicando...' };

test('an article: created once, read, edited, a draft, deleted, gone, restored, back', async () => {
  const titulo = unique('Artículo de prueba');
  const page = await openAdmin('/admin/articulos/nuevo', { expected: frameTrouble });
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Por favor, rellena el título, el contenido y selecciona una categoría.').waitFor();
  await page.getByText('Por favor, selecciona una categoría.', { exact: true }).waitFor();

  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=autor]').fill('Ana Prueba');
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  await choosePicture(page, 'cover_photo');
  await choosePicture(page, 'initial_photo');
  await writeText(page, 'Contenido', 'Había una vez una hoz.');
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
  await pressTwice(page, 'create_post.php', labels);
  await page.getByRole('status').getByText('Artículo creado con éxito.').waitFor();
  expect(await page.locator('[name=titulo]').inputValue()).toBe('');
  expect(await page.locator('[name=contenido]').inputValue()).toBe('');
  const path = (await page.getByRole('link', { name: 'Ver el artículo' }).getAttribute('href'))!;
  const read = await visit(path);
  for (const text of [titulo, 'Ana Prueba', 'Había una vez una hoz.', '969 000 123']) expect(read.text).toContain(text);
  expect((await visit('/historia')).text).toContain(titulo);

  await goInApp(page, `/admin/articulos/gestion?q=${encodeURIComponent(titulo)}`);
  await page.getByRole('link', { name: `Editar ${titulo}` }).click();
  await page.locator('[name=resumen]').fill('Un resumen nuevo.');
  await page.locator('[name=estado]').selectOption('borrador');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Artículo actualizado con éxito.').waitFor();
  expect((await visit(path)).status).toBe(404);
  await page.waitForURL('**/admin/articulos/gestion');

  await goInApp(page, `/admin/articulos/gestion?q=${encodeURIComponent(titulo)}`);
  await page.getByText('Borrador', { exact: true }).last().waitFor();
  await page.getByRole('link', { name: `Editar ${titulo}` }).click();
  // The list has a choice of the same name.
  await page.getByRole('heading', { level: 1, name: 'Editar Artículo' }).waitFor();
  await page.locator('[name=estado]').selectOption('publicado');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Artículo actualizado con éxito.').waitFor();
  expect((await visit(path)).text).toContain('Un resumen nuevo.');

  await goInApp(page, `/admin/articulos/gestion?q=${encodeURIComponent(titulo)}`);
  await deleteRow(
    page,
    titulo,
    `¿Estás seguro de que quieres eliminar el artículo "${titulo}"? Podrás recuperarlo de la papelera durante 30 días.`,
  );
  expect((await visit(path)).status).toBe(404);
  await restore(page, titulo);
  expect((await visit(path)).status).toBe(200);
});

test('a session that expires in the middle of a long text: sign in in a dialog and continue', async () => {
  const titulo = unique('Sesión caducada');
  const page = await openAdmin('/admin/articulos/nuevo', { expected: failedCalls });
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=category_id]').selectOption({ label: 'Sucesos' });
  await writeText(page, 'Contenido', 'Un texto muy largo que nadie quiere perder.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
  await dialog.locator('[name=password]').fill('equivocada');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByText('Credenciales inválidas. Por favor, inténtalo de nuevo.').waitFor();
  await dialog.locator('[name=password]').fill('clave-de-las-pruebas');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Artículo creado con éxito.').waitFor();
  const path = (await page.getByRole('link', { name: 'Ver el artículo' }).getAttribute('href'))!;
  expect((await visit(path)).text).toContain('Un texto muy largo que nadie quiere perder.');
});

test('the editor: a picture put into it is uploaded at once, one of 15 MB included, a refusal is told, and a 300-row paste arrives whole', async () => {
  const page = await openAdmin('/admin/articulos/nuevo', { expected: failedCalls, viewport: phone });
  await page.getByRole('button', { name: 'Publicar' }).waitFor();
  await expectAccessible(page);
  const noise = await sharp({
    create: {
      width: 2300,
      height: 2100,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(noise.length / 1024 / 1024).toBeGreaterThan(13);
  expect(noise.length / 1024 / 1024).toBeLessThan(15);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insertar imagen' }).click();
  await (await choosing).setFiles({ name: 'grande.png', mimeType: 'image/png', buffer: noise });
  await page.locator('.ProseMirror img[src^="/media/"]').waitFor({ timeout: 40_000 });

  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insertar imagen' }).click();
  await (await again).setFiles({ name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('no soy una imagen') });
  await page
    .getByText('Error al subir la imagen: «falsa.png» no es una imagen válida. Se admiten JPEG, PNG, WebP y AVIF.')
    .waitFor();

  await page.locator('[name=titulo]').fill(unique('Trescientas filas'));
  await page.locator('[name=category_id]').selectOption({ label: 'Sucesos' });
  const rows = Array.from({ length: 300 }, (_, row) => `<tr><td>fila ${row}</td><td>valor ${row}</td></tr>`).join('');
  await page.getByRole('textbox', { name: 'Contenido', exact: true }).click();
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, `<table><tbody>${rows}</tbody></table>`);
  await page.getByText('fila 299', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Artículo creado con éxito.').waitFor();
  const path = (await page.getByRole('link', { name: 'Ver el artículo' }).getAttribute('href'))!;
  const { text } = await visit(path);
  for (const row of [0, 150, 299]) expect(text).toContain(`valor ${row}`);
});
