/** Times by the clocks of Madrid, and the instants they are. */
import { type Day, dayMillis, isDay, madridOffsetMillis, madridTime, minuteMillis } from './day.ts';

/** What a date-and-time field holds: '2026-12-01T09:30'. */
export function toHoraLocal(instant: string): string {
  return madridTime(new Date(instant));
}

/** The instant, ISO 8601 in UTC; an empty text stays empty. */
export function fromHoraLocal(horaLocal: string): string {
  const [day = '', time = ''] = horaLocal.split('T');
  return isDay(day) && /^\d\d:\d\d$/.test(time) ? new Date(madridInstant(day, time)).toISOString() : '';
}

/**
 * '+02:00' in summer, '+01:00' in winter, for a time 'HH:mm' of Madrid's clocks. As RFC 5545 asks: an hour that
 * happens twice is its first one, an hour that is skipped counts from the offset before the skip.
 */
export function madridOffset(day: Day, time = '00:00'): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = madridOffsetMillis(wall - dayMillis);
  const after = madridOffsetMillis(wall + dayMillis);
  const isAfterTheChange = madridOffsetMillis(wall - before) !== before && madridOffsetMillis(wall - after) === after;
  return formatOffset(isAfterTheChange ? after : before);
}

/** '2026-07-03' and '20:30' → '2026-07-03T20:30:00+02:00' */
export function madridInstant(day: Day, time: string): string {
  return `${day}T${time}:00${madridOffset(day, time)}`;
}

/** The instant by Madrid's clocks, to the second: '2026-01-01T19:20:30+01:00'. */
export function madridIso(instant: Date): string {
  const offset = madridOffsetMillis(instant.getTime());
  return `${new Date(instant.getTime() + offset).toISOString().slice(0, 19)}${formatOffset(offset)}`;
}

function formatOffset(millis: number): string {
  const minutes = Math.abs(millis) / minuteMillis;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${millis < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
