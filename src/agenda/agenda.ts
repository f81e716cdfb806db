/** When events take place, whether they have days of their own or a rule that brings them back. */
import { addDays, type Day, type DaySpan, thisWeekend } from '#values/day.ts';
import { applyCambios, type Cambios, hasCambios, type Span } from './cambios.ts';
import type { Cuando } from './cuando.ts';
import {
  nextOccurrences,
  occurrences,
  parseRecurrencia,
  type Recurrencia,
  type RepeatingSpan,
  toRRule,
} from './recurrencia/recurrencia.ts';

interface Asked {
  cuando?: Cuando | undefined;
  desde?: Day | undefined;
  hasta?: Day | undefined;
}

interface AgendaWindow {
  from: Day;
  to: Day;
}

const defaultDays = 90;
const maxDays = 731;
/** Rules are counted a few years further (recurrencia/days.ts), and later days would not compare as text. */
const lastDay = '9996-12-31';

/** The days an agenda shows: from today on at the earliest, 90 days unless asked otherwise, two years at most; none that far ahead. */
export function agendaWindow({ cuando, desde, hasta }: Asked, today: Day): AgendaWindow {
  if (cuando === 'hoy') return { from: today, to: today };
  if (cuando === 'fin-de-semana') {
    const { startsOn, endsOn } = thisWeekend(today);
    return { from: later(startsOn, today), to: endsOn };
  }
  const from = later(desde ?? today, today);
  if (from > lastDay) return { from, to: lastDay };
  return { from, to: earlier(hasta ?? addDays(from, defaultDays), addDays(from, maxDays)) };
}

/** What an event says about its time: its first and last day, or its rule and what is changed of its days. */
export interface Scheduled extends Ruled, Cambios {
  fecha_inicio: Day | null;
  fecha_fin: Day | null;
}

interface Ruled {
  regla_recurrencia: string | null;
}

/** The spans that touch a day of [from, to], in order; undefined when there is a rule that nobody understands. */
export function spansBetween(event: Scheduled, from: Day, to: Day): Span[] | undefined {
  const own = ownSpan(event);
  const touches = ({ startsOn, endsOn }: DaySpan) => startsOn <= to && endsOn >= from;
  if (own) return touches(own) ? [own] : [];
  const spans = withRule(event, `between ${from} ${to}`, (rule) => occurrences(rule, from, to));
  if (!spans || !hasCambios(event)) return spans;
  return applyCambios(spans, event, (day) => spanOn(event, day)).filter(touches);
}

/** The next spans that are not over by `from`; undefined when there is a rule that nobody understands. */
export function nextSpans(event: Scheduled, from: Day, count: number): Span[] | undefined {
  const own = ownSpan(event);
  if (own) return own.endsOn >= from ? [own] : [];
  const { fechas_canceladas = [], fechas_movidas = [] } = event;
  // So many that enough are left when some fall out.
  const enough = count + fechas_canceladas.length + fechas_movidas.length;
  const spans = withRule(event, `next ${from} ${enough}`, (rule) => nextOccurrences(rule, from, enough));
  if (!spans || !hasCambios(event)) return spans;
  return applyCambios(spans, event, (day) => spanOn(event, day))
    .filter(({ endsOn }) => endsOn >= from)
    .slice(0, count);
}

/** The days that take place on others. */
export function movedSpans(event: Scheduled): Span[] {
  return ownSpan(event) ? [] : applyCambios([], event, (day) => spanOn(event, day));
}

/** The span that the rule begins on this day. */
function spanOn(event: Ruled, day: Day): DaySpan | undefined {
  const spans = withRule(event, `between ${day} ${day}`, (rule) => occurrences(rule, day, day));
  return spans?.find(({ startsOn }) => startsOn === day);
}

/** The first span from `from` on and the RRULE that repeats it, where one RRULE can say it. */
export function repeatingSpan(event: Ruled, from: Day): RepeatingSpan | undefined {
  return withRule(event, `repeating ${from}`, (rule) => toRRule(rule, from));
}

/** Its own days; undefined when a rule says its days. */
export function ownSpan({ fecha_inicio, fecha_fin }: Scheduled): DaySpan | undefined {
  return fecha_inicio ? { startsOn: fecha_inicio, endsOn: fecha_fin ?? fecha_inicio } : undefined;
}

const known = new Map<string, unknown>();
const maxKnown = 2000;

/** Many events share a rule ("cada sábado") and every visitor asks for the same days, so answers are remembered. */
function withRule<T>({ regla_recurrencia }: Ruled, question: string, answer: (rule: Recurrencia) => T): T | undefined {
  const key = `${question} ${regla_recurrencia}`;
  if (known.has(key)) return known.get(key) as T | undefined;
  const rule = parseRecurrencia(regla_recurrencia ?? '');
  const found = rule && answer(rule);
  if (known.size >= maxKnown) known.clear();
  known.set(key, found);
  return found;
}

export function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}
