import { expect, test } from 'vitest';
import { createTotals } from './totals.ts';

test('a count is made once, until one of its things is written', async () => {
  const totals = createTotals();
  let count = 0;
  const ask = () => totals.get('clave', ['uno', 'dos'], async () => ++count);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  totals.drop(['tres']);
  expect(await ask()).toBe(1);
  totals.drop(['dos']);
  expect(await ask()).toBe(2);
  totals.dropAll();
  expect(await ask()).toBe(3);
});

test('a count that was under way while its things were written is not kept', async () => {
  const totals = createTotals();
  const before = totals.get('clave', ['uno'], async () => 'antes');
  totals.drop(['uno']);
  expect(await before).toBe('antes');
  expect(await totals.get('clave', ['uno'], async () => 'después')).toBe('después');
});

test('a count that failed is made again', async () => {
  const totals = createTotals();
  await expect(totals.get('clave', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await totals.get('clave', [], async () => 1)).toBe(1);
});

test('only so many are kept: the oldest goes', async () => {
  const totals = createTotals();
  for (let n = 0; n <= 1000; n++) await totals.get(`clave ${n}`, [], async () => 'primero');
  expect(await totals.get('clave 1000', [], async () => 'segundo')).toBe('primero');
  expect(await totals.get('clave 0', [], async () => 'segundo')).toBe('segundo');
});
