/** What begins with more than it needs: a screen with code that checks what is sent or opens by a press, the server with what others do for it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadedWith, sources } from '#test/harness/imports.ts';
import { adminForms, adminLists } from '../../bench/weighed-screens.ts';
import { routeList } from '../../src/route-list.ts';

const screens = readFileSync('src/admin-screens.ts', 'utf8');

/** The files of a list: its own, or those of one that is declared. */
function filesOf(path: string): string[] {
  const { file } = routeList.find((route) => route.path.replace(/(.)\/$/, '$1') === path)!;
  if (file !== 'desk/kinds/list-route.tsx') return [`src/${file}`];
  const kind = path.split('/')[2]!;
  const [, declared] = screens.match(new RegExp(`\\b'?${kind}'?: list\\(\\(\\) => import\\('#([^']+)'`))!;
  return ['src/desk/kinds/kind-list.tsx', `src/${declared}`];
}

describe.each(adminLists)('%s begins without', (path) => {
  const loaded = new Set(filesOf(path).flatMap((file) => [...loadedWith(file)]));

  test('schemas', () => expect(loaded).not.toContain('zod'));

  test('the code of dialogs and large fields', () => {
    const large =
      /\b(?:Modal|Drawer|Popover|Tooltip|Combobox|NumberInput|TagsInput|MultiSelect|Autocomplete|ScrollArea)\b/;
    const found = [...loaded].filter(
      (file) =>
        sources.includes(file) &&
        large.test(/import \{([^}]*)\} from '@mantine\/core'/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''),
    );
    expect(found).toEqual([]);
  });
});

test('every list of the desk is weighed: as a list, or as a form where one stands above it', () => {
  const all = routeList.map(({ path }) => path).filter((path) => /^\/admin\/[^$]*\/gestion$/.test(path));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((path) => ![...adminLists, ...adminForms].includes(path))).toEqual([]);
});

test('what is done in processes and threads of their own is no part of the one that serves', () => {
  const served = loadedWith('src/entry.server.ts');
  expect(served).toContain('better-auth');
  for (const own of ['fontkit', 'pdfkit', 'sharp']) expect(served).not.toContain(own);
});

test('no page of visitors loads schemas', () => {
  const pages = routeList.filter(({ path, file }) => !path.startsWith('/admin') && !/\/admin[\w-]*\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter(({ file }) => loadedWith(`src/${file}`).has('zod')).map(({ path }) => path)).toEqual([]);
});
