/** The types ask of every list where the name of a row leads (`opens`); here is which say that it leads nowhere. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listLoaders } from '#admin-screens.ts';

const sources = globSync('src/**/*.tsx')
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('the name in every list leads to its thing, but for what is nowhere to be seen', () => {
  const lists = sources.filter(({ text }) => /<(?:ListFrame|DataTable|CatalogScreen|KindCatalog)\b/.test(text));
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ text }) => text.includes('opens={() => undefined}')).map(({ file }) => file)).toEqual([
    // A file to be downloaded, and what waits to be restored.
    'src/areas/copias/admin-list.tsx',
    'src/areas/papelera/admin-list.tsx',
  ]);
});

test('every declared list says which of its columns is the name', async () => {
  const names = Object.keys(listLoaders) as (keyof typeof listLoaders)[];
  for (const name of names) {
    const { props } = (await listLoaders[name]())() as { props: { kind?: Listed; catalog?: Listed } };
    const { columns } = (props.kind ?? props.catalog)!;
    expect(columns.filter(({ isTitle }) => isTitle).length, name).toBe(1);
  }
});

interface Listed {
  columns: { isTitle?: true }[];
}

test('what the server says of a mail that was not sent is not shown as a success', () => {
  const said = sources.filter(({ text }) => /notify\('success', result\.message/.test(text));
  expect(said.map(({ file }) => file)).toEqual([]);
});
