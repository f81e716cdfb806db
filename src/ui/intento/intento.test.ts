import { expect, test } from 'vitest';
import { createIntentos } from './intento.ts';

test('the same order has the same name until it was taken; another order has another', () => {
  const intentos = createIntentos('pedido');
  const order = { articulos: [{ id: 1, quantity: 1 }], pago: 'bizum' };
  const first = intentos.of(order);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(intentos.of({ ...order })).toBe(first);
  expect(createIntentos('factura').of({ ...order })).not.toBe(first);
  const other = intentos.of({ ...order, pago: 'transferencia' });
  expect(other).not.toBe(first);
  intentos.forget();
  expect(intentos.of({ ...order, pago: 'transferencia' })).not.toBe(other);
});
