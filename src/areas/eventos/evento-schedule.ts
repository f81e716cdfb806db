import { repeatingSpan } from '#values/agenda/agenda.ts';
import type { EventoPublico } from './evento.ts';

const periods: Record<string, string> = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' };
const dayNames: Record<string, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

/** Structured data of a repetition, where one rule can say it; undefined otherwise. */
export function eventoSchedule(evento: EventoPublico) {
  const { fecha_inicio, hora_habitual, regla_recurrencia, fechas_canceladas, fechas_movidas } = evento;
  if (!fecha_inicio || !regla_recurrencia) return undefined;
  const span = repeatingSpan({ regla_recurrencia }, fecha_inicio);
  const gone = [...fechas_canceladas, ...fechas_movidas.map(({ de }) => de)].sort();
  if (!span) return undefined;
  const parts = Object.fromEntries(span.rrule.split(';').map((part) => part.split('=') as [string, string]));
  return {
    '@type': 'Schedule',
    startDate: span.startsOn,
    startTime: hora_habitual ?? undefined,
    scheduleTimezone: 'Europe/Madrid',
    endDate: span.until,
    repeatFrequency: `P${parts.INTERVAL ?? 1}${periods[parts.FREQ ?? '']}`,
    byDay: parts.BYDAY?.split(',').map((day) => (dayNames[day] ? `https://schema.org/${dayNames[day]}` : day)),
    byMonth: parts.BYMONTH?.split(',').map(Number),
    byMonthDay: parts.BYMONTHDAY?.split(',').map(Number),
    exceptDate: gone.length > 0 ? gone : undefined,
  };
}
