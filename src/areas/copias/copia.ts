/** What a copy is, and which of them are kept. */
import { addDays, type Day, todayInMadrid, weekday } from '#values/day.ts';

export const tiposCopia = ['a-mano', 'automatica'] as const;
export type TipoCopia = (typeof tiposCopia)[number];
export const tipoCopiaLabel = { 'a-mano': 'A mano', automatica: 'Automática' } satisfies Record<TipoCopia, string>;

export interface Copia {
  /** The file's name without its ending: it says when it was made and how. */
  id: string;
  fecha: string;
  bytes: number;
  tipo: TipoCopia;
}

export const idPattern = /^copia-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-(a-mano|automatica)$/;
const ending = '.tar';

export function idOf(now: Date, tipo: TipoCopia): string {
  return `copia-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${tipo}`;
}

export function fileOf(id: string): string {
  return `${id}${ending}`;
}

/** Undefined for a file that is not one of ours. */
export function copiaOf(file: string, bytes: number): Copia | undefined {
  const id = file.endsWith(ending) ? file.slice(0, -ending.length) : '';
  const [, day, hours, minutes, seconds, tipo] = idPattern.exec(id) ?? [];
  if (!day) return undefined;
  const fecha = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(fecha.getTime())) return undefined;
  return { id, fecha: fecha.toISOString(), bytes, tipo: tipo as TipoCopia };
}

const oldMs = 36 * 3_600_000;

/** Somebody should look why there is no newer one. */
export function isOld(fecha: string, now = new Date()): boolean {
  return now.getTime() - Date.parse(fecha) > oldMs;
}

/** How many days, weeks and months have a copy of theirs. */
export const kept = { days: 7, weeks: 4, months: 12 };

/**
 * Of those made at night: the last of each of the last days, weeks and months that have any stays, whatever the
 * calendar says, so that a site that was switched off loses none. Those made by hand are whoever made them's.
 */
export function toDrop(copias: Copia[]): Copia[] {
  const nightly = copias
    .filter(({ tipo }) => tipo === 'automatica')
    .sort((one, other) => other.fecha.localeCompare(one.fecha))
    .map((copia) => ({ copia, day: todayInMadrid(new Date(copia.fecha)) }));
  const stays = new Set<Copia>();
  const periods: [number, (day: Day) => string][] = [
    [kept.days, (day) => day],
    [kept.weeks, (day) => addDays(day, 1 - weekday(day))],
    [kept.months, (day) => day.slice(0, 7)],
  ];
  for (const [most, periodOf] of periods) {
    const newest = new Map<string, Copia>();
    for (const { copia, day } of nightly) {
      const period = periodOf(day);
      if (!newest.has(period) && newest.size < most) newest.set(period, copia);
    }
    for (const copia of newest.values()) stays.add(copia);
  }
  return nightly.map(({ copia }) => copia).filter((copia) => !stays.has(copia));
}
