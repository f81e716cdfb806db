import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';
import { mailTo } from './outbox.ts';

const invalid = 'El enlace no es válido o ya no sirve.';

/** As a form without JavaScript does it: what comes back is a page. */
async function postForm(call: string, fields: Record<string, string>): Promise<string> {
  const headers = { origin: inject('siteUrl'), accept: 'text/html' };
  const body = new URLSearchParams(fields);
  return (await fetch(`${inject('siteUrl')}/api/${call}`, { method: 'POST', headers, body })).text();
}

async function estadoOf(email: string): Promise<string | undefined> {
  const admin = await httpAdmin();
  const { data } = await admin.get(`get_suscriptores_admin.php?q=${encodeURIComponent(email)}`);
  return (data as { email: string; estado: string }[]).find((row) => row.email === email)?.estado;
}

/**
 * Visiting the link of the mail confirms nothing; the button does, and another one leaves, as a plain form without
 * JavaScript.
 */
test('the newsletter is confirmed and left by a button, not by visiting', async () => {
  const email = `lectora-${Date.now()}@example.com`;
  await postForm('submit_newsletter.php', { email });
  const mail = await mailTo(email);
  const linkTo = (name: string) => mail.match(new RegExp(`/boletin/${name}\\?token=([\\w-]+)`))!;

  const page = await openPage({ expected: /404|ERR_FAILED/ });
  await page.goto(linkTo('confirmar')[0]);
  expect(await estadoOf(email)).toBe('pendiente');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectAccessible(page);
  const button = page.getByRole('main').getByRole('button');
  // Disabled and relabelled while busy; then a lost connection and a refusal are told.
  const { promise, resolve } = Promise.withResolvers<void>();
  await route(page, async (route) => {
    await promise;
    await route.abort();
  });
  await button.click();
  await page.getByText('Confirmando...').waitFor();
  expect(await button.isDisabled()).toBe(true);
  resolve();
  await page.getByRole('alert').filter({ hasText: 'No se ha podido completar.' }).waitFor();
  await route(page, (route) => route.fulfill({ status: 404, json: { success: false, message: invalid } }));
  await button.click();
  await page.getByRole('alert').filter({ hasText: invalid }).waitFor();
  await page.unroute('**/confirm_newsletter.php');
  await button.click();
  await page.getByText('Suscripción confirmada. ¡Gracias por leernos!').waitFor();
  expect(await button.count()).toBe(0);
  expect(await estadoOf(email)).toBe('confirmado');

  const [leave, token] = linkTo('baja');
  const { text } = await visit(leave);
  expect(await estadoOf(email)).toBe('confirmado');
  const form = text.match(/<form action="\/api\/unsubscribe_newsletter\.php" method="post">.*?<\/form>/s)![0];
  expect(form).toContain(`<input type="hidden" name="token" value="${token}"/>`);
  expect(form).toMatch(/<button type="submit"(?![^>]*disabled)[^>]*>Darme de baja</);
  const answer = await postForm('unsubscribe_newsletter.php', { token: token! });
  expect(answer).toContain('Te has dado de baja. No recibirás más correos del boletín.');
  expect(await estadoOf(email)).toBe('baja');
});

test('a link without a token is not valid: it says so and has no button', async () => {
  for (const [path, label] of [
    ['/boletin/confirmar', 'Confirmar suscripción'],
    ['/boletin/baja', 'Darme de baja'],
  ] as const) {
    const { text } = await visit(path);
    expect(text).toContain(invalid);
    expect(text).not.toContain(label);
  }
});

async function route(page: Page, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.unroute('**/confirm_newsletter.php');
  await page.route('**/confirm_newsletter.php', answer);
}
