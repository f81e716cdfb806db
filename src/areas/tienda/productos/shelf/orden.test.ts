import { expect, test } from 'vitest';
import { parameterValues } from '#page-parameters.ts';
import { inOrden, isOrden } from './orden.ts';

const shelf = [{ precio: 10 }, { precio: 2.5 }, { precio: 10, esNuevo: false }, { precio: 7 }];

test('the shelf is put in order by price, and stays as it came where nothing is asked', () => {
  expect(inOrden(shelf, undefined)).toEqual(shelf);
  expect(inOrden(shelf, 'precio')).toEqual([shelf[1], shelf[3], shelf[0], shelf[2]]);
  expect(inOrden(shelf, 'precio-desc')).toEqual([shelf[0], shelf[2], shelf[3], shelf[1]]);
});

test('the page is kept for each order that its address can say, and for nothing else', () => {
  for (const value of ['precio', 'precio-desc', '', 'nombre', 'precio-'])
    expect(parameterValues('/tienda').orden!(value), value).toBe(isOrden(value));
});
