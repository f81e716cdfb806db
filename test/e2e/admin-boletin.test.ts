import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { unique } from './admin-form.ts';
import { openAdmin, openPage, phone } from './browser.ts';
import { visit } from './html.ts';
import { mailTo } from './outbox.ts';

/** A reader who has confirmed: without one nothing is sent. */
async function aReader(email: string): Promise<void> {
  const base = inject('siteUrl');
  const post = (name: string, body: object) =>
    fetch(`${base}/api/${name}`, {
      method: 'POST',
      headers: { origin: base, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('submit_newsletter.php', { email });
  const token = (await mailTo(email)).match(/confirmar\?token=([\w-]+)/)![1]!;
  expect((await post('confirm_newsletter.php', { token })).status).toBe(200);
}

test('a newsletter is proposed, put in order, previewed, tried, sent and read in the archive', async () => {
  const asunto = unique('Boletín de prueba');
  await aReader(`lectora-${Date.now()}@example.com`);
  const page = await openAdmin('/admin/boletin/envios');
  await page.getByRole('heading', { name: 'Envíos del boletín' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Nuevo envío' }).first().click();
  await page.getByRole('heading', { name: 'Nuevo envío' }).waitFor();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByText('El asunto es obligatorio.').first().waitFor();
  await page.getByLabel('Asunto').fill(asunto);
  await page.getByRole('button', { name: 'Proponer con lo nuevo' }).click();
  const events = page.getByRole('button', { name: /^Eventos: En la agenda/ });
  await events.waitFor();
  // Another journey may publish meanwhile: what is newer still is added, until there is nothing left.
  const nothingLeft = page.getByText('No hay nada nuevo que no esté ya en el boletín.');
  const proposesNothing = async () => {
    await page.getByRole('button', { name: 'Proponer con lo nuevo' }).click();
    return nothingLeft.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(proposesNothing, { timeout: 30_000 }).toBe(true);
  // By keyboard: the events go up one place.
  const place = (await page.locator('[data-row]').allInnerTexts()).findIndex((text) => text.includes('En la agenda'));
  await page.locator(`[data-row="bloques.${place}"] [data-move=up]`).press('Enter');
  await page
    .locator(`[data-row="bloques.${place - 1}"]`)
    .getByText('En la agenda')
    .waitFor();
  const mail = page.frameLocator('iframe[title="Vista previa del correo"]');
  await mail.getByRole('heading', { name: asunto }).waitFor();
  await mail.getByRole('heading', { name: 'En la agenda' }).waitFor();
  await page.getByText('Móvil', { exact: true }).click();
  await expect
    .poll(() => page.locator('iframe[title="Vista previa del correo"]').evaluate((frame) => frame.clientWidth), {
      timeout: 10_000,
    })
    .toBeLessThan(380);
  await expectAccessible(page);

  await page.getByLabel('Correo para la prueba').fill('editora@example.com');
  await page.getByRole('button', { name: 'Enviar una prueba' }).click();
  await page.getByText(/la prueba para editora@example\.com se ha guardado en un archivo/).waitFor();
  await page.getByRole('heading', { name: 'Editar envío' }).waitFor();

  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/los correos se guardarán en un archivo y nadie los recibirá/).waitFor();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('heading', { name: asunto }).waitFor();
  await page.getByText('Guardado en un archivo', { exact: true }).waitFor();
  await expectAccessible(page);

  const path = (await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href'))!;
  expect(path).toMatch(/^\/boletin\/boletin-de-prueba-/);
  expect((await visit('/boletin')).text).toContain(`href="${path}"`);
  const reader = await openPage({ viewport: phone });
  await reader.goto(path);
  await reader.getByRole('heading', { name: 'En la agenda' }).waitFor();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(reader);

  await page.getByRole('link', { name: 'Volver a los envíos' }).click();
  const row = page.getByRole('row', { name: asunto });
  await row.getByText('Guardado en un archivo', { exact: true }).waitFor();
  await row.getByRole('button', { name: /^Eliminar/ }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await row.waitFor();
});
