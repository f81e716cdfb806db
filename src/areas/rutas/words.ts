/** How a route is described. */
import { inFigures } from '#values/idioma/figures.ts';
import { later, say } from '#values/idioma/say.ts';
import type { Dificultad } from './dificultad.ts';

export const dificultadNames = {
  facil: later('Fácil'),
  moderada: later('Moderada'),
  dificil: later('Difícil'),
} satisfies Record<Dificultad, string>;

/** "8,4 km" */
export function kilometres(metres: number): string {
  const km = metres / 1000;
  return `${inFigures(km, km < 100 ? 1 : 0)} km`;
}

/** "320 m" */
export function inMetres(metres: number): string {
  return `${inFigures(metres)} m`;
}

/** "2 h 45 min" */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** "8,4 km · 320 m de subida · 2 h 45 min" */
export function inShort({ distancia_m, subida_m, minutos }: Measured): string {
  const parts = [
    kilometres(distancia_m),
    subida_m === null ? '' : say('{metros} de subida', { metros: inMetres(subida_m) }),
    duration(minutos),
  ];
  return parts.filter(Boolean).join(' · ');
}

interface Measured {
  distancia_m: number;
  subida_m: number | null;
  minutos: number;
}
