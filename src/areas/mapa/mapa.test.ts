import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { edges, isOnMap } from '#values/coordenadas/on-map.ts';
import { clusterName } from './explorer/cluster-name.ts';
import { canSeparate, clusterPoints, spread } from './explorer/clusters.ts';
import { nextStop } from './explorer/roving.ts';
import { remarkOn, shownOf } from './explorer/without-connection.ts';
import { chosenCapas, mapaSearch } from './mapa.ts';
import municipios from './municipios.json' with { type: 'json' };
import { isInProvince } from './outline.server.ts';
import { frame, project, unproject } from './projection.ts';
import { around } from './towns.ts';
import { sheetOf, windowAround } from './window.ts';

const drawing = readFileSync(join(import.meta.dirname, 'provincia.svg'), 'utf8');
const cuenca = { latitud: 40.0718, longitud: -2.1342 };

test('every municipality has a shape, a name and neighbours who know it too, in 13 KB', () => {
  expect(municipios).toHaveLength(238);
  const byCodigo = new Map(municipios.map((one) => [one.codigo, one]));
  for (const { codigo, nombre, vecinos, ...at } of municipios) {
    expect(drawing).toContain(`id="m${codigo}"`);
    expect(nombre).not.toBe('');
    expect(isOnMap(at)).toBe(true);
    expect(vecinos.length, nombre).toBeGreaterThan(0);
    for (const vecino of vecinos) expect(byCodigo.get(vecino)!.vecinos, nombre).toContain(codigo);
  }
  expect(gzipSync(drawing).length).toBeLessThan(13_000);
});

test('a point goes to the map and back, and what is elsewhere is not on it', () => {
  const { x, y } = project(cuenca);
  expect(x).toBeGreaterThan(frame.width / 3);
  expect(unproject({ x, y }).latitud).toBeCloseTo(cuenca.latitud, 9);
  expect(unproject({ x, y }).longitud).toBeCloseTo(cuenca.longitud, 9);
  expect(isOnMap({ latitud: 40.4168, longitud: -3.7038 })).toBe(false);
  const [first, last] = [unproject({ x: 0, y: 0 }), unproject({ x: frame.width, y: frame.height })];
  expect([first.latitud, first.longitud]).toEqual([edges.north, edges.west]);
  expect(last.latitud).toBeCloseTo(edges.south, 5);
  expect(last.longitud).toBeCloseTo(edges.east, 5);
});

test('every municipality lies within the limits, and what lies around does not', () => {
  for (const { nombre, ...at } of municipios) expect(isInProvince(at), nombre).toBe(true);
  for (const { nombre, ...at } of around) expect(isInProvince(at), nombre).toBe(false);
  expect(isInProvince({ latitud: 40.4168, longitud: -3.7038 })).toBe(false);
});

test('a window around a point stays on the sheet, and the whole of many points fits into it', () => {
  const corner = windowAround([{ latitud: 40.65, longitud: -3.18 }]);
  expect(corner.x).toBe(0);
  expect(corner.y).toBeGreaterThanOrEqual(0);
  const wide = windowAround([
    { latitud: 40.5, longitud: -3 },
    { latitud: 39.4, longitud: -1.4 },
  ]);
  expect(wide.width).toBeGreaterThan(1500);
  expect(sheetOf({ x: 0, y: 0, width: frame.width / 2, height: frame.height / 2 })).toEqual({
    width: '200%',
    left: '0%',
    top: '0%',
  });
});

test('points that would cover each other share a mark, and come apart closer up', () => {
  const points = [cuenca, { latitud: 40.078, longitud: -2.129 }, { latitud: 39.5583, longitud: -2.7036 }].map(
    (at, index) => ({ ...at, href: `/${index}` }),
  );
  expect(clusterPoints(points, 80).map(({ points }) => points.length)).toEqual([2, 1]);
  expect(clusterPoints(points, 2)).toHaveLength(3);
  expect(canSeparate(points.slice(0, 2), 2)).toBe(true);
  expect(canSeparate([cuenca, cuenca], 2)).toBe(false);
  const apart = spread([cuenca, cuenca, cuenca]);
  expect(new Set(apart.map(({ latitud, longitud }) => `${latitud} ${longitud}`)).size).toBe(3);
  expect(apart[0]).toEqual(cuenca);
});

