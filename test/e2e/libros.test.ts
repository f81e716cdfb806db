import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { answerOf, desktop, openPage, phone } from './browser.ts';
import { structuredData, visit } from './html.ts';

/**
 * Books are a grid of covers, at least 200 px wide, 160 px on a phone; a cover opens at once, zooms after 600 ms and
 * leads to its page after 1000 ms; a book has its Ficha Técnica and a way back to /libros, where under reduced motion
 * a cover is a plain link; a line of the Ficha is shown only when there is something in it; no answer, a refusal and
 * none have their texts.
 */
test('the grid of books, its covers and their pages', async () => {
  const page = await openPage({ hasClock: true, expected: /ERR_FAILED/ });
  await page.goto('/libros');
  const books = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('img') });
  expect(await books.count()).toBe(12);
  for (const [viewport, least] of [
    [phone, 160],
    [desktop, 200],
  ] as const) {
    await page.setViewportSize(viewport);
    const widths = await books.evaluateAll((found) => found.map((book) => book.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(least);
  }

  const cover = page.getByRole('link', { name: /^El río que escribió la piedra/ });
  const look = () => cover.getAttribute('class');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await cover.click();
  await expect.poll(look).toMatch(/opening/);
  expect(await look()).not.toMatch(/zoom/);
  await page.clock.runFor(599);
  expect(await look()).not.toMatch(/zoom/);
  await page.clock.runFor(20);
  await expect.poll(look).toMatch(/zoom/);
  expect(new URL(page.url()).pathname).toBe('/libros');
  await page.clock.runFor(400);
  await page.clock.resume();
  await page.waitForURL('**/libro/el-rio-que-escribio-la-piedra');

  await page.getByRole('heading', { level: 1, name: 'El río que escribió la piedra' }).waitFor();
  const lines = page.getByRole('region', { name: 'Ficha Técnica' }).locator('dt');
  expect(await lines.allInnerTexts()).toEqual(['Autor(es)', 'Editorial', 'ISBN', 'Páginas', 'Año de edición']);
  // From here on with reduced motion.
  await expectAccessible(page);
  const back = page.getByRole('link', { name: 'Volver a los libros' });
  // Before the list is there: a cover under the pointer is already read ahead.
  await page.route('**/get_libro.php*', async (route) => {
    const answer = (await (await answerOf(route)).json()) as { data: object };
    await route.fulfill({
      json: { ...answer, data: { ...answer.data, editorial: null, ISBN: null, num_pag: null, fecha_edicion: null } },
    });
  });
  await back.click();
  await page.waitForURL('**/libros');
  await cover.waitFor();
  await expectAccessible(page);

  await cover.click();
  await page.waitForURL('**/libro/el-rio-que-escribio-la-piedra');
  // What was read before is shown until the new answer is there.
  await expect.poll(() => lines.allInnerTexts(), { timeout: 10_000 }).toEqual(['Autor(es)']);

  await back.click();
  await page.unroute('**/get_libro.php*');
  await page.route('**/get_libro.php*', (route) => route.abort());
  await cover.click();
  await page.getByText('Error al cargar el libro. Por favor, inténtalo de nuevo más tarde.').waitFor();

  for (const [json, text] of [
    [undefined, 'Error al cargar los libros. Por favor, inténtelo de nuevo más tarde.'],
    [{ success: false, message: '' }, 'No se encontraron libros.'],
    [{ success: true, message: '', data: [], page: 1, pages: 1 }, 'No hay libros disponibles en este momento.'],
  ] as const) {
    await page.route('**/get_libros.php*', (route) => (json ? route.fulfill({ json }) : route.abort()));
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Libros' }).click();
    await page.getByText(text).waitFor();
    await page.unroute('**/get_libros.php*');
    await page.goBack();
    await page.waitForURL('**/libro/el-rio-que-escribio-la-piedra');
  }
});

/**
 * A book tells search engines what it is; /libros/{slug} answers 301 to /libro/{slug}; a missing and an unknown slug
 * answer 404 with their messages.
 */
test('the page of a book, its old address and one that is not there', async () => {
  const { text } = await visit('/libro/el-rio-que-escribio-la-piedra');
  expect(structuredData(text, 'Book')).toMatchObject({
    isbn: '978-84-99999-11-1',
    numberOfPages: 248,
    datePublished: '2021',
  });
  const moved = await fetch(`${inject('siteUrl')}/libros/el-rio-que-escribio-la-piedra`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/libro/el-rio-que-escribio-la-piedra']);
  for (const [path, message] of [
    ['/libro/nada', 'Libro no encontrado.'],
    ['/libro', 'No se encontró el slug del libro.'],
  ] as const) {
    const { status, text } = await visit(path);
    expect(status).toBe(404);
    expect(text).toContain(message);
  }
});
