import { expect, test } from 'vitest';
import { describeRecurrencia, fromRRule, occurrences, parseRecurrencia, toRRule } from './recurrencia.ts';

const said = (rrule: string, start = '2026-11-17') => {
  const rule = fromRRule(rrule, start);
  return rule && describeRecurrencia(rule);
};

test.each([
  ['FREQ=DAILY', 'Todos los días'],
  ['FREQ=DAILY;INTERVAL=3', 'Cada 3 días desde el 17 de noviembre de 2026'],
  ['FREQ=WEEKLY', 'Todos los martes'],
  ['FREQ=WEEKLY;BYDAY=SA,SU;WKST=MO', 'Todos los sábados y domingos'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'Cada dos martes desde el 17 de noviembre de 2026'],
  ['FREQ=WEEKLY;BYDAY=TU;BYMONTH=7,8', 'Todos los martes de julio y agosto'],
  ['FREQ=MONTHLY;BYDAY=1SU', 'El primer domingo de cada mes'],
  ['FREQ=MONTHLY;BYDAY=SU;BYSETPOS=-1', 'El último domingo de cada mes'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'El último día de cada mes'],
  ['FREQ=YEARLY', 'El 17 de noviembre'],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SA', 'El segundo sábado de mayo'],
])('%s: %s', (rrule, words) => {
  expect(said(rrule)).toBe(words);
  // What we say is read back to the same days.
  const days = (text: string) => occurrences(parseRecurrencia(text)!, '2026-11-17', '2027-12-31');
  expect(days(words)).toEqual(occurrences(fromRRule(rrule, '2026-11-17')!, '2026-11-17', '2027-12-31'));
});

test.each([
  ...['FREQ=MONTHLY;INTERVAL=2', 'FREQ=YEARLY;BYYEARDAY=100', 'FREQ=YEARLY;BYDAY=20MO', 'FREQ=HOURLY', 'FREQ=', ''],
  ...['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU', 'FREQ=DAILY;BYHOUR=9', 'FREQ=MONTHLY;BYDAY=MO', 'FREQ=WEEKLY;INTERVAL=x'],
  ...['FREQ=MONTHLY;BYMONTHDAY=32', 'FREQ=YEARLY;BYMONTH=13', 'FREQ=MONTHLY;BYDAY=1MO,2TU', 'FREQ=WEEKLY;BYDAY=XX'],
])('%s: no words', (rrule) => expect(said(rrule)).toBeUndefined());

test('what we write for calendars we read back', () => {
  for (const text of [
    'todos los martes',
    'primer domingo de mayo',
    'último viernes de cada mes',
    'el 15 de cada mes',
    'cada 10 días desde el 1 de enero de 2027',
  ]) {
    const rule = parseRecurrencia(text)!;
    const { rrule, startsOn } = toRRule(rule, '2026-11-17')!;
    expect(fromRRule(rrule, startsOn), text).toMatchObject(rule);
  }
});
