import { expect, test } from 'vitest';
import { langOf } from './lang-of.ts';

test('what is still in Spanish says so', () => {
  const libro = { titulo: 'The walls', resumen: 'Las murallas', _es: ['resumen'] };
  expect([langOf(libro, 'titulo'), langOf(libro, 'resumen')]).toEqual([undefined, 'es']);
  expect([langOf({ titulo: 'Las murallas' }, 'titulo'), langOf(null, 'titulo')]).toEqual([undefined, undefined]);
});
