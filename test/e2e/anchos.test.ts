import { expect, inject, test } from 'vitest';
import { openPage } from './browser.ts';

/** Of every kind of page the site map knows the first three, and the pages it leaves out. */
async function paths(): Promise<string[]> {
  const map = await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text();
  const all = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const kinds = Map.groupBy(all, (path) => path.split('/').slice(0, -1).join('/'));
  const some = [...kinds].flatMap(([kind, paths]) => (kind === '' ? paths : paths.slice(0, 3)));
  return [...some, '/login', '/checkout', '/buscar?q=cuenca', '/pedido', '/desistimiento', '/no-existe'];
}

test('no page is wider than a narrow phone', { timeout: 180_000 }, async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, expected: /404/ });
  const found = await paths();
  expect(found.length).toBeGreaterThan(40);
  const tooWide: string[] = [];
  for (const path of found) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) tooWide.push(`${path}: ${excess} px`);
  }
  expect(tooWide).toEqual([]);
});
