/** What a date-and-time field holds: the clocks of Madrid, '2026-12-01T09:30'. */
import { isDay, madridInstant, madridTime } from './day.ts';

export function toHoraLocal(instant: string): string {
  return madridTime(new Date(instant));
}

/** The instant, ISO 8601 in UTC; an empty text stays empty. */
export function fromHoraLocal(horaLocal: string): string {
  const [day = '', time = ''] = horaLocal.split('T');
  return isDay(day) && /^\d\d:\d\d$/.test(time) ? new Date(madridInstant(day, time)).toISOString() : '';
}
