import { type Day, daysInMonth, type Weekday, yearOf } from '#values/day.ts';
import { easterDayName, holyWeek } from './named-days.ts';
import type { IntervalRule, MonthDay, Recurrencia, Relation, SimpleRule } from './recurrencia.ts';
import { monthNames, weekdayNames } from './words.ts';

/** The rule in our own Spanish words; parseRecurrencia reads them back to the same rule. */
export function describeRecurrencia(rule: Recurrencia): string {
  const said = rule.kind === 'several' ? list(rule.rules.map(describe)) : describe(rule);
  const text = `${said}${bound('desde', rule.since)}${bound('hasta', rule.until)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function bound(word: 'desde' | 'hasta', day: Day | undefined): string {
  if (!day) return '';
  return ` ${word} el ${monthDay({ month: Number(day.slice(5, 7)), date: Number(day.slice(8)) })} de ${yearOf(day)}`;
}

function describe(rule: SimpleRule | IntervalRule): string {
  switch (rule.kind) {
    case 'interval':
      return rule.weekday ? `cada ${count(rule.days / 7)} ${pluralName(rule.weekday)}` : `cada ${rule.days} días`;
    case 'weekly':
      return weekly(rule.weekdays, rule.months);
    case 'weekends':
      return `todos los fines de semana${inMonths(rule.months)}`;
    case 'nth':
      return `el ${list(rule.nths.map((nth) => ordinals[nth] ?? `${nth}.º`))} ${dayName(rule.of)}${ofMonths(rule.months)}`;
    case 'date':
      return onDates(rule.dates, rule.months);
    case 'lastDay':
      return `el último día${ofMonths(rule.months)}`;
    case 'range':
      return range(rule.from, rule.to);
    case 'near':
      return `el ${dayName(rule.weekday)} ${relations[rule.relation]} ${monthDay(rule.anchor)}`;
    case 'easter':
      return easter(rule.from, rule.to);
  }
}

function weekly(weekdays: Weekday[], months: number[]): string {
  if (weekdays.length === 7) return `todos los días${inMonths(months)}`;
  const run = runOf(weekdays, 7);
  if (run) return `de ${dayName(run.first as Weekday)} a ${dayName(run.last as Weekday)}${inMonths(months, ', en')}`;
  return `todos los ${list(weekdays.map(pluralName))}${inMonths(months)}`;
}

function count(number: number): string {
  return ['dos', 'tres', 'cuatro'][number - 2] ?? String(number);
}

const ordinals: Record<number, string> = {
  1: 'primer',
  2: 'segundo',
  3: 'tercer',
  4: 'cuarto',
  5: 'quinto',
  [-2]: 'penúltimo',
  [-1]: 'último',
};

const relations = {
  before: 'anterior al',
  after: 'siguiente al',
  nearest: 'más cercano al',
} satisfies Record<Relation, string>;

function dayName(day: Weekday | 'weekend'): string {
  return day === 'weekend' ? 'fin de semana' : (weekdayNames[day - 1] ?? '');
}

function pluralName(day: Weekday): string {
  return dayName(day).replace(/o$/, 'os');
}

function onDates(dates: number[], months: number[]): string {
  if (dates.length > 1) return `los días ${list(dates.map(String))}${ofMonths(months)}`;
  return `el ${namesItsMonths(months) ? '' : 'día '}${dates[0]}${ofMonths(months)}`;
}

function range(from: MonthDay, to: MonthDay): string {
  if (from.month !== to.month) return `del ${monthDay(from)} al ${monthDay(to)}`;
  const isWhole = from.date === 1 && to.date === daysInMonth(2000, to.month);
  return isWhole ? `todo el mes de ${monthName(to.month)}` : `del ${from.date} al ${monthDay(to)}`;
}

function easter(from: number, to: number): string {
  if (from === holyWeek.from && to === holyWeek.to) return holyWeek.names[0];
  return from === to ? easterDay(from) : `de ${easterDay(from)} a ${easterDay(to)}`;
}

function easterDay(offset: number): string {
  const side = offset < 0 ? 'antes' : 'después';
  return easterDayName(offset) ?? `${Math.abs(offset)} días ${side} del Domingo de Resurrección`;
}

/** For what happens on many days of a month: every month goes without saying. */
function inMonths(months: number[], preposition = ' de'): string {
  if (months.length === 12) return '';
  return namesItsMonths(months) ? `${preposition} ${monthList(months)}` : `, ${monthsFromTo(months)}`;
}

/** For what happens once or a few times a month. */
function ofMonths(months: number[]): string {
  if (months.length === 12) return ' de cada mes';
  return namesItsMonths(months) ? ` de ${monthList(months)}` : ` de cada mes, ${monthsFromTo(months)}`;
}

function namesItsMonths(months: number[]): boolean {
  return months.length < 12 && !runOf(months, 12);
}

function monthList(months: number[]): string {
  return list(months.map(monthName));
}

function monthsFromTo(months: number[]): string {
  const run = runOf(months, 12);
  return run ? `de ${monthName(run.first)} a ${monthName(run.last)}` : `de ${monthList(months)}`;
}

function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

function monthDay({ month, date }: MonthDay): string {
  return `${date} de ${monthName(month)}`;
}

/** Three or more in a row, around the end of the week or the year if need be: worth saying "from … to …". */
function runOf(numbers: number[], length: number): { first: number; last: number } | undefined {
  const follows = (number: number) => (number % length) + 1;
  const lasts = numbers.filter((number) => !numbers.includes(follows(number)));
  const firsts = numbers.filter((number) => !numbers.some((other) => follows(other) === number));
  const [first, last] = [firsts[0], lasts[0]];
  if (numbers.length < 3 || firsts.length !== 1 || first === undefined || last === undefined) return undefined;
  return { first, last };
}

function list(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${last}` : last;
}
