/** Dates with their day of the week, and more days than one; apart from those that every page writes (fecha.ts). */
import { todayInMadrid, weekday } from './day.ts';
import { formatLongDate } from './fecha.ts';
import { monthName } from './mes.ts';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** "domingo, 15 de noviembre de 2026" */
export function formatFullDate(instant: string): string {
  return `${weekdays[weekday(todayInMadrid(new Date(instant))) - 1]}, ${formatLongDate(instant)}`;
}

/** "domingo, 15 de noviembre de 2026", or "del 18 al 21 de septiembre de 2026" when it lasts more than a day. */
export function formatDays(from: string, to: string | null): string {
  if (!to || to === from) return formatFullDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `del ${Number(from.slice(8, 10))} al ${formatLongDate(to)}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const day = todayInMadrid(new Date(from));
  return `del ${isSameYear ? `${Number(day.slice(8))} de ${monthName(day)}` : formatLongDate(from)} al ${formatLongDate(to)}`;
}
