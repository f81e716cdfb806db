import { daysInMonth, type Weekday } from '#values/day.ts';
import { intervalOf, withoutBounds } from './bounds.ts';
import type { MonthDay, Recurrencia, Relation, SimpleRule } from './recurrencia.ts';
import { canonicalWords } from './words.ts';

/** The rule a text means, or undefined when it has a word or an order of words we do not know: never a guess. */
export function parseRecurrencia(text: string): Recurrencia | undefined {
  const said = text.trim().replace(/\s+/g, ' ');
  // Nobody writes a rule this long, and the patterns need not be fast on it.
  if (said.length > 400) return undefined;
  // "Del 1 de julio hasta el 15 de agosto" is one stretch of each year, not a series that ends.
  return endlessRule(said) ?? boundedRule(said);
}

function endlessRule(text: string): Recurrencia | undefined {
  const words = canonicalWords(text);
  if (!words) return undefined;
  const rules = rulesOf(monthsLast(withoutYears(words)));
  const [first, ...others] = rules ?? [];
  return first && others.length > 0 ? { kind: 'several', rules: [first, ...others] } : first;
}

/** "Cada domingo hasta el 20 de diciembre de 2026", "cada 15 días desde el 3 de octubre de 2026". */
function boundedRule(text: string): Recurrencia | undefined {
  const { said, since, until } = withoutBounds(text);
  const bounds = { ...(since?.day && { since: since.day }), ...(until?.day && { until: until.day }) };
  const hasDays = (!since || since.day) && (!until || until.day);
  if (!hasDays || Object.keys(bounds).length === 0 || (since && until && since.day! > until.day!)) return undefined;
  const interval = intervalOf(said);
  if (interval) return bounds.since ? { ...interval, ...bounds, since: bounds.since } : undefined;
  const rule = endlessRule(said);
  return rule && comesOften(rule) ? { ...rule, ...bounds } : undefined;
}

/** What comes once a year is no series that somebody would end: its words are more likely to mean something else. */
function comesOften(rule: Recurrencia): boolean {
  if (rule.kind === 'weekly' || rule.kind === 'weekends') return true;
  return (rule.kind === 'nth' || rule.kind === 'date' || rule.kind === 'lastDay') && rule.months.length > 1;
}

/** Every rule comes back each year, so saying it adds nothing. */
function withoutYears(words: string): string {
  return words
    .replace(/^(?:cada|todo el) ano(?: ,)?(?: de)? /, '')
    .replace(/(?: ,)?(?: de)? (?:cada|todo el|el) ano$/, '');
}

/** "Cada mes, el último sábado" is "el último sábado de cada mes"; "en julio, los viernes" is "los viernes de julio". */
function monthsLast(words: string): string {
  return words.replace(/^cada mes(?: ,)?(?: de)? (.+)$/, '$1 de cada mes').replace(monthsThenRest, '$2 $1');
}

/** One rule, or several joined by "y" and commas when each one says its own month or feast. */
function rulesOf(words: string): SimpleRule[] | undefined {
  const whole = simpleRules(words);
  if (whole) return whole;
  for (const { index, 0: separator } of words.matchAll(/(?: ,| y) /g)) {
    const head = words.slice(0, index);
    const tail = words.slice(index + separator.length);
    // "Sábados y 24 de junio de cada año" leaves open how far the first half goes.
    const first = isAnchored(head) && isAnchored(tail) ? simpleRules(head) : undefined;
    const others = first && rulesOf(tail);
    if (first && others) return [...first, ...others];
  }
  return undefined;
}

function isAnchored(words: string): boolean {
  return /M\d|E-?\d|\bmes\b/.test(words);
}

function simpleRules(words: string): SimpleRule[] | undefined {
  for (const [pattern, build] of sentences) {
    const groups = pattern.exec(words)?.groups;
    const rules = groups && [build(groups)].flat().filter((rule) => rule !== undefined);
    if (rules && rules.length > 0) return rules;
  }
  return undefined;
}

const sep = '(?: ,| y) ';
const lead = '(?<lead>(?:(?:de|el|los|cada) )*)';
const dateLead = '(?:(?:de|el|los|cada|dias?) )*';
const article = '(?:(?:el|dia) )*';

