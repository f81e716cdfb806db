/** An event as the public calls answer it. */
import { type Day, isDay, type Span } from '#values/day.ts';
import { notValid, optionalText } from '#values/fields.ts';
import type { AgendaItem, Fechas } from './evento.ts';
import type { EventoRow } from './queries.server.ts';

export function optionalDay(label: string) {
  return optionalText(label, 10).refine((text) => !text || isDay(text), { error: () => notValid(label) });
}

/** Without a span: an event whose rule nobody understands. */
export function toItem(row: EventoRow, span?: Span): AgendaItem {
  const es_recurrente = row.regla_recurrencia !== null;
  const { fecha_inicio, fecha_fin } = span ? toFechas(span) : { fecha_inicio: null, fecha_fin: null };
  const hora = span?.hora ?? row.hora;
  return { ...row, fecha_inicio, fecha_fin, hora, es_recurrente, regla_entendida: es_recurrente && span !== undefined };
}

export function toFechas({ startsOn, endsOn, movedFrom, hora }: Span): Fechas {
  return {
    fecha_inicio: startsOn,
    fecha_fin: endsOn === startsOn ? (null as Day | null) : endsOn,
    ...(movedFrom && { antes: movedFrom }),
    ...(hora && { hora }),
  };
}
