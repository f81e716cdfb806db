import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pageSearch, requirePage } from './page-search.ts';

test('what is no page number is page one', () => {
  expect(pageSearch({ pagina: 3 })).toEqual({ pagina: 3 });
  for (const pagina of [1, 0, -1, 1.5, 'dos', undefined, 100_001]) expect(pageSearch({ pagina })).toEqual({});
});

test('a page past the last one is not found', () => {
  const thrown = (list: Parameters<typeof requirePage>[0]) => {
    try {
      requirePage(list);
    } catch (error) {
      return isNotFound(error);
    }
    return false;
  };
  expect(thrown({ ok: true, page: 99, pages: 3 })).toBe(true);
  expect(thrown({ ok: true, page: 3, pages: 3 })).toBe(false);
  expect(thrown({ ok: true, page: 1, pages: 1 })).toBe(false);
  expect(thrown({ ok: false })).toBe(false);
});
