import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';

const directory = (page: Page) => page.getByRole('region', { name: 'Empresas de la provincia' });

test('the articles of the category come first, with pages of their own, and the businesses below them', async () => {
  const page = await openPage();
  await page.goto('/emprendedores');
  expect(await page.title()).toBe('Emprendedores - Secretos de Cuenca');
  await page
    .getByRole('link', { name: /^Leer el artículo «/ })
    .first()
    .waitFor();
  const posada = directory(page).getByRole('article').filter({ hasText: 'Posada del Arco Viejo' });
  await posada.getByText('Recepción de 8:00 a 22:00, todos los días').waitFor();
  expect(await posada.getByRole('link', { name: '969 000 101' }).getAttribute('href')).toBe('tel:969000101');
  const web = posada.getByRole('link', { name: 'www.example.com/posada-arco-viejo' });
  expect(await web.getAttribute('target')).toBe('_blank');
  expect(
    await posada.getByRole('list', { name: 'Fotografías de Posada del Arco Viejo' }).getByRole('link').count(),
  ).toBe(2);
  await expectAccessible(page);
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await link.textContent();
  await link.click();
  await page.getByRole('heading', { level: 1, name: title! }).waitFor();
});

test.each([true, false])(
  'businesses can be filtered by category and municipality (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto('/emprendedores');
    const before = await directory(page).getByRole('article').count();
    const options = await page.getByLabel('Categoría').getByRole('option').allTextContents();
    await page
      .getByLabel('Categoría')
      .selectOption({ label: options.find((text) => text.startsWith('Alojamientos'))! });
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('link', { name: 'Quitar filtros' }).waitFor();
    const after = await directory(page).getByRole('article').count();
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    expect(
      await directory(page)
        .getByText(/^Alojamientos · /)
        .count(),
    ).toBe(after);
  },
);

test('what leads to one business ends at that business', async () => {
  const page = await openPage();
  await page.goto('/buscar?q=posada+arco');
  const found = page.getByRole('link', { name: 'Posada del Arco Viejo' });
  const id = (await found.getAttribute('href'))!.split('#')[1]!;
  expect(id).toMatch(/^empresa-\d+$/);
  await found.click();
  await page.waitForURL(`**/emprendedores#${id}`);
  const card = page.locator(`#${id}`);
  await card.getByRole('heading', { name: 'Posada del Arco Viejo' }).waitFor();
  await expect.poll(async () => (await card.boundingBox())!.y, { timeout: 10_000 }).toBeLessThan(400);
});

test('when the businesses fail the articles are still there', async () => {
  const page = await openPage({ expected: /500/ });
  await page.route('**/api/get_empresas_publicas.php*', (route) => route.fulfill({ status: 500, body: 'roto' }));
  await page.goto('/contacto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Emprendedores' }).click();
  await page.getByText('Error al cargar las empresas. Por favor, inténtelo de nuevo más tarde.').waitFor();
  expect(await page.getByRole('link', { name: /^Leer el artículo «/ }).count()).toBeGreaterThan(0);
});
