/** A month of the calendar, 'YYYY-MM'. */
import { type Day, dayOf, daysInMonth } from '#values/day.ts';

export type Mes = string;

export function isMes(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

export function monthBefore(mes: Mes): Mes {
  const [year, month] = numbers(mes);
  return dayOf(year, month - 1, 1).slice(0, 7);
}

/** Its first and its last day. */
export function daysOf(mes: Mes): [Day, Day] {
  const [year, month] = numbers(mes);
  return [`${mes}-01`, dayOf(year, month, daysInMonth(year, month))];
}

function numbers(mes: Mes): [number, number] {
  const [year, month] = mes.split('-').map(Number);
  return [year!, month!];
}

const name = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "noviembre de 2026" */
export function formatMes(mes: Mes): string {
  return name.format(new Date(`${mes}-15T00:00:00Z`));
}
