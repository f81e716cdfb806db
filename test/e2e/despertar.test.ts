/** A page is shown before its code is there: what a quick visitor types and presses meanwhile is not lost. */
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { templates } from './templates.ts';

type AsleepOptions = Parameters<typeof openPage>[0] & { hasPictures?: boolean };

/** Opens a page whose code does not come until `wake` is called, or never, when it `fails`. */
async function openAsleep(path: string, { hasPictures = true, ...options }: AsleepOptions = {}) {
  const page = await openPage({ isAwaited: false, ...options });
  if (!hasPictures) await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => {});
  await page.route('**/assets/*.js', (route) =>
    promise.then(
      () => route.continue(),
      () => route.abort(),
    ),
  );
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, wake: resolve, fail: reject };
}

/**
 * A form filled in and sent early is sent; an invalid address sent early is told so; a submenu pointed at early is
 * open.
 */
test('a form sent before the page is awake', async () => {
  const { page, wake } = await openAsleep('/contacto');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=name]').fill('Ana Rápida');
  await form.locator('[name=email]').fill('ana@example.com');
  await form.locator('[name=message]').fill('Tengo prisa.');
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  const newsletter = page.getByRole('contentinfo').locator('form');
  await newsletter.locator('[name=email]').fill('no-es-correo');
  await newsletter.getByRole('button', { name: 'Suscribirme' }).click();
  await page.getByRole('button', { name: 'Artículos' }).hover();
  const sent = page.waitForRequest('**/submit_contact.php');
  wake();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ana Rápida',
    email: 'ana@example.com',
    phone: '',
    message: 'Tengo prisa.',
    consent: true,
  });
  await newsletter.getByText('Por favor, introduce un correo electrónico válido.').waitFor();
  await form.getByText('Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sucesos' }).waitFor();
});

/**
 * A choice made early counts; a product put into the cart early is in the cart; pictures that do not come fall back
 * to "Imagen No Disponible", also those that failed before React was running.
 */
test('choices made before the page is awake, and pictures that do not come', async () => {
  const { page, wake } = await openAsleep('/tienda', { hasPictures: false, expected: /Failed to load resource/ });
  const filter = page.getByLabel('Categoría', { exact: true });
  await filter.selectOption({ label: 'Mimbre' });
  const basket = page.getByRole('article', { name: 'Cesta de mimbre con asa' });
  // Pressed twice out of impatience, it is meant once.
  await basket.getByRole('button', { name: 'Añadir al Carrito' }).dblclick();
  const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
  await expect.poll(() => basket.locator('img').evaluate(hasFailed), { timeout: 10_000 }).toBe(true);
  wake();
  await page.getByRole('main').getByRole('button', { name: 'Carrito: 1 artículo' }).waitFor();
  const honey = page.getByRole('article', { name: 'Miel cruda de romero' });
  await honey.waitFor({ state: 'detached' });
  await basket.getByText('Imagen No Disponible').waitFor();
  expect(await basket.locator('img').count()).toBe(0);
  await filter.selectOption({ label: 'Todas las Categorías' });
  await honey.getByText('Imagen No Disponible').waitFor();
});

test('a variant chosen early is the one that is priced', async () => {
  const { page, wake } = await openAsleep('/tienda/lamina-el-tormo-alto');
  const main = page.getByRole('main');
  for (const name of [/50 × 70 cm/, /Sin marco/]) await main.getByRole('radio', { name }).check();
  wake();
  await main.getByText(/^29,00\s€/).waitFor();
  // The picture follows the choice: what is not shown cannot be reached.
  const pictures = main.getByRole('region', { name: 'Imágenes de Lámina «El Tormo Alto»' });
  await pictures
    .locator('li:not([inert])')
    .getByRole('img', { name: /imagen 3 de 3/ })
    .waitFor();
  for (const name of [/50 × 70 cm/, /Sin marco/])
    expect(await main.getByRole('radio', { name }).isChecked()).toBe(true);
});

test('a sign-in sent early is sent', async () => {
  const { page, wake } = await openAsleep('/login', { expected: /401/ });
  await page.locator('[name=usuario]').fill('admin');
  await page.locator('[name=password]').fill('lo-que-sea');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  const sent = page.waitForRequest('**/login.php');
  wake();
  expect((await sent).postDataJSON()).toMatchObject({ usuario: 'admin', password: 'lo-que-sea' });
});

test('what was typed and opened before the code came is done', async () => {
  const { page, wake } = await openAsleep('/buscar', { viewport: phone });
  await page.getByRole('searchbox').pressSequentially('mangana');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  wake();
  await page.getByRole('dialog', { name: 'Menú' }).waitFor();
  await page.locator('main ol[aria-label=Resultados] a').first().waitFor();
});

