import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { type Days, publicKind } from '#server/public/kind.ts';
import { nextSpans, type Timetable } from '#values/agenda/agenda.ts';
import { withCambios } from '#values/agenda/cambios.ts';
import { type Day, todayInMadrid } from '#values/day.ts';
import { formatDays } from '#values/full-date.ts';

export const publicEventos = publicKind('evento', {
  shown,
  titulo: 'cosa.titulo',
  imagen: 'cosa.imagen',
  categoria: 'tipos_evento.nombre',
  lugar: ['cosa.lugar', 'municipios.nombre'],
  municipio_id: 'cosa.municipio_id',
  at: ['cosa', 'municipios'],
  etiquetas: 'cosa.etiquetas',
  // Its page stays when it is over; nobody looks for it any more.
  hasta: sql`cosa.ultimo_dia || 'T23:59'`,
  onDays,
  texto: ['cosa.descripcion', 'cosa.lugar', 'municipios.nombre', 'tipos_evento.nombre'],
  resumen: ['cosa.descripcion'],
  own: {
    columns: [
      ...(['cosa.fecha_inicio', 'cosa.fecha_fin', 'cosa.hora', 'cosa.regla_recurrencia'] as const),
      ...(['cosa.fechas_canceladas', 'cosa.fechas_movidas'] as const),
    ],
    read: ({ fecha_inicio, fecha_fin, hora, regla_recurrencia, fechas_canceladas, fechas_movidas }) => ({
      cuando: withCambios({ fecha_inicio, fecha_fin, hora, regla_recurrencia, fechas_canceladas, fechas_movidas }),
    }),
  },
  lines(_, eventos, now) {
    const today = todayInMadrid(new Date(now));
    return eventos.map(({ cuando, lugar }) => ({
      detalle: [whenOf(cuando, today), ...lugar].filter(Boolean).join(' · '),
    }));
  },
});

function shown(db: Db) {
  return db
    .selectFrom('eventos as cosa')
    .innerJoin('municipios', 'municipios.id', 'cosa.municipio_id')
    .leftJoin('tipos_evento', 'tipos_evento.id', 'cosa.tipo_evento_id');
}

/** Those whose own days touch one of these, and those that come back: their rule says when. */
function onDays({ from, to }: Days) {
  return sql<boolean>`(cosa.ultimo_dia >= ${from} and cosa.fecha_inicio <= ${to} or cosa.regla_recurrencia is not null)`;
}

/** "4 de mayo de 2040, 18:30", or the words of a rule that nobody understands. */
function whenOf(cuando: Timetable, today: Day): string {
  const [span] = nextSpans(cuando, today, 1) ?? [];
  const days = span
    ? formatDays(span.startsOn, span.endsOn === span.startsOn ? null : span.endsOn)
    : cuando.regla_recurrencia;
  return [days, span?.hora ?? cuando.hora].filter(Boolean).join(', ');
}
