import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madridTime } from './day.ts';
import { formatDate, formatDateTime, formatLongDate, formatLongDateTime } from './fecha.ts';
import { formatDays, formatFullDate } from './full-date.ts';
import { formatCents, formatEuros } from './money.ts';

const madrid = { timeZone: 'Europe/Madrid' } as const;
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('es-ES', { ...madrid, ...options });

test('dates are written as the Spanish tables of the runtime write them, by the clocks of Madrid', () => {
  const long = format({ dateStyle: 'long' });
  const full = format({ dateStyle: 'full' });
  const short = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const withTime = format({ dateStyle: 'short', timeStyle: 'short' });
  const some = fc.date({ min: new Date('1950-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(some, (date) => {
      const instant = date.toISOString();
      expect(formatLongDate(instant)).toBe(long.format(date));
      expect(formatFullDate(instant)).toBe(full.format(date));
      expect(formatDate(instant)).toBe(short.format(date));
      expect(formatDateTime(instant)).toBe(withTime.format(date));
    }),
    { numRuns: 500 },
  );
});

test('the clocks change when the tables of time zones say so, to the minute', () => {
  const table = new Intl.DateTimeFormat('sv-SE', { ...madrid, dateStyle: 'short', timeStyle: 'short' });
  for (let year = 1990; year <= 2045; year++)
    for (const month of [2, 8, 9])
      for (let day = 20; day <= 31; day++)
        for (const minute of [59, 60]) {
          const at = new Date(Date.UTC(year, month, day, 0, minute));
          expect(madridTime(at)).toBe(table.format(at).replace(' ', 'T'));
        }
});

test('an hour is said with its article', () => {
  expect(formatLongDateTime('2026-11-15T08:05:00Z')).toBe('15 de noviembre de 2026, a las 9:05');
  expect(formatLongDateTime('2026-07-31T23:30:00Z')).toBe('1 de agosto de 2026, a la 1:30');
});

test('days that follow one another are said in one breath', () => {
  expect(formatDays('2026-09-18', '2026-09-21')).toBe('del 18 al 21 de septiembre de 2026');
  expect(formatDays('2026-09-30', '2026-10-02')).toBe('del 30 de septiembre al 2 de octubre de 2026');
  expect(formatDays('2026-12-31', '2027-01-01')).toBe('del 31 de diciembre de 2026 al 1 de enero de 2027');
  expect(formatDays('2026-11-15', null)).toBe('domingo, 15 de noviembre de 2026');
});

test('amounts are written as the tables of the runtime write them, with a true minus', () => {
  const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      const written = euros.format(cents / 100).replace('-', '−');
      expect(formatCents(cents)).toBe(written);
      expect(formatEuros(cents / 100)).toBe(written);
    }),
  );
});
