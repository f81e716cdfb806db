import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { visit, wordsOf } from './html.ts';

const missing = 'Por favor, completa todos los campos obligatorios y acepta la política de privacidad.';
const thanks = 'Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.';
const failed = 'Hubo un problema al enviar tu mensaje. Por favor, inténtalo de nuevo más tarde.';

test('the contact page has the owner’s address, phone and e-mail', async () => {
  const { text } = await visit('/contacto');
  const main = text.match(/<main.*<\/main>/s)![0];
  expect(wordsOf(main)).toContain('Calle de Ejemplo, 1');
  expect(main).toMatch(/<a href="tel:\+34969000000"[^>]*>969 000 000<\/a>/);
  expect(main).toMatch(/<a href="mailto:hola@example.com"[^>]*>hola@example.com<\/a>/);
});

/**
 * A field says what is wrong when it is left; an invalid submit marks every field and says so; a refusal shows the
 * server’s message, a failure the other sentence; a message is sent with its five fields, the form resets and the
 * thanks vanish after 5 s.
 */
test('the contact form says what is wrong', async () => {
  const page = await openPage({ hasClock: true, expected: /422|502|ERR_FAILED/ });
  await page.goto('/contacto');
  const form = page.getByRole('main').locator('form');
  const field = (name: string) => form.locator(`[name=${name}]`);
  const errors = () => form.locator('[id$=-error]').allTextContents();
  const button = form.getByRole('button');
  // Submit is disabled while the form is invalid.
  await expect.poll(() => button.isDisabled()).toBe(true);
  await field('message').focus();
  expect(await errors()).toEqual([]);
  await field('message').blur();
  await expect.poll(errors).toEqual(['El mensaje es obligatorio.']);

  await field('name').press('Enter');
  await form.getByText(missing).waitFor();
  expect(await errors()).toEqual([
    'El nombre es obligatorio.',
    'El correo electrónico es obligatorio.',
    'El mensaje es obligatorio.',
    'Debes aceptar los términos para continuar.',
  ]);
  await field('email').fill('no-es-un-correo');
  await form.getByText('Introduce un correo electrónico válido.').waitFor();
  await expectAccessible(page);

  await field('name').fill('Ana');
  await field('email').fill('ana@example.com');
  await field('message').fill('Hola.');
  await field('consent').check();
  for (const [answer, text] of [
    [{ status: 422, json: { success: false, message: 'Hoy no.' } }, 'Error al enviar el mensaje: Hoy no.'],
    [{ json: { success: false } }, 'Error al enviar el mensaje: Ocurrió un error desconocido.'],
    [undefined, `${failed} (Error del cliente: no hay conexión con el servidor.)`],
    [
      { status: 502, body: '<h1>Bad Gateway</h1>' },
      /inténtalo de nuevo más tarde\. \(Error del servidor \(código 502\): Ocurrió un error desconocido\.\)$/,
    ],
  ] as const) {
    await route(page, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await button.click();
    await form.getByText(text).waitFor();
  }
  expect(await field('name').inputValue()).toBe('Ana');

  let sent: unknown;
  const { promise, resolve } = Promise.withResolvers<void>();
  await route(page, async (route) => {
    sent = route.request().postDataJSON();
    await promise;
    await route.continue();
  });
  await button.click();
  await form.getByText('Enviando...').waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.clock.pauseAt(Date.now() + 60_000);
  resolve();
  await form.getByText(thanks).waitFor();
  expect(sent).toEqual({ name: 'Ana', email: 'ana@example.com', phone: '', message: 'Hola.', consent: true });
  expect(await field('name').inputValue()).toBe('');
  expect(await errors()).toEqual([]);
  await page.clock.runFor(4900);
  expect(await form.getByText(thanks).count()).toBe(1);
  await page.clock.runFor(200);
  await form.getByText(thanks).waitFor({ state: 'detached' });

  // The grey button says what it waits for.
  await field('name').fill('Ana');
  expect(await button.evaluate(({ ariaDescribedByElements }) => ariaDescribedByElements?.[0]?.textContent)).toBe(
    'El correo electrónico es obligatorio. El mensaje es obligatorio. Debes aceptar los términos para continuar.',
  );
});

async function route(page: Page, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.unroute('**/submit_contact.php');
  await page.route('**/submit_contact.php', answer);
}
