import { expect, inject, test } from 'vitest';
import { aWxr } from '#areas/importar/wordpress/wxr.testing.ts';
import { expectAccessible } from './accessible.ts';
import { unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';

test('an export of WordPress: analysed, imported, read under its old address, undone', async () => {
  const titulo = unique('Venida de lejos');
  const slug = titulo.toLowerCase().replaceAll(' ', '-');
  const wxr = aWxr(
    [
      { id: 1, title: titulo, slug, content: '<p>Un texto que viene de otro sitio.</p>' },
      { id: 2, title: `${titulo} en borrador`, status: 'draft' },
    ],
    { base: `https://${slug}.example` },
  );
  const page = await openAdmin('/admin/importar', { viewport: phone });
  await page.getByRole('button', { name: 'Analizar' }).click();
  await page.getByText('Elige el archivo que quieres importar.').waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'viejo.xml', mimeType: 'text/xml', buffer: Buffer.from(wxr) });
  await page.getByRole('button', { name: 'Analizar' }).click();
  await page.getByText('Artículos publicados: 1').waitFor();
  await page.getByText('Borradores: 1').waitFor();
  await expectAccessible(page);
  await page.locator('[name=categoria_id]').selectOption({ label: 'Historia' });
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  const done = page.getByRole('region', { name: 'Importación de viejo.xml' });
  await done.getByText('Artículos: 2').waitFor();

  const atOldAddress = () => fetch(`${inject('siteUrl')}/2019/05/01/${slug}/`, { redirect: 'manual' });
  const old = await atOldAddress();
  expect([old.status, old.headers.get('location')]).toEqual([301, `/historia/${slug}`]);
  const read = await visit(`/historia/${slug}`);
  expect(read.status).toBe(200);
  expect(read.text).toContain('Un texto que viene de otro sitio.');

  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByText('Se ha quitado').waitFor();
  expect((await visit(`/historia/${slug}`)).status).toBe(404);
  expect((await atOldAddress()).status).not.toBe(301);
});
