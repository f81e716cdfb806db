import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openAdmin, phone } from './browser.ts';

test('a copy is made by one press however often one presses, downloaded and deleted', async () => {
  const page = await openAdmin('/admin/copias', { viewport: phone });
  await page.getByRole('heading', { name: 'Copias de seguridad' }).waitFor();
  const rows = page.getByRole('link', { name: /^Descargar la copia/ });
  const button = page.getByRole('button', { name: 'Hacer una copia ahora' });
  await button.dblclick();
  // Larger sites take longer than one waits for the answer; then the screen tells how it goes.
  await page.getByText(/La copia está hecha|La copia se está haciendo/).waitFor();
  await rows.first().waitFor();
  expect(await rows.count()).toBe(1);
  await expectAccessible(page);

  const [download] = await Promise.all([page.waitForEvent('download'), rows.first().click()]);
  expect(download.suggestedFilename()).toMatch(/^copia-.*-a-mano\.tar$/);
  expect(await download.failure()).toBeNull();

  await page.getByRole('button', { name: /^Borrar la copia/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar la copia' }).click();
  await page.getByText('La copia se ha borrado.').waitFor();
  await page.getByText('Todavía no hay ninguna copia.').waitFor();
});

test('what is wrong is said: a copy that failed, one that is too old, no answer', async () => {
  const page = await openAdmin('/admin', { expected: /Failed to load resource/ });
  const state = {
    success: true,
    message: '',
    data: [],
    en_curso: null,
    fallo: { en: '2026-01-02T02:30:00.000Z', tipo: 'automatica', motivo: 'No ha cabido en el disco de las copias.' },
    ultima: '2026-01-01T02:30:00.000Z',
    automaticas: true,
    carpeta: '/datos/copias',
  };
  await page.route('**/get_copias_admin.php*', (route) => route.fulfill({ json: state }));
  await page.goto('/admin/copias');
  await page.getByRole('alert').filter({ hasText: 'La copia del 2/1/26, 3:30 no se hizo' }).waitFor();
  await page.getByText('No ha cabido en el disco de las copias.').waitFor();
  await page.getByRole('alert').filter({ hasText: 'La última copia es del 1/1/26, 3:30' }).waitFor();
  await expectAccessible(page);

  await page.unroute('**/get_copias_admin.php*');
  await page.route('**/get_copias_admin.php*', (route) => route.abort());
  await page.reload();
  await page.getByText('No se pudieron cargar las copias.').waitFor({ timeout: 30_000 });
  await page.unroute('**/get_copias_admin.php*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Cada copia es un archivo con todo el sitio').waitFor();
});
