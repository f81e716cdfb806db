import { addDays, type Day, type DaySpan, dayOf, daysInMonth, type Weekday, weekday, yearOf } from '#values/day.ts';
import { easterSunday } from './easter.ts';
import type { MonthDay, Recurrencia, Relation, SimpleRule } from './recurrencia.ts';

/** The occurrences that touch a day of [from, to], in order. */
export function occurrences(rule: Recurrencia, from: Day, to: Day, limit = Number.POSITIVE_INFINITY): DaySpan[] {
  const rules = rule.kind === 'several' ? rule.rules : [rule];
  const found = new Map<string, DaySpan>();
  // One year more on each side: a rule of December can reach into January, and the other way round.
  for (let year = yearOf(from) - 1; year <= yearOf(to) + 1; year++) {
    for (const span of rules.flatMap((rule) => spansOfYear(rule, year))) {
      if (span.startsOn <= to && span.endsOn >= from) found.set(`${span.startsOn} ${span.endsOn}`, span);
    }
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([, span]) => span);
}

/** The first occurrences that have not ended before `from`; one in progress counts. */
export function nextOccurrences(rule: Recurrencia, from: Day, count: number): DaySpan[] {
  // A fifth Sunday of February comes every 28 or 40 years, so the window grows; 400 years repeat the calendar.
  for (let years = 1; ; years *= 4) {
    const lastYear = Math.min(yearOf(from) + years, 9998);
    const found = occurrences(rule, from, dayOf(lastYear, 12, 31), count);
    if (found.length >= count || years > 400 || lastYear === 9998) return found;
  }
}

function spansOfYear(rule: SimpleRule, year: number): DaySpan[] {
  switch (rule.kind) {
    case 'weekly':
      return daysOfMonths(year, rule.months)
        .filter((day) => rule.weekdays.includes(weekday(day)))
        .map(singleDay);
    case 'weekends':
      return daysOfMonths(year, rule.months)
        .filter((day) => weekday(day) === 6)
        .map(weekendFrom);
    case 'nth': {
      // A weekend belongs to the month of its Saturday.
      const dayOfWeek = rule.of === 'weekend' ? 6 : rule.of;
      return rule.months
        .flatMap((month) => rule.nths.flatMap((nth) => nthWeekday(year, month, nth, dayOfWeek)))
        .map(rule.of === 'weekend' ? weekendFrom : singleDay);
    }
    case 'date':
      return rule.months
        .flatMap((month) =>
          rule.dates.filter((date) => date <= daysInMonth(year, month)).map((date) => dayOf(year, month, date)),
        )
        .map(singleDay);
    case 'lastDay':
      return rule.months.map((month) => singleDay(dayOf(year, month + 1, 0)));
    case 'range':
      return [rangeOfYear(rule.from, rule.to, year)];
    case 'near':
      return nearAnchor(rule.weekday, rule.relation, rule.anchor, year).map(singleDay);
    case 'easter': {
      const easter = easterSunday(year);
      return [{ startsOn: addDays(easter, rule.from), endsOn: addDays(easter, rule.to) }];
    }
  }
}

function daysOfMonths(year: number, months: number[]): Day[] {
  return months.flatMap((month) =>
    Array.from({ length: daysInMonth(year, month) }, (_, index) => dayOf(year, month, index + 1)),
  );
}

function singleDay(day: Day): DaySpan {
  return { startsOn: day, endsOn: day };
}

function weekendFrom(saturday: Day): DaySpan {
  return { startsOn: saturday, endsOn: addDays(saturday, 1) };
}

function nthWeekday(year: number, month: number, nth: number, wanted: Weekday): Day[] {
  const length = daysInMonth(year, month);
  const first = 1 + ((wanted - weekday(dayOf(year, month, 1)) + 7) % 7);
  const last = first + 7 * Math.floor((length - first) / 7);
  const date = nth > 0 ? first + 7 * (nth - 1) : last + 7 * (nth + 1);
  return date <= length ? [dayOf(year, month, date)] : [];
}

function rangeOfYear(from: MonthDay, to: MonthDay, year: number): DaySpan {
  const endYear = to.month < from.month || (to.month === from.month && to.date < from.date) ? year + 1 : year;
  return {
    // Without a 29 February the range starts the day after, or ends the day before.
    startsOn: dayOf(year, from.month, from.date),
    endsOn: dayOf(endYear, to.month, Math.min(to.date, daysInMonth(endYear, to.month))),
  };
}

function nearAnchor(wanted: Weekday, relation: Relation, anchor: MonthDay, year: number): Day[] {
  if (anchor.date > daysInMonth(year, anchor.month)) return [];
  const day = dayOf(year, anchor.month, anchor.date);
  const forward = (wanted - weekday(day) + 7) % 7;
  switch (relation) {
    case 'after':
      return [addDays(day, forward || 7)];
    case 'before':
      return [addDays(day, forward - 7)];
    case 'nearest':
      return [addDays(day, forward > 3 ? forward - 7 : forward)];
  }
}
