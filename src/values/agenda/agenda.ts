/** When events take place, whether they have days of their own or a rule that brings them back. */
import { addDays, type Day, type DaySpan, type RepeatingSpan, type Span, thisWeekend } from '#values/day.ts';
import { applyCambios, type Cambios, hasCambios } from './cambios.ts';
import type { Cuando } from './cuando.ts';
import { occurrences, parseRecurrencia, type Recurrencia, toRRule } from './recurrencia/recurrencia.ts';

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
/** Rules are counted a little further (recurrencia/days.ts), and later days would not compare as text. */
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

/** With the hour at which it begins. */
export interface Timetable extends Scheduled {
  hora: string | null;
}

interface Ruled {
  regla_recurrencia: string | null;
}

/** The spans that touch a day of [from, to], in order, the first `count`; undefined when there is a rule that nobody understands. */
export function spansBetween(
  event: Scheduled,
  from: Day,
  to: Day,
  count = Number.POSITIVE_INFINITY,
): Span[] | undefined {
  const own = ownSpan(event);
  const touches = ({ startsOn, endsOn }: DaySpan) => startsOn <= to && endsOn >= from;
  if (own) return touches(own) ? [own] : [];
  const { fechas_canceladas = [], fechas_movidas = [] } = event;
  // So many that enough are left when some fall out.
  const enough = count + fechas_canceladas.length + fechas_movidas.length;
  const rule = ruleOf(event);
  const spans = rule && occurrences(rule, from, to, enough);
  if (!spans || !hasCambios(event)) return spans;
  return applyCambios(spans, event, (day) => spanOn(event, day))
    .filter(touches)
    .slice(0, count);
}

/** The next spans that are not over by `from`; undefined when there is a rule that nobody understands. */
export function nextSpans(event: Scheduled, from: Day, count: number): Span[] | undefined {
  return spansBetween(event, from, lastDay, count);
}

/** The days that take place on others. */
export function movedSpans(event: Scheduled): Span[] {
  return ownSpan(event) ? [] : applyCambios([], event, (day) => spanOn(event, day));
}

/** The span that the rule begins on this day. */
function spanOn(event: Ruled, day: Day): DaySpan | undefined {
  const rule = ruleOf(event);
  return rule && occurrences(rule, day, day).find(({ startsOn }) => startsOn === day);
}

/** The first span from `from` on and the RRULE that repeats it, where one RRULE can say it. */
export function repeatingSpan(event: Ruled, from: Day): RepeatingSpan | undefined {
  const rule = ruleOf(event);
  return rule && toRRule(rule, from);
}

/** Its own days; undefined when a rule says its days. */
export function ownSpan({ fecha_inicio, fecha_fin }: Scheduled): DaySpan | undefined {
  return fecha_inicio ? { startsOn: fecha_inicio, endsOn: fecha_fin ?? fecha_inicio } : undefined;
}

const known = new Map<string, Recurrencia | undefined>();
/** Each takes no more than its text, which is short (evento.ts). */
const maxKnown = 2000;

/** Many events share a rule ("cada sábado"), and every visitor asks for their days: rules are read once. */
function ruleOf({ regla_recurrencia }: Ruled): Recurrencia | undefined {
  const text = regla_recurrencia ?? '';
  if (known.has(text)) return known.get(text);
  const rule = parseRecurrencia(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, rule);
  return rule;
}

export function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}
