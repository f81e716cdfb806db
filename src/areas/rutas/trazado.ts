/** What can be said of a track: how long it is, how far up and down, how long it takes, and a lighter line to draw. */
import { distanceKm, longitudeScale, type Point } from '#values/coordenadas/distance.ts';
import type { Dificultad } from './dificultad.ts';

export interface TrackPoint extends Point {
  /** Metres above the sea; all points of a track have it, or none. */
  altitud?: number | undefined;
}

/** Pieces recorded without a pause; what lies between two of them was not walked. */
export type Track = readonly (readonly TrackPoint[])[];

export interface Measures {
  distancia_m: number;
  subida_m: number | null;
  bajada_m: number | null;
  altitud_min: number | null;
  altitud_max: number | null;
  minutos: number;
  circular: number;
  latitud: number;
  longitud: number;
}

/** All that is kept of a track besides the track itself, as the database has it. */
export function columnsOf(track: Track) {
  const profile = profileOf(track);
  const { linea, cortes } = lineOf(track);
  return {
    ...measure(track),
    linea: JSON.stringify(linea),
    cortes: JSON.stringify(cortes),
    perfil: profile && JSON.stringify(profile),
  };
}

export function measure(track: Track): Measures {
  const points = track.flat();
  const distancia_m = Math.round(wayOf(track).at(-1) ?? 0);
  const pieces = smoothAltitudes(track);
  const climb = pieces && sumOf(pieces.map(climbOf));
  const altitudes = pieces?.flat();
  const [first, last] = [points[0]!, points.at(-1)!];
  return {
    distancia_m,
    subida_m: climb ? Math.round(climb.up) : null,
    bajada_m: climb ? Math.round(climb.down) : null,
    altitud_min: altitudes ? Math.round(least(altitudes)) : null,
    altitud_max: altitudes ? Math.round(most(altitudes)) : null,
    minutos: walkingMinutes(distancia_m, climb?.up ?? 0, climb?.down ?? 0),
    circular: distancia_m > 1000 && distanceKm(first, last) < 0.25 ? 1 : 0,
    latitud: first.latitud,
    longitud: first.longitud,
  };
}

/** Metres walked up to each point. */
export function wayOf(track: Track): number[] {
  const way: number[] = [];
  let walked = 0;
  for (const piece of track)
    for (const [index, point] of piece.entries()) {
      if (index > 0) walked += distanceKm(piece[index - 1]!, point) * 1000;
      way.push(walked);
    }
  return way;
}

/** Half of the stretch over which altitudes are averaged: satellites tell a height only roughly. */
const smoothingM = 30;

/** Each altitude as the mean of those around it in its piece; undefined for a track without altitudes. */
function smoothAltitudes(track: Track): number[][] | undefined {
  if (track[0]?.[0]?.altitud === undefined) return undefined;
  return track.map((piece) => smoothed(piece, wayOf([piece])));
}

function smoothed(points: readonly TrackPoint[], way: readonly number[]): number[] {
  const sums = [0];
  for (const { altitud = 0 } of points) sums.push(sums.at(-1)! + altitud);
  let [from, to] = [0, 0];
  return points.map((_, index) => {
    // As far on both sides, so that a slope stays where it is at the ends too.
    const reach = Math.min(smoothingM, way[index]!, way.at(-1)! - way[index]!);
    while (way[from]! < way[index]! - reach) from++;
    while (from > 0 && way[from - 1]! >= way[index]! - reach) from--;
    to = Math.max(to, index);
    while (to + 1 < way.length && way[to + 1]! <= way[index]! + reach) to++;
    while (way[to]! > way[index]! + reach) to--;
    return (sums[to + 1]! - sums[from]!) / (to + 1 - from);
  });
}

/** Ups and downs smaller than this are the instrument's, not the path's. */
const leastClimbM = 4;

/** From turning point to turning point; a turn counts once it is certain. */
export function climbOf(altitudes: readonly number[]): { up: number; down: number } {
  const climbed = { up: 0, down: 0 };
  let [low, high] = [altitudes[0] ?? 0, altitudes[0] ?? 0];
  let direction = 0;
  const add = (metres: number) => {
    if (metres > 0) climbed.up += metres;
    else climbed.down -= metres;
  };
  for (const altitude of altitudes) {
    if (direction >= 0) high = Math.max(high, altitude);
    if (direction <= 0) low = Math.min(low, altitude);
    if (direction >= 0 && high - altitude >= leastClimbM) {
      if (direction > 0) add(high - low);
      direction = -1;
      low = altitude;
    } else if (direction <= 0 && altitude - low >= leastClimbM) {
      if (direction < 0) add(low - high);
      direction = 1;
      high = altitude;
    }
  }
  if (direction > 0) add(high - low);
  if (direction < 0) add(low - high);
  return climbed;
}

function sumOf(climbs: readonly { up: number; down: number }[]): { up: number; down: number } {
  return climbs.reduce((sum, { up, down }) => ({ up: sum.up + up, down: sum.down + down }), { up: 0, down: 0 });
}

/** As Spain's mountain federations reckon (MIDE): 4 km, 400 m up or 600 m down an hour; the lesser half counts half. */
export function walkingMinutes(metres: number, up: number, down: number): number {
  const flat = metres / 4000;
  const steep = up / 400 + down / 600;
  const hours = Math.max(flat, steep) + Math.min(flat, steep) / 2;
  return Math.max(5, Math.round((hours * 60) / 5) * 5);
}

