import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';
import { mailTo } from './outbox.ts';

/** By the form in the footer. */
async function subscribe(page: Page, email: string): Promise<{ confirm: string; leave: string }> {
  await page.goto('/contacto');
  const form = page.getByRole('contentinfo').getByRole('region', { name: 'Boletín' });
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByRole('button', { name: 'Suscribirme' }).click();
  await page.getByText('Te hemos enviado un correo para confirmar tu suscripción.').waitFor();
  const mail = await mailTo(email);
  const path = (name: string) => mail.match(new RegExp(`/boletin/${name}\\?token=[\\w-]+`))![0];
  return { confirm: path('confirmar'), leave: path('baja') };
}

async function estadoOf(email: string): Promise<string | undefined> {
  const admin = await httpAdmin();
  const { data } = await admin.get(`get_suscriptores_admin.php?q=${encodeURIComponent(email)}`);
  return (data as { email: string; estado: string }[]).find((row) => row.email === email)?.estado;
}

test('visiting the link of the mail confirms nothing; the button does, and another one leaves', async () => {
  const email = `lectora-${Date.now()}@example.com`;
  const page = await openPage();
  const { confirm, leave } = await subscribe(page, email);
  await page.goto(confirm);
  expect(await estadoOf(email)).toBe('pendiente');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar suscripción' }).click();
  await page.getByText('Suscripción confirmada. ¡Gracias por leernos!').waitFor();
  expect(await estadoOf(email)).toBe('confirmado');

  await page.goto(leave);
  expect(await estadoOf(email)).toBe('confirmado');
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await page.getByText('Te has dado de baja. No recibirás más correos del boletín.').waitFor();
  expect(await estadoOf(email)).toBe('baja');
});

test('both work without JavaScript, as plain forms', async () => {
  const email = `sin-javascript-${Date.now()}@example.com`;
  const page = await openPage({ javaScriptEnabled: false });
  const { confirm, leave } = await subscribe(page, email);
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirmar suscripción' }).click();
  await page.getByText('Suscripción confirmada. ¡Gracias por leernos!').waitFor();
  await page.goto(leave);
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await page.getByText('Te has dado de baja.').waitFor();
  expect(await estadoOf(email)).toBe('baja');
});

test('a link that is not valid says so, with and without a token; the button is disabled and relabelled while busy, and a lost connection is told', async () => {
  const { text } = await visit('/boletin/confirmar');
  expect(text).toContain('El enlace no es válido o ya no sirve.');
  expect(text).not.toContain('Confirmar suscripción');

  const page = await openPage({ expected: /404|Failed to load|net::/ });
  await page.goto('/boletin/baja?token=inventado');
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await page.getByText('El enlace no es válido o ya no sirve.').waitFor();
  await page.goto('/boletin/confirmar?token=abc');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/confirm_newsletter.php', async (route) => {
    await promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Confirmar suscripción' }).click();
  const busy = page.getByRole('button', { name: 'Confirmando...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  resolve();
  await page.getByRole('alert').filter({ hasText: 'No se ha podido completar.' }).waitFor();
  expect(await page.getByRole('button', { name: 'Confirmar suscripción' }).isEnabled()).toBe(true);
});
