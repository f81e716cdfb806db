/**
 * When an event comes back. The free text an administrator writes is completed with the years it leaves open (complete.ts) and
 * becomes a rule (grammar.ts over the vocabulary of words.ts and named-days.ts); the rule becomes days (days.ts), a Spanish
 * sentence (description.ts) or an RRULE (rrule.ts), and an RRULE of others days (rrule-days.ts) and a rule (from-rrule.ts). Others import from this file only.
 */
import type { Day, Weekday } from '#values/day.ts';

export { completeRule } from './complete.ts';
export { nextOccurrences, occurrences } from './days.ts';
export { describeRecurrencia } from './description.ts';
export { fromRRule } from './from-rrule.ts';
export { parseRecurrencia } from './grammar.ts';
export { toRRule } from './rrule.ts';
export { rruleDays } from './rrule-days.ts';

export type Recurrencia = (SimpleRule | { kind: 'several'; rules: SimpleRule[] } | IntervalRule) & Bounds;

/** A series that begins or ends: occurrences that start before `since` or after `until` are none of it. */
export interface Bounds {
  since?: Day;
  until?: Day;
}

/** Every so many days from its beginning, or from the first such weekday on. */
export interface IntervalRule {
  kind: 'interval';
  days: number;
  weekday?: Weekday;
  since: Day;
}

/** Months are 1 to 12 and complete: "every month" is all twelve. Lists are sorted and without repetition. */
export type SimpleRule =
  | { kind: 'weekly'; weekdays: Weekday[]; months: number[] }
  | { kind: 'weekends'; months: number[] }
  /** The nth of its month: 1 to 5, or -1 for the last and -2 for the one before. */
  | { kind: 'nth'; nths: number[]; of: Weekday | 'weekend'; months: number[] }
  | { kind: 'date'; dates: number[]; months: number[] }
  | { kind: 'lastDay'; months: number[] }
  | { kind: 'range'; from: MonthDay; to: MonthDay }
  | { kind: 'near'; weekday: Weekday; relation: Relation; anchor: MonthDay }
  /** Days counted from Easter Sunday; both ends are the same for a single day. */
  | { kind: 'easter'; from: number; to: number };

export interface MonthDay {
  month: number;
  date: number;
}

/** Before and after leave the day itself out; nearest takes it. */
export type Relation = 'before' | 'after' | 'nearest';
