import { inFigures } from '#values/idioma/figures.ts';
import { say } from '#values/idioma/say.ts';

/** "40,0784° N, 2,1291° O": as people read coordinates. */
export function formatCoordinates(latitud: number, longitud: number): string {
  const format = (degrees: number) => inFigures(Math.abs(degrees), 5, 4);
  return `${format(latitud)}° ${latitud < 0 ? 'S' : 'N'}, ${format(longitud)}° ${longitud < 0 ? say('O ## oeste') : 'E'}`;
}
