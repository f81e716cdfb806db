import { expect, test } from 'vitest';
import type { FormaPago } from '#values/pago/forma.ts';
import { type Buyer, chosenForma, offeredFormas } from './buyer.ts';

const all: FormaPago[] = ['tarjeta', 'transferencia', 'recogida'];
const buyer = (values: Partial<Buyer>) => ({ entrega: 'envio', pago: '', ...values }) as Buyer;

test('the first way is chosen until another is; paying on pickup is for who comes for it', () => {
  expect(chosenForma(buyer({}), all)).toBe('tarjeta');
  expect(chosenForma(buyer({ pago: 'transferencia' }), all)).toBe('transferencia');
  expect(offeredFormas(buyer({}), all)).toEqual(['tarjeta', 'transferencia']);
  const pickup = buyer({ entrega: 'recogida', pago: 'recogida' });
  expect(chosenForma(pickup, all)).toBe('recogida');
  // They have it sent after all.
  expect(chosenForma({ ...pickup, entrega: 'envio' }, all)).toBe('tarjeta');
  // One that is no longer offered, and none at all.
  expect(chosenForma(buyer({ pago: 'bizum' }), all)).toBe('tarjeta');
  expect(chosenForma(buyer({}), ['recogida'])).toBeUndefined();
});
