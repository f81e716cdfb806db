import { expect, test } from 'vitest';
import { backOffMs, nextDaily } from './due.ts';

test.each([
  ['2027-01-14T12:30:00Z', '2027-01-14T23:00:00.000Z'],
  ['2027-01-14T23:00:00Z', '2027-01-15T23:00:00.000Z'],
  ['2027-07-14T12:30:00Z', '2027-07-14T22:00:00.000Z'],
  // The days of 23 and of 25 hours.
  ['2027-03-27T23:00:00Z', '2027-03-28T22:00:00.000Z'],
  ['2027-10-30T22:00:00Z', '2027-10-31T23:00:00.000Z'],
])('after %s the next midnight of Madrid is %s', (after, midnight) => {
  expect(nextDaily('00:00', new Date(after)).toISOString()).toBe(midnight);
});

test('what fails is tried again later and later, and in an hour at the latest', () => {
  expect([1, 2, 3, 9, 1000].map((failures) => backOffMs(failures) / 1000)).toEqual([15, 30, 60, 3600, 3600]);
});
