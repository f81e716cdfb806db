import { expect, test } from 'vitest';
import { isScarce, stockSaid } from './stock-said.ts';

const variante = (valor: string, stock: number | null, activo = 1) => ({ valores: [valor], stock, activo });

test.each<[string, Parameters<typeof stockSaid>[0], boolean]>([
  ['Sin límite de unidades', { stock: null, variantes: [] }, false],
  ['Agotado', { stock: 0, variantes: [] }, true],
  ['Queda 1 unidad', { stock: 1, variantes: [] }, true],
  ['Quedan 40 unidades', { stock: 40, variantes: [] }, false],
  ['Sin límite de unidades en 1 variante', { stock: null, variantes: [variante('S', null)] }, false],
  [
    'Sin límite en 3 de 4 variantes; S: quedan 3',
    { stock: null, variantes: [variante('S', 3), variante('M', null), variante('L', null), variante('XL', null)] },
    true,
  ],
  ['Sin límite en 1 de 2 variantes', { stock: null, variantes: [variante('S', 30), variante('M', null)] }, false],
  [
    'Quedan 31 unidades en 3 variantes; S: agotada; M: queda 1',
    { stock: 31, variantes: [variante('S', 0), variante('M', 1), variante('L', 30)] },
    true,
  ],
  ['Agotado en 2 variantes', { stock: 0, variantes: [variante('S', 0), variante('M', 0)] }, true],
  // What is not for sale runs out for nobody.
  ['Quedan 30 unidades en 1 variante', { stock: 30, variantes: [variante('S', 0, 0), variante('M', 30)] }, false],
  [
    'Quedan 8 unidades en 4 variantes; S: quedan 2; M: quedan 2; L: quedan 2; …',
    { stock: 8, variantes: ['S', 'M', 'L', 'XL'].map((valor) => variante(valor, 2)) },
    true,
  ],
])('%s', (said, producto, isFew) => {
  expect(stockSaid(producto, 5)).toBe(said);
  expect(isScarce(producto, 5)).toBe(isFew);
});
