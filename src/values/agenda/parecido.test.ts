import { expect, test } from 'vitest';
import { alikeTo } from './parecido.ts';

test.each([
  ['Feria de artesanía', 'III Feria de Artesanía de Huete 2027', true],
  ['Romances de ciego en la Merced', 'Romances de ciego en la plaza de la Merced', true],
  ['Mercadillo', 'Mercadillo de Navidad', true],
  ['Concierto de rabel', 'Concierto de órgano', false],
  ['Fiesta mayor', 'Carrera popular', false],
  ['¡!', '¡!', true],
  ['¡!', '¿?', false],
])('%s / %s: %s', (one, other, isSame) => {
  expect([alikeTo(one)(other), alikeTo(other)(one)]).toEqual([isSame, isSame]);
});
