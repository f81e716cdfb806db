/** "A menos de 1 km", "A 3,4 km". */
import { inFigures } from '#values/idioma/figures.ts';
import { say } from '#values/idioma/say.ts';

export function atDistance(km: number): string {
  return km < 1 ? say('A menos de 1 km') : say('A {km} km', { km: inFigures(km, 1) });
}
