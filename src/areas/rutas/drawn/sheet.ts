/** The sheet that a route is drawn on. */
import { longitudeScale, type Point } from '#values/coordenadas/distance.ts';
import type { Ruta } from '../ruta.ts';

/** Units across; the height follows from the line, within what a screen bears. */
export const width = 720;
const border = 64;
const metresPerDegree = 111_195;

export interface At {
  x: number;
  y: number;
}

/** How degrees become units: the line in the middle, room for words around it. */
export function sheetOf(line: Ruta['linea']) {
  const latitudes = line.map(([latitud]) => latitud);
  const longitudes = line.map(([, longitud]) => longitud);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const scale = longitudeScale((south + north) / 2);
  const wide = Math.max((east - west) * scale * metresPerDegree, 200);
  const tall = Math.max((north - south) * metresPerDegree, 200);
  // Never higher than wide by much: a phone's screen is soon full.
  const metresPerUnit = Math.max(wide / (width - 2 * border), tall / (width * 1.1 - 2 * border));
  const height = Math.round(Math.max(tall / metresPerUnit + 2 * border, width * 0.5));
  const middle = { latitud: (south + north) / 2, longitud: (west + east) / 2 };
  return {
    height,
    metresPerUnit,
    at(latitud: number, longitud: number): At {
      const toEast = ((longitud - middle.longitud) * scale * metresPerDegree) / metresPerUnit;
      const toSouth = ((middle.latitud - latitud) * metresPerDegree) / metresPerUnit;
      return { x: round(width / 2 + toEast), y: round(height / 2 + toSouth) };
    },
    of(x: number, y: number): Point {
      return {
        latitud: middle.latitud - ((y - height / 2) * metresPerUnit) / metresPerDegree,
        longitud: middle.longitud + ((x - width / 2) * metresPerUnit) / (scale * metresPerDegree),
      };
    },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
