import { expect, test } from 'vitest';
import { fromHoraLocal, toHoraLocal } from './hora-local.ts';

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
