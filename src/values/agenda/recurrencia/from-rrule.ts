import { type Day, monthOf, type Weekday, weekday } from '#values/day.ts';
import type { Recurrencia } from './recurrencia.ts';

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** What changes nothing about the days, or is said apart. */
const ofNoMatter = new Set(['WKST', 'UNTIL', 'COUNT']);

/**
 * The rule that an RRULE (RFC 5545) of something that begins on `start` says; undefined where we have no words for it. Whether
 * both mean the same days is for the caller to see: where it holds and ends is not asked here.
 */
export function fromRRule(rrule: string, start: Day): Recurrencia | undefined {
  const parts = new Map(
    rrule
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=', 2) as [string, string])
      .filter(([name]) => name && !ofNoMatter.has(name)),
  );
  const taken = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const freq = taken('FREQ');
  const interval = Number(taken('INTERVAL') ?? 1);
  const days = taken('BYDAY')?.split(',');
  const dates = taken('BYMONTHDAY')?.split(',').map(Number);
  const months = taken('BYMONTH')?.split(',').map(Number);
  const position = taken('BYSETPOS');
  if (parts.size > 0 || !Number.isInteger(interval) || interval < 1 || interval > 366) return undefined;
  if (months?.some((month) => !everyMonth.includes(month))) return undefined;
  if (freq === 'DAILY') return daily(interval, start, days, dates ?? months, position);
  if (freq === 'WEEKLY') return dates || position ? undefined : weekly(interval, start, days, sorted(months));
  if (interval !== 1) return undefined;
  if (freq === 'MONTHLY') return monthly(start, days, dates, sorted(months) ?? everyMonth, position);
  if (freq !== 'YEARLY') return undefined;
  // A day of the week of no month is one of the year.
  if (days && !months) return undefined;
  return monthly(start, days, dates, sorted(months) ?? [monthOf(start)], position);
}

function daily(
  interval: number,
  since: Day,
  days: string[] | undefined,
  others: number[] | undefined,
  position: string | undefined,
): Recurrencia | undefined {
  if (others || position) return undefined;
  if (interval > 1) return days ? undefined : { kind: 'interval', days: interval, since };
  return weekly(1, since, days ?? codes, undefined);
}

function weekly(
  interval: number,
  since: Day,
  days: string[] | undefined,
  months: number[] | undefined,
): Recurrencia | undefined {
  const weekdays = sorted(days ? days.map(weekdayOf) : [weekday(since)]);
  if (!weekdays || weekdays.includes(0)) return undefined;
  if (interval === 1) return { kind: 'weekly', weekdays: weekdays as Weekday[], months: months ?? everyMonth };
  const [only, ...more] = weekdays as [Weekday, ...Weekday[]];
  return more.length > 0 || months ? undefined : { kind: 'interval', days: interval * 7, weekday: only, since };
}

function monthly(
  start: Day,
  days: string[] | undefined,
  dates: number[] | undefined,
  months: number[],
  position: string | undefined,
): Recurrencia | undefined {
  if (days) return dates ? undefined : nth(days, months, position);
  if (position) return undefined;
  const on = sorted(dates ?? [Number(start.slice(8))])!;
  if (on.length === 1 && on[0] === -1) return { kind: 'lastDay', months };
  return on.every((date) => date >= 1 && date <= 31) ? { kind: 'date', dates: on, months } : undefined;
}

/** "2SU", or "SU" with its place in the month apart. */
function nth(days: string[], months: number[], position: string | undefined): Recurrencia | undefined {
  const said = days.map((day) => /^([+-]?\d)?(MO|TU|WE|TH|FR|SA|SU)$/.exec(day));
  const [first] = said;
  const of = weekdayOf(first?.[2] ?? '');
  if (!of || said.some((one) => one?.[2] !== first![2])) return undefined;
  const nths = sorted(position ? position.split(',').map(Number) : said.map((one) => Number(one![1] ?? 0)))!;
  if (position && said.some((one) => one![1])) return undefined;
  if (nths.some((one) => ![1, 2, 3, 4, 5, -1, -2].includes(one))) return undefined;
  return { kind: 'nth', nths, of: of as Weekday, months };
}

function weekdayOf(code: string): number {
  return codes.indexOf(code) + 1;
}

function sorted(numbers: number[] | undefined): number[] | undefined {
  return numbers && [...new Set(numbers)].sort((one, other) => one - other);
}
