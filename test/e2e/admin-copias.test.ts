import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

/**
 * What is wrong is said: no answer, a copy that failed, one that is too old; then one is made by one press however
 * often one presses, downloaded and deleted.
 */
test('a copy is made, downloaded and deleted, and what is wrong is said', async () => {
  const page = await openAdmin('/admin', {
    viewport: phone,
    expected: /Failed to load resource/,
    // Taking and deleting copies is for who has just signed in.
    hasOwnSession: true,
  });
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
  await page.route('**/get_copias_admin.php*', (route) => route.abort());
  await goInApp(page, '/admin/copias');
  await page.getByText('No se pudieron cargar las copias.').waitFor({ timeout: 30_000 });
  await page.unroute('**/get_copias_admin.php*');
  await page.route('**/get_copias_admin.php*', (route) => route.fulfill({ json: state }));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('alert').filter({ hasText: 'La copia del 2/1/26, 3:30 no se hizo' }).waitFor();
  await page.getByText('No ha cabido en el disco de las copias.').waitFor();
  await page.getByRole('alert').filter({ hasText: 'La última copia es del 1/1/26, 3:30' }).waitFor();
  await page.getByText('Todavía no hay ninguna copia.').waitFor();
  await page.unroute('**/get_copias_admin.php*');

  // The server makes one by itself a quarter of an hour after its start.
  const made = page.locator('tbody tr').filter({ hasText: 'A mano' });
  await page.getByRole('button', { name: 'Hacer una copia ahora' }).dblclick();
  // Larger sites take longer than one waits for the answer; then the screen tells how it goes.
  await page.getByText(/La copia está hecha|La copia se está haciendo/).waitFor();
  await made.first().waitFor();
  expect(await made.count()).toBe(1);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await made.getByRole('link', { name: /^Descargar la copia/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^copia-.*-a-mano\.tar$/);
  expect(await file.failure()).toBeNull();

  await made.getByRole('button', { name: /^Borrar la copia/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar la copia' }).click();
  await page.getByText('La copia se ha borrado.').waitFor();
  await made.waitFor({ state: 'detached' });
});
