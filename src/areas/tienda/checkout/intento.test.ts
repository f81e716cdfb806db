import { expect, test } from 'vitest';
import { forgetIntento, intentoOf } from './intento.ts';

test('the same order has the same name until it was taken; another order has another', () => {
  const order = { articulos: [{ id: 1, quantity: 1 }], pago: 'bizum' };
  const first = intentoOf(order);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(intentoOf({ ...order })).toBe(first);
  const other = intentoOf({ ...order, pago: 'transferencia' });
  expect(other).not.toBe(first);
  forgetIntento();
  expect(intentoOf({ ...order, pago: 'transferencia' })).not.toBe(other);
});
