import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';

test('books are a grid of covers, at least 200 px wide, 160 px on a phone', async () => {
  for (const [viewport, least] of [
    [undefined, 200],
    [phone, 160],
  ] as const) {
    const page = await openPage(viewport ? { viewport } : {});
    await page.goto('/libros');
    const books = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') });
    expect(await books.count()).toBe(12);
    const widths = await books.evaluateAll((found) => found.map((book) => book.getBoundingClientRect().width));
    for (const width of widths) expect(width).toBeGreaterThanOrEqual(least);
    await expectAccessible(page);
    await page.context().close();
  }
});

test('a cover opens at once, zooms after 600 ms and leads to its page after 1000 ms', async () => {
  const page = await openPage();
  await page.clock.install();
  await page.goto('/libros');
  const book = page.getByRole('link', { name: /^El río que escribió la piedra/ });
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await book.click();
  await expect.poll(() => book.getAttribute('class')).toMatch(/opening/);
  expect(await book.getAttribute('class')).not.toMatch(/zoom/);
  await page.clock.runFor(599);
  expect(await book.getAttribute('class')).not.toMatch(/zoom/);
  await page.clock.runFor(20);
  await expect.poll(() => book.getAttribute('class')).toMatch(/zoom/);
  expect(new URL(page.url()).pathname).toBe('/libros');
  await page.clock.runFor(400);
  await page.clock.resume();
  await page.waitForURL('**/libro/el-rio-que-escribio-la-piedra');
});

test('under reduced motion a cover is a plain link', async () => {
  const page = await openPage({ reducedMotion: 'reduce' });
  await page.goto('/libros');
  await page.getByRole('link', { name: /^El río que escribió la piedra/ }).click();
  await page.waitForURL('**/libro/el-rio-que-escribio-la-piedra');
});

test('a book has its Ficha Técnica, its summary and a way back to /libros', async () => {
  const page = await openPage();
  await page.goto('/libro/el-rio-que-escribio-la-piedra');
  await page.getByRole('heading', { level: 1, name: 'El río que escribió la piedra' }).waitFor();
  const ficha = page.getByRole('region', { name: 'Ficha Técnica' });
  expect(await ficha.locator('dt').allInnerTexts()).toEqual([
    'Autor(es)',
    'Editorial',
    'ISBN',
    'Páginas',
    'Año de edición',
  ]);
  const [book] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  expect(book).toMatchObject({ '@type': 'Book', isbn: '978-84-99999-11-1', numberOfPages: 248, datePublished: '2021' });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a los libros' }).click();
  await page.waitForURL('**/libros');
});

test('a line of the Ficha Técnica is shown only when there is something in it', async () => {
  const page = await openPage({ reducedMotion: 'reduce' });
  await page.goto('/libros');
  await page.route('**/get_libro.php*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({
      json: { ...answer, data: { ...answer.data, editorial: null, ISBN: null, num_pag: null, fecha_edicion: null } },
    });
  });
  await page.getByRole('link', { name: /^El río que escribió la piedra/ }).click();
  const lines = page.getByRole('region', { name: 'Ficha Técnica' }).locator('dt');
  await lines.first().waitFor();
  expect(await lines.allInnerTexts()).toEqual(['Autor(es)']);
});

test('/libros/{slug} answers 301 to /libro/{slug}; a missing and an unknown slug answer 404 with their messages', async () => {
  const page = await openPage({ expected: /404/ });
  const moved = await page.request.get('/libros/el-rio-que-escribio-la-piedra', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/libro/el-rio-que-escribio-la-piedra']);
  expect((await page.goto('/libro/nada'))?.status()).toBe(404);
  await page.getByText('Libro no encontrado.').waitFor();
  expect((await page.goto('/libro'))?.status()).toBe(404);
  await page.getByText('No se encontró el slug del libro.').waitFor();
});

test.each([
  [undefined, 'Error al cargar los libros. Por favor, inténtelo de nuevo más tarde.'],
  [{ success: false, message: '' }, 'No se encontraron libros.'],
  [{ success: true, message: '', data: [], page: 1, pages: 1 }, 'No hay libros disponibles en este momento.'],
])('the list of books: %j shows "%s"', async (json, text) => {
  const page = await openPage({ expected: /ERR_FAILED/ });
  await page.goto('/contacto');
  await page.route('**/get_libros.php*', (route) => (json ? route.fulfill({ json }) : route.abort()));
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Libros' }).click();
  await page.getByText(text).waitFor();
});

test('a book without an answer says so', async () => {
  const page = await openPage({ expected: /ERR_FAILED/, reducedMotion: 'reduce' });
  await page.goto('/libros');
  await page.route('**/get_libro.php*', (route) => route.abort());
  await page.getByRole('link', { name: /^El río que escribió la piedra/ }).click();
  await page.getByText('Error al cargar el libro. Por favor, inténtalo de nuevo más tarde.').waitFor();
});
