import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, todayInMadrid } from './day.ts';
import { fromHoraLocal, madridInstant, madridOffset, toHoraLocal } from './hora-local.ts';

test('winter is an hour ahead of UTC, summer two', () => {
  expect(fromHoraLocal('2026-12-01T09:30')).toBe('2026-12-01T08:30:00.000Z');
  expect(fromHoraLocal('2026-07-01T09:30')).toBe('2026-07-01T07:30:00.000Z');
});

test('an instant shows the hour of the clock on the wall', () => {
  expect(toHoraLocal('2026-07-01T22:15:40.000Z')).toBe('2026-07-02T00:15');
});

test('the hours around the change of hour are right', () => {
  // In 2026 the clock goes forward on 29 March and back on 25 October.
  for (const horaLocal of ['2026-03-29T01:30', '2026-03-29T03:30', '2026-10-25T01:30', '2026-10-25T03:30'])
    expect(toHoraLocal(fromHoraLocal(horaLocal))).toBe(horaLocal);
});

test('nothing stays nothing', () => {
  expect(fromHoraLocal('')).toBe('');
});

test.each([
  ['2026-01-15', '12:00', '+01:00'],
  ['2026-07-15', '12:00', '+02:00'],
  ['2026-03-29', '01:59', '+01:00'],
  ['2026-03-29', '03:00', '+02:00'],
  ['2026-10-25', '01:59', '+02:00'],
  ['2026-10-25', '03:00', '+01:00'],
])('on %s at %s the clocks of Madrid are at %s', (day, time, offset) => {
  expect(madridOffset(day, time)).toBe(offset);
  expect(madridInstant(day, time)).toBe(`${day}T${time}:00${offset}`);
});

test('an hour that happens twice is its first one', () => {
  expect(new Date(madridInstant('2026-10-25', '02:30')).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('an hour that the clocks skip is as long after midnight as it would have been', () => {
  expect(new Date(madridInstant('2026-03-29', '02:30')).toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('an instant falls on the day it was made of, whatever the season', () => {
  fc.assert(
    fc.property(aDay(), fc.nat(23), fc.nat(59), (day, hour, minute) => {
      const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
      expect(todayInMadrid(new Date(madridInstant(day, time)))).toBe(day);
    }),
  );
});

function aDay(): fc.Arbitrary<Day> {
  return fc.integer({ min: -20_000, max: 30_000 }).map((days) => addDays('2026-01-01', days));
}
