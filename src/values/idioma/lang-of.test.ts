import { expect, test } from 'vitest';
import { inLanguage } from './in-language.testing.ts';
import { langOf, langOfNames } from './lang-of.ts';

test('what is still in Spanish says so', () => {
  const libro = { titulo: 'The walls', resumen: 'Las murallas', _es: ['resumen'] };
  expect([langOf(libro, 'titulo'), langOf(libro, 'resumen')]).toEqual([undefined, 'es']);
  expect([langOf({ titulo: 'Las murallas' }, 'titulo'), langOf(null, 'titulo')]).toEqual([undefined, undefined]);
});

test('a name in a page of another language is read aloud in Spanish', () => {
  expect([langOfNames(), inLanguage('fr', langOfNames)]).toEqual([undefined, 'es']);
});
