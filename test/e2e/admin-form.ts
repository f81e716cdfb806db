/** What journeys through the forms of the back office have in common. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/** The browser's own lines about calls that a test makes fail. */
export const failedCalls = /Failed to load resource|net::ERR/;

/** A picture file that no other test has. */
export async function aPicture(name = 'imagen.png') {
  const channel = () => Math.floor(Math.random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Chooses one and waits until it is stored. */
export async function choosePicture(page: Page, field: string): Promise<void> {
  const stored = page.waitForResponse('**/upload_image.php');
  await page.locator(`input[type=file][name=${field}]`).setInputFiles(await aPicture());
  await stored;
  await page.getByRole('progressbar', { name: /^Subiendo / }).waitFor({ state: 'detached' });
}

/** Writes at the end of a rich text. */
export async function writeText(page: Page, label: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: label, exact: true });
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

/** Presses a submit button twice while its call is held back: the busy label shows, and the call is made once. */
export async function pressTwice(page: Page, call: string, labels: { resting: string; busy: string }): Promise<void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route(`**/${call}`, async (route) => {
    calls += 1;
    await gate;
    await route.continue();
  });
  await page.getByRole('button', { name: labels.resting, exact: true }).dblclick();
  const busy = page.getByRole('button', { name: labels.busy, exact: true });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  const answered = page.waitForResponse(`**/${call}`);
  release();
  await answered;
  await page.unroute(`**/${call}`);
  expect(calls).toBe(1);
}

/** Types into the search above a list and waits until it shows what was found: until then it moves under a press. */
export async function searchFor(list: Page | Locator, words: string): Promise<void> {
  const page = 'page' in list ? list.page() : list;
  const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === words);
  await list.getByLabel('Buscar').fill(words);
  await found;
  await list.locator('[aria-busy=true]').waitFor({ state: 'detached' });
}

/** Deletes a row after reading the question, which names the trash. */
export async function deleteRow(page: Page, name: string, question: string): Promise<void> {
  await page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(`${question} Podrás recuperarl`)
    .filter({ hasText: 'de la papelera durante 30 días.' })
    .waitFor();
  const answered = page.waitForResponse((response) => response.url().includes('/api/delete_'));
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  expect(await (await answered).json()).toMatchObject({ success: true });
  await page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).waitFor({ state: 'detached' });
}

/**
 * Once saved one is where the thing is edited, and the message leads to what visitors see of it. Going on keeps the list
 * away, which comes back by itself when nobody does.
 */
export async function nextSteps(page: Page, said: string): Promise<Record<'view' | 'edit', string | null>> {
  const message = page.getByRole('status').filter({ hasText: said });
  await message.getByRole('button', { name: 'Seguir editando' }).click();
  const view = message.getByRole('link', { name: 'Ver en el sitio' });
  return {
    view: (await view.count()) > 0 ? await view.getAttribute('href') : null,
    edit: new URL(page.url()).pathname,
  };
}

/** A name that no other run has used. */
export function unique(name: string): string {
  return `${name} ${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
}

/** Goes to another screen of the back office as a link there does: the page stays, and with it the code it has. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => history.pushState({}, '', path), path);
}
