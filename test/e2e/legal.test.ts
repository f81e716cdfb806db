import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { visit, wordsOf } from './html.ts';

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

test('every legal page is a page of its own, reached from the footer', async () => {
  for (const [path, title] of pages) {
    const { text } = await visit(path);
    expect(text).toContain(`<title>${title} - Secretos de Cuenca</title>`);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    const footer = text.match(/<footer.*<\/footer>/s)![0];
    for (const [href, name] of pages) expect(footer).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${name}</a>`));
  }
});

test('the choice about third parties can be changed from the cookie policy', async () => {
  // Texts are taken out of whole pages, whose styles the policy of this one does not name.
  const page = await openPage({ expected: /^Applying inline style/ });
  await page.goto('/quienes-somos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies', exact: true }).first().click();
  await page.getByText('Vídeos (YouTube y Vimeo): no permitido').waitFor();
  await page.getByRole('button', { name: 'Cambiar mi elección' }).click();
  const banner = page.getByRole('region', { name: 'Privacidad y contenidos de terceros' });
  await banner.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByText('Vídeos (YouTube y Vimeo): permitido').waitFor();

  // They share one frame: all texts are put into this one, for axe to read them together.
  const count = await page.evaluate(
    async (paths) => {
      const here = document.querySelector('[data-legal-text]')!;
      for (const path of paths) {
        const html = await (await fetch(path)).text();
        const text = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-legal-text]')!;
        if (path !== location.pathname) here.append(...text.childNodes);
      }
      return here.querySelectorAll('h2').length;
    },
    pages.map(([path]) => path),
  );
  expect(count).toBeGreaterThan(pages.length);
  await expectAccessible(page);
});

test('the legal notice names the owner and links to the privacy and cookie policies', async () => {
  const { text } = await visit('/aviso-legal');
  for (const fact of ['Nombre y Apellidos de Ejemplo', '00000000T', 'Calle de Ejemplo, 1', 'CU-00000'])
    expect(wordsOf(text)).toContain(fact);
  expect(text).toMatch(/<a [^>]*href="\/politica-privacidad"[^>]*>política de privacidad<\/a>/);
  expect(text).toMatch(/<a [^>]*href="\/politica-cookies"[^>]*>política de cookies<\/a>/);
});

test('the privacy policy treats every subject, with the age of 14', async () => {
  const { text } = await visit('/politica-privacidad');
  const headings = [...text.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, heading]) => heading).join(' ');
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
  expect(wordsOf(text)).toContain('menos de 14 años');
});

test('the returns page carries the model withdrawal form and leads to the online one', async () => {
  const { text } = await visit('/devoluciones');
  const main = text.match(/<main.*<\/main>/s)![0];
  expect(wordsOf(main)).toContain('Táchese lo que no proceda.');
  expect(main).toMatch(/<a [^>]*href="\/desistimiento"[^>]*>Desistir del contrato aquí<\/a>/);
});

test('shipping costs are those of the site settings', async () => {
  const { text } = await visit('/envios');
  const rows = [...text.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => wordsOf(row).trim());
  expect(rows).toEqual([
    'Destino Gastos de envío Gratis desde',
    'Península 4,95 € 60,00 €',
    'Illes Balears 8,95 € 90,00 €',
  ]);
});
