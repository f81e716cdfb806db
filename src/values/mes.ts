/** A month of the calendar, 'YYYY-MM'; months compare as text. */
import { type Day, dayOf } from './day.ts';

export function isMes(text: unknown): text is string {
  return typeof text === 'string' && /^20[2-9]\d-(?:0[1-9]|1[0-2])$/.test(text);
}

export function addMonths(mes: string, count: number): string {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return dayOf(year, month + count, 1).slice(0, 7);
}

const names = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** "noviembre de 2026" */
export function mesLabel(mes: string): string {
  return `${names[Number(mes.slice(5)) - 1]} de ${mes.slice(0, 4)}`;
}

/** "15 nov" */
export function shortDay(day: Day): string {
  return `${Number(day.slice(8))} ${names[Number(day.slice(5, 7)) - 1]!.slice(0, 3)}`;
}
