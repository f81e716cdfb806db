/** Opening hours as programs have them. */
import type { Day } from '#values/day.ts';

export interface Apertura extends Partial<Temporada> {
  /** As schema.org names the days: "Monday", "PublicHolidays". */
  dias: string[];
  abre: string;
  cierra: string;
}

/** Of every year, both days included: "11-01" to "03-31". */
export interface Temporada {
  desde: string;
  hasta: string;
}

export const festivos = 'PublicHolidays';

/** That it is closed, in a season or on holidays, is said as search engines are told: it opens and closes at midnight. */
export const cierre = { abre: '00:00', cierra: '00:00' };

export function isCierre({ abre, cierra }: Apertura): boolean {
  return abre === cierre.abre && cierra === cierre.cierra;
}

export function isWithin({ desde, hasta }: Temporada, day: Day): boolean {
  const date = day.slice(5);
  return desde <= hasta ? desde <= date && date <= hasta : date >= desde || date <= hasta;
}
