import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { structuredData, visit, wordsOf } from './html.ts';

/** The cards of the businesses on a page, as they go over the wire. */
async function cardsOf(path: string): Promise<string[]> {
  const { text } = await visit(path);
  return [...text.matchAll(/<article id="empresa-\d+".*?<\/article>/gs)].map(([card]) => card);
}

/** The articles of the category come first, with pages of their own, and the businesses below them. */
test('the articles come first, and the businesses below them', async () => {
  const { text } = await visit('/emprendedores');
  expect(text).toContain('<title>Emprendedores - Secretos de Cuenca</title>');
  const [articles, businesses] = text.split('id="empresas"');
  const [, path] = articles!.match(/<h[23][^>]*><a [^>]*href="(\/emprendedores\/[^"]+)"/)!;
  expect((await visit(path!)).status).toBe(200);
  expect(businesses).toContain('Empresas de la provincia');

  const posada = (await cardsOf('/emprendedores')).find((card) => card.includes('aria-label="Posada del Arco Viejo"'))!;
  expect(wordsOf(posada)).toContain('Recepción de 8:00 a 22:00, todos los días');
  expect(posada).toContain('href="tel:969000101"');
  expect(posada).toMatch(/<a [^>]*target="_blank"[^>]*>www\.example\.com\/posada-arco-viejo</);
  expect(posada).toMatch(/<h3><a [^>]*href="\/emprendedores\/posada-del-arco-viejo"/);
  const [, gallery] = posada.match(/<ul [^>]*aria-label="Fotografías de Posada del Arco Viejo"[^>]*>(.*?)<\/ul>/s)!;
  expect(gallery!.match(/<a /g)).toHaveLength(2);
});

test('a business has a page, at the addresses of the articles of the category', async () => {
  const { text } = await visit('/emprendedores/posada-del-arco-viejo');
  expect(text).toContain('<title>Posada del Arco Viejo - Secretos de Cuenca</title>');
  expect(structuredData(text, 'LocalBusiness')).toMatchObject({
    name: 'Posada del Arco Viejo',
    telephone: '969 000 101',
    address: { addressLocality: 'Cuenca' },
  });
  expect(wordsOf(text)).toContain('Otras empresas de Cuenca');
  const [, id] = (await visit('/emprendedores')).text.match(
    /<article id="empresa-(\d+)"[^>]*aria-label="Posada del Arco/,
  )!;
  // What led to it before it had a page.
  expect((await visit(`/emprendedores?empresa=${id}`)).text).toContain('<title>Posada del Arco Viejo - ');
  expect((await visit('/emprendedores/no-hay-nadie')).status).toBe(404);
  for (const [list, kind] of [
    ['/comer', 'Restaurantes'],
    ['/dormir', 'Alojamientos'],
  ] as const) {
    const cards = await cardsOf(list);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(wordsOf(card)).toContain(` ${kind} · `);
  }
});

test('businesses can be filtered by category and municipality without JavaScript, by plain addresses', async () => {
  const all = await cardsOf('/emprendedores');
  const { text } = await visit('/emprendedores');
  expect(text).toMatch(/<form [^>]*action="\/emprendedores#empresas" method="get"/);
  const [, id] = text.match(/<option value="(\d+)"[^>]*>Alojamientos/)!;
  const some = await cardsOf(`/emprendedores?categoria=${id}`);
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
  for (const card of some) expect(wordsOf(card)).toContain(' Alojamientos · ');
});

/**
 * What leads to one business ends at its page; they are filtered in the page; when the businesses fail the articles
 * are still there.
 */
test('businesses: their page, the filters, a list that fails', async () => {
  const page = await openPage({ expected: /500/ });
  await page.goto('/buscar?q=posada+arco');
  await page.getByRole('link', { name: 'Posada del Arco Viejo' }).click();
  await page.waitForURL('**/emprendedores/posada-del-arco-viejo');
  await page.getByRole('heading', { level: 1, name: 'Posada del Arco Viejo' }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Alojamientos', exact: true }).click();
  const cards = page.locator('#empresas article');
  await cards.first().waitFor();
  const lodgings = await cards.count();
  await page.getByRole('link', { name: 'Quitar filtros' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(lodgings);
  const before = await cards.count();
  const choice = page.locator('select[name=categoria]');
  const label = (await choice.locator('option').allTextContents()).find((text) => text.startsWith('Alojamientos'))!;
  await choice.selectOption({ label });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const clear = page.getByRole('link', { name: 'Quitar filtros' });
  await clear.waitFor();
  const after = await cards.evaluateAll((all) => all.map((one) => one.querySelector('p')!.textContent));
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(before);
  expect(after.filter((kicker) => !kicker.startsWith('Alojamientos · '))).toEqual([]);
  await expectAccessible(page);

  await page.route('**/api/get_empresas_publicas.php*', (route) => route.fulfill({ status: 500, body: 'roto' }));
  await clear.click();
  await page.getByText('Error al cargar las empresas. Por favor, inténtelo de nuevo más tarde.').waitFor();
  expect(await page.getByRole('link', { name: /^Leer el artículo «/ }).count()).toBeGreaterThan(0);
});
