import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekday, yearOf } from '#values/day.ts';
import { easterSunday } from './easter.ts';

test.each([
  '1818-03-22',
  '1943-04-25',
  '2000-04-23',
  '2008-03-23',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2038-04-25',
  '2285-03-22',
])('Easter Sunday of its year is %s', (day) => {
  expect(easterSunday(yearOf(day))).toBe(day);
});

test('Easter is always a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4099 }), (year) => {
      const easter = easterSunday(year);
      expect(weekday(easter)).toBe(7);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});