/** A kilometre, or a hundred metres up, is one unit of effort. */
export function dificultadOf({ distancia_m, subida_m }: Pick<Measures, 'distancia_m' | 'subida_m'>): Dificultad {
  const effort = distancia_m / 1000 + (subida_m ?? 0) / 100;
  return effort < 12 ? 'facil' : effort < 22 ? 'moderada' : 'dificil';
}

const linePoints = 240;
const profilePoints = 160;
/** Enough of them for any drawing, and no track can make the work below long. */
const readPoints = 4000;
/** More pieces than this are the recorder's, not the walk's: the longest are drawn. */
const mostPieces = 60;
/** Whoever goes on where they stopped has not interrupted anything. */
const sameSpotKm = 0.025;

/** Where a further piece begins: at which point of the drawn line, and after how many metres. */
export interface Corte {
  punto: number;
  metros: number;
}

export interface Line {
  linea: [latitud: number, longitud: number][];
  cortes: Corte[];
}

/** The line to draw: few points, where it bends; all pieces one after another. */
export function lineOf(track: Track): Line {
  const pieces = drawnPieces(track);
  const read = thinnedTrack(
    pieces.map(({ points }) => points),
    readPoints,
  );
  let lines: Point[][] = read;
  for (let metres = 2; lines.flat().length > linePoints; metres *= 1.5)
    lines = read.map((points) => simplified(points, metres));
  const cortes = lines.map((_, index) => ({
    punto: lines.slice(0, index).flat().length,
    metros: Math.round(pieces[index]!.metros),
  }));
  const linea = lines
    .flat()
    .map(({ latitud, longitud }): [number, number] => [rounded(latitud, 5), rounded(longitud, 5)]);
  return { linea, cortes: cortes.slice(1) };
}

interface Piece {
  points: TrackPoint[];
  /** Walked before it. */
  metros: number;
}

/** Pieces that go on where the one before stopped are one. */
function drawnPieces(track: Track): Piece[] {
  const pieces: Piece[] = [];
  let metros = 0;
  for (const piece of track) {
    const last = pieces.at(-1);
    const isHere = last && distanceKm(last.points.at(-1)!, piece[0]!) < sameSpotKm;
    if (isHere) for (const point of piece) last.points.push(point);
    else pieces.push({ points: [...piece], metros });
    metros += wayOf([piece]).at(-1)!;
  }
  if (pieces.length <= mostPieces) return pieces;
  const lengths = new Map(pieces.map((piece, index) => [piece, (pieces[index + 1]?.metros ?? metros) - piece.metros]));
  const longest = new Set(
    [...pieces].sort((one, other) => lengths.get(other)! - lengths.get(one)!).slice(0, mostPieces),
  );
  return pieces.filter((piece) => longest.has(piece));
}

/** Altitudes at equal distances along the way. */
export function profileOf(track: Track): number[] | null {
  const way = wayOf(track);
  const altitudes = smoothAltitudes(track)?.flat();
  const whole = way.at(-1) ?? 0;
  if (!altitudes || whole === 0) return null;
  let at = 0;
  return Array.from({ length: profilePoints }, (_, index) => {
    const metres = (whole * index) / (profilePoints - 1);
    while (at + 1 < way.length - 1 && way[at + 1]! < metres) at++;
    const [from, to] = [way[at]!, way[at + 1]!];
    const share = to > from ? Math.min(1, (metres - from) / (to - from)) : 0;
    return Math.round(altitudes[at]! + (altitudes[at + 1]! - altitudes[at]!) * share);
  });
}

/** About so many points of all, evenly; each piece keeps its ends. */
export function thinnedTrack(track: Track, count: number): TrackPoint[][] {
  const all = track.reduce((sum, { length }) => sum + length, 0);
  return track.map((piece) => thinned([...piece], Math.max(2, Math.floor((count * piece.length) / all))));
}

function thinned<Item>(items: Item[], count: number): Item[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]!);
}

/** Douglas and Peucker: what is left out lies within so many metres of what is drawn. */
function simplified(points: readonly Point[], metres: number): Point[] {
  const scale = longitudeScale(points[0]?.latitud ?? 0);
  const flat = points.map(({ latitud, longitud }) => [longitud * scale * 111_195, latitud * 111_195] as const);
  const kept = new Set<number>([0, points.length - 1]);
  const pieces: [from: number, to: number][] = [[0, points.length - 1]];
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [from, to] = piece;
    const farthest = farthestBetween(flat, from, to);
    if (!farthest || farthest.metres <= metres) continue;
    kept.add(farthest.index);
    pieces.push([from, farthest.index], [farthest.index, to]);
  }
  return [...kept].sort((one, other) => one - other).map((index) => points[index]!);
}

type Flat = readonly [x: number, y: number];

function farthestBetween(points: readonly Flat[], from: number, to: number) {
  let found: { index: number; metres: number } | undefined;
  const [[ax, ay], [bx, by]] = [points[from]!, points[to]!];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  for (let index = from + 1; index < to; index++) {
    const [x, y] = points[index]!;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    const metres = Math.hypot(x - ax - along * dx, y - ay - along * dy);
    if (!found || metres > found.metres) found = { index, metres };
  }
  return found;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other));
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other));
}
