import { expect, test } from 'vitest';
import { isEditionYear } from './libro.ts';

test('a book was edited between the year 1000 and the current one', () => {
  const now = new Date('2026-07-01T10:00:00Z');
  expect([999, 1000, 2026, 2027].map((year) => isEditionYear(year, now))).toEqual([false, true, true, false]);
});

test('the current year begins when it does in Spain', () => {
  expect(isEditionYear(2027, new Date('2026-12-31T23:30:00Z'))).toBe(true);
  expect(isEditionYear(2027, new Date('2026-12-31T22:30:00Z'))).toBe(false);
});
