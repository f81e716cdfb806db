/** A page is shown before its code is there: what a quick visitor types and presses meanwhile is not lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { adminPassword } from './site-server.ts';

/** Opens a page whose code does not come until `wake` is called. */
async function openAsleep(path: string): Promise<{ page: Page; wake(): void }> {
  const page = await openPage({ isAwaited: false });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path);
  return { page, wake: resolve };
}

test('a product put into the cart early is in the cart', async () => {
  const { page, wake } = await openAsleep('/tienda');
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  wake();
  await page.getByRole('main').getByRole('button', { name: 'Carrito: 1 artículo' }).waitFor();
});

test('a form filled in and sent early is sent', async () => {
  const { page, wake } = await openAsleep('/contacto');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=name]').fill('Ana Rápida');
  await form.locator('[name=email]').fill('ana@example.com');
  await form.locator('[name=message]').fill('Tengo prisa.');
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  const sent = page.waitForRequest('**/submit_contact.php');
  wake();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ana Rápida',
    email: 'ana@example.com',
    phone: '',
    message: 'Tengo prisa.',
    consent: true,
  });
  await page.getByText('Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.').waitFor();
});

test('whoever signs in early is signed in', async () => {
  const { page, wake } = await openAsleep('/login');
  await page.locator('[name=usuario]').fill('admin');
  await page.locator('[name=password]').fill(adminPassword);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  wake();
  await page.waitForURL('**/admin');
});

test('what was typed into the search early is searched', async () => {
  const { page, wake } = await openAsleep('/buscar');
  await page.getByRole('searchbox').pressSequentially('mangana');
  wake();
  await page.getByRole('list', { name: 'Resultados' }).getByRole('link').first().waitFor();
});

test('a choice made early counts', async () => {
  const { page, wake } = await openAsleep('/tienda');
  await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Cerámica' });
  wake();
  await page.waitForFunction(() => !('$_TSR' in window));
  await page
    .getByRole('status')
    .getByText(/^[1-9] productos?$/)
    .waitFor();
});

test('when the code never comes the form is sent all the same', async () => {
  const page = await openPage({ isAwaited: false, expected: /Failed to load resource|ERR_FAILED/ });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contacto');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=name]').fill('Ana Lenta');
  await form.locator('[name=email]').fill('ana@example.com');
  await form.locator('[name=message]').fill('Sin código.');
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByText('Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.').waitFor();
});
