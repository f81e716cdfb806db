/** A page is shown before its code is there: what a quick visitor types and presses meanwhile is not lost. */
import { expect, test } from 'vitest';
import { openPage, phone } from './browser.ts';
import { adminPassword } from './site-server.ts';

/** Opens a page whose code does not come until `wake` is called. */
async function openAsleep(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ isAwaited: false, ...options });
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

test('the menu of a phone opened early is open', async () => {
  const { page, wake } = await openAsleep('/contacto', { viewport: phone });
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  wake();
  await page.getByRole('dialog', { name: 'Menú' }).waitFor();
});

test('a submenu pointed at early is open', async () => {
  const { page, wake } = await openAsleep('/contacto');
  await page.getByRole('button', { name: 'Artículos' }).hover();
  wake();
  await page.getByRole('banner').getByRole('link', { name: 'Sucesos' }).waitFor();
});

test('an invalid address sent early is told so', async () => {
  const { page, wake } = await openAsleep('/contacto');
  const form = page.getByRole('contentinfo').locator('form');
  await form.locator('[name=email]').fill('no-es-correo');
  await form.getByRole('button', { name: 'Suscribirme' }).click();
  wake();
  await form.getByText('Por favor, introduce un correo electrónico válido.').waitFor();
});

test('a link followed early navigates within the app', async () => {
  const { page, wake } = await openAsleep('/contacto', { hasClock: true });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // The second that a link waits for the code does not pass on a busy machine before the code is there.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Noticias' }).click();
  wake();
  await page.waitForLoadState('networkidle');
  await page.clock.resume();
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('when the code is slow a link goes its own way', async () => {
  const { page } = await openAsleep('/contacto');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Noticias' }).click();
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
});

test('whoever scrolled early stays there, and comes back there', async () => {
  const { page, wake } = await openAsleep('/historia');
  await page.evaluate(() => scrollTo(0, 300));
  wake();
  await page.waitForFunction(() => !('$_TSR' in window));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  // Not a press of the pointer, for which the page would be scrolled to the link.
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Noticias' });
  await link.dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Historia' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
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

test('waking up loads none of the styles that came with the page; the next page brings its own', async () => {
  const page = await openPage();
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
  });
  await page.goto('/libros');
  expect(styles).toEqual([]);
  const html = await (await page.request.get('/libros')).text();
  await page.getByRole('link', { name: 'Tienda' }).first().click();
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().waitFor();
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((path) => html.includes(path))).toEqual([]);
});
