/** Opening hours that a program can read, from what the operator wrote for people. What is not understood whole is left out. */
import { plain } from '#values/slug.ts';
import { type Apertura, cierre, festivos, type Temporada } from './horas.ts';
import { beginningOf, overlap, temporadasOf, without } from './temporada.ts';

const names = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo', 'festivo'];
const schemaNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', festivos];
const weekday = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)';
const day = `(?:${weekday}|festivos)`;
const list = `(?:los )?${day}(?:, ${day})*(?: y ${day})?`;
const days = `todos los dias(?:,? incluidos (?:los )?festivos)?|(?:de )?${weekday} a ${weekday}(?: y festivos)?|${list}`;
const hour = '(?:2[0-4]|[01]?\\d)(?:[:.][0-5]\\d)?(?: ?h)?';
const span = `(?:de )?${hour} ?(?:a|-|–) ?${hour}`;
const spans = `${span}(?:(?: y|,) ${span})*`;
const daysFirst = new RegExp(`^(${days})[,:]? (?:tambien )?(${spans})$`);
const spansFirst = new RegExp(`^(${spans}),? (${days})$`);
const closed = new RegExp(`^(${days})[,:]? cerrado$|^cerrado (${days})$`);
/** In a season, or on certain days of the year. */
const closedThen = /^cerrado(?: en| el)? (.+)$|^(.+?)[,:]? cerrado$/;
const except = new RegExp(`,? \\(?(?:excepto|salvo) (${list})\\)?`);

/** "De lunes a viernes, de 10:00 a 14:00" */
export function aperturaOf(horario: string | null): Apertura[] {
  const clauses = plain(horario ?? '')
    .split(/[;\n]|\. |\.$/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const read = clauses.map(readClause);
  if (!read.every((one) => one !== undefined)) return [];
  const all = inTheirSeasons(read.flat());
  return all ? all.flatMap((clause) => hoursOf(clause, all)) : [];
}

/** What one part of it says. */
interface Clause {
  dias: string[];
  /** None: closed. */
  horas: Pick<Apertura, 'abre' | 'cierra'>[];
  /** Besides what was said of these days. */
  isMore?: boolean;
  isNotOnHolidays?: boolean;
  temporada?: Temporada | undefined;
}

interface Said extends Omit<Clause, 'temporada'> {
  temporada?: Temporada | 'resto';
}

function readClause(clause: string): Said[] | undefined {
  const [, after, before = after] = closedThen.exec(clause) ?? [];
  const closings = before && temporadasOf(before);
  if (closings) return closings.map((temporada) => ({ dias: schemaNames.slice(0, 7), horas: [], temporada }));
  const beginning = beginningOf(clause);
  if (!beginning) return readDays(clause);
  const { temporada, rest } = beginning;
  if (rest === 'cerrado') return [{ dias: schemaNames.slice(0, 7), horas: [], temporada }];
  return readDays(rest)?.map((one) => ({ ...one, temporada }));
}

function readDays(text: string): Said[] | undefined {
  const [exception = '', but = ''] = except.exec(text) ?? [];
  const clause = text.replace(exception, '');
  const without = but ? daysOf(but) : [];
  const [, before, after] = closed.exec(clause) ?? [];
  if (before || after) return but ? undefined : [{ dias: daysOf((before ?? after)!), horas: [] }];
  const [, first, second] = daysFirst.exec(clause) ?? [];
  const [, hours = second, when = first] = spansFirst.exec(clause) ?? [];
  if (!when || !hours) return undefined;
  const horas = [...hours.matchAll(new RegExp(`(${hour}) ?(?:a|-|–) ?(${hour})`, 'g'))].map(([, from, to]) =>
    spanOf(timeOf(from!), timeOf(to!)),
  );
  const dias = daysOf(when).filter((dia) => !without.includes(dia));
  return [{ dias, horas, isMore: clause.includes('tambien'), isNotOnHolidays: without.includes(festivos) }];
}

/** Each in its season, the rest of the year too. Undefined where two would say something of the same days. */
function inTheirSeasons(said: Said[]): Clause[] | undefined {
  const open = said.filter(({ horas }) => horas.length > 0);
  const [one, ...more] = [...distinct(open), ...(distinct(open).length === 0 ? distinct(said) : [])];
  if (said.some(({ temporada }) => temporada === 'resto') && (!one || more.length > 0)) return undefined;
  const all = said.map(({ temporada, ...clause }) => ({
    ...clause,
    temporada: temporada === 'resto' ? without(one!) : temporada,
  }));
  const seasons = all.filter(({ horas }) => horas.length > 0).map(({ temporada }) => temporada);
  const isClear = seasons.every((season) =>
    seasons.every((other) => isSame(season, other) || (season && other && !overlap(season, other))),
  );
  return isClear ? all : undefined;
}

function distinct(said: Said[]): Temporada[] {
  const named = said.flatMap(({ temporada }) => (temporada && temporada !== 'resto' ? [temporada] : []));
  return named.filter((one, index) => named.findIndex((other) => isSame(one, other)) === index);
}

function isSame(one: Temporada | undefined, other: Temporada | undefined): boolean {
  return one?.desde === other?.desde && one?.hasta === other?.hasta;
}

/** Its hours on the days of which nothing else is said: "todos los días, de 10 a 14; domingos, de 10 a 13; lunes cerrado". */
function hoursOf(clause: Clause, all: Clause[]): Apertura[] {
  const { temporada, horas, isNotOnHolidays } = clause;
  if (horas.length === 0) {
    // A day of the week on which it never opens is simply not among the others.
    const dias = temporada ? clause.dias : clause.dias.filter((dia) => dia === festivos);
    return dias.length > 0 ? [{ dias, ...cierre, ...temporada }] : [];
  }
  const dias = clause.dias.filter((dia) => !all.some((other) => other.dias.includes(dia) && isInstead(other, clause)));
  const open = dias.length > 0 ? horas.map((span) => ({ dias, ...span, ...temporada })) : [];
  const isSaid = all.some((other) => other.dias.includes(festivos) && isSame(other.temporada, temporada));
  return isNotOnHolidays && !isSaid ? [...open, { dias: [festivos], ...cierre, ...temporada }] : open;
}

/** What names fewer days is meant where both say something of the same hours; an afternoon comes after a morning. */
function isInstead(one: Clause, other: Clause): boolean {
  if (one.temporada && !isSame(one.temporada, other.temporada)) return false;
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

/** 0 is Monday, 7 a holiday. */
function placesOf(when: string): number[] {
  const named = [...when.matchAll(new RegExp(day, 'g'))].map(([name]) => names.indexOf(name.replace(/(o)s$/, '$1')));
  if (when.startsWith('todos')) return [0, 1, 2, 3, 4, 5, 6, ...named];
  if (!new RegExp(`${weekday} a ${weekday}`).test(when)) return named;
  const [from, to, ...more] = named as [number, number];
  return [...Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7), ...more];
}

/** "9", "9:30", "24 h" → "09:00", "09:30", "23:59" */
function timeOf(text: string): string {
  const [hours = '', minutes = '00'] = text.replace(/ ?h$/, '').split(/[:.]/);
  return hours === '24' ? '23:59' : `${hours.padStart(2, '0')}:${minutes}`;
}

/** From midnight to midnight is the whole day. */
function spanOf(abre: string, cierra: string) {
  return { abre, cierra: abre === '00:00' && cierra === '00:00' ? '23:59' : cierra };
}
