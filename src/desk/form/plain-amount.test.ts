import { expect, test } from 'vitest';
import { plainAmount } from './plain-amount.ts';

test.each([
  ['1.234,56', '1234.56'],
  ['1.234', '1234'],
  ['1.234.567', '1234567'],
  ['12.5', '12.5'],
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['0.125', '0.125'],
  ['12,', '12'],
  ['12 €', '12'],
  ['1.234,50\u00a0€', '1234.50'],
  ['', ''],
  ['1,234,56', '1,234,56'],
  ['1.23.4', '1.23.4'],
  ['-5', '-5'],
  ['mil', 'mil'],
])('%s is the amount %s', (typed, amount) => expect(plainAmount(typed)).toBe(amount));
