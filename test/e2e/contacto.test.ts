import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';

const missing = 'Por favor, completa todos los campos obligatorios y acepta la política de privacidad.';
const thanks = 'Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.';

test('the contact page has the owner’s address, phone and e-mail; a field says what is wrong when it is left; an invalid submit marks every field and says so', async () => {
  const page = await openPage();
  await page.goto('/contacto');
  const main = page.getByRole('main');
  await main.getByText('Calle de Ejemplo, 1').waitFor();
  await main.getByRole('link', { name: '969 000 000' }).waitFor();
  await main.getByRole('link', { name: 'hola@example.com' }).waitFor();
  // Submit is disabled while the form is invalid.
  await disabledButton(page).waitFor();
  await field(page, 'message').focus();
  expect(await page.getByText('El mensaje es obligatorio.').count()).toBe(0);
  await field(page, 'message').blur();
  await page.getByText('El mensaje es obligatorio.').waitFor();
  expect(await page.getByText('El nombre es obligatorio.').count()).toBe(0);

  await page.getByLabel('Nombre').press('Enter');
  await page.getByText(missing).waitFor();
  for (const text of [
    'El nombre es obligatorio.',
    'El correo electrónico es obligatorio.',
    'El mensaje es obligatorio.',
    'Debes aceptar los términos para continuar.',
  ])
    await main.getByText(text).waitFor();
  await field(page, 'email').fill('no-es-un-correo');
  await page.getByText('Introduce un correo electrónico válido.').waitFor();
  await expectAccessible(page);
});

test('a message is sent with its five fields; the form resets and the thanks vanish after 5 s', async () => {
  const page = await openPage({ hasClock: true });
  await page.goto('/contacto');
  await disabledButton(page).waitFor();
  let sent: unknown;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/submit_contact.php', async (route) => {
    sent = route.request().postDataJSON();
    await asked;
    await route.continue();
  });
  await fill(page);
  await button(page).click();
  const busy = page.getByRole('button', { name: 'Enviando...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await page.clock.pauseAt(Date.now() + 60_000);
  answer();
  await page.getByText(thanks).waitFor();
  expect(sent).toEqual({ name: 'Ana', email: 'ana@example.com', phone: '', message: 'Hola.', consent: true });
  expect(await field(page, 'name').inputValue()).toBe('');
  expect(await page.getByText('El nombre es obligatorio.').count()).toBe(0);
  await page.clock.runFor(4900);
  expect(await page.getByText(thanks).count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => page.getByText(thanks).count(), { timeout: 10_000 }).toBe(0);
});

test('a refusal shows the server’s message, a failure the other sentence', async () => {
  const page = await openPage({ expected: /422|502|ERR_FAILED/ });
  await page.goto('/contacto');
  await disabledButton(page).waitFor();
  await page.route('**/submit_contact.php', (route) =>
    route.fulfill({ status: 422, json: { success: false, message: 'Hoy no.' } }),
  );
  await fill(page);
  await button(page).click();
  await page.getByText('Error al enviar el mensaje: Hoy no.').waitFor();
  expect(await field(page, 'name').inputValue()).toBe('Ana');
  await page.unroute('**/submit_contact.php');
  await page.route('**/submit_contact.php', (route) => route.fulfill({ json: { success: false } }));
  await button(page).click();
  await page.getByText('Error al enviar el mensaje: Ocurrió un error desconocido.').waitFor();
  await page.unroute('**/submit_contact.php');
  await page.route('**/submit_contact.php', (route) => route.abort());
  await button(page).click();
  await page
    .getByText(
      'Hubo un problema al enviar tu mensaje. Por favor, inténtalo de nuevo más tarde. (Error del cliente: no hay conexión con el servidor.)',
    )
    .waitFor();
  await page.unroute('**/submit_contact.php');
  await page.route('**/submit_contact.php', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  await button(page).click();
  await page.getByText(/inténtalo de nuevo más tarde\. \(Error del servidor \(código 502\): .+\)$/).waitFor();
});

test('without JavaScript the form is sent all the same', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/contacto');
  await fill(page);
  await button(page).click();
  await page.getByText(thanks).waitFor();
});

function field(page: Page, name: string) {
  return page.getByRole('main').locator(`[name=${name}]`);
}

function button(page: Page) {
  return page.getByRole('button', { name: 'Enviar mensaje' });
}

/** React has hydrated the page: nothing was written yet, so there is nothing to send. */
function disabledButton(page: Page) {
  return page.locator('button:disabled', { hasText: 'Enviar mensaje' });
}

async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill('Ana');
  await field(page, 'email').fill('ana@example.com');
  await field(page, 'message').fill('Hola.');
  await page.getByRole('main').getByRole('checkbox').check();
}
