/** Which days a screen shows, kept in its address. */
import { addDays, type Day, isDay } from '#values/day.ts';
import type { Estadisticas, Period } from './estadistica.ts';

export const periodos = { '7': '7 días', '30': '30 días', '12m': '12 meses' } as const;
export type Periodo = keyof typeof periodos;

export interface PeriodSearch {
  periodo?: Periodo | undefined;
  desde?: Day | undefined;
  hasta?: Day | undefined;
}

export function periodSearch(search: Record<string, unknown>): PeriodSearch {
  const { desde, hasta } = search;
  // The router reads ?periodo=7 as a number.
  const periodo = String(search.periodo) as Periodo;
  return {
    ...(Object.hasOwn(periodos, periodo) && { periodo }),
    ...(typeof desde === 'string' && isDay(desde) && { desde }),
    ...(typeof hasta === 'string' && isDay(hasta) && { hasta }),
  };
}

/** Own dates before a named period; thirty days without either. Twelve months are a year up to today. */
export function daysShown({ periodo = '30', desde, hasta }: PeriodSearch, today: Day): Period {
  if (desde && hasta) return desde <= hasta ? { desde, hasta } : { desde: hasta, hasta: desde };
  const length = { '7': 7, '30': 30, '12m': 365 }[periodo];
  return { desde: addDays(today, 1 - length), hasta: today };
}

/** What the chart draws: a day that is not over would look like a fall, so today has only what was there before. */
export function drawnDays(days: Estadisticas['por_dia'], today: Day) {
  return days.map((day) => (day.dia === today ? { dia: day.dia, paginas_antes: day.paginas_antes } : day));
}
