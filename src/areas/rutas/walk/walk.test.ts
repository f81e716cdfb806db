import { expect, test } from 'vitest';
import { rutas } from '#demo/content/rutas.ts';
import { windingTrack } from '../a-track.testing.ts';
import { columnsOf } from '../trazado.ts';
import { type Fix, leftOf, type Walk, walkInWords, walkOn } from './walk.ts';
import { altitudeAt, nearestOn, placeAt, type Way, wayOf, windTo } from './way.ts';

type Pieces = { latitud: number; longitud: number; altitud: number | undefined }[][];

/** As the page has it: drawn from a recorded track. */
function wayOfTrack(track: Pieces): Way {
  const { linea, cortes, distancia_m, circular } = columnsOf(track);
  return wayOf({ linea: JSON.parse(linea), cortes: JSON.parse(cortes), distancia_m, circular: circular === 1 });
}
const winding = windingTrack(3000).map(({ lat, lon, ele }) => ({ latitud: lat, longitud: lon, altitud: ele }));
const line = wayOfTrack([winding]);
const huecar = rutas[0]!.puntos.map(([latitud, longitud, altitud]) => ({ latitud, longitud, altitud }));

/** What a telephone errs by, the same every time. */
function shaken({ latitud, longitud }: { latitud: number; longitud: number }, index: number, metres = 8): Fix {
  const [toNorth, toEast] = [Math.sin(index * 7.3), Math.cos(index * 3.1)].map((part) => (part * metres) / 111_195);
  return { latitud: latitud + toNorth!, longitud: longitud + toEast! * 1.3, accuracy: 12 };
}

function walked(way: Way, places: Fix[]): Walk[] {
  const walks: Walk[] = [];
  for (const place of places) walks.push(walkOn(way, walks.at(-1), place));
  return walks;
}

/** A fix every 25 metres, as who walks briskly and is asked every 20 seconds. */
const stepsAlong = (way: Way, from: number, to: number) =>
  Array.from({ length: Math.floor(Math.abs(to - from) / 25) + 1 }, (_, index) =>
    shaken(placeAt(way, from + Math.sign(to - from) * index * 25), index),
  );

test('who walks a recorded track is on it all the way, and what remains becomes less to the end', () => {
  const walks = walked(line, stepsAlong(line, 0, line.metros));
  expect(walks.filter(({ isOff, hasBegun }) => isOff || !hasBegun)).toEqual([]);
  const errors = walks.map(({ on }, index) => Math.abs(on.metros - index * 25));
  expect(Math.max(...errors)).toBeLessThan(40);
  expect(leftOf(line, walks.at(-1)!)).toBeLessThan(60);
  expect(walkInWords(line, walks[20]!, 600).text).toMatch(/^Vas por el camino\. Te quedan \d+,?\d* km, unos \d+ h/);
  expect(walkInWords(line, walks.at(-1)!, 600)).toEqual({ kind: 'end', text: 'Has llegado al final del camino.' });
});

test('leaving it is told at the second time, with how far and which way it is, and coming back too', () => {
  const out = placeAt(line, 5000);
  const aside = (metres: number): Fix => ({ ...out, latitud: out.latitud + metres / 111_195, accuracy: 10 });
  const walks = walked(line, [
    ...stepsAlong(line, 4000, 5000),
    aside(150),
    aside(220),
    aside(220),
    aside(30),
    aside(5),
  ]);
  const isOff = walks.slice(-6).map((walk) => walk.isOff);
  expect(isOff[0]).toBe(false);
  expect(isOff.slice(1)).toEqual([false, true, true, expect.any(Boolean), false]);
  expect(walkInWords(line, walks.at(-3)!, 600).text).toMatch(
    /^Te has salido del camino: está a \d+ m, hacia el [a-z]+\.$/,
  );
});