/**
 * A link followed early navigates within the app, with no styles that came with the page before; whoever scrolled
 * early comes back there.
 */
test('a link followed before the page is awake', async () => {
  const { page, wake } = await openAsleep('/historia', { hasClock: true });
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
  });
  await page.evaluate(async () => {
    Object.assign(window, { isSameDocument: true });
    // Letters that come later may take a line less above, and the page moves with it.
    await document.fonts.ready;
    scrollTo(0, 300);
  });
  const html = await page.content();
  expect(html).toContain('.css');
  // The second that a link waits for the code passes on a busy machine only as far as the code needs it.
  await page.clock.pauseAt(Date.now() + 60_000);
  // Not a press of the pointer, for which the page would be scrolled to the link.
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Tienda' })
    .dispatchEvent('click');
  wake();
  const isAwake = async () => {
    await page.clock.runFor(5);
    return page.evaluate(() => !('$_TSR' in window));
  };
  await expect.poll(isAwake, { interval: 100, timeout: 10_000 }).toBe(true);
  await page.clock.runFor(50);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((path) => html.includes(path))).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Historia' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

/** When the code is slow a link goes its own way; when it never comes the form is sent all the same. */
test('links and forms work while the code is slow or missing', async () => {
  const { page, fail } = await openAsleep('/libros', { expected: /Failed to load resource|ERR_FAILED/ });
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=name]').fill('Ana Lenta');
  await form.locator('[name=email]').fill('ana@example.com');
  await form.locator('[name=message]').fill('Sin código.');
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  fail();
  await page.getByText('Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.').waitFor();
});

/** Every kind of page says so when its code does not come, stays readable, and what is left on works without it. */
test('every kind of page stays readable when its code does not come', async () => {
  const { page, fail } = await openAsleep('/robots.txt', { expected: /Failed to (?:load|fetch)|ERR_FAILED/ });
  fail();
  // In whichever language.
  const notice = page.locator('.asleep[role=alert]');
  const left: string[] = [];
  // The code is the same in every language.
  const kinds = (await templates()).filter((path) => !/^\/fr(?:\/|$)/.test(path));
  for (const path of [...kinds, '/mi-viaje', '/buscar?q=cuenca', '/checkout']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await notice.waitFor();
    left.push(
      ...(await page.evaluate(stillOn)).map((what) => `${path}: ${what}`),
      ...((await page.getByRole('heading', { level: 1 }).count()) > 0 ? [] : [`${path}: no heading`]),
    );
  }
  expect(left).toEqual([]);
});

/** What looks as if it could be pressed and does nothing: buttons that neither send a form to an address nor are the notice's. */
function stillOn(): string[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  return buttons
    .filter((button) => !button.closest('[role=alert]') && button.getClientRects().length > 0)
    .filter(({ type, form }) => type !== 'submit' || !(form?.hasAttribute('action') || form?.method === 'get'))
    .map((button) => button.outerHTML.slice(0, 120));
}

/**
 * A page whose code does not come says so, is off where it needs it, and can be tried again; a part of the code is
 * enough.
 */
test('a page whose code does not come', async () => {
  const { page, fail } = await openAsleep('/ubicaciones', { expected: /Failed to (?:load|fetch)|ERR_FAILED/ });
  const notice = page.getByRole('alert').filter({ hasText: 'Esta página no ha terminado de cargarse.' });
  const heart = page.getByRole('button', { name: 'Guardar en Mi viaje: Casas Colgadas' });
  expect(await heart.isEnabled()).toBe(true);
  fail();
  await notice.waitFor();
  expect(await heart.isDisabled()).toBe(true);
  expect(await page.getByRole('contentinfo').getByRole('button', { name: 'Suscribirme' }).isEnabled()).toBe(true);
  await expectAccessible(page);
  await page.goto('/tienda');
  await notice.waitFor();
  expect(await page.getByRole('button', { name: 'Añadir al Carrito' }).first().isDisabled()).toBe(true);

  // The page's own file is missing, all others come.
  await page.unroute('**/assets/*.js');
  const own = /^page-|^cosas-|^plan-/;
  const files: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    files.push(name);
    return own.test(name) ? route.abort() : route.continue();
  });
  await page.goto('/mi-viaje');
  await notice.waitFor();
  expect(files.some((name) => own.test(name))).toBe(true);
  await page.getByText('Abriendo tu viaje...').waitFor({ state: 'hidden' });
  await page.unroute('**/assets/*.js');
  await notice.getByRole('button', { name: 'Recargar' }).click();
  await page.getByText('Todavía no has guardado nada.').waitFor();
  expect(await notice.count()).toBe(0);
});
