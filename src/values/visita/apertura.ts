/** Opening hours that a program can read, from what the operator wrote for people. What is not understood whole is left out. */
import { plain } from '#values/slug.ts';

export interface Apertura {
  /** As schema.org names the days: "Monday". */
  dias: string[];
  abre: string;
  cierra: string;
}

const names = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const schemaNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)';
const days = `todos los dias|(?:de )?${day} a ${day}|(?:los )?${day}(?:, ${day})*(?: y ${day})?`;
const hour = '(?:2[0-4]|[01]?\\d)(?:[:.][0-5]\\d)?(?: ?h)?';
const span = `(?:de )?${hour} ?(?:a|-|–) ?${hour}`;
const spans = `${span}(?:(?: y|,) ${span})*`;
const daysFirst = new RegExp(`^(${days})[,:]? (?:tambien )?(${spans})$`);
const spansFirst = new RegExp(`^(${spans}),? (${days})$`);
const closed = new RegExp(`^(${days})[,:]? cerrado$|^cerrado (${days})$`);

/** "De lunes a viernes, de 10:00 a 14:00" */
export function aperturaOf(horario: string | null): Apertura[] {
  const clauses = plain(horario ?? '')
    .split(/[;\n]|\. |\.$/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const read = clauses.map(readClause);
  return read.every((one) => one !== undefined) ? read.flatMap((clause) => hoursOf(clause, read)) : [];
}

/** What one part of it says. */
interface Clause {
  dias: string[];
  /** None: closed. */
  horas: Pick<Apertura, 'abre' | 'cierra'>[];
  /** Besides what was said of these days. */
  isMore: boolean;
}

function readClause(clause: string): Clause | undefined {
  const [, before, after] = closed.exec(clause) ?? [];
  if (before || after) return { dias: daysOf((before ?? after)!), horas: [], isMore: false };
  const [, first, second] = daysFirst.exec(clause) ?? [];
  const [, hours = second, when = first] = spansFirst.exec(clause) ?? [];
  if (!when || !hours) return undefined;
  const horas = [...hours.matchAll(new RegExp(`(${hour}) ?(?:a|-|–) ?(${hour})`, 'g'))].map(([, from, to]) => ({
    abre: timeOf(from!),
    cierra: timeOf(to!),
  }));
  return { dias: daysOf(when), horas, isMore: clause.includes('tambien') };
}

/** Its hours on the days of which nothing else is said: "todos los días, de 10 a 14; domingos, de 10 a 13; lunes cerrado". */
function hoursOf(clause: Clause, all: Clause[]): Apertura[] {
  const dias = clause.dias.filter((dia) => !all.some((other) => other.dias.includes(dia) && isInstead(other, clause)));
  return dias.length > 0 ? clause.horas.map((span) => ({ dias, ...span })) : [];
}

/** What names fewer days is meant where both say something of the same hours; an afternoon comes after a morning. */
function isInstead(one: Clause, other: Clause): boolean {
  if (one.horas.length === 0) return true;
  if (one.isMore || one.dias.length >= other.dias.length) return false;
  return one.horas.some((span) => other.horas.some((its) => its.abre < endOf(span) && span.abre < endOf(its)));
}

/** One that closes before it opens goes on after midnight. */
function endOf({ abre, cierra }: Clause['horas'][number]): string {
  return cierra <= abre ? `${Number(cierra.slice(0, 2)) + 24}${cierra.slice(2)}` : cierra;
}

function daysOf(when: string): string[] {
  return placesOf(when).map((place) => schemaNames[place]!);
}

/** 0 is Monday. */
function placesOf(when: string): number[] {
  if (when.startsWith('todos')) return [0, 1, 2, 3, 4, 5, 6];
  const named = [...when.matchAll(new RegExp(day, 'g'))].map(([name]) => names.indexOf(name.replace(/(o)s$/, '$1')));
  if (!new RegExp(`${day} a ${day}`).test(when)) return named;
  const [from, to] = named as [number, number];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
}

/** "9", "9:30", "24 h" → "09:00", "09:30", "23:59" */
function timeOf(text: string): string {
  const [hours = '', minutes = '00'] = text.replace(/ ?h$/, '').split(/[:.]/);
  return hours === '24' ? '23:59' : `${hours.padStart(2, '0')}:${minutes}`;
}
