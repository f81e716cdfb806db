import { type Day, isDay, type Weekday } from '#values/day.ts';
import { monthNames } from '#values/mes.ts';
import { plain } from '#values/slug.ts';
import type { IntervalRule } from './recurrencia.ts';
import { canonicalWords } from './words.ts';

export interface Bound {
  /** Undefined where the year is missing, or such a day does not exist. */
  day: Day | undefined;
  month: number;
  date: number;
  /** Without a year. */
  isOpen: boolean;
}

interface Bounded {
  /** The text without them. */
  said: string;
  since: Bound | undefined;
  until: Bound | undefined;
}

const months = monthNames.map((name) => plain(name)).join('|');
const date = `(?:el )?(?:dia )?(\\d{1,2}) de (${months})(?: (?:de|del) (\\d{4}))?`;
const ends = new RegExp(`,? hasta ${date}$`);
const begins = new RegExp(`,? (?:desde|a partir del?) ${date}$`);

/** "Cada domingo, desde el 3 de octubre hasta el 20 de diciembre": the rule, and the days between which it holds. */
export function withoutBounds(text: string): Bounded {
  const until = cut(text.trim().normalize('NFC'), ends);
  const since = cut(until.said, begins);
  return { said: since.said, since: since.bound, until: until.bound };
}

function cut(text: string, pattern: RegExp): { said: string; bound: Bound | undefined } {
  // As many letters as before: what is found in one is at the same place in the other.
  const words = plainLetters(text);
  const found = pattern.exec(words);
  if (!found) return { said: text, bound: undefined };
  const [, date = '', month = '', year] = found;
  const bound = { month: months.split('|').indexOf(month) + 1, date: Number(date), isOpen: year === undefined };
  return { said: text.slice(0, found.index), bound: { ...bound, day: year ? dayOf(Number(year), bound) : undefined } };
}

function plainLetters(text: string): string {
  return [...text].map((letter) => (letter.length === 1 ? plain(letter) || letter : letter)).join('');
}

export function dayOf(year: number, { month, date }: { month: number; date: number }): Day | undefined {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : undefined;
}

/** "Cada 15 días", "cada dos semanas", "cada dos martes": without the day from which it is counted. */
export function intervalOf(text: string): Omit<IntervalRule, 'since'> | undefined {
  const words = canonicalWords(text);
  const [, number, what] = /^cada N(\d+) (dias|semanas|[WP][1-7])$/.exec(words ?? '') ?? [];
  const times = Number(number);
  if (!what || times < 2) return undefined;
  if (what === 'dias') return { kind: 'interval', days: times };
  if (what === 'semanas') return { kind: 'interval', days: times * 7 };
  return { kind: 'interval', days: times * 7, weekday: Number(what.slice(1)) as Weekday };
}
