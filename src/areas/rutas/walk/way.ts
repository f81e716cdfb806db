/** The line of a route to go along: how far one has come, and how far off it one is. Pure; runs in the browser, without a connection. */
import { longitudeScale, type Point } from '#values/coordenadas/distance.ts';
import { later, say } from '#values/idioma/say.ts';
import type { Ruta } from '../ruta.ts';

const metresPerDegree = 111_195;

export interface Way {
  /** Each with its metres from the beginning; `isStart` where a piece begins: nothing lies between it and the one before. */
  points: readonly (Point & { metros: number; isStart: boolean })[];
  metros: number;
  isCircular: boolean;
}

export interface OnWay extends Point {
  /** From the beginning. */
  metros: number;
  /** How far it is to the line. */
  away: number;
}

/** What is drawn is lighter than what was recorded: each piece is stretched to the metres that it has. */
export function wayOf({
  linea,
  cortes,
  distancia_m,
  circular,
}: Pick<Ruta, 'linea' | 'cortes' | 'distancia_m' | 'circular'>): Way {
  const starts = [{ punto: 0, metros: 0 }, ...cortes];
  const points = starts.flatMap(({ punto, metros: from }, index) => {
    const next = starts[index + 1];
    const piece = linea.slice(punto, next?.punto).map(([latitud, longitud]) => ({ latitud, longitud }));
    const sums = lengthsOf(piece);
    const stretch = sums.at(-1)! > 0 ? ((next?.metros ?? distancia_m) - from) / sums.at(-1)! : 0;
    return piece.map((point, at) => ({ ...point, metros: from + sums[at]! * stretch, isStart: at === 0 }));
  });
  return { points, metros: distancia_m, isCircular: circular };
}

function lengthsOf(piece: Point[]): number[] {
  let sum = 0;
  return piece.map((point, index) => {
    const before = piece[index - 1];
    if (before) {
      const { x, y } = metresFrom(before, point);
      sum += Math.hypot(x, y);
    }
    return sum;
  });
}

/** To the east and to the north: flat, which within a walk is true to the metre. */
function metresFrom(from: Point, to: Point) {
  return {
    x: (to.longitud - from.longitud) * longitudeScale(from.latitud) * metresPerDegree,
    y: (to.latitud - from.latitud) * metresPerDegree,
  };
}

/**
 * Where a line passes twice, what is nearer to how far one had come is meant: each metre from there counts as so many off the
 * line, up to a bound, for somebody may also come back to it elsewhere.
 */
const perMetre = 0.05;
const boundMetres = 600;

export function nearestOn({ points }: Way, at: Point, before = 0): OnWay {
  const found: OnWay[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from || to.isStart) continue;
    const [line, there] = [metresFrom(from, to), metresFrom(from, at)];
    const length = line.x ** 2 + line.y ** 2;
    const share = length === 0 ? 0 : clamp((there.x * line.x + there.y * line.y) / length, 0, 1);
    found.push({
      ...between(from, to, share),
      metros: from.metros + (to.metros - from.metros) * share,
      away: Math.hypot(there.x - line.x * share, there.y - line.y * share),
    });
  }
  const costOf = ({ away, metros }: OnWay) => away + perMetre * Math.min(Math.abs(metros - before), boundMetres);
  return found.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
}

/** The place after so many metres. */
export function placeAt({ points }: Way, metros: number): Point {
  const next = points.findIndex((point) => point.metros >= metros);
  const [from, to] = [points[Math.max(0, next - 1)]!, points[next === -1 ? points.length - 1 : next]!];
  const length = to.metros - from.metros;
  return to.isStart || length <= 0 ? to : between(from, to, clamp((metros - from.metros) / length, 0, 1));
}

/** Altitudes stand at equal distances. */
export function altitudeAt(altitudes: readonly number[], share: number): number {
  const at = clamp(share, 0, 1) * (altitudes.length - 1);
  const [from, to] = [altitudes[Math.floor(at)]!, altitudes[Math.ceil(at)]!];
  return Math.round(from + (to - from) * (at - Math.floor(at)));
}

const winds = [
  ...[later('norte'), later('noreste'), later('este'), later('sureste')],
  ...[later('sur'), later('suroeste'), later('oeste'), later('noroeste')],
];

/** "noreste": which way it is from one to the other. */
export function windTo(from: Point, to: Point): string {
  const { x, y } = metresFrom(from, to);
  return say(winds[(Math.round(Math.atan2(x, y) / (Math.PI / 4)) + 8) % 8]!);
}

function between(from: Point, to: Point, share: number): Point {
  return {
    latitud: from.latitud + (to.latitud - from.latitud) * share,
    longitud: from.longitud + (to.longitud - from.longitud) * share,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
