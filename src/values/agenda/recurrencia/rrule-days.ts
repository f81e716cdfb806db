/**
 * The days that an RRULE (RFC 5545) of somebody else means, period by period up to a last day: also a rule that nothing ever
 * fulfils, or that never ends, is walked through in so many steps and no more.
 */
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  daysInMonth,
  monthOf,
  type Weekday,
  weekday,
  yearOf,
} from '#values/day.ts';

interface RRule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** nth: of its month or year; 0 for all of them. */
  days: { nth: number; weekday: Weekday }[];
  dates: number[];
  months: number[];
  positions: number[];
  count: number | undefined;
  weekStart: Weekday;
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** What says when in the day, and what is asked elsewhere. */
const otherParts = new Set(['UNTIL', 'BYHOUR', 'BYMINUTE', 'BYSECOND']);
const maxPeriods = 12_000;

export interface RRuleDays {
  /** Those from `from` on. */
  days: Day[];
  /** The very last one, where a number of times says so. */
  last: Day | undefined;
}

/** Those of [from, to] that begin on `start` or later; undefined for a rule that is none, or that we do not know how to walk. */
export function rruleDays(text: string, start: Day, from: Day, to: Day): RRuleDays | undefined {
  const rule = parse(text);
  if (!rule) return undefined;
  const days: Day[] = [];
  let times = 0;
  let last: Day | undefined;
  // Whoever counts begins at the beginning.
  let period = rule.count === undefined ? periodsBefore(rule, start, from) : 0;
  for (let step = 0; step < maxPeriods; step++, period += rule.interval) {
    const first = firstDay(rule, start, period);
    // A number of times has its end where it has it.
    if (first > to && (rule.count === undefined || first > '2199-12-31')) return { days, last: undefined };
    for (const day of positioned(rule, candidates(rule, start, first))) {
      if (day < start) continue;
      last = day;
      times++;
      if (day >= from && day <= to) days.push(day);
      if (times === rule.count) return { days, last };
    }
  }
  return undefined;
}

function parse(text: string): RRule | undefined {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((part) => part.split('=', 2) as [string, string | undefined])
      .filter(([name]) => !otherParts.has(name)),
  );
  const taken = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const freq = taken('FREQ');
  const numbers = (name: string, most: number) =>
    (taken(name)?.split(',') ?? []).map((one) => {
      const number = /^[+-]?\d{1,3}$/.test(one) ? Number(one) : 0;
      return Math.abs(number) <= most ? number : 0;
    });
  const days = (taken('BYDAY')?.split(',') ?? []).map((one) => {
    const [, nth, code] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(one) ?? [];
    return { nth: Number(nth ?? 0), weekday: (codes.indexOf(code ?? '') + 1) as Weekday | 0 };
  });
  const rule = {
    interval: whole(taken('INTERVAL') ?? '1', 1000),
    dates: numbers('BYMONTHDAY', 31),
    months: numbers('BYMONTH', 12),
    positions: numbers('BYSETPOS', 366),
    count: parts.has('COUNT') ? whole(taken('COUNT')!, 100_000) : undefined,
    weekStart: (codes.indexOf(taken('WKST') ?? 'MO') + 1 || 1) as Weekday,
  };
  const isWrong =
    parts.size > 0 ||
    rule.interval === 0 ||
    rule.count === 0 ||
    [...rule.dates, ...rule.months, ...rule.positions].includes(0) ||
    rule.months.some((month) => month < 1) ||
    days.some((day) => day.weekday === 0);
  if (isWrong || (freq !== 'DAILY' && freq !== 'WEEKLY' && freq !== 'MONTHLY' && freq !== 'YEARLY')) return undefined;
  return { freq, ...rule, days: days as RRule['days'] };
}

function whole(text: string, most: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number <= most ? number : 0;
}

