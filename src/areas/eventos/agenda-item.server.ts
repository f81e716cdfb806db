/** What the public calls of the agenda are asked, and an event as they answer it. */
import { z } from 'zod';
import { cuandos } from '#values/agenda/cuando.ts';
import type { Day, Span } from '#values/day.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { dayFilter } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { later } from '#values/idioma/say.ts';
import type { AgendaItem, Fechas } from './evento.ts';
import type { EventoFilter, EventoRow } from './queries.server.ts';

export const agendaDays = {
  desde: dayFilter(later('La fecha «desde»')),
  hasta: dayFilter(later('La fecha «hasta»')),
  cuando: z.enum([...cuandos, ''], { error: later('El valor de «cuando» debe ser hoy o fin-de-semana.') }).optional(),
};

export const agendaFilters = {
  municipio: filterId(later('El municipio')),
  tipo: filterId(later('El tipo de evento')),
  etiqueta: etiquetaFilter(),
};

export function filterOf(input: {
  municipio?: number | null | undefined;
  tipo?: number | null | undefined;
  etiqueta?: EventoFilter['etiqueta'];
}): EventoFilter {
  return {
    municipioId: input.municipio ?? undefined,
    tipoId: input.tipo ?? undefined,
    etiqueta: input.etiqueta,
  };
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
