import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  daysInMonth,
  isDay,
  monthOf,
  thisWeekend,
  todayInMadrid,
  weekday,
  yearOf,
} from './day.ts';

test.each(['2026-01-01', '2024-02-29', '2000-02-29', '0099-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['', '2026-02-29', '1900-02-29', '2026-13-01', '2026-04-31', '2026-1-1', '2026-01-01T00:00', 'hoy'])(
  '"%s" is not a day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('a date past the end of its month runs into the next one', () => {
  expect(dayOf(2026, 2, 29)).toBe('2026-03-01');
  expect(dayOf(2026, 13, 1)).toBe('2027-01-01');
  expect(dayOf(99, 1, 1)).toBe('0099-01-01');
});

test('days are added across months, years and the change of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('the week starts on Monday', () => {
  expect(weekday('2026-01-05')).toBe(1);
  expect(weekday('2026-01-04')).toBe(7);
});

test('February has 29 days in leap years only', () => {
  expect([2023, 2024, 1900, 2000].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  expect(daysInMonth(2026, 12)).toBe(31);
});

test('this weekend is the one of the current week, also on its Sunday', () => {
  const weekend = { startsOn: '2026-07-04', endsOn: '2026-07-05' };
  expect(thisWeekend('2026-06-29')).toEqual(weekend);
  expect(thisWeekend('2026-07-04')).toEqual(weekend);
  expect(thisWeekend('2026-07-05')).toEqual(weekend);
  expect(thisWeekend('2026-07-06')).toEqual({ startsOn: '2026-07-11', endsOn: '2026-07-12' });
});

test('adding days is undone by counting them, and moves the weekday along', () => {
  fc.assert(
    fc.property(aDay(), fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
      const other = addDays(day, count);
      expect(isDay(other)).toBe(true);
      expect(daysBetween(day, other)).toBe(count);
      expect((weekday(other) - weekday(day) - count) % 7).toBeCloseTo(0);
      expect(dayOf(yearOf(other), monthOf(other), Number(other.slice(8)))).toBe(other);
    }),
  );
});

test.each([
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
  ['2025-12-31T23:30:00Z', '2026-01-01'],
])('at %s it is %s in Madrid', (instant, day) => {
  expect(todayInMadrid(new Date(instant))).toBe(day);
});

function aDay(): fc.Arbitrary<Day> {
  return fc.integer({ min: -20_000, max: 30_000 }).map((days) => addDays('2026-01-01', days));
}
