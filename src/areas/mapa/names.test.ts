import { expect, test } from 'vitest';
import type { Mark } from './boxes.ts';
import { readableNames, sameScale, townNames } from './names.ts';
import { project } from './projection.ts';
import { towns } from './towns.ts';
import { wholeProvince, windowAround } from './window.ts';

const tarancon = towns.find(({ nombre }) => nombre === 'Tarancón')!;
const at = project(tarancon);

/** Which side of its dot each name stands on. */
function sides(names: number, unitsPerPixel: number, marks: readonly Mark[] = [], window = wholeProvince) {
  const shown = townNames({ names, window, isNear: false, marks, scale: sameScale(unitsPerPixel) });
  return Object.fromEntries(shown.map(({ town, side }) => [town.nombre, side]));
}

test('a name gives way to the marks around it', () => {
  expect(sides(2, 2).Tarancón).toBe('right');
  expect(sides(2, 2, [{ x: at.x + 60, y: at.y }]).Tarancón).toBe('left');
  // A pin stands on its place, and rises above it.
  expect(sides(2, 2, [{ x: at.x + 60, y: at.y + 50 }]).Tarancón).toBe('left');
  // A wide mark takes more room.
  expect(sides(2, 2, [{ x: at.x - 20, y: at.y }]).Tarancón).toBe('right');
  expect(sides(2, 2, [{ x: at.x - 20, y: at.y, width: 60 }]).Tarancón).not.toBe('right');
  // On a phone there is no room to its left.
  expect(sides(2, 5, [{ x: at.x + 150, y: at.y }]).Tarancón).toBe('below');
  const everywhere = [-60, 0, 60].flatMap((x) => [-40, 0, 40].map((y) => ({ x: at.x + x, y: at.y + y })));
  expect(sides(2, 2, everywhere)).not.toHaveProperty('Tarancón');
});

test('the town that a map is about is named first, whatever its rank, and once', () => {
  const zarzuela = { nombre: 'Zarzuela', latitud: 40.2556, longitud: -2.1139 };
  const namedAround = (own: { nombre: string; latitud: number; longitud: number }) => {
    const window = windowAround([own]);
    const naming = { names: 3, window, isNear: true, marks: [], scale: sameScale(window.width / 320) };
    return townNames({ ...naming, own }).map(({ town }) => town.nombre);
  };
  expect(namedAround(zarzuela)[0]).toBe('Zarzuela');
  const motilla = towns.find(({ nombre }) => nombre === 'Motilla')!;
  const around = namedAround({ ...motilla, nombre: 'Motilla del Palancar' });
  expect(around.filter((nombre) => nombre.startsWith('Motilla'))).toEqual(['Motilla']);
  expect(around[0]).toBe('Motilla');
});

test('names keep clear of each other: the less important ones give way', () => {
  expect(sides(3, 2.4)).toMatchObject({ Tarancón: 'right', Landete: 'left', Carboneras: 'right' });
  // Where the map is small, Carboneras is no longer written over Landete, nor Uclés under Tarancón.
  const small = sides(3, 3.7);
  expect([small.Carboneras, small.Landete]).not.toEqual(['right', 'left']);
  expect([small.Tarancón, small.Uclés]).not.toEqual(['right', 'right']);
  const crowded = Object.keys(sides(3, 12));
  expect(crowded[0]).toBe('Cuenca');
  expect(crowded.length).toBeLessThan(towns.length);
});

test('no name is cut by the edge of a window', () => {
  const window = windowAround([tarancon, towns.find(({ nombre }) => nombre === 'Belmonte')!]);
  const right = { x: window.x, y: window.y, width: at.x + 60 - window.x, height: window.height };
  expect(sides(2, 2, [], right).Tarancón).not.toBe('right');
});

test('of municipalities, those are named that have room and are not named as towns', () => {
  const names = [
    { nombre: 'Tarancón', at },
    { nombre: 'Uno', at: { x: 900, y: 900 } },
    { nombre: 'Encima', at: { x: 905, y: 902 } },
    { nombre: 'Bajo una marca', at: { x: 1200, y: 900 } },
    { nombre: 'Motilla del Palancar', at: { x: 300, y: 300 } },
  ];
  expect(readableNames(names, [{ x: 1200, y: 900 }], 1).map(({ nombre }) => nombre)).toEqual(['Uno']);
  // Twice as near, there is room for both.
  const apart = [names[1]!, { nombre: 'Al lado', at: { x: 940, y: 902 } }];
  expect(readableNames(apart, [], 2)).toHaveLength(1);
  expect(readableNames(apart, [], 0.8)).toHaveLength(2);
});
