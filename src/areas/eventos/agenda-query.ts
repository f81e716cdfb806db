/** The agenda's filters as they are written into the address, and what follows from them. */

import { cuandoLabel } from '#values/agenda/cuando.ts';
import type { Day } from '#values/day.ts';
import { type Etiqueta, etiquetaLabel } from '#values/etiquetas.ts';
import { formatDays, formatFullDate } from '#values/full-date.ts';
import { say, sayCount } from '#values/idioma/say.ts';
import { isMes, mesLabel } from '#values/mes.ts';
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

/** How many there are of what was asked for, read out when a filter is pressed: "3 eventos este fin de semana, con niños". */
export function eventosFound(total: number, filter: AgendaFilter): string {
  return found(sayCount(total, '{n} evento', '{n} eventos'), daysOf(filter), filter.etiqueta);
}

/** "4 actividades, con niños": they have no dates. */
export function actividadesFound(total: number, { etiqueta }: AgendaFilter): string {
  return found(sayCount(total, '{n} actividad', '{n} actividades'), '', etiqueta);
}

function found(count: string, days: string, etiqueta: Etiqueta | undefined): string {
  return [[count, days].filter(Boolean).join(' '), etiqueta && say(etiquetaLabel[etiqueta]).toLowerCase()]
    .filter(Boolean)
    .join(', ');
}

function daysOf({ cuando, desde, hasta, mes }: AgendaFilter): string {
  if (cuando) return say(cuandoLabel[cuando]).toLowerCase();
  if (desde && desde === hasta) return say('el {dia}', { dia: formatFullDate(desde) });
  if (desde && hasta) return formatDays(desde, hasta);
  if (desde) return say('desde el {dia}', { dia: formatFullDate(desde) });
  if (hasta) return say('hasta el {dia}', { dia: formatFullDate(hasta) });
  return mes ? say('en {mes}', { mes: mesLabel(mes) }) : '';
}
