/** Code that comes later comes by one way (ui/lazy-part.ts), so that its failing is told and not only in the console. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { loadPart } from '#ui/lazy-part.ts';

/** Who asks for code in another way, and what tells of it there. */
const others: Record<string, string> = {
  'src/admin-screens.ts': 'a loader: the router shows its error page',
  'src/areas/ajustes/admin-form.tsx': 'functions that are handed to lazyPart',
  'src/areas/articulos/escritura-admin/load-rules.ts': 'without them the calls alone say what is wrong',
  'src/areas/eventos/page.tsx': 'a loader: the router shows its error page (site/page-error.tsx)',
  'src/areas/tienda/carrito/opening.ts': 'says that it was the cart, and opens it when the page is loaded anew',
  'src/areas/ubicaciones/map/points-map.tsx': 'said in the place of the map',
  'src/areas/viaje/heart.tsx':
    'without coverage on purpose: the heart is kept, and its page is taken along another time',
  'src/client.tsx': 'the code of the page itself (server/pages/asleep.ts)',
  'src/desk/finder/finder.tsx': 'asked for ahead in silence; opening it goes by loadPart',
  'src/desk/form/rich-text/surface/selection-tools.tsx': 'asked for ahead in silence; showing it goes by lazyPart',
  'src/desk/form/rich-text/surface/slash-menu.tsx': 'asked for ahead in silence; showing it goes by lazyPart',
  'src/ui/call.ts': 'on the server',
};

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .filter(({ name }) => !/\.(?:test|testing|server|gen|d)\.tsx?$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith('src/server/'));

const found = new Set<string>();
for (const file of files) {
  let within = 0;
  new Visitor({
    CallExpression(node) {
      if (isPart(node)) within++;
    },
    'CallExpression:exit'(node) {
      if (isPart(node)) within--;
    },
    ImportExpression() {
      if (within === 0) found.add(file);
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
}

function isPart({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && /^(?:lazyPart|lazyShown|loadPart)$/.test(callee.name);
}

test('no code is asked for in another way', () => {
  expect([...found].sort()).toEqual(Object.keys(others).sort());
});

test('React’s own way is used there alone', () => {
  const own = /import \{[^}]*\blazy\b[^}]*\} from 'react'|React\.lazy/;
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual(['src/ui/lazy-part.ts']);
});

test('what does not come is told, and nothing breaks', async () => {
  let heard = 0;
  Object.assign(globalThis, { dispatchEvent: ({ type }: Event) => void (type === 'part-missing' && heard++) });
  expect(await loadPart(async () => 7)).toBe(7);
  expect(heard).toBe(0);
  expect(
    await loadPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
  ).toBeUndefined();
  expect(heard).toBe(1);
});
