import { weekdayName } from '#values/calendar/weekday.ts';
import { type Day, daysInMonth, type Weekday, yearOf } from '#values/day.ts';
import { dateNumber } from '#values/fecha.ts';
import { joined } from '#values/idioma/joined.ts';
import { later, say } from '#values/idioma/say.ts';
import { monthNames } from '#values/mes.ts';
import { easterDayName, holyWeek } from './named-days.ts';
import type { IntervalRule, MonthDay, Recurrencia, Relation, SimpleRule } from './recurrencia.ts';

/** The rule in our own words; parseRecurrencia reads the Spanish ones back to the same rule. */
export function describeRecurrencia(rule: Recurrencia): string {
  const text = bounded(rule.kind === 'several' ? joined(rule.rules.map(describe)) : describe(rule), rule);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function bounded(regla: string, { since, until }: Recurrencia): string {
  const [desde, hasta] = [since && inWords(since), until && inWords(until)];
  if (desde && hasta) return say('{regla} desde el {desde} hasta el {hasta}', { regla, desde, hasta });
  if (desde) return say('{regla} desde el {desde}', { regla, desde });
  return hasta ? say('{regla} hasta el {hasta}', { regla, hasta }) : regla;
}

function inWords(day: Day): string {
  const mes = monthDay({ month: Number(day.slice(5, 7)), date: Number(day.slice(8)) });
  return say('{mes} de {anio}', { mes, anio: yearOf(day) });
}

function describe(rule: SimpleRule | IntervalRule): string {
  switch (rule.kind) {
    case 'interval':
      if (!rule.weekday) return say('cada {n} días', { n: rule.days });
      return say('cada {n} {dias}', { n: count(rule.days / 7), dias: pluralName(rule.weekday) });
    case 'weekly':
      return weekly(rule.weekdays, rule.months);
    case 'weekends':
      return inMonths(say('todos los fines de semana'), rule.months);
    case 'nth': {
      const cuales = joined(rule.nths.map((nth) => (ordinals[nth] ? say(ordinals[nth]) : `${nth}.º`)));
      return ofMonths(say('el {cuales} {dia}', { cuales, dia: dayName(rule.of) }), rule.months);
    }
    case 'date':
      return onDates(rule.dates, rule.months);
    case 'lastDay':
      return ofMonths(say('el último día'), rule.months);
    case 'range':
      return range(rule.from, rule.to);
    case 'near':
      return say(relations[rule.relation], { dia: dayName(rule.weekday), fecha: monthDay(rule.anchor) });
    case 'easter':
      return easter(rule.from, rule.to);
  }
}

function weekly(weekdays: Weekday[], months: number[]): string {
  if (weekdays.length === 7) return inMonths(say('todos los días'), months);
  const run = runOf(weekdays, 7);
  if (!run) return inMonths(say('todos los {dias}', { dias: joined(weekdays.map(pluralName)) }), months);
  const [desde, hasta] = [dayName(run.first as Weekday), dayName(run.last as Weekday)];
  return inMonths(say('de {desde} a {hasta}', { desde, hasta }), months, later('{dias}, en {meses}'));
}

function count(number: number): string {
  const name = [later('dos'), later('tres'), later('cuatro')][number - 2];
  return name ? say(name) : String(number);
}

const ordinals: Record<number, string> = {
  1: later('primer'),
  2: later('segundo'),
  3: later('tercer'),
  4: later('cuarto'),
  5: later('quinto'),
  [-2]: later('penúltimo'),
  [-1]: later('último'),
};

const relations = {
  before: later('el {dia} anterior al {fecha}'),
  after: later('el {dia} siguiente al {fecha}'),
  nearest: later('el {dia} más cercano al {fecha}'),
} satisfies Record<Relation, string>;

function dayName(day: Weekday | 'weekend'): string {
  return day === 'weekend' ? say('fin de semana') : weekdayName(day);
}

const plurals = [
  ...[later('lunes ## varios'), later('martes ## varios'), later('miércoles ## varios'), later('jueves ## varios')],
  ...[later('viernes ## varios'), later('sábados'), later('domingos')],
];

function pluralName(day: Weekday): string {
  return say(plurals[day - 1]!);
}

function onDates(dates: number[], months: number[]): string {
  const dias = joined(dates.map(dateNumber));
  if (!namesItsMonths(months))
    return ofMonths(say(dates.length > 1 ? 'los días {dias}' : 'el día {dias}', { dias }), months);
  return say(dates.length > 1 ? 'los días {dias} de {meses}' : 'el {dias} de {meses}', {
    dias,
    meses: monthList(months),
  });
}

function range(from: MonthDay, to: MonthDay): string {
  const isWhole = from.month === to.month && from.date === 1 && to.date === daysInMonth(2000, to.month);
  if (isWhole) return say('todo el mes de {mes}', { mes: monthName(to.month) });
  const desde = from.month === to.month ? dateNumber(from.date) : monthDay(from);
  return say('del {desde} al {hasta}', { desde, hasta: monthDay(to) });
}

function easter(from: number, to: number): string {
  if (from === holyWeek.from && to === holyWeek.to) return say(holyWeek.names[0]);
  if (from === to) return easterDay(from);
  return say('de {desde} a {hasta} ## fiestas', { desde: easterDay(from), hasta: easterDay(to) });
}

function easterDay(offset: number): string {
  const n = Math.abs(offset);
  return (
    easterDayName(offset) ??
    say(offset < 0 ? '{n} días antes del Domingo de Resurrección' : '{n} días después del Domingo de Resurrección', {
      n,
    })
  );
}

/** For what happens on many days of a month: every month goes without saying. */
function inMonths(dias: string, months: number[], named: string = later('{dias} de {meses}')): string {
  const run = runOf(months, 12);
  if (months.length === 12) return dias;
  if (!run) return say(named, { dias, meses: monthList(months) });
  return say('{dias}, de {desde} a {hasta}', { dias, desde: monthName(run.first), hasta: monthName(run.last) });
}

/** For what happens once or a few times a month. */
function ofMonths(dias: string, months: number[]): string {
  if (months.length === 12) return say('{dias} de cada mes', { dias });
  const run = runOf(months, 12);
  if (!run) return say('{dias} de {meses} ## cada mes', { dias, meses: monthList(months) });
  const [desde, hasta] = [monthName(run.first), monthName(run.last)];
  return say('{dias} de cada mes, de {desde} a {hasta}', { dias, desde, hasta });
}

function namesItsMonths(months: number[]): boolean {
  return months.length < 12 && !runOf(months, 12);
}

function monthList(months: number[]): string {
  return joined(months.map(monthName));
}

function monthName(month: number): string {
  return say(monthNames[month - 1]!);
}

function monthDay({ month, date }: MonthDay): string {
  return say('{dia} de {mes}', { dia: dateNumber(date), mes: monthName(month) });
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
