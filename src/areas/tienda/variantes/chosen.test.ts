import { expect, test } from 'vitest';
import type { Producto } from '#areas/tienda/productos/producto.ts';
import { pictureOf, shownWith } from './chosen.ts';

const variante = (id: number, valores: string[], imagen: string | null) => ({
  ...{ id, valores, imagen, precio: 10, stock: null, activo: 1, referencia: null, precio_anterior: null },
});
const cup = {
  url_imagen: 'all',
  opciones: [
    { nombre: 'Color', valores: ['Azul', 'Rojo'] },
    { nombre: 'Talla', valores: ['M', 'L'] },
  ],
  variantes: [
    variante(1, ['Azul', 'M'], 'blue'),
    variante(2, ['Azul', 'L'], 'blue'),
    variante(3, ['Rojo', 'M'], 'red'),
    variante(4, ['Rojo', 'L'], null),
  ],
} as unknown as Producto;

test('the picture follows the choice as soon as one picture shows all that it can still become', () => {
  expect(pictureOf(cup, [undefined, undefined])).toBeUndefined();
  expect(pictureOf(cup, ['Azul', undefined])).toBe('blue');
  expect(pictureOf(cup, ['Rojo', undefined])).toBeUndefined();
  expect(pictureOf(cup, ['Rojo', 'M'])).toBe('red');
  expect(pictureOf(cup, ['Rojo', 'L'])).toBeUndefined();
});

test('a variant is shown, in the cart too, by its own picture, and by the product’s where it has none', () => {
  expect(shownWith(cup, cup.variantes[2]).url_imagen).toBe('red');
  expect(shownWith(cup, cup.variantes[3]).url_imagen).toBe('all');
});
