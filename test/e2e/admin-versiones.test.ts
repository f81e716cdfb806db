import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp, unique, writeText } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';

/**
 * An article with a future date: not seen before, but in its preview; every save keeps what was there; a version is
 * looked at and brought back; it is told in English; the manual is read in the panel, with its pictures.
 */
test('versions, preview and manual of an article', async () => {
  const titulo = unique('Nevada');
  const page = await openAdmin('/admin/articulos/nuevo', { viewport: phone });
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  await page.locator('[name=publicar_en]').fill('2040-01-06T09:30');
  await writeText(page, 'Contenido', 'Nevará.');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const message = page.getByRole('status').filter({ hasText: 'Artículo creado con éxito.' });
  await message.getByText('Se publicará el 6/1/40, 9:30').waitFor();
  const preview = (await message.getByRole('link', { name: 'Vista previa' }).getAttribute('href'))!;
  const slug = preview.split('/').at(-1)!;
  expect(new URL(page.url()).pathname).toBe(`/admin/articulos/editar/${slug}`);
  expect((await visit(`/historia/${slug}`)).status).toBe(404);

  await page.goto(preview);
  await page.getByRole('status').getByText('Vista previa.').waitFor();
  await page.getByRole('heading', { name: titulo, level: 1 }).waitFor();
  await page.getByText('Nevará.').waitFor();
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Volver a editar' }).click();
  const versions = page.getByRole('region', { name: 'Versiones anteriores' });
  await versions.getByText('Todavía no hay ninguna: se guarda una con cada cambio.').waitFor();
  expect(await page.locator('[name=publicar_en]').inputValue()).toBe('2040-01-06T09:30');
  await page.locator('[name=publicar_en]').fill('');
  await page.locator('[name=resumen]').fill('Ahora con resumen.');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Artículo actualizado con éxito.').waitFor();
  expect(await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')).toBe(`/historia/${slug}`);
  expect((await visit(`/historia/${slug}`)).text).toContain('Ahora con resumen.');
  const look = (await versions.getByRole('link', { name: /^Ver la versión/ }).getAttribute('href'))!;
  await versions.getByRole('button', { name: /^Restaurar la versión/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Lo que dice ahora se guarda como otra versión.').waitFor();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await page.getByText('Versión restaurada con éxito.').waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name=resumen]')?.value === '');
  expect((await visit(`/historia/${slug}`)).text).not.toContain('Ahora con resumen.');
  expect(await versions.getByRole('button', { name: /^Restaurar la versión/ }).count()).toBe(2);

  await page.getByRole('link', { name: 'English' }).click();
  await page.getByLabel('Título: English').fill('It will snow');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar como revisada' }).click();
  await page.getByText('Traducción guardada. Ya se ve en el sitio.').waitFor();
  expect((await visit(`/en/historia/${slug}`)).text).toContain('It will snow');

  await goInApp(page, look);
  await page.getByText(/Así era el artículo el/).waitFor();

  await goInApp(page, '/admin/ayuda');
  await page.getByRole('navigation', { name: 'Índice' }).getByRole('link', { name: 'Papelera' }).click();
  await page.getByRole('heading', { name: 'Papelera' }).waitFor();
  const sources = await page
    .locator('main img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  expect(sources.length).toBeGreaterThan(5);
  for (const source of new Set(sources)) {
    const response = await fetch(new URL(source, inject('siteUrl')));
    expect([response.status, response.headers.get('content-type')], source).toEqual([200, 'image/webp']);
  }
  // Paragraphs are made alike: some are enough for axe.
  await page.locator('main :is(p, li):not(:has(img))').evaluateAll((all) => {
    for (const one of all.slice(40)) one.remove();
  });
  await expectAccessible(page);
});
