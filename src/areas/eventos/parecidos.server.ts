/** Events that are here already near the days and the place of another: who proposes one sees them first, and who decides. */
import type { Db } from '#server/db/open.ts';
import { nextSpans, spansBetween } from '#values/agenda/agenda.ts';
import { alikeTo } from '#values/agenda/parecido.ts';
import { completeRule } from '#values/agenda/recurrencia/recurrencia.ts';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import { kmBetween } from '#values/coordenadas/distance.ts';
import { addDays, type DaySpan, isDay, isOurTime, todayInMadrid } from '#values/day.ts';
import type { Parecido, SentWhen } from './evento.ts';
import { type EventoBeside, listBeginningBeside, listLastingBeside, listSeriesBeside } from './queries.server.ts';

export interface Compared extends SentWhen {
  titulo: string;
  municipio_id: number;
  latitud?: number | null | undefined;
  longitud?: number | null | undefined;
}

const nearDays = 1;
const nearKm = 5;
/** Of a series its next days are looked at. */
const lookedAt = 4;
const mostRead = 200;
const mostShown = 6;

/** The same ones first. `not`: the event itself. */
export async function findParecidos(db: Db, asked: Compared, now: string, not?: number): Promise<Parecido[]> {
  const days = daysOf(asked, now);
  if (days.length === 0) return [];
  const series = await listSeriesBeside(db, { municipioId: asked.municipio_id });
  const isAlike = alikeTo(asked.titulo);
  const found = new Map<number, Parecido>();
  for (const { startsOn, endsOn } of days) {
    const [from, to] = [addDays(startsOn, -nearDays), addDays(endsOn, nearDays)];
    const look = (rows: EventoBeside[]) => {
      for (const row of rows) {
        const [span] = spansBetween(row, from, to, 1) ?? [];
        if (!span || row.id === not || !isNear(row, asked)) continue;
        const isSameDays = span.startsOn <= endsOn && span.endsOn >= startsOn;
        const es_igual = isSameDays && row.municipio_id === asked.municipio_id && isAlike(row.titulo);
        if (found.get(row.id)?.es_igual !== true) found.set(row.id, toParecido(row, span, es_igual));
      }
    };
    const here = { municipioId: asked.municipio_id };
    const lasting = { from, begunBefore: startsOn, limit: mostRead };
    look(await listBeginningBeside(db, { from: startsOn, to: endsOn, limit: mostRead, ...here }));
    look(await listLastingBeside(db, { ...lasting, ...here }));
    look(series);
    // Those of the days before and after only where there is room for them: a village may have much on.
    if (found.size < mostShown) look(await listBeginningBeside(db, { from, to, limit: mostShown, ...here }));
    // Only who knows where it is can be near the next village.
    if (asked.latitud) {
      look(await listLastingBeside(db, lasting));
      look(await listBeginningBeside(db, { from, to, limit: mostRead }));
    }
  }
  return [...found.values()].sort((one, other) => Number(other.es_igual) - Number(one.es_igual)).slice(0, mostShown);
}

function daysOf({ fecha_inicio, fecha_fin, regla_recurrencia }: Compared, now: string): DaySpan[] {
  const today = todayInMadrid(new Date(now));
  if (regla_recurrencia) {
    const rule = { fecha_inicio: null, fecha_fin: null, regla_recurrencia: completeRule(regla_recurrencia, today) };
    return nextSpans(rule, today, lookedAt) ?? [];
  }
  const isRight = (day: string | null | undefined): day is string => Boolean(day) && isDay(day!) && isOurTime(day!);
  if (!isRight(fecha_inicio)) return [];
  const endsOn = isRight(fecha_fin) && fecha_fin >= fecha_inicio ? fecha_fin : fecha_inicio;
  return [{ startsOn: fecha_inicio, endsOn }];
}

function isNear(row: EventoBeside, { municipio_id, latitud = null, longitud = null }: Compared): boolean {
  if (row.municipio_id === municipio_id) return true;
  const place = puntoOf(row, { latitud: row.municipio_latitud, longitud: row.municipio_longitud });
  const km = place && kmBetween(place, { latitud, longitud });
  return km !== null && km <= nearKm;
}

function toParecido(row: EventoBeside, { startsOn, endsOn }: DaySpan, es_igual: boolean): Parecido {
  const { id, slug, titulo, municipio_nombre, hora, lugar } = row;
  const fecha_fin = endsOn === startsOn ? null : endsOn;
  return { id, slug, titulo, municipio_nombre, hora, lugar, fecha_inicio: startsOn, fecha_fin, es_igual };
}
