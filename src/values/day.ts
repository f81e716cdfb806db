/** A day of the calendar, 'YYYY-MM-DD'. It has no hour and no zone, and days compare as text. */
export type Day = string;

/** ISO: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface DaySpan {
  startsOn: Day;
  /** The last day, included. */
  endsOn: Day;
}

/** One time of an event; `movedFrom` is the day it would have been. */
export interface Span extends DaySpan {
  movedFrom?: Day;
  /** Instead of the event's own. */
  hora?: string | null;
}

/** The first occurrence and the RFC 5545 RRULE that repeats it. */
export interface RepeatingSpan extends DaySpan {
  rrule: string;
  /** The last day on which it can begin. */
  until?: Day | undefined;
}

/** True for a day that exists: '2026-02-29' does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

/** A year of two digits, typed in a hurry, is one of the first century to a browser. Instants compare like days. */
export function isOurTime(day: Day): boolean {
  return day >= '1900' && day < '2200';
}

/** The day of these numbers; January is 1. A date past the end of its month runs into the next one. */
export function dayOf(year: number, month: number, date: number): Day {
  const utc = new Date(0);
  // Date.UTC would read years under 100 as 19xx.
  utc.setUTCFullYear(year, month - 1, date);
  return toDay(utc);
}

/** Days, or hours, in the order of time. */
export function compareTimes(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

export function addDays(day: Day, count: number): Day {
  return toDay(new Date(utcMillis(day) + count * dayMillis));
}

/** Days from one day to another: 1 from today to tomorrow, negative backwards. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMillis(to) - utcMillis(from)) / dayMillis;
}

export function weekday(day: Day): Weekday {
  return (new Date(utcMillis(day)).getUTCDay() || 7) as Weekday;
}

export function daysInMonth(year: number, month: number): number {
  return Number(dayOf(year, month + 1, 0).slice(8));
}

/** Saturday and Sunday of the week (Monday to Sunday) the day is in. */
export function thisWeekend(day: Day): DaySpan {
  const saturday = addDays(day, 6 - weekday(day));
  return { startsOn: saturday, endsOn: addDays(saturday, 1) };
}

export function todayInMadrid(now: Date): Day {
  return madridTime(now).slice(0, 10);
}

/** What the clocks of Madrid show at an instant: '2026-12-01T09:30'. */
export function madridTime(instant: Date): string {
  const millis = instant.getTime();
  return new Date(millis + madridOffsetMillis(millis)).toISOString().slice(0, 16);
}

export const dayMillis = 86_400_000;
export const minuteMillis = 60_000;

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

function utcMillis(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/**
 * Since 1996 the clocks go forward on the last Sunday of March and back on that of October, at one o'clock UTC. Told here,
 * for a browser takes long to look it up; a test compares it with what the tables of time zones say of these years.
 */
export function madridOffsetMillis(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  if (year < 1996) return offsetByTable(instant);
  const isSummer = instant >= changeOfClocks(year, 3) && instant < changeOfClocks(year, 10);
  return (isSummer ? 120 : 60) * minuteMillis;
}

function changeOfClocks(year: number, month: 3 | 10): number {
  const last = Date.UTC(year, month - 1, 31, 1);
  return last - new Date(last).getUTCDay() * dayMillis;
}

/** In whole seconds, which is all that a clock shows. */
function offsetByTable(instant: number): number {
  const shown = new Date(instant).toLocaleString('sv', { timeZone: 'Europe/Madrid' });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
