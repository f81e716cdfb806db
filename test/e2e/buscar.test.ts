import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { visit, wordsOf } from './html.ts';

/**
 * The header leads to the search, and results come as one types; they can be kept to one kind; arrows go from the box
 * through the results, Enter opens one; nothing found says so, asks whether a mistyped word was meant and offers
 * other words; a failed search shows its error.
 */
test('the search as one types', async () => {
  const page = await openPage({ expected: /500/ });
  await page.goto('/contacto');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  const box = page.getByRole('searchbox', { name: '¿Qué buscas?' });
  const status = page.getByRole('main').getByRole('status');
  await box.pressSequentially('castillo');
  await status.filter({ hasText: /^\d+ resultados para «castillo»$/ }).waitFor();
  expect(page.url()).toContain('/buscar?q=castillo');
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  await page
    .locator('mark', { hasText: /castillo/i })
    .first()
    .waitFor();
  await expectAccessible(page);

  const kind = page.getByRole('navigation', { name: 'Tipos de resultado' }).getByRole('link', { name: /^Lugares/ });
  const total = Number((await kind.textContent())!.match(/\((\d+)\)/)![1]);
  await kind.click();
  await status.filter({ hasText: `${total} resultados` }).waitFor();
  expect(page.url()).toContain('tipo=ubicacion');
  const results = page.getByRole('list', { name: 'Resultados' });
  expect(await results.getByText('Lugares', { exact: true }).count()).toBe(total);
  await box.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  const title = (await results.getByRole('heading').first().textContent())!;
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  await page.goBack();
  await box.fill('xyzzyqwert');
  await page.getByText('No se encontraron resultados para «xyzzyqwert».').waitFor();
  await box.fill('segobirga');
  await page.getByText('¿Quisiste decir segóbriga?').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'segóbriga', exact: true }).click();
  await status.filter({ hasText: 'para «segóbriga»' }).waitFor();
  await box.fill('xyzzyqwert');
  await page.getByRole('link', { name: 'leyendas', exact: true }).click();
  await status.filter({ hasText: 'para «leyendas»' }).waitFor();
  expect(await box.inputValue()).toBe('leyendas');
  // Also with the cursor in it, the box says what is asked.
  await box.focus();
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe('xyzzyqwert');
  await page.goForward();
  await expect.poll(() => box.inputValue()).toBe('leyendas');
  await page.route('**/api/buscar.php*', (route) => route.fulfill({ status: 500, body: 'roto' }));
  await box.pressSequentially(' algo');
  await page.getByText('Error al buscar. Por favor, inténtalo de nuevo más tarde.').waitFor();
});

/**
 * Without JavaScript the form asks for the page; a question of digits is a question like any other; search engines
 * are told nothing of it.
 */
test('the search without JavaScript', async () => {
  const { text } = await visit('/buscar');
  expect(text).toMatch(/<form action="\/buscar" method="get">.*?<input [^>]*name="q".*?<button type="submit"/s);
  for (const question of ['Alarcón', '1177']) {
    const { text } = await visit(`/buscar?q=${encodeURIComponent(question)}`);
    expect(wordsOf(text)).toMatch(new RegExp(`[1-9]\\d* resultados? para «${question}»`));
    expect(text).toMatch(/<ol [^>]*aria-label="Resultados"><li>/);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  }
});
