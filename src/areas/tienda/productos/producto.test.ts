import { expect, test } from 'vitest';
import { crossedOutCents } from './producto.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

test('a price that was never changed has nothing to cross out', () => {
  expect(crossedOutCents([{ precioCents: 1000, since: ago(3) }], now)).toBeNull();
  expect(crossedOutCents([], now)).toBeNull();
});

test('the lowest of the 30 days before the reduction is crossed out, also one that began earlier', () => {
  const history = [
    { precioCents: 1500, since: ago(90) },
    { precioCents: 2000, since: ago(10) },
    { precioCents: 1200, since: ago(1) },
  ];
  expect(crossedOutCents(history, now)).toBe(1500);
});

test('a price of longer ago than those 30 days does not count', () => {
  const history = [
    { precioCents: 900, since: ago(200) },
    { precioCents: 2000, since: ago(100) },
    { precioCents: 1200, since: ago(1) },
  ];
  expect(crossedOutCents(history, now)).toBe(2000);
});

test('raising a price to lower it again crosses nothing out', () => {
  const history = [
    { precioCents: 1000, since: ago(90) },
    { precioCents: 3000, since: ago(5) },
    { precioCents: 1000, since: ago(1) },
  ];
  expect(crossedOutCents(history, now)).toBeNull();
});

test('a reduction of more than 30 days ago is the normal price by now', () => {
  const history = [
    { precioCents: 2000, since: ago(90) },
    { precioCents: 1000, since: ago(31) },
  ];
  expect(crossedOutCents(history, now)).toBeNull();
});
