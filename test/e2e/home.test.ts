import { expect, test } from 'vitest';
import { openPage } from './browser.ts';

test('the hero has a call to action leading to /actividades-y-eventos', async () => {
  const page = await openPage();
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Presentación' });
  expect(await hero.getByRole('link').getAttribute('href')).toBe('/actividades-y-eventos');
});

test('"Latest news" is a grid of cards, each linking to /noticias/{slug}', async () => {
  const page = await openPage();
  await page.goto('/');
  const links = page.getByRole('region', { name: 'Últimas noticias' }).getByRole('article').getByRole('link');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs) expect(href).toMatch(/^\/noticias\/[a-z0-9-]+$/);
});
