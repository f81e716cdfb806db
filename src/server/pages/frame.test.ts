import { expect, test } from 'vitest';
import { frameFor, keepFrame } from './frame.ts';
import { toBytes } from './ready-parts.ts';

const page = (header: string, main: string, footer: string) =>
  `<html><head></head><body><header class="bar">${header}</header><main>${main}</main><footer class="foot">${footer}</footer></body></html>`;
const menu = '<a href="/libros">Libros</a><a href="/pueblos?orden=nombre">Pueblos</a>';
const sitio = { nombre: 'Secretos' };
const shows = [sitio, 2026];

test('a page is made whole, others get its header and footer, and they are the same bytes as if made whole', () => {
  expect(frameFor('/historia/uno', shows)).toBeUndefined();
  keepFrame(
    page(menu, '<article><header class="wide">Uno</header><footer class="x">a</footer></article>', 'fin'),
    shows,
  );
  const parts = frameFor('/historia/dos', shows)!;
  const main = '<article><header class="wide">Dos</header><footer class="x">b</footer></article>';
  expect(toBytes(page('', main, ''), parts).toString()).toBe(page(menu, main, 'fin'));
});

test('not where they lead to the page itself, nor once they show something else', () => {
  for (const path of ['/libros', '/pueblos', '/', '/libros"onx=']) expect(frameFor(path, shows), path).toBeUndefined();
  expect(frameFor('/historia/dos', [{ ...sitio }, 2026])).toBeUndefined();
  expect(frameFor('/historia/dos', [sitio, 2027])).toBeUndefined();
  expect(frameFor('/historia/dos', [sitio])).toBeUndefined();
});

test('a page that is marked in them, or has none, leaves those of before', () => {
  const before = frameFor('/historia/dos', shows);
  keepFrame(page('<a href="/libros" aria-current="page">Libros</a>', 'x', 'y'), [sitio, 2028]);
  keepFrame('<html><body><main>roto</main></body></html>', [sitio, 2028]);
  expect(frameFor('/historia/dos', [sitio, 2028])).toBeUndefined();
  expect(frameFor('/historia/dos', shows)).toBe(before);
});
