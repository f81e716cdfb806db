import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { visit } from './html.ts';

/** Wider than a phone, as our pictures are. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')}`;

const longWord = 'a'.repeat(130);

/** The first page of every kind that the site map knows, and the pages it leaves out. */
async function paths(): Promise<string[]> {
  const [map, answer] = await Promise.all([visit('/sitemap.xml'), visit('/api/get_categories.php')]);
  const categorias = (JSON.parse(answer.text) as { categories: { slug: string }[] }).categories
    .map(({ slug }) => slug)
    // A page of its own, with the businesses, and articles that tell how to reach them.
    .filter((slug) => slug !== 'emprendedores');
  const all = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const kinds = Map.groupBy(all, (path) => {
    const [section = '', name] = path.slice(1).split('/');
    if (categorias.includes(section)) return name ? 'article' : 'category';
    return name ? section : path;
  });
  const firsts = [...kinds.values()].map(([path]) => path!);
  const rest = [
    '/login',
    '/checkout',
    '/buscar?q=cuenca',
    `/buscar?q=${longWord}`,
    `/${longWord}`,
    '/pedido',
    '/desistimiento',
    '/pueblos/zarzuela',
    '/no-existe',
  ];
  return [...firsts, ...rest];
}

test('no page is wider than a narrow phone, however long a word of its headings; what is pressed in its header keeps its size, and every heading is printed', async () => {
  const page = await openPage({ javaScriptEnabled: false, bypassCSP: true, viewport: { width: 360, height: 740 } });
  const found = await paths();
  expect(found.length).toBeGreaterThan(35);
  // Any address of the site, from which the letters come.
  await page.goto('/robots.txt');
  const tooWide: string[] = [];
  for (const path of found) {
    const { text } = await visit(path);
    expect(text).toContain('<main');
    await page.setContent(text.replace(/ srcset="[^"]*"/gi, '').replace(/ src="\/media\/[^"]*"/g, ` src="${picture}"`));
    const excess = await page.evaluate(async (longWord) => {
      await document.fonts.ready;
      const excess = document.documentElement.scrollWidth - window.innerWidth;
      for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) heading.append(longWord);
      return Math.max(excess, document.documentElement.scrollWidth - window.innerWidth);
    }, longWord);
    if (excess > 0) tooWide.push(`${path}: ${excess} px`);
    // A heading that is in a header of its own: those of the site are not printed.
    if (!/<main.*<header/s.test(text)) continue;
    await page.emulateMedia({ media: 'print' });
    if (!(await page.locator('h1').first().isVisible())) tooWide.push(`${path}: no heading on paper`);
    await page.emulateMedia({ media: 'screen' });
  }
  expect(tooWide).toEqual([]);

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 });
    // A fourth one comes with the first thing in the cart.
    const sizes = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('header:not(main *) :is(a, button)')].filter(
        (control) =>
          control.querySelector('svg') && (control as HTMLElement).offsetParent && !control.closest('dialog'),
      );
      const last = controls.at(-1)!;
      last.after(last.cloneNode(true));
      return controls.slice(1).map((control) => Math.round(control.getBoundingClientRect().width));
    });
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
  }
});
