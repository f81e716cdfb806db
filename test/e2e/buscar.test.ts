import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { visit, wordsOf } from './html.ts';

test('the header leads to the search, and results come as one types', async () => {
  const page = await openPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  const box = page.getByRole('searchbox', { name: '¿Qué buscas?' });
  await box.pressSequentially('castillo');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ resultados para «castillo»$/ })
    .waitFor();
  expect(page.url()).toContain('/buscar?q=castillo');
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.locator('mark').first().textContent()).toMatch(/castillo/i);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectAccessible(page);
});

test('results can be kept to one kind; arrows go from the box through the results, Enter opens one', async () => {
  const page = await openPage();
  await page.goto('/buscar?q=castillo');
  const kind = page.getByRole('navigation', { name: 'Tipos de resultado' }).getByRole('link', { name: /^Lugares/ });
  const total = Number((await kind.textContent())!.match(/\((\d+)\)/)![1]);
  await kind.click();
  await page
    .getByRole('status')
    .filter({ hasText: `${total} resultados` })
    .waitFor();
  expect(page.url()).toContain('tipo=ubicacion');
  const results = page.getByRole('list', { name: 'Resultados' });
  expect(await results.getByText('Lugares', { exact: true }).count()).toBe(total);

  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const title = (await results.getByRole('heading').first().textContent())!;
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

test('without JavaScript the form asks for the page, on a phone too', async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/buscar');
  await page.getByRole('searchbox').fill('Alarcón');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('status').filter({ hasText: 'resultados para «Alarcón»' }).waitFor();
  expect(await page.getByRole('list', { name: 'Resultados' }).getByRole('listitem').count()).toBeGreaterThan(0);
});

test('nothing found says so and offers other words; a failed search shows its error', async () => {
  const page = await openPage({ expected: /500/ });
  await page.goto('/buscar?q=xyzzyqwert');
  await page.getByText('No se encontraron resultados para «xyzzyqwert».').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'leyendas', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'para «leyendas»' }).waitFor();
  const box = page.getByRole('searchbox');
  expect(await box.inputValue()).toBe('leyendas');
  await page.route('**/api/buscar.php*', (route) => route.fulfill({ status: 500, body: 'roto' }));
  await box.pressSequentially(' algo');
  await page.getByText('Error al buscar. Por favor, inténtalo de nuevo más tarde.').waitFor();
});

test('a question of digits is a question like any other', async () => {
  expect(wordsOf((await visit('/buscar?q=1177')).text)).toContain('para «1177»');
});
