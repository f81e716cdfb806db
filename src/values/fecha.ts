/**
 * Dates as people read them, by Madrid's clocks. Written out here: a browser takes 30 ms for its first formatter, a slow
 * phone four times as long, in the middle of what it does to bring a page to life.
 */
import { madridTime } from './day.ts';
import { say } from './idioma/say.ts';
import { mesLabel } from './mes.ts';

/** "15 de noviembre de 2026" */
export function formatLongDate(instant: string): string {
  return longDate(dayOf(instant));
}

/** dd/MM/yyyy */
export function formatDate(instant: string): string {
  return dayOf(instant).split('-').reverse().join('/');
}

/** "15/11/26, 9:05" */
export function formatDateTime(instant: string): string {
  const clock = madridTime(new Date(instant));
  const [year, month, day] = [clock.slice(2, 4), Number(clock.slice(5, 7)), Number(clock.slice(8, 10))];
  return `${day}/${month}/${year}, ${Number(clock.slice(11, 13))}:${clock.slice(14)}`;
}

/** "15 de noviembre de 2026, a las 9:05" */
export function formatLongDateTime(instant: string): string {
  const clock = madridTime(new Date(instant));
  const hour = Number(clock.slice(11, 13));
  const values = { dia: longDate(clock.slice(0, 10)), hora: `${hour}:${clock.slice(14)}` };
  return say(hour === 1 ? '{dia}, a la {hora}' : '{dia}, a las {hora}', values);
}

function dayOf(instant: string): string {
  return madridTime(new Date(instant)).slice(0, 10);
}

function longDate(day: string): string {
  return dayOfMonth(day, mesLabel(day));
}

export function dayOfMonth(day: string, mes: string): string {
  return say('{dia} de {mes}', { dia: dateNumber(Number(day.slice(8, 10))), mes });
}

/** French has a first of May, and a 2 May. */
export function dateNumber(date: number): string {
  return date === 1 ? say('1 ## día') : String(date);
}
