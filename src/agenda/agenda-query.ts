/** The agenda's filters as they are written into the address, and what follows from them. */
import type { Day } from '#values/day.ts';
import { isMes } from '#values/mes.ts';
import type { AgendaFilter } from './agenda-search.ts';

type Filters = { [Name in keyof AgendaFilter]: AgendaFilter[Name] | undefined };

/** The month the calendar opens at, unless it is this one: the chosen one, or that of the first day asked for. */
export function calendarMes({ mes, cuando, desde }: AgendaFilter, today: Day): string | undefined {
  if (mes || cuando || !desde || desde < today) return mes;
  const asked = desde.slice(0, 7);
  return isMes(asked) ? asked : undefined;
}

/** "?cuando=hoy&tipo=3", or nothing. */
export function filterQuery({ cuando, desde, hasta, municipio, tipo, etiqueta, mes }: Filters): string {
  const query = new URLSearchParams(
    Object.entries({ cuando, desde, hasta, municipio, tipo, etiqueta, mes }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return query && `?${query}`;
}
