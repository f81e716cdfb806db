import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { rruleDays } from './recurrencia.ts';

/** As a library that many calendars use walks them. */
function byLibrary(rrule: string, start: string, from: string, to: string): string[] {
  const iterator = ICAL.Recur.fromString(rrule).iterator(ICAL.Time.fromDateString(start));
  const days: string[] = [];
  for (let next = iterator.next(); next && next.toString() <= to; next = iterator.next())
    if (next.toString() >= from) days.push(next.toString());
  // It tells some of them twice.
  return [...new Set(days)];
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const more = [
  ...['', ';INTERVAL=2', ';INTERVAL=3', ';BYDAY=TU', ';BYDAY=MO,FR', ';COUNT=7', ';INTERVAL=5;COUNT=40'],
  ...[';BYMONTH=3,8', ';BYMONTH=1,11;BYDAY=SU'],
];
const monthly = [
  ';BYDAY=1SU',
  ';BYDAY=-1FR',
  ';BYMONTHDAY=15',
  ';BYMONTHDAY=31',
  ';BYDAY=TH;BYSETPOS=2',
  ';BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
];
const rules = [
  ...frequencies.flatMap((freq) => more.map((part) => `FREQ=${freq}${part}`)),
  ...monthly.map((part) => `FREQ=MONTHLY${part}`),
  ...['FREQ=YEARLY;BYMONTH=5;BYDAY=2SA', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU'],
];

test.each(rules)('%s', (rrule) => {
  for (const start of ['2024-05-29', '2026-01-31', '2026-11-17'])
    expect(rruleDays(rrule, start, '2026-11-18', '2027-12-31')?.days, start).toEqual(
      byLibrary(rrule, start, '2026-11-18', '2027-12-31'),
    );
});

test('what does not exist in a year is not on another day, and months hold from the first day on', () => {
  const days = (rrule: string, start: string) => rruleDays(rrule, start, '2026-11-18', '2028-12-31')?.days;
  expect(days('FREQ=YEARLY', '2024-02-29')).toEqual(['2028-02-29']);
  expect(days('FREQ=WEEKLY;BYMONTH=12;BYDAY=SU;COUNT=2', '2026-11-17')).toEqual(['2026-12-06', '2026-12-13']);
});

test('a number of times has a last day, however far', () => {
  expect(rruleDays('FREQ=WEEKLY;COUNT=100', '2026-11-17', '2026-11-18', '2027-01-01')).toMatchObject({
    last: '2028-10-10',
  });
});

test.each([
  ...[
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1',
  ],
])('%s, which never comes, comes to an end', (rrule) =>
  expect(rruleDays(rrule, '2020-01-01', '2026-11-18', '2027-12-31')).toEqual({ days: [], last: undefined }),
);

test.each([
  ...['FREQ=SECONDLY', 'FREQ=HOURLY;COUNT=3', 'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;COUNT=0', 'FREQ=YEARLY;BYWEEKNO=20'],
  ...['FREQ=MONTHLY;BYDAY=XX', 'FREQ=YEARLY;BYMONTH=13', 'FREQ=WEEKLY;INTERVAL=99999999', 'COUNT=3', '', ';;=;'],
  'FREQ=DAILY;COUNT=99999',
])('%s is no rule that we walk', (rrule) =>
  expect(rruleDays(rrule, '2020-01-01', '2026-11-18', '2027-12-31')).toBeUndefined(),
);
