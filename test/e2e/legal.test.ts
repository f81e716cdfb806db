import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';

const pages = [
  ['/quienes-somos', 'Quiénes somos'],
  ['/aviso-legal', 'Aviso legal'],
  ['/politica-privacidad', 'Política de privacidad'],
  ['/politica-cookies', 'Política de cookies'],
  ['/condiciones-de-venta', 'Condiciones de venta'],
  ['/envios', 'Envíos'],
  ['/devoluciones', 'Devoluciones'],
  ['/reclamaciones', 'Reclamaciones'],
] as const;

test.each(pages)('%s is a page of its own, reached from the footer', async (path, title) => {
  const page = await openPage();
  await page.goto('/contacto');
  await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).first().click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} - Secretos de Cuenca`);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
  await expectAccessible(page);
});

test('the legal notice names the owner and links to the privacy and cookie policies', async () => {
  const page = await openPage();
  await page.goto('/aviso-legal');
  const text = page.getByRole('main');
  for (const fact of ['Nombre y Apellidos de Ejemplo', '00000000T', 'Calle de Ejemplo, 1', 'CU-00000'])
    await text.getByText(fact).first().waitFor();
  expect(await text.getByRole('link', { name: 'política de privacidad' }).getAttribute('href')).toBe(
    '/politica-privacidad',
  );
  expect(await text.getByRole('link', { name: 'política de cookies' }).getAttribute('href')).toBe('/politica-cookies');
});

test('the privacy policy treats every subject, with the age of 14', async () => {
  const page = await openPage();
  await page.goto('/politica-privacidad');
  const headings = (await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).join(' ');
  for (const subject of [
    'Responsable',
    'Para qué',
    'Base jurídica',
    'tiempo',
    'Quién los recibe',
    'Dónde se guardan',
    'derechos',
    'Menores',
    'Seguridad',
    'Enlaces',
    'Cookies',
  ])
    expect(headings).toContain(subject);
  await page.getByText('menos de 14 años').waitFor();
});

test('the choice about third parties can be changed from the cookie policy', async () => {
  const page = await openPage();
  await page.goto('/politica-cookies');
  await page.getByText('Vídeos (YouTube): no permitido').waitFor();
  await page.getByRole('button', { name: 'Cambiar mi elección' }).click();
  const banner = page.getByRole('region', { name: 'Privacidad y contenidos de terceros' });
  await banner.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByText('Vídeos (YouTube): permitido').waitFor();
});

test('the returns page carries the model withdrawal form and leads to the online one', async () => {
  const page = await openPage();
  await page.goto('/devoluciones');
  await page.getByText('Táchese lo que no proceda.').waitFor();
  expect(
    await page.getByRole('main').getByRole('link', { name: 'Desistir del contrato aquí' }).getAttribute('href'),
  ).toBe('/desistimiento');
});

test('shipping costs are those of the site settings', async () => {
  const page = await openPage();
  await page.goto('/envios');
  const rows = await page.getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
    'Destino Gastos de envío Gratis desde',
    'Península 4,95 € 60,00 €',
    'Illes Balears 8,95 € 90,00 €',
  ]);
});
