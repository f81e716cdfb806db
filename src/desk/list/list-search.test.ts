import { expect, test } from 'vitest';
import { isSameView, viewOf } from './list-search.ts';

test('a view is the search, the filters and the order; not the page, nor what is open over the list', () => {
  expect(viewOf({ q: 'mimbre', page: 3, limit: 10, categoria: '4', orden: 'fecha', editar: '7', tema: '' })).toEqual({
    categoria: '4',
    orden: 'fecha',
    q: 'mimbre',
  });
  expect(isSameView({ q: 'a', estado: 'borrador' }, { estado: 'borrador', q: 'a' })).toBe(true);
  expect(isSameView({ q: 'a' }, { q: 'b' })).toBe(false);
});
