import { type Day, type DaySpan, dayMillis, type Weekday, yearOf } from '#values/day.ts';
import { easterSunday } from './easter.ts';
import type { IntervalRule, MonthDay, Recurrencia, Relation, SimpleRule } from './recurrencia.ts';

/**
 * The occurrences that touch a day of [from, to], in order, the first `limit` of them. With a limit it is looked for them
 * year by year and no further than they are: 400 years repeat the calendar, and what has not come by then never does.
 */
export function occurrences(rule: Recurrencia, from: Day, to: Day, limit = Number.POSITIVE_INFINITY): DaySpan[] {
  const rules = rule.kind === 'several' ? rule.rules : [rule];
  const [first, last] = [numberOf(from), numberOf(to)];
  const [since, until] = [numberOf(rule.since ?? firstDay), numberOf(rule.until ?? lastDay)];
  const found = new Map<number, Span>();
  // One year more on each side: a rule of December can reach into January, and the other way round.
  const lastYear = Math.min(yearOf(to), yearOf(from) + 400, yearOf(rule.until ?? lastDay)) + 1;
  for (let year = Math.max(yearOf(from), yearOf(rule.since ?? firstDay)) - 1; year <= lastYear; year++) {
    for (const rule of rules)
      for (const span of spansOfYear(around(rule, year, first, last), year))
        if (span[0] <= last && span[1] >= first && span[0] >= since && span[0] <= until) found.set(orderOf(span), span);
    if (found.size >= limit && beganBefore(found, dayNumber(year, 1, 1)) >= limit) break;
  }
  return [...found]
    .sort(([one], [other]) => one - other)
    .slice(0, limit)
    .map(([, [startsOn, endsOn]]) => ({ startsOn: dayAt(startsOn), endsOn: dayAt(endsOn) }));
}

/** The first occurrences that have not ended before `from`; one in progress counts. */
export function nextOccurrences(rule: Recurrencia, from: Day, count: number): DaySpan[] {
  return occurrences(rule, from, lastDay, count);
}

const firstDay = '0001-01-01';
/** Later ones would not compare as text. */
const lastDay = '9998-12-31';

/** First and last day as numbers, days since 1970: a hundred thousand of them are counted where texts would take a second. */
type Span = readonly [number, number];

/** With those of its months only whose days, or a weekend that began in them, touch [first, last]: a month is asked for more often than a year. */
function around<Rule extends SimpleRule | IntervalRule>(rule: Rule, year: number, first: number, last: number): Rule {
  if (!('months' in rule)) return rule;
  const touches = (month: number) => dayNumber(year, month, 1) <= last && dayNumber(year, month + 1, 1) >= first;
  return { ...rule, months: rule.months.filter(touches) };
}

/** By the first day, then by the last; none is as long as three years. */
function orderOf([startsOn, endsOn]: Span): number {
  return startsOn * 1024 + (endsOn - startsOn);
}

function beganBefore(found: ReadonlyMap<number, Span>, day: number): number {
  let count = 0;
  for (const [startsOn] of found.values()) if (startsOn < day) count++;
  return count;
}

function spansOfYear(rule: SimpleRule | IntervalRule, year: number): Span[] {
  switch (rule.kind) {
    case 'interval':
      return intervalOfYear(rule, year);
    case 'weekly':
      return rule.months.flatMap((month) => rule.weekdays.flatMap((day) => weekdaysOfMonth(year, month, day, 0)));
    case 'weekends':
      return rule.months.flatMap((month) => weekdaysOfMonth(year, month, 6, 1));
    case 'nth': {
      // A weekend belongs to the month of its Saturday.
      const [dayOfWeek, more] = rule.of === 'weekend' ? ([6, 1] as const) : ([rule.of, 0] as const);
      return rule.months.flatMap((month) => {
        const all = weekdaysOfMonth(year, month, dayOfWeek, more);
        return rule.nths.map((nth) => all.at(nth > 0 ? nth - 1 : nth)).filter((span) => span !== undefined);
      });
    }
    case 'date':
      return rule.months.flatMap((month) =>
        rule.dates
          .filter((date) => date <= daysInMonth(year, month))
          .map((date) => singleDay(dayNumber(year, month, date))),
      );
    case 'lastDay':
      return rule.months.map((month) => singleDay(dayNumber(year, month + 1, 0)));
    case 'range':
      return [rangeOfYear(rule.from, rule.to, year)];
    case 'near':
      return nearAnchor(rule.weekday, rule.relation, rule.anchor, year).map(singleDay);
    case 'easter': {
      const easter = numberOf(easterSunday(year));
      return [[easter + rule.from, easter + rule.to]];
    }
  }
}

/** Each time the weekday comes in a month, with so many days `more`. */
function weekdaysOfMonth(year: number, month: number, wanted: Weekday, more: number): Span[] {
  const first = dayNumber(year, month, 1);
  const end = dayNumber(year, month + 1, 1);
  const spans: Span[] = [];
  for (let day = first + ((wanted - weekdayOf(first) + 7) % 7); day < end; day += 7) spans.push([day, day + more]);
  return spans;
}

function intervalOfYear({ days, weekday, since }: IntervalRule, year: number): Span[] {
  const start = numberOf(since);
  const anchor = weekday ? start + ((weekday - weekdayOf(start) + 7) % 7) : start;
  const [first, end] = [dayNumber(year, 1, 1), dayNumber(year + 1, 1, 1)];
  const spans: Span[] = [];
  for (let day = anchor + Math.max(0, Math.ceil((first - anchor) / days)) * days; day < end; day += days)
    spans.push(singleDay(day));
  return spans;
}

function singleDay(day: number): Span {
  return [day, day];
}

function rangeOfYear(from: MonthDay, to: MonthDay, year: number): Span {
  const endYear = to.month < from.month || (to.month === from.month && to.date < from.date) ? year + 1 : year;
  return [
    // Without a 29 February the range starts the day after, or ends the day before.
    dayNumber(year, from.month, from.date),
    dayNumber(endYear, to.month, Math.min(to.date, daysInMonth(endYear, to.month))),
  ];
}

function nearAnchor(wanted: Weekday, relation: Relation, anchor: MonthDay, year: number): number[] {
  if (anchor.date > daysInMonth(year, anchor.month)) return [];
  const day = dayNumber(year, anchor.month, anchor.date);
  const forward = (wanted - weekdayOf(day) + 7) % 7;
  switch (relation) {
    case 'after':
      return [day + (forward || 7)];
    case 'before':
      return [day + forward - 7];
    case 'nearest':
      return [day + (forward > 3 ? forward - 7 : forward)];
  }
}

/** A date past the end of its month runs into the next one. Date.UTC reads years under 100 as 19xx: 400 years have 146 097 days. */
function dayNumber(year: number, month: number, date: number): number {
  return Date.UTC(year + 400, month - 1, date) / dayMillis - 146_097;
}

function numberOf(day: Day): number {
  return dayNumber(yearOf(day), Number(day.slice(5, 7)), Number(day.slice(8)));
}

function dayAt(number: number): Day {
  return new Date(number * dayMillis).toISOString().slice(0, 10);
}

/** 1 January 1970 was a Thursday. */
function weekdayOf(number: number): Weekday {
  return (((((number + 3) % 7) + 7) % 7) + 1) as Weekday;
}

function daysInMonth(year: number, month: number): number {
  return dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}
