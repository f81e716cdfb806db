import { type Day, daysInMonth, type RepeatingSpan, type Weekday } from '#values/day.ts';
import { nextOccurrences } from './days.ts';
import type { IntervalRule, MonthDay, Recurrencia, Relation, SimpleRule } from './recurrencia.ts';

/**
 * The first occurrence not ended before `from`, and the RFC 5545 RRULE that repeats it. Undefined where RFC 5545 has
 * no single rule for it: what moves with Easter, several rules together, a span whose length a leap year changes.
 */
export function toRRule(rule: Recurrencia, from: Day): RepeatingSpan | undefined {
  const rrule = rule.kind === 'several' ? undefined : rruleOf(rule);
  const [first] = nextOccurrences(rule, from, 1);
  return rrule && first ? { ...first, rrule, until: rule.until } : undefined;
}

function rruleOf(rule: SimpleRule | IntervalRule): string | undefined {
  switch (rule.kind) {
    case 'interval':
      return rule.weekday
        ? `FREQ=WEEKLY;INTERVAL=${rule.days / 7};BYDAY=${codes[rule.weekday]}`
        : `FREQ=DAILY;INTERVAL=${rule.days}`;
    case 'weekly':
      return inMonths(rule.months, 'WEEKLY', `BYDAY=${rule.weekdays.map((day) => codes[day]).join(',')}`);
    case 'weekends':
      return inMonths(rule.months, 'WEEKLY', 'BYDAY=SA');
    case 'nth': {
      const code = rule.of === 'weekend' ? 'SA' : codes[rule.of];
      return inMonths(rule.months, 'MONTHLY', `BYDAY=${rule.nths.map((nth) => `${nth}${code}`).join(',')}`);
    }
    case 'date':
      return inMonths(rule.months, 'MONTHLY', `BYMONTHDAY=${rule.dates.join(',')}`);
    case 'lastDay':
      return inMonths(rule.months, 'MONTHLY', 'BYMONTHDAY=-1');
    case 'range':
      return changesWithLeapYears(rule.from, rule.to)
        ? undefined
        : inMonths([rule.from.month], 'YEARLY', `BYMONTHDAY=${rule.from.date}`);
    case 'near':
      return nearRule(rule.weekday, rule.relation, rule.anchor);
    case 'easter':
      return undefined;
  }
}

const codes = { 1: 'MO', 2: 'TU', 3: 'WE', 4: 'TH', 5: 'FR', 6: 'SA', 7: 'SU' } satisfies Record<Weekday, string>;

/** With months named the rule is a yearly one, which calendar programs understand best. */
function inMonths(months: number[], frequency: 'WEEKLY' | 'MONTHLY' | 'YEARLY', by: string): string {
  return months.length === 12 ? `FREQ=${frequency};${by}` : `FREQ=YEARLY;BYMONTH=${months.join(',')};${by}`;
}

function changesWithLeapYears(from: MonthDay, to: MonthDay): boolean {
  const yearDay = ({ month, date }: MonthDay) => month * 100 + date;
  const [start, end, leapDay] = [yearDay(from), yearDay(to), 229];
  return start <= end ? start <= leapDay && end >= leapDay : start <= leapDay || end >= leapDay;
}

/** One weekday out of a window of seven dates; a window over two months has no single rule. */
function nearRule(weekday: Weekday, relation: Relation, { month, date }: MonthDay): string | undefined {
  const first = date + { after: 1, before: -7, nearest: -3 }[relation];
  // 29 February is not every year's day, so February counts as short.
  const length = daysInMonth(2001, month);
  if (date > length || first < 1 || first + 6 > length) return undefined;
  const dates = Array.from({ length: 7 }, (_, index) => first + index);
  return inMonths([month], 'YEARLY', `BYMONTHDAY=${dates.join(',')};BYDAY=${codes[weekday]}`);
}
