/** What somebody has begun to change is theirs: no answer that comes late writes into a form. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeList } from '#route-list.ts';
import { firstRead } from './first-read.ts';

const sources = new Map(
  globSync(['src/desk/**/*.tsx', 'src/areas/**/admin*.tsx', 'src/areas/**/*-admin/*.tsx']).map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);

test('a form begins with the first answer that was asked for since it was opened, and keeps it', () => {
  const read = (data: string | undefined, isFetchedAfterMount = true) => ({
    ...{ isSuccess: data !== undefined, isFetchedAfterMount, data },
  });
  // What an earlier visit left in memory is another thing, or an earlier version of it.
  expect(firstRead(undefined, read('left', false))).toBeUndefined();
  expect(firstRead(undefined, read(undefined))).toBeUndefined();
  const first = firstRead(undefined, read('first'));
  expect(firstRead(first, read('later'))).toBe('first');
});

test('every screen where something is edited reads it so', () => {
  const screens = routeList.filter(({ path }) =>
    /^\/admin\/.*(?:\bedit(?:ar)?[-/]|\bpagina\/|\benvios\/\$|ajustes\/\$)/.test(path),
  );
  expect(screens.length).toBeGreaterThan(11);
  const without = screens.filter(({ file }) => !reads(`src/${file}`)).map(({ file }) => file);
  expect([...new Set(without)]).toEqual([]);
});

test('no effect, which runs when something has come, sets the values of a form', () => {
  const effects = [...sources].flatMap(([file, text]) => effectsIn(text).map((effect) => ({ file, effect })));
  expect(effects.length).toBeGreaterThan(30);
  const setting = /\.(?:setValues|setFieldValue|setInitialValues|initialize|reset)\(/;
  expect(effects.filter(({ effect }) => setting.test(effect)).map(({ file }) => file)).toEqual([]);
});

/** The screen, or what it imports from its own folder or the desk's; declared forms are drawn by desk/kinds. */
function reads(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = sources.get(file);
  if (text === undefined) return false;
  if (/<(?:QueryState|KindEdit)\b/.test(text) || file === 'src/desk/kinds/edit-route.tsx') return true;
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [...text.matchAll(/from '(\.\/[\w./-]+\.tsx)'/g)].some(([, to]) => reads(`${folder}/${to!.slice(2)}`, seen));
}

function effectsIn(text: string): string[] {
  return [...text.matchAll(/\buseEffect\(/g)].map(({ index }) => {
    let depth = 0;
    let end = text.indexOf('(', index);
    do {
      if (text[end] === '(') depth++;
      if (text[end] === ')') depth--;
      end++;
    } while (depth > 0 && end < text.length);
    return text.slice(index, end);
  });
}
