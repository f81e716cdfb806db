/** A month of the calendar, 'YYYY-MM'; months compare as text. */
import { type Day, dayOf, daysInMonth } from './day.ts';
import { later, say } from './idioma/say.ts';

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

export const monthNames = [
  ...[later('enero'), later('febrero'), later('marzo'), later('abril'), later('mayo'), later('junio'), later('julio')],
  ...[later('agosto'), later('septiembre'), later('octubre'), later('noviembre'), later('diciembre')],
];
const shortNames = [
  ...[later('ene'), later('feb'), later('mar'), later('abr'), later('may'), later('jun')],
  ...[later('jul'), later('ago'), later('sep'), later('oct'), later('nov'), later('dic')],
];

/** "noviembre", of a month or a day */
export function monthName(mes: string): string {
  return say(monthNames[Number(mes.slice(5, 7)) - 1]!);
}

/** "noviembre de 2026" */
export function mesLabel(mes: string): string {
  return say('{mes} de {anio}', { mes: monthName(mes), anio: mes.slice(0, 4) });
}

/** "nov" */
export function shortMes(mes: string): string {
  return say(shortNames[Number(mes.slice(5, 7)) - 1]!);
}

/** "15 nov" */
export function shortDay(day: Day): string {
  return `${Number(day.slice(8))} ${shortMes(day)}`;
}
