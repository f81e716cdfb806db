/** Reads the parts of the year that opening hours name: "de abril a octubre", "del 15 de junio al 15 de septiembre". */
import { addDays, daysInMonth } from '#values/day.ts';
import { isWithin, type Temporada } from './horas.ts';

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const month = `(?:${months.join('|')})`;
const date = `\\d{1,2} de ${month}`;
const span = `(?:del? |desde )?${month} (?:a|hasta) ${month}`;
const dates = `(?:del? |desde el )?\\d{1,2}(?: de ${month})? (?:al|hasta el) ${date}`;
const some = `(?:en )?${month}(?:(?:, ${month})* y ${month})?`;
const named = '(?:(?:horario )?(?:de |en )?(?:verano|invierno|primavera|otono|temporada (?:alta|media|baja)) ?)';
const season = `(?:${span}|${dates}|${some})`;
/** What is left of the year. */
const others = '(?:el )?resto del ano';

/** What a clause begins with. Summer alone is not understood: everybody begins it another day. */
const atFirst = new RegExp(`^(?:${named}\\((${season})\\)|(${season})|(${others}))(?:,|:| -)? (.+)$`);
const days = new RegExp(`(\\d{1,2}(?:(?:, | y (?:el )?)\\d{1,2})*) de (${month})`, 'g');

interface Beginning {
  temporada: Temporada | 'resto';
  /** What comes after it. */
  rest: string;
}

export function beginningOf(clause: string): Beginning | undefined {
  const [, inBrackets, alone, isOther, rest] = atFirst.exec(clause) ?? [];
  if (!rest) return undefined;
  const temporada = isOther ? 'resto' : temporadaOf((inBrackets ?? alone)!);
  return temporada && { temporada, rest };
}

/** What a text names and nothing else: a season, or single days, "24, 25 y 31 de diciembre y 1 de enero". */
export function temporadasOf(text: string): Temporada[] | undefined {
  if (new RegExp(`^${season}$`).test(text)) {
    const temporada = temporadaOf(text);
    return temporada && [temporada];
  }
  const found = [...text.matchAll(days)].flatMap(([, numbers, name]) =>
    [...numbers!.matchAll(/\d+/g)].map(([number]) => dayOfYear(number, name!)),
  );
  const isAll = /^(?:[ ,]|y|el|los|dias?)*$/.test(text.replaceAll(days, ''));
  if (found.length === 0 || !isAll || !found.every((one) => one !== undefined)) return undefined;
  return found.map((one) => ({ desde: one, hasta: one }));
}

function temporadaOf(text: string): Temporada | undefined {
  const names = [...text.matchAll(new RegExp(month, 'g'))].map(([name]) => months.indexOf(name));
  const [first, last] = [names[0]!, names.at(-1)!];
  const numbers = [...text.matchAll(/\d+/g)].map(([number]) => number);
  if (numbers.length === 2) {
    const [desde, hasta] = [dayOfYear(numbers[0]!, months[first]!), dayOfYear(numbers[1]!, months[last]!)];
    return desde && hasta ? { desde, hasta } : undefined;
  }
  const isSpan = new RegExp(`^${span}$`).test(text);
  // Months one after another are one season.
  if (!isSpan && names.some((name, index) => index > 0 && name !== (names[index - 1]! + 1) % 12)) return undefined;
  return { desde: inYear(first, 1), hasta: inYear(last, lastDay(last)) };
}

function dayOfYear(number: string, name: string): string | undefined {
  const [day, at] = [Number(number), months.indexOf(name)];
  return day >= 1 && day <= lastDay(at) ? inYear(at, day) : undefined;
}

/** Of a leap year. */
function lastDay(at: number): number {
  return daysInMonth(2028, at + 1);
}

function inYear(at: number, day: number): string {
  return [at + 1, day].map((number) => String(number).padStart(2, '0')).join('-');
}

export function overlap(one: Temporada, other: Temporada): boolean {
  return isWithin(one, `2028-${other.desde}`) || isWithin(other, `2028-${one.desde}`);
}

/** The other part of the year. */
export function without({ desde, hasta }: Temporada): Temporada {
  return { desde: addDays(`2028-${hasta}`, 1).slice(5), hasta: addDays(`2028-${desde}`, -1).slice(5) };
}
