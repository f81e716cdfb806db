import { expect, test } from 'vitest';
import { asLastSeen, forgetSearches, rememberSearch } from './last-search.ts';

const list = '/admin/libros/gestion';

test('the way back to a list leads to what was searched there, and to the whole of another', () => {
  rememberSearch(list, { q: 'don quijote', orden: 'titulo', page: 2 });
  expect(asLastSeen(list)).toBe(`${list}?q=don+quijote&orden=titulo&page=2`);
  expect(asLastSeen('/admin/rutas/gestion')).toBe('/admin/rutas/gestion');
});

test('what was open over the list is no part of it, nor is what was not asked for', () => {
  rememberSearch(list, { q: '', orden: undefined, ver: '7', editar: '8', mensaje: 'x' });
  expect(asLastSeen(list)).toBe(list);
});

test('whoever signs in next finds the lists whole', () => {
  rememberSearch(list, { q: 'secreto' });
  forgetSearches();
  expect(asLastSeen(list)).toBe(list);
});
