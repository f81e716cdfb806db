import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNewDay } from './new-day.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The instants at which it acted, from `start` on, over so many hours. */
function actsFrom(start: string, hours: number): string[] {
  vi.setSystemTime(new Date(start));
  const acts: string[] = [];
  const stop = onNewDay(() => acts.push(new Date().toISOString()));
  vi.advanceTimersByTime(hours * 3_600_000);
  stop();
  return acts;
}

test('acts a second after each midnight of Madrid, in winter and in summer', () => {
  expect(actsFrom('2027-01-14T12:30:00Z', 48)).toEqual(['2027-01-14T23:00:01.000Z', '2027-01-15T23:00:01.000Z']);
  expect(actsFrom('2027-07-14T12:30:00Z', 24)).toEqual(['2027-07-14T22:00:01.000Z']);
});

test('is right over the days of 23 and of 25 hours', () => {
  expect(actsFrom('2027-03-27T12:30:00Z', 48)).toEqual(['2027-03-27T23:00:01.000Z', '2027-03-28T22:00:01.000Z']);
  expect(actsFrom('2027-10-30T12:30:00Z', 48)).toEqual(['2027-10-30T22:00:01.000Z', '2027-10-31T23:00:01.000Z']);
});

test('a machine that slept over midnight is right within an hour of waking', () => {
  vi.setSystemTime(new Date('2027-01-14T12:00:00Z'));
  const act = vi.fn();
  const stop = onNewDay(act);
  vi.setSystemTime(new Date('2027-01-16T09:00:00Z'));
  vi.advanceTimersByTime(3_600_000);
  stop();
  expect(act).toHaveBeenCalledOnce();
});

test('stops when it is told to', () => {
  vi.setSystemTime(new Date('2027-01-14T12:00:00Z'));
  const act = vi.fn();
  onNewDay(act)();
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(act).not.toHaveBeenCalled();
});
