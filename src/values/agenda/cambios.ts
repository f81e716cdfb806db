/** Single dates of a series: those that fall out, and those that take place on another day. */
import { z } from 'zod';
import {
  addDays,
  compareTimes,
  type Day,
  type DaySpan,
  daysBetween,
  isDay,
  isOurTime,
  type Span,
} from '#values/day.ts';
import { jsonField } from '#values/fields/json.ts';

export interface Movida {
  /** The day that the rule says. */
  de: Day;
  /** The day that it takes place. */
  a: Day;
  hora: string | null;
}

export interface Cambios {
  fechas_canceladas?: readonly Day[] | undefined;
  fechas_movidas?: readonly Movida[] | undefined;
}

const maxDates = 200;
const wrongDay = 'Hay una fecha que no es válida.';
const day = z.string({ error: wrongDay }).refine((text) => isDay(text) && isOurTime(text), wrongDay);
const hora = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'La hora debe tener la forma HH:mm.')
  .nullable();
const movida = z.object({ de: day, a: day.refine(isOurTime, 'Revisa el año de la fecha a la que se cambia.'), hora });

/** Stored as JSON, each day once and in order. */
export function fechasCanceladasField() {
  return jsonField(
    z
      .array(day, { error: 'Las fechas canceladas son una lista de días.' })
      .max(maxDates, `Como mucho ${maxDates} fechas.`)
      .transform((days) => JSON.stringify([...new Set(days)].sort()))
      .optional(),
  );
}

/** `[{de, a, hora?}]`, or `{"2026-11-22": "2026-11-23"}`. Stored as JSON, in order; a day moves to one other. */
export function fechasMovidasField() {
  return jsonField(
    z
      .preprocess(asList, z.array(movida, { error: 'Las fechas movidas son una lista: de qué día a qué día.' }))
      .refine((list) => list.length <= maxDates, `Como mucho ${maxDates} fechas.`)
      .transform((list) => {
        const byDay = new Map(list.map((one) => [one.de, one]));
        const moved = [...byDay.values()].filter(({ de, a, hora }) => a !== de || hora !== null);
        return JSON.stringify(moved.sort((one, other) => one.de.localeCompare(other.de)));
      })
      .optional(),
  );
}

export const cambiosOut = { fechas_canceladas: z.array(z.string()), fechas_movidas: z.array(movida) };

/** A row as it is stored, with its changes as lists. */
export function withCambios<Row extends { fechas_canceladas: string; fechas_movidas: string }>(
  row: Row,
): Omit<Row, 'fechas_canceladas' | 'fechas_movidas'> & { fechas_canceladas: Day[]; fechas_movidas: Movida[] } {
  return {
    ...row,
    fechas_canceladas: JSON.parse(row.fechas_canceladas) as Day[],
    fechas_movidas: JSON.parse(row.fechas_movidas) as Movida[],
  };
}

export function hasCambios({ fechas_canceladas = [], fechas_movidas = [] }: Cambios): boolean {
  return fechas_canceladas.length + fechas_movidas.length > 0;
}

/** What is left of the days that the rule says, in order; `find` answers the span that begins on a day. */
export function applyCambios(
  spans: DaySpan[],
  { fechas_canceladas = [], fechas_movidas = [] }: Cambios,
  find: (startsOn: Day) => DaySpan | undefined,
): Span[] {
  const gone = new Set([...fechas_canceladas, ...fechas_movidas.map(({ de }) => de)]);
  const moved = fechas_movidas.flatMap(({ de, a, hora }): Span[] => {
    // A day that the rule no longer says has nothing to move.
    const span = fechas_canceladas.includes(de) ? undefined : find(de);
    if (!span) return [];
    const endsOn = addDays(a, daysBetween(span.startsOn, span.endsOn));
    return [{ startsOn: a, endsOn, movedFrom: de, ...(hora !== null && { hora }) }];
  });
  const kept: Span[] = spans.filter(({ startsOn }) => !gone.has(startsOn));
  return [...kept, ...moved].sort((one, other) => compareTimes(one.startsOn, other.startsOn));
}

/** The two days and perhaps the hour of a move, however they are called. */
function asList(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map(asMovida);
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.entries(sent).map(([de, a]) => asMovida(typeof a === 'string' ? { de, a } : { de, ...(a as object) }));
}

function asMovida(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const [de, a] = Object.values(sent).filter((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
  const { hora } = sent as { hora?: string | null };
  return { de, a, hora: hora || null };
}
