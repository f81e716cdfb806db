import { expect, test } from 'vitest';
import { endsSoon, modoOf } from './modo.ts';

test('what is wished holds, but a year whose records went to the agency is gone through to its end', () => {
  expect(modoOf('off', { ejercicio: null, today: '2027-03-01' })).toBe('off');
  expect(modoOf('test', { ejercicio: null, today: '2027-03-01' })).toBe('test');
  expect(modoOf('off', { ejercicio: 2027, today: '2027-12-31' })).toBe('production');
  expect(modoOf('test', { ejercicio: 2027, today: '2027-12-31' })).toBe('production');
  expect(modoOf('off', { ejercicio: 2027, today: '2028-01-01' })).toBe('off');
});

test('a certificate ends soon from 45 days before its end on, and when it is over', () => {
  expect(endsSoon('2027-06-30', '2027-05-15')).toBe(false);
  expect(endsSoon('2027-06-30', '2027-05-17')).toBe(true);
  expect(endsSoon('2027-06-30', '2027-07-01')).toBe(true);
});
