/** A trip as a calendar: each thing on its day. */
import { pathHere } from '#idioma-path.ts';
import { type CalendarEvent, calendarFile } from '#values/calendar/ics.ts';
import { say } from '#values/idioma/say.ts';
import type { Cosa } from './cosa.ts';
import { tipoNames } from './tipo-names.ts';
import type { Viaje } from './viaje.ts';
import { hourOn, isOn } from './when.ts';

interface Trip {
  viaje: Viaje;
  cosas: ReadonlyMap<string, Cosa>;
  siteUrl: string;
  now: Date;
}

interface TripCalendar {
  /** Undefined when nothing stands on a day with a date: then there is nothing to put into a calendar. */
  file: string | undefined;
  /** Events that are not on the day on which they stand: a calendar would say what is not so. */
  leftOut: Cosa[];
}

export function tripCalendar({ viaje, cosas, siteUrl, now }: Trip): TripCalendar {
  const planned = viaje.dias.flatMap(({ fecha, cosas: claves }) =>
    fecha
      ? claves.flatMap((clave) => {
          const cosa = cosas.get(clave);
          return cosa ? [{ cosa, fecha }] : [];
        })
      : [],
  );
  const isWrong = ({ cosa, fecha }: (typeof planned)[number]) => isOn(cosa, fecha) === false;
  const events = planned.filter((one) => !isWrong(one)).map(({ cosa, fecha }) => eventOf(cosa, fecha, siteUrl, now));
  return {
    file:
      events.length > 0
        ? calendarFile({ name: say('Mi viaje'), url: siteUrl + pathHere('/mi-viaje'), events })
        : undefined,
    leftOut: planned.filter(isWrong).map(({ cosa }) => cosa),
  };
}

function eventOf(cosa: Cosa, fecha: string, siteUrl: string, now: Date): CalendarEvent {
  const startTime = hourOn(cosa, fecha);
  return {
    // The same thing on another day is another entry.
    id: `viaje-${cosa.clave}-${fecha.replaceAll('-', '')}`,
    title: cosa.titulo,
    description: say(tipoNames[cosa.tipo]),
    ...(cosa.lugar && { place: cosa.lugar }),
    url: siteUrl + pathHere(cosa.url),
    ...(startTime && { startTime }),
    revisedAt: now,
    when: { startsOn: fecha, endsOn: fecha },
  };
}
