import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { unique, writeText } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';

test('an article with a future date: not seen before, but in its preview', async () => {
  const titulo = unique('Nevada');
  const page = await openAdmin('/admin/articulos/nuevo');
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  await page.locator('[name=publicar_en]').fill('2040-01-06T09:30');
  await writeText(page, 'Contenido', 'Nevará.');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const message = page.getByRole('status').filter({ hasText: 'Artículo creado con éxito.' });
  await message.getByText('Se publicará el 6/1/40, 9:30').waitFor();
  const preview = (await message.getByRole('link', { name: 'Vista previa' }).getAttribute('href'))!;
  const slug = preview.split('/').at(-1)!;
  expect((await visit(`/historia/${slug}`)).status).toBe(404);

  await page.goto(preview);
  await page.getByRole('status').getByText('Vista previa.').waitFor();
  await page.getByRole('heading', { name: titulo, level: 1 }).waitFor();
  await page.getByText('Nevará.').waitFor();
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Volver a editar' }).click();
  expect(await page.locator('[name=publicar_en]').inputValue()).toBe('2040-01-06T09:30');
  await page.locator('[name=publicar_en]').fill('');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.waitForURL('**/admin/articulos/gestion');
  expect((await visit(`/historia/${slug}`)).status).toBe(200);
});

test('every save keeps what was there; a version is looked at and brought back', async () => {
  const admin = await httpAdmin();
  const { slug } = await admin.post('create_post.php', {
    titulo: unique('Versiones'),
    contenido: '<p>Lo primero.</p>',
    category_id: 1,
  });
  const page = await openAdmin(`/admin/articulos/editar/${slug}`);
  const versions = page.getByRole('region', { name: 'Versiones anteriores' });
  await versions.getByText('Todavía no hay ninguna: se guarda una con cada cambio.').waitFor();
  await page.locator('[name=resumen]').fill('Ahora con resumen.');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Artículo actualizado con éxito.').waitFor();
  await page.waitForURL('**/admin/articulos/gestion');
  expect((await visit(`/historia/${slug}`)).text).toContain('Ahora con resumen.');

  await page.goto(`/admin/articulos/editar/${slug}`);
  expect(await page.locator('[name=resumen]').inputValue()).toBe('Ahora con resumen.');
  const look = (await versions.getByRole('link', { name: /^Ver la versión/ }).getAttribute('href'))!;
  await versions.getByRole('button', { name: /^Restaurar la versión/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Lo que dice ahora se guarda como otra versión.').waitFor();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await page.getByText('Versión restaurada con éxito.').waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name=resumen]')?.value === '');
  expect((await visit(`/historia/${slug}`)).text).not.toContain('Ahora con resumen.');
  expect(await versions.getByRole('button', { name: /^Restaurar la versión/ }).count()).toBe(2);

  await page.goto(look);
  await page.getByText(/Así era el artículo el/).waitFor();
});

test('the manual is read in the panel, with its pictures', async () => {
  const page = await openAdmin('/admin/ayuda');
  await page.getByRole('navigation', { name: 'Índice' }).getByRole('link', { name: 'Papelera' }).click();
  await page.getByRole('heading', { name: 'Papelera' }).waitFor();
  const pictures = page.getByRole('main').locator('img');
  expect(await pictures.count()).toBeGreaterThan(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction((img) => (img as HTMLImageElement).naturalWidth > 0, await picture.elementHandle());
  }
  await expectAccessible(page);
});