const month = 'M\\d+';
const monthList = `${month}(?:${sep}(?:de )?${month})*`;
const monthsNamed = `de (?:(?:el|los) mes de )?${monthList}`;
const monthsFromTo = `de (?:el mes de )?${month} a (?:el mes de )?${month}`;
const monthsExcept = `excepto (?:de )?(?:el mes de )?${monthList}`;
const everyMonth = `(?:de )?(?:cada |el )?mes(?:(?: ,)? (?:${monthsFromTo}|${monthsExcept}))?`;
/** "Primer domingo de mayo a septiembre" is not clear, "de cada mes, de mayo a septiembre" is. */
const ofMonths = `(?: ,)? (?<months>${monthsNamed}|${everyMonth})`;
const inMonths = `(?:(?: ,)? (?<months>${monthsNamed}|${monthsFromTo}|${everyMonth}|${monthsExcept}))?`;
const monthsThenRest = new RegExp(`^(${monthsNamed}|${monthsFromTo})(?:(?: ,)? (?=cada|los|[WPO])| , (?=el))(.+)$`);

const nth = '(?:[Oo]-?\\d|D[1-5])';
const nths = `(?<nths>${nth}(?:${sep}${article}${nth})*)`;
const weekday = '[wWP][1-7]';
const weekdaySpan = `${weekday}(?: a (?:el )?${weekday})?`;
const weekdays = `(?<weekdays>${weekdaySpan}(?:${sep}(?:(?:cada|los|de) )*${weekdaySpan})*)`;

const date = '[ND]\\d+';
const dates = `(?<dates>${date}(?:${sep}${article}${date})*)`;
const monthDay = `(?:${date} (?:de )?${month}|${month} (?:el )?${date})`;

type Groups = Record<string, string | undefined>;
type Sentence = [pattern: RegExp, build: (groups: Groups) => SimpleRule | SimpleRule[] | undefined];

const sentences: Sentence[] = [
  [sentence(`${lead}${weekdays}${inMonths}`), weekly],
  [sentence(`(?:de )?cada dias?${inMonths}`), daily],
  [sentence(`${lead}(?<weekend>[wP]F)${inMonths}`), weekends],
  [sentence(`${lead}${nths} (?<of>[wWP][1-7F])${ofMonths}`), nthOfMonth],
  [sentence(`${lead}(?<nth>[OD]1|O-1) dia${ofMonths}`), edgeOfMonth],
  [sentence(`${dateLead}${dates}${ofMonths}`), onDates],
  [sentence(`${dateLead}${dates} (?<months>${month})`), onDates],
  [sentence(`${dateLead}(?<months>${month}) (?:el )?${dates}`), onDates],
  [sentence(`cada dias? ${dates}`), onDates],
  [sentence(`${dateLead}(?<from>${date}) a ${article}(?<to>${date}) (?:de )?(?:el mes de )?(?<month>${month})`), range],
  [sentence(`${dateLead}(?<month>${month}) (?:el )?(?<from>${date}) a (?:el )?(?<to>${date})`), range],
  [sentence(`${dateLead}(?<from>${monthDay}) a ${article}(?<to>${monthDay})`), range],
  [sentence(`(?:(?:de|el) )*todo (?:el |de )?(?:mes de )?(?<month>${month})`), wholeMonth],
  [sentence(`${lead}(?<half>O[12]) quincena de (?:el mes de )?(?<month>${month})`), halfMonth],
  [
    sentence(`${lead}(?:(?<nth>[OD]1|O-1) )?(?<weekday>[wW][1-7]) (?<relation>\\w+) ${article}(?<anchor>${monthDay})`),
    near,
  ],
  [sentence(`${lead}E(?<from>-?\\d+)(?: a (?:el )?E(?<to>-?\\d+))?`), easter],
  [sentence(`(?:(?:de|el) )*(?<days>[wW][1-6](?: , [wW][1-6])*) (?<link>y|a) (?:el )?E(?<last>-[1-6])`), holyDays],
];

function sentence(source: string): RegExp {
  return new RegExp(`^${source}$`);
}

function weekly({ lead = '', weekdays = '', months }: Groups): SimpleRule | undefined {
  const spans = weekdays.split(/(?: ,| y) /);
  const saysEvery = /cada|los/;
  // A single "domingo", or "el viernes", is one day and not each of them; "de lunes a viernes" leaves no doubt.
  const singular = lead.includes('el') ? /^[wW]\d$/ : /^w\d$/;
  if (!saysEvery.test(lead) && spans.some((span) => singular.test(span))) return undefined;
  const days = spans.flatMap((span) => cycle(numbersOf(span), 7));
  return { kind: 'weekly', weekdays: sorted(days) as Weekday[], months: monthsOf(months) };
}

function daily({ months }: Groups): SimpleRule {
  return { kind: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7], months: monthsOf(months) };
}

function weekends({ lead = '', weekend, months }: Groups): SimpleRule | undefined {
  if (weekend === 'wF' && !/cada|los/.test(lead)) return undefined;
  return { kind: 'weekends', months: monthsOf(months) };
}