/** How many periods after the first one there is nothing to be missed, in steps of the interval. */
function periodsBefore({ freq, interval }: RRule, start: Day, from: Day): number {
  if (from <= start) return 0;
  const months = (yearOf(from) - yearOf(start)) * 12 + monthOf(from) - monthOf(start);
  const passed = {
    DAILY: daysBetween(start, from),
    WEEKLY: Math.floor(daysBetween(start, from) / 7) - 1,
    MONTHLY: months,
    YEARLY: yearOf(from) - yearOf(start),
  }[freq];
  return Math.max(0, Math.floor(passed / interval)) * interval;
}

/** The day on which a period begins. */
function firstDay({ freq, weekStart }: RRule, start: Day, period: number): Day {
  if (freq === 'DAILY') return addDays(start, period);
  if (freq === 'WEEKLY') return addDays(start, -((weekday(start) - weekStart + 7) % 7) + period * 7);
  if (freq === 'YEARLY') return dayOf(yearOf(start) + period, 1, 1);
  return dayOf(yearOf(start), monthOf(start) + period, 1);
}

/** The days of a period that fulfil the rule, in order. */
function candidates(rule: RRule, start: Day, first: Day): Day[] {
  const { freq, days, dates, months } = rule;
  const isOfMonths = (day: Day) => months.length === 0 || months.includes(monthOf(day));
  if (freq === 'DAILY')
    return [first].filter((day) => isOfMonths(day) && isOfDates(rule, day) && isOfWeekdays(rule, day));
  if (freq === 'WEEKLY') {
    const weekdays = days.length > 0 ? days.map((day) => day.weekday) : [weekday(start)];
    const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
    return week.filter((day) => weekdays.includes(weekday(day)) && isOfMonths(day));
  }
  if (freq === 'MONTHLY') return isOfMonths(first) ? inMonth(rule, start, first) : [];
  if (days.length > 0 && months.length === 0 && dates.length === 0) return nthOf(rule, first, 366);
  const chosen = months.length > 0 ? months : dates.length > 0 ? allMonths : [monthOf(start)];
  return [...new Set(chosen)]
    .sort((one, other) => one - other)
    .flatMap((month) => inMonth(rule, start, dayOf(yearOf(first), month, 1)));
}

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

function inMonth(rule: RRule, start: Day, first: Day): Day[] {
  const length = daysInMonth(yearOf(first), monthOf(first));
  if (rule.days.length > 0) return nthOf(rule, first, length).filter((day) => isOfDates(rule, day));
  const date = Number(start.slice(8));
  if (rule.dates.length === 0) return date <= length ? [addDays(first, date - 1)] : [];
  return Array.from({ length }, (_, index) => addDays(first, index)).filter((day) => isOfDates(rule, day));
}

/** "2SU", "-1FR", "MO" in so many days; those of a year only as long as it is the same one. */
function nthOf({ days }: RRule, first: Day, length: number): Day[] {
  const all = Array.from({ length }, (_, index) => addDays(first, index)).filter(
    (day) => yearOf(day) === yearOf(first),
  );
  const found = days.flatMap(({ nth, weekday: of }) => {
    const such = all.filter((day) => weekday(day) === of);
    return nth === 0 ? such : (such.at(nth > 0 ? nth - 1 : nth) ?? []);
  });
  return [...new Set(found)].sort();
}

function isOfDates({ dates }: RRule, day: Day): boolean {
  const date = Number(day.slice(8));
  const fromEnd = date - daysInMonth(yearOf(day), monthOf(day)) - 1;
  return dates.length === 0 || dates.includes(date) || dates.includes(fromEnd);
}

function isOfWeekdays({ days }: RRule, day: Day): boolean {
  return days.length === 0 || days.some((one) => one.weekday === weekday(day));
}

function positioned({ positions }: RRule, days: Day[]): Day[] {
  if (positions.length === 0) return days;
  const chosen = positions.flatMap((position) => days.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(chosen)].sort();
}
