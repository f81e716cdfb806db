/** A trip as a calendar: each thing on its day. */
import { type CalendarEvent, calendarFile } from '#agenda/calendario/ics.ts';
import type { Cosa } from './cosa.ts';
import { tipoNames } from './tipo-names.ts';
import type { Viaje } from './viaje.ts';

interface Trip {
  viaje: Viaje;
  cosas: ReadonlyMap<string, Cosa>;
  siteUrl: string;
  now: Date;
}

/** Undefined when no day has a date: then there is nothing to put into a calendar. */
export function tripCalendar({ viaje, cosas, siteUrl, now }: Trip): string | undefined {
  const events = viaje.dias.flatMap(({ fecha, cosas: claves }) =>
    fecha
      ? claves.flatMap((clave) => {
          const cosa = cosas.get(clave);
          return cosa ? [eventOf(cosa, fecha, siteUrl, now)] : [];
        })
      : [],
  );
  if (events.length === 0) return undefined;
  return calendarFile({ name: 'Mi viaje', url: `${siteUrl}/mi-viaje`, events });
}

function eventOf(cosa: Cosa, fecha: string, siteUrl: string, now: Date): CalendarEvent {
  const isThatDay = isOn(cosa, fecha);
  return {
    // The same thing on another day is another entry.
    id: `viaje-${cosa.clave}-${fecha.replaceAll('-', '')}`,
    title: cosa.titulo,
    description: tipoNames[cosa.tipo],
    ...(cosa.lugar && { place: cosa.lugar }),
    url: siteUrl + cosa.url,
    ...(isThatDay && cosa.hora && { startTime: cosa.hora }),
    revisedAt: now,
    when: { startsOn: fecha, endsOn: fecha },
  };
}

/** Whether an event takes place that day; what is no event is always there. */
export function isOn({ tipo, fechas }: Pick<Cosa, 'tipo' | 'fechas'>, day: string): boolean {
  if (tipo !== 'evento') return true;
  return fechas.some(({ fecha_inicio, fecha_fin }) => fecha_inicio <= day && day <= (fecha_fin ?? fecha_inicio));
}
