/** The agenda's filters as they are read from the address. */
import { pageSearch } from '#site/page-search.ts';
import { type Cuando, cuandos } from '#values/agenda/cuando.ts';
import { type Day, isDay } from '#values/day.ts';
import { type Etiqueta, isEtiqueta } from '#values/etiquetas.ts';
import { isMes } from '#values/mes.ts';

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

function isCuando(value: unknown): value is Cuando {
  return (cuandos as readonly unknown[]).includes(value);
}

function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
}
