import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything, fileTag, keysOf, keysToPurge } from './keys.ts';

test('a page is known by what it read, by the kinds of it, and as one of all', () => {
  expect(keysOf(['libros', 'libro:7', 'libro:8'])).toEqual([everything, 'libros', 'libro:todos', 'libro:7', 'libro:8']);
  expect(keysOf(['articulos:categoria:3'])).toEqual([everything, 'articulos:todos', 'articulos:categoria:3']);
});

test('a write purges its own keys; all of a kind, all there is, and a file by their own', () => {
  expect(keysToPurge(['libros', 'libro:7'])).toEqual(['libros', 'libro:7', 'libro:muchos']);
  expect(keysToPurge(['libro:*'])).toEqual(['libro:todos']);
  expect(keysToPurge(['libro:7', everything, fileTag('0a1b-800x600-400.avif')])).toEqual([
    everything,
    'archivo:0a1b',
    'archivo:muchos',
  ]);
  expect(fileTag('0a1b-800x600.webp')).toBe(fileTag('0a1b-800x600-400.avif'));
});

const tag = fc.oneof(
  fc.constantFrom('libros', 'articulos', 'dia', 'ajustes', 'busqueda'),
  fc
    .tuple(fc.constantFrom('libro', 'articulo', 'articulos:categoria', 'ubicacion'), fc.nat())
    .map(([kind, id]) => `${kind}:${id}`),
  fc.string({ minLength: 1 }),
);

test('however much a page read, its keys fit a header, and a write of any of it finds the page', () => {
  fc.assert(
    fc.property(fc.array(tag, { minLength: 1, maxLength: 2000, size: 'max' }), fc.nat(), (tags, n) => {
      const isStrange = (text: string) => !/^[\w:-]+$/.test(text);
      const read = new Set(tags.filter((text, at) => !isStrange(text) || at < 20));
      const keys = keysOf(read);
      expect(keys.join(' ').length).toBeLessThanOrEqual(4000);
      for (const key of keys) expect(key).toMatch(/^[\w:.-]+$/);
      const written = [...read][n % Math.max(1, read.size)];
      if (written !== undefined) expect(keysToPurge([written]).some((key) => keys.includes(key))).toBe(true);
    }),
    { numRuns: 50 },
  );
});
