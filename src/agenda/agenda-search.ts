/** The agenda's filters as they stand in the address. */

import { pageSearch } from '#site/page-search.ts';
import { type Day, isDay } from '#values/day.ts';
import { type Etiqueta, isEtiqueta } from '#values/etiquetas.ts';
import { isMes } from '#values/mes.ts';
import { type Cuando, cuandos } from './cuando.ts';

export interface AgendaFilter {
  cuando?: Cuando;
  desde?: Day;
  hasta?: Day;
  municipio?: number;
  tipo?: number;
  etiqueta?: Etiqueta;
  /** The month of the calendar: '2026-12'. */
  mes?: string;
}

type Filters = { [Name in keyof AgendaFilter]: AgendaFilter[Name] | undefined };

export type AgendaSearch = AgendaFilter & { pagina?: number };

/** What is not understood, or was left empty in the form, does not filter. */
export function agendaSearch(search: Record<string, unknown>): AgendaSearch {
  const { cuando, desde, hasta, etiqueta, mes } = search;
  const municipio = Number(search.municipio);
  const tipo = Number(search.tipo);
  return {
    ...(isCuando(cuando) && { cuando }),
    ...(typeof desde === 'string' && isDay(desde) && { desde }),
    ...(typeof hasta === 'string' && isDay(hasta) && { hasta }),
    ...(isId(municipio) && { municipio }),
    ...(isId(tipo) && { tipo }),
    ...(isEtiqueta(etiqueta) && { etiqueta }),
    ...(isMes(mes) && { mes }),
    ...pageSearch(search),
  };
}

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

function isCuando(value: unknown): value is Cuando {
  return (cuandos as readonly unknown[]).includes(value);
}

function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
}
