/** Dates with their day of the week, and more days than one; apart from those that every page writes (fecha.ts). */

import { weekdayName } from './calendar/weekday.ts';
import { type Day, todayInMadrid, weekday } from './day.ts';
import { dateNumber, dayOfMonth, formatLongDate } from './fecha.ts';
import { say } from './idioma/say.ts';
import { monthName } from './mes.ts';

/** "domingo, 15 de noviembre de 2026" */
export function formatFullDate(instant: string): string {
  return dayOfTheWeek(todayInMadrid(new Date(instant)), formatLongDate(instant));
}

/** "domingo, 15 de noviembre": the day as it is given. */
export function dayOfTheWeek(day: Day, dia: string): string {
  return say('{semana}, {dia}', { semana: weekdayName(weekday(day)), dia });
}

/** "domingo, 15 de noviembre de 2026", or "del 18 al 21 de septiembre de 2026" when it lasts more than a day. */
export function formatDays(from: string, to: string | null): string {
  if (!to || to === from) return formatFullDate(from);
  return say('del {desde} al {hasta}', { desde: firstOf(from, to), hasta: formatLongDate(to) });
}

/** Without what the other day says as well. */
function firstOf(from: string, to: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return dateNumber(Number(from.slice(8, 10)));
  return from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth(todayInMadrid(new Date(from))) : formatLongDate(from);
}

/** "15 de noviembre" */
export function dayAndMonth(day: Day): string {
  return dayOfMonth(day, monthName(day));
}