test('a single wild fix, or one that says nothing, is no way out', () => {
  const steps = stepsAlong(line, 0, 1000);
  const wild = { ...steps[10]!, latitud: steps[10]!.latitud + 0.002 };
  expect(walked(line, [...steps.slice(0, 10), wild, ...steps.slice(11)]).some(({ isOff }) => isOff)).toBe(false);
  const blind = { ...wild, accuracy: 900 };
  const walks = walked(line, [...steps.slice(0, 10), blind, blind, blind]);
  expect([walks.at(-1)!.isOff, walkInWords(line, walks.at(-1)!, 60).kind]).toEqual([false, 'vague']);
});

test('whoever is still at home has not left anything', () => {
  const [walk] = walked(line, [{ latitud: 40.0, longitud: -2.5, accuracy: 20 }]);
  expect(walkInWords(line, walk!, 60)).toEqual({
    kind: 'far',
    text: expect.stringMatching(/^Todavía no estás en el camino: está a \d+,?\d* km, hacia el noreste\.$/),
  });
});

test('there and back on the same path: what remains does not jump', () => {
  const there = winding.slice(0, 1000);
  const way = wayOfTrack([[...there, ...there.toReversed()]]);
  const walks = walked(way, stepsAlong(way, 0, way.metros));
  const left = walks.map((walk) => leftOf(way, walk));
  expect(left.slice(1).filter((metres, index) => metres > left[index]! + 60)).toEqual([]);
  expect(left.at(-1)).toBeLessThan(80);
});

test('a circle, and any way, may be walked the other way round', () => {
  const circle = wayOfTrack([huecar]);
  expect(circle.isCircular).toBe(true);
  const walks = walked(circle, stepsAlong(circle, circle.metros, 0));
  const later = walks.slice(12, -3);
  expect(new Set(later.map(({ sense }) => sense))).toEqual(new Set([-1]));
  expect(leftOf(circle, later.at(-1)!)).toBeLessThan(200);
  const backwards = walked(line, stepsAlong(line, line.metros, line.metros - 1000));
  expect(leftOf(line, backwards.at(-1)!)).toBeLessThan(line.metros - 900);
});

test('a track in two pieces: nothing lies between them', () => {
  const way = wayOfTrack([winding.slice(0, 500), winding.slice(1500, 2000)]);
  const second = way.points.findIndex(({ isStart }, index) => isStart && index > 0);
  const [from, to] = [way.points[second - 1]!, way.points[second]!];
  const middle = { latitud: (from.latitud + to.latitud) / 2, longitud: (from.longitud + to.longitud) / 2 };
  expect(nearestOn(way, middle).away).toBeGreaterThan(300);
  expect(nearestOn(way, to).metros).toBeCloseTo(to.metros, 0);
});

test('a point of the way, its altitude and the winds', () => {
  expect(nearestOn(line, placeAt(line, 1234)).metros).toBeCloseTo(1234, 0);
  expect(placeAt(line, 1e9)).toMatchObject({ latitud: line.points.at(-1)!.latitud });
  expect([altitudeAt([100, 200], 0.25), altitudeAt([100, 200], 2), altitudeAt([50], 0.5)]).toEqual([125, 200, 50]);
  const at = { latitud: 40, longitud: -2 };
  expect(windTo(at, { latitud: 41, longitud: -2 })).toBe('norte');
  expect(windTo(at, { latitud: 40, longitud: -3 })).toBe('oeste');
  expect(windTo(at, { latitud: 39, longitud: -1 })).toBe('sureste');
});

test('one fix on the longest line takes no time', () => {
  const linea = Array.from({ length: 20_000 }, (_, n): [number, number] => [40 + n / 1e5, -2 + Math.sin(n / 50) / 100]);
  const way = wayOf({ linea, cortes: [], distancia_m: 900_000, circular: false });
  const start = performance.now();
  nearestOn(way, { latitud: 40.05, longitud: -2 });
  expect(performance.now() - start).toBeLessThan(500);
});
