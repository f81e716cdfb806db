import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';

/**
 * A message: announced as unread, read, answered, in the file, in the mails sent and in the log; a newsletter
 * address: with the proof of its consent, in the file of the filter that the list shows, erased for good.
 */
test('a message and a newsletter address, from the list to the log', async () => {
  const name = unique('Visitante');
  await write('submit_contact.php', {
    name,
    email: 'visitante@example.com',
    phone: '600 000 000',
    message: '¿Abrís los domingos?',
    consent: true,
  });
  const q = encodeURIComponent(name);
  const page = await openAdmin(`/admin/mensajes/gestion?q=${q}`, { viewport: phone });
  await page.getByRole('heading', { name: 'Mensajes de Contacto' }).waitFor();
  const row = page.getByRole('row', { name });
  await row.getByText('Sin leer').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Leer el mensaje de ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Mensaje de ${name}` });
  await dialog.getByText('¿Abrís los domingos?').waitFor();
  const reply = await dialog.getByRole('link', { name: 'Responder' }).getAttribute('href');
  expect(reply).toMatch(/^mailto:visitante@example\.com\?subject=/);
  expect(decodeURIComponent(reply!)).toContain('> ¿Abrís los domingos?');
  // What was begun is still there when the message is opened again; what is sent is kept with it, where all read it.
  const answer = dialog.getByLabel('Respuesta');
  await answer.fill('Sí, de diez a dos.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await row.getByRole('button', { name }).first().click();
  expect(await answer.inputValue()).toBe('Sí, de diez a dos.');
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click();
  await page.getByText('Respuesta guardada, pero no enviada: no hay servidor de correo.').waitFor();
  await dialog.getByText(/^Respuesta de admin,/).waitFor();
  await dialog.getByRole('button', { name: 'Marcar como no respondido' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await row.evaluate((row) => row.contains(document.activeElement))).toBe(true);
  await row.getByText('Respondido').waitFor();
  expect(await csvOf(page)).toContain(`"${name}";"visitante@example.com"`);

  // All that there is of one person is on one page, by their address, which no server is told.
  await goInApp(page, '/admin/personas#visitante%40example.com');
  await page.getByRole('region', { name: 'Mensajes' }).getByText('¿Abrís los domingos?').first().waitFor();
  await page.getByRole('button', { name: 'Ver todo lo que se guarda' }).click();
  await page.getByText(/^Respuestas a sus mensajes: \d+$/).waitFor();
  await expectAccessible(page);

  // It was announced to the operator by mail, which can be sent again.
  await goInApp(page, `/admin/correos?q=${q}`);
  await page.getByRole('heading', { name: 'Correos Enviados' }).waitFor();
  await page
    .getByRole('button', { name: /^Reenviar/ })
    .first()
    .click();
  await page.getByText('No hay servidor de correo: se guarda en un archivo y nadie lo recibe.').waitFor();
  await expectAccessible(page);

  // And all that was done is in the log.
  await goInApp(page, `/admin/registro?q=${q}`);
  await page.getByRole('heading', { name: 'Registro de Actividad' }).waitFor();
  await page
    .getByRole('row', { name: `Mensaje de ${name}` })
    .filter({ hasText: 'Editado' })
    .first()
    .waitFor();
  await expectAccessible(page);

  const email = `${unique('carta').replace(' ', '-')}@example.com`;
  await write('submit_newsletter.php', { email });
  await goInApp(page, `/admin/boletin/gestion?q=${encodeURIComponent(email)}`);
  await page.getByRole('heading', { name: 'Boletín' }).waitFor();
  const reader = page.getByRole('row', { name: email });
  await reader.getByText('Pendiente', { exact: true }).waitFor();
  await reader.getByText(/^Pedido el .+ \(.*texto .+\)$/).waitFor();
  await expectAccessible(page);
  expect(await csvOf(page)).toContain(`"${email}";"pendiente"`);
  await page.locator('select[name=estado]').selectOption('baja');
  await page.getByText('No se han encontrado direcciones.').waitFor();
  expect(await csvOf(page)).not.toContain(email);
  await page.locator('select[name=estado]').selectOption('');

  await page.getByRole('button', { name: `Borrar suscripción de ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar definitivamente' }).click();
  await page.getByText('La dirección se ha borrado definitivamente.').waitFor();
  await page.getByText('No se han encontrado direcciones.').waitFor();
});

async function write(call: string, body: unknown): Promise<void> {
  const base = inject('siteUrl');
  const response = await fetch(`${base}/api/${call}`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** What the link to the file leads to. */
async function csvOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Descargar CSV' });
  const answer = await page.request.get((await link.getAttribute('href'))!, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.headers()['content-type']).toContain('text/csv');
  return answer.text();
}
