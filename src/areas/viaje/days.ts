/** A trip put in order: its days, and what is on each. */
import type { Day } from '#values/day.ts';
import { type Clave, cosasOf, decodeViaje, encodeViaje, maxCosas, maxDias, type Viaje, withoutCosa } from './viaje.ts';

/** The group of what has no day. */
export const noDay = -1;

/** The groups in the order in which they are shown: without a day, then the days. */
export function groupOf(viaje: Viaje, day: number): readonly Clave[] {
  return day === noDay ? viaje.sueltas : (viaje.dias[day]?.cosas ?? []);
}

export function withGroup(viaje: Viaje, day: number, cosas: readonly Clave[]): Viaje {
  if (day === noDay) return { ...viaje, sueltas: cosas };
  return { ...viaje, dias: viaje.dias.map((dia, index) => (index === day ? { ...dia, cosas } : dia)) };
}

/** To this place of this group; past the end is the end. */
export function moved(viaje: Viaje, clave: Clave, day: number, index: number): Viaje {
  if (!cosasOf(viaje).includes(clave) || day >= viaje.dias.length) return viaje;
  const rest = withoutCosa(viaje, clave);
  const group = groupOf(rest, day);
  const at = Math.max(0, Math.min(index, group.length));
  return withGroup(rest, day, [...group.slice(0, at), clave, ...group.slice(at)]);
}

export function withDia(viaje: Viaje, fecha: Day | null): Viaje {
  return viaje.dias.length >= maxDias ? viaje : { ...viaje, dias: [...viaje.dias, { fecha, cosas: [] }] };
}

/** What was planned for it has no day any more. */
export function withoutDia({ sueltas, dias }: Viaje, day: number): Viaje {
  return {
    sueltas: [...sueltas, ...(dias[day]?.cosas ?? [])],
    dias: dias.filter((_, index) => index !== day),
  };
}

export function withFecha(viaje: Viaje, day: number, fecha: Day | null): Viaje {
  return { ...viaje, dias: viaje.dias.map((dia, index) => (index === day ? { ...dia, fecha } : dia)) };
}

/**
 * With the days of a plan behind its own. What has no day yet goes to the plan's; what is on a day stays there. Undefined when it
 * does not fit whole: then nothing is lost either.
 */
export function withPlan(mine: Viaje, plan: Viaje): Viaje | undefined {
  const onDays = new Set(mine.dias.flatMap(({ cosas }) => cosas));
  const added = plan.dias
    .map(({ cosas }) => ({ fecha: null, cosas: cosas.filter((clave) => !onDays.has(clave)) }))
    .filter(({ cosas }) => cosas.length > 0);
  const placed = new Set(added.flatMap(({ cosas }) => cosas));
  const viaje = {
    sueltas: mine.sueltas.filter((clave) => !placed.has(clave)),
    dias: [...mine.dias, ...added],
  };
  return cosasOf(viaje).length > maxCosas || viaje.dias.length > maxDias ? undefined : viaje;
}

/** Two trips as one: the days of the second come after those of the first. */
export function joined(mine: Viaje, other: Viaje): Viaje {
  return decodeViaje(
    encodeViaje({ sueltas: [...mine.sueltas, ...other.sueltas], dias: [...mine.dias, ...other.dias] }),
  );
}

/** Each day of a trip in a colour of its own, on the map and in the list; beside them what has no day has none. */
const colours = ['--color-action', '--color-accent', '--color-gold-text', '--color-success'] as const;

export function dayColour({ dias }: Pick<Viaje, 'dias'>, day: number): string {
  const isBeside = day === noDay && dias.length > 0;
  return `var(${isBeside ? '--color-text-soft' : colours[Math.max(day, 0) % colours.length]})`;
}