function nthOfMonth({ nths = '', of = '', months = '' }: Groups): SimpleRule | undefined {
  // "Los primeros domingos de mayo" are nobody knows how many; "de cada mes" it is one each month.
  if (/o|P/.test(nths + of) && !sentence(everyMonth).test(months)) return undefined;
  return {
    kind: 'nth',
    nths: sorted(numbersOf(nths)).sort((a, b) => Number(a < 0) - Number(b < 0)),
    of: of.endsWith('F') ? 'weekend' : (numbersOf(of)[0] as Weekday),
    months: monthsOf(months),
  };
}

function edgeOfMonth({ nth, months }: Groups): SimpleRule {
  return nth === 'O-1'
    ? { kind: 'lastDay', months: monthsOf(months) }
    : { kind: 'date', dates: [1], months: monthsOf(months) };
}

function onDates({ dates = '', months }: Groups): SimpleRule | undefined {
  const rule = { kind: 'date' as const, dates: sorted(numbersOf(dates)), months: monthsOf(months) };
  const isEveryMonth = months === undefined || sentence(everyMonth).test(months);
  const exist = rule.months.every((month) => rule.dates.every((date) => exists({ month, date })));
  return isEveryMonth || exist ? rule : undefined;
}

function range({ from = '', to = '', month = '' }: Groups): SimpleRule | undefined {
  const [start, end] = [monthDayOf(`${from} ${month}`), monthDayOf(`${to} ${month}`)];
  const goesForward = start.month !== end.month || start.date < end.date;
  return goesForward && exists(start) && exists(end) ? { kind: 'range', from: start, to: end } : undefined;
}

function wholeMonth({ month = '' }: Groups): SimpleRule {
  const [number = 0] = numbersOf(month);
  return { kind: 'range', from: { month: number, date: 1 }, to: { month: number, date: longest(number) } };
}

function halfMonth({ half, month = '' }: Groups): SimpleRule {
  const [number = 0] = numbersOf(month);
  const [first, last] = half === 'O1' ? [1, 15] : [16, longest(number)];
  return { kind: 'range', from: { month: number, date: first }, to: { month: number, date: last } };
}

function near({ nth, weekday = '', relation: word = '', anchor = '' }: Groups): SimpleRule | undefined {
  const relation = ({ tras: 'after', ante: 'before', cerca: 'nearest' } as Record<string, Relation>)[word];
  const [day] = numbersOf(weekday);
  const nthFits = nth === undefined || (nth === 'O-1' ? relation === 'before' : relation === 'after');
  if (!relation || !nthFits || !exists(monthDayOf(anchor))) return undefined;
  return { kind: 'near', weekday: day as Weekday, relation, anchor: monthDayOf(anchor) };
}

function easter({ from, to = from }: Groups): SimpleRule | undefined {
  const rule = { kind: 'easter' as const, from: Number(from), to: Number(to) };
  return rule.from <= rule.to ? rule : undefined;
}

/** "Jueves y Viernes Santo", "de lunes a viernes santo". */
function holyDays({ days = '', link, last }: Groups): SimpleRule | SimpleRule[] | undefined {
  const offsets = [...numbersOf(days).map((day) => day - 7), Number(last)];
  if (offsets.some((offset, index) => index > 0 && offset <= (offsets[index - 1] ?? 0))) return undefined;
  if (link === 'y') return offsets.map((offset) => ({ kind: 'easter', from: offset, to: offset }));
  const [from = 0, to = 0, ...more] = offsets;
  return more.length === 0 ? { kind: 'easter', from, to } : undefined;
}

function monthsOf(words = ''): number[] {
  const numbers = numbersOf(words);
  if (numbers.length === 0) return [...everyMonthNumber];
  if (words.includes('excepto')) return everyMonthNumber.filter((month) => !numbers.includes(month));
  return sorted(words.includes(' a ') ? cycle(numbers, 12) : numbers);
}

const everyMonthNumber = Array.from({ length: 12 }, (_, index) => index + 1);

function monthDayOf(words: string): MonthDay {
  return {
    month: Number(/M(\d+)/.exec(words)?.[1]),
    date: Number(/[ND](\d+)/.exec(words)?.[1]),
  };
}

function exists({ month, date }: MonthDay): boolean {
  return date <= longest(month);
}

function longest(month: number): number {
  return daysInMonth(2000, month);
}

/** From the first number to the last, around the end of the week or the year if need be. */
function cycle([first = 0, last = first]: number[], length: number): number[] {
  const count = ((last - first + length) % length) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % length) + 1);
}

function numbersOf(words: string): number[] {
  return [...words.matchAll(/[A-Za-z](-?\d+)/g)].map(([, number]) => Number(number));
}

function sorted(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
