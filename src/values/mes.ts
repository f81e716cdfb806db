/** A month of the calendar, 'YYYY-MM'; months compare as text. */
import { type Day, dayOf, daysInMonth } from './day.ts';

export type Mes = string;

export function isMes(text: unknown): text is string {
  return typeof text === 'string' && /^20[2-9]\d-(?:0[1-9]|1[0-2])$/.test(text);
}

/** Also one of long ago: articles bear the dates of sites that they come from. */
export function isAnyMes(text: unknown): text is string {
  return typeof text === 'string' && /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(text);
}

export function addMonths(mes: Mes, count: number): Mes {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return dayOf(year, month + count, 1).slice(0, 7);
}

/** Its first and its last day. */
export function daysOf(mes: Mes): [Day, Day] {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return [`${mes}-01`, dayOf(year, month, daysInMonth(year, month))];
}

const names = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** "noviembre", of a month or a day */
export function monthName(mes: string): string {
  return names[Number(mes.slice(5, 7)) - 1]!;
}

/** "noviembre de 2026" */
export function mesLabel(mes: string): string {
  return `${monthName(mes)} de ${mes.slice(0, 4)}`;
}

/** "nov" */
export function shortMes(mes: string): string {
  return monthName(mes).slice(0, 3);
}

/** "15 nov" */
export function shortDay(day: Day): string {
  return `${Number(day.slice(8))} ${shortMes(day)}`;
}
