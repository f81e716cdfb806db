import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { unique } from './admin-form.ts';
import { openAdmin, openPage, phone } from './browser.ts';
import { visit } from './html.ts';
import { mailTo } from './outbox.ts';

/**
 * A neighbour proposes an event on a phone, is shown what is here already, loses nothing without a connection,
 * confirms by mail; at the desk it is accepted and is in the agenda.
 */
test('a proposal from a phone to the agenda', async () => {
  const titulo = unique('Romances en la Merced');
  const email = `${unique('vecina').replaceAll(' ', '')}@example.org`;
  const page = await openPage({ viewport: phone, expected: /ERR_FAILED/ });
  const evento = (await visit('/api/get_eventos.php?q=romances')).text;
  const { fecha_inicio, municipio_id } = JSON.parse(evento).data[0];
  await page.goto('/proponer');
  const opened = Date.now();
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: 'Enviar propuesta' }).click();
  await form.getByText('Di en qué pueblo es.').waitFor();
  await expectAccessible(page);
  await form.locator('[name=titulo]').fill(titulo);
  await form.locator('[name=fecha_inicio]').fill(fecha_inicio);
  await form.locator('[name=municipio_id]').selectOption(String(municipio_id));
  await form.locator('[name=nombre]').fill('Ana');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Enviar propuesta' }).click();
  await form.getByRole('heading', { name: '¿Es alguno de estos?' }).waitFor();
  await page.route('**/api/submit_propuesta.php', (route) => route.abort());
  await form.getByRole('button', { name: 'Es otro: enviarlo' }).click();
  await form.getByText('No hay conexión: no se ha enviado.').waitFor();
  // Nobody but a robot is this fast: the seal is two seconds old by now.
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(2100);
  await page.unroute('**/api/submit_propuesta.php');
  await form.getByRole('button', { name: 'Es otro: enviarlo' }).click();
  await page.getByRole('heading', { name: 'Enviado' }).waitFor();
  const link = /https?:\S+\/proponer\/confirmar\?token=[\w-]+/.exec(await mailTo(email))![0];
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('heading', { name: 'Propuesta confirmada' }).waitFor();

  const admin = await openAdmin(`/admin/propuestas?q=${encodeURIComponent(titulo)}`);
  await admin.getByRole('link', { name: titulo }).click();
  await admin.getByText('Parece el mismo').waitFor();
  await expectAccessible(admin);
  await admin.locator('[name=lugar]').fill('Claustro');
  await admin.getByRole('button', { name: 'Aceptar con estos datos' }).click();
  await admin.getByText('Propuesta aceptada: ya está en la agenda.').waitFor();
  expect((await visit(`/api/get_eventos.php?q=${encodeURIComponent(titulo)}`)).text).toContain('Claustro');
});
