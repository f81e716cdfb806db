/** Whether a thing of a trip is there on a day, and at what hour. */
import type { Cosa } from './cosa.ts';
import { maxFechas } from './viaje.ts';

/** What is no event is always there. Undefined: further ahead than the dates we know of what repeats. */
export function isOn(cosa: Pick<Cosa, 'tipo' | 'fechas'>, day: string): boolean | undefined {
  if (cosa.tipo !== 'evento' || dateOn(cosa, day)) return true;
  const last = cosa.fechas.at(-1);
  return cosa.fechas.length >= maxFechas && last && day > last.fecha_inicio ? undefined : false;
}

/** The hour at which it has to be that day, if it has one: a date that was moved may have another than the others. */
export function hourOn(cosa: Pick<Cosa, 'fechas' | 'hora'>, day: string | null): string | null {
  const date = day === null ? undefined : dateOn(cosa, day);
  return date ? hourOf(cosa, date) : null;
}

/** What a browser kept before dates had hours has that of the event. */
export function hourOf({ hora }: Pick<Cosa, 'hora'>, date: Cosa['fechas'][number]): string | null {
  return date.hora === undefined ? hora : date.hora;
}

function dateOn({ fechas }: Pick<Cosa, 'fechas'>, day: string): Cosa['fechas'][number] | undefined {
  return fechas.find(({ fecha_inicio, fecha_fin }) => fecha_inicio <= day && day <= (fecha_fin ?? fecha_inicio));
}
