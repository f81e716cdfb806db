/** Tables that must agree with each other, and would otherwise do so by memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browserParameters, pageParameters } from '#page-parameters.ts';
import { routeList } from '#route-list.ts';
import { staticPaths } from '#server/feeds/static-paths.ts';
import { notKept } from '#server/pages/not-kept.ts';
import { searchedTipos } from '#server/search/ids.ts';
import { sitePages } from '#site-pages.ts';
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

test.each(publicRoutes.filter(({ path, file }) => /[lS]lug\b/.test(path) && !/temas\/page|moved-/.test(file)))(
  'whoever reads $path can say what is wrong on it',
  ({ file }) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    const view = /from '(\.\/[\w-]*(?:view|page)\.tsx)'/.exec(text)?.[1];
    const shown = view ? text + readFileSync(join('src', dirname(file), view), 'utf8') : text;
    expect(/<(?:DetailPage|SomethingWrong|PaginaView)\b/.test(shown)).toBe(true);
  },
);

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

test('every page that stands by itself can be chosen for a menu', () => {
  const known = new Set(sitePages.map(({ path }) => path));
  const missing = staticPaths.map((path) => path.replace(/(?<=.)\/$/, '')).filter((path) => !known.has(path));
  expect(missing).toEqual([]);
});

test('only settings, data and the sentences that can be changed name the place', () => {
  const allowed = [
    /(?:textos|headings|defaults|provincias|towns|common-passwords)\.ts$/,
    /^src\/areas\/ajustes\/(?:ajustes|marca\/marca)\.ts$/,
    /^src\/server\/db\/migrations\//,
    // The switch that takes them away, and the picture that it takes away.
    /^src\/areas\/ajustes\/marca\/admin-fields\.tsx$|^src\/site\/home\/hero\.tsx$/,
    // What the program is called, to machines: in records, copies and requests.
    /^src\/areas\/facturas\/register\.server\.ts$|^src\/areas\/copias\/manifest\.server\.ts$|^src\/server\/fetch\/fetch-file\.ts$/,
    // How a text for a map names its place.
    /^src\/areas\/articulos\/queries\.server\.ts$/,
    /named-days\.ts$/,
  ];
  const files = readdirSync('src', { recursive: true })
    .map((name) => `src/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.testing\./.test(name));
  const named = files
    .filter((name) => !allowed.some((one) => one.test(name)))
    .filter((name) => {
      const code = readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return /cuenca|serran[ií]a|la mancha|alaj[uú]|colgadas/i.test(code);
    });
  expect(named).toEqual([]);
});

type Validate = (search: object) => unknown;