test('no mark lies on a corner of another', () => {
  const points = Array.from({ length: 400 }, (_, index) => ({
    latitud: 39.4 + ((index * 0.618) % 1),
    longitud: -3.1 + 1.7 * ((index * 0.7549) % 1),
    href: `/${index}`,
  }));
  const marks = clusterPoints(points, 120).map(({ at }) => at);
  for (const one of marks)
    for (const other of marks)
      if (one !== other) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(119.99);
});

test('a mark is called by all that it holds and the pueblo that is nearest to it', () => {
  const pueblos = municipios.map(({ nombre, ...at }) => ({ nombre, at: project(at) }));
  const punto = (capa: 'lugares' | 'eventos', nombre: string, detalle: string) => ({
    ...{ capa, nombre, detalle, href: `/${nombre}` },
    ...cuenca,
  });
  const feria = punto('eventos', 'Feria', '12 de julio de 2026 · Huete');
  const puente = punto('lugares', 'Puente', 'Cuenca');
  const at = project(cuenca);
  expect(clusterName({ at, points: [feria] }, pueblos)).toBe('Feria');
  expect(clusterName({ at, points: [feria, puente, puente] }, pueblos)).toBe('2 lugares y 1 evento cerca de Cuenca');
  const counted = { ...punto('lugares', 'Huete', 'Huete'), cuantos: 40 };
  expect(clusterName({ at, points: [counted] }, pueblos)).toBe('40 lugares en Huete');
  expect(clusterName({ at, points: [counted, feria] }, pueblos)).toBe('40 lugares y 1 evento cerca de Cuenca');
});

test('with the arrow keys every municipality is reached', () => {
  const stops = municipios.map(({ codigo, ...at }) => ({ codigo, at: project(at) }));
  const reached = new Set(['16078']);
  const waiting = [...reached];
  for (let codigo = waiting.pop(); codigo; codigo = waiting.pop()) {
    const from = stops.find((stop) => stop.codigo === codigo)!;
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = nextStop(from, key, stops);
      if (!next || reached.has(next.codigo)) continue;
      reached.add(next.codigo);
      waiting.push(next.codigo);
    }
  }
  expect(stops.filter(({ codigo }) => !reached.has(codigo)).map(({ codigo }) => codigo)).toEqual([]);
});

test('the address says which layers are shown; none of them means all, and nonsense is no filter', () => {
  expect(chosenCapas({})).toHaveLength(6);
  expect(chosenCapas(mapaSearch({ eventos: 'si', lugares: 'no' }))).toEqual(['eventos']);
  expect(mapaSearch({ desde: '2026-13-40', etiqueta: 'caro', hasta: '2026-12-01' })).toEqual({ hasta: '2026-12-01' });
});

test('without a connection the map chooses by kind among what it has, and says what it cannot do', () => {
  const punto = (capa: 'lugares' | 'rutas') => ({ capa, nombre: capa, detalle: '', href: `/${capa}`, ...cuenca });
  const known = [punto('lugares'), punto('rutas')];
  expect(shownOf(known, { rutas: 'si' })).toEqual([punto('rutas')]);
  expect(remarkOn({}, { rutas: 'si' })).toBeUndefined();
  expect(remarkOn({ etiqueta: 'gratis' }, { etiqueta: 'gratis', rutas: 'si' })).toBeUndefined();
  expect(remarkOn({}, { etiqueta: 'gratis', desde: '2026-07-01' })).toMatch(
    /no puede filtrar por «Pensado para ir» ni por fechas/,
  );
  expect(remarkOn({}, { hasta: '2026-07-01' })).toMatch(/no puede filtrar por fechas:/);
  // What it has is filtered already: taking the filter away brings nothing back.
  expect(remarkOn({ etiqueta: 'gratis' }, {})).toMatch(/por «Pensado para ir»/);
  expect(remarkOn({ rutas: 'si' }, { lugares: 'si' })).toBe('Sin conexión faltan en el mapa: Lugares.');
});
