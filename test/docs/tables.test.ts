/** Tables that must agree with each other, and would otherwise do so by memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { browserParameters, pageParameters } from '#page-parameters.ts';
import { routeList } from '#route-list.ts';
import { notKept } from '#server/pages/not-kept.ts';
import { searchedTipos } from '#server/search/ids.ts';
import { things } from '#things.ts';

const publicRoutes = routeList.filter(({ path }) => !path.startsWith('/admin'));

test('there are routes to look at', () => {
  expect(routeList.length).toBeGreaterThan(80);
  expect(publicRoutes.length).toBeGreaterThan(30);
});

describe('query parameters', () => {
  const reading = publicRoutes.filter(({ file }) => readFileSync(`src/${file}`, 'utf8').includes('validateSearch'));
  test('there are pages with parameters', () => expect(reading.length).toBeGreaterThan(5));

  test.each(reading)('what $path reads is in the table, or the page is never kept', async ({ path, file }) => {
    const { Route } = (await import(`../../src/${file}`)) as { Route: { options: { validateSearch: Validate } } };
    const read = new Set<string>();
    const search = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
    Route.options.validateSearch(search);
    expect(read.size).toBeGreaterThan(0);
    // The router would keep beside it what is not understood.
    expect(Route.options.validateSearch({ pagina: 'abc', utm_source: 'x' })).toMatchObject({ utm_source: undefined });
    expect(Route.options.validateSearch({ pagina: 'abc', utm_source: 'x' })).toHaveProperty('utm_source');
    if (notKept.test(path)) return;
    const key = path.replace(/\/$/, '').replace('$categoriaSlug', '{categoria}');
    expect([...read].sort()).toEqual(
      [...Object.keys(pageParameters[key] ?? {}), ...(browserParameters[key] ?? [])].sort(),
    );
  });
});

test('no two kinds have the same number in the search index', () => {
  const numbers = searchedTipos.map((tipo) => things[tipo].searched);
  expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index));
});

test('raw colours are in the tokens and nowhere else', () => {
  const sheets = readdirSync('src', { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.css'));
  const raw = sheets
    .filter((name) => name !== 'ui/tokens.css')
    .flatMap((name) =>
      [...readFileSync(`src/${name}`, 'utf8').matchAll(/#[0-9a-f]{3,8}\b|\brgba?\(/gi)].map(
        ([color]) => `${name}: ${color}`,
      ),
    );
  expect(raw).toEqual([]);
});

type Validate = (search: object) => unknown;
