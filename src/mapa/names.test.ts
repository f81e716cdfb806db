import { expect, test } from 'vitest';
import { readableNames, sideOf } from './names.ts';
import { project } from './projection.ts';
import { towns } from './towns.ts';

const tarancon = towns.find(({ nombre }) => nombre === 'Tarancón')!;
const at = project(tarancon);

test('a name goes to the other side of its dot when a mark lies on it, and stays when all sides are taken', () => {
  expect(sideOf(tarancon, 2, [], 2)).toBe('right');
  expect(sideOf(tarancon, 2, [{ x: at.x + 60, y: at.y }], 2)).toBe('left');
  // On a phone there is no room to its left.
  expect(sideOf(tarancon, 2, [{ x: at.x + 150, y: at.y }], 5)).toBe('below');
  const everywhere = [-60, 0, 60].flatMap((x) => [-40, 0, 40].map((y) => ({ x: at.x + x, y: at.y + y })));
  expect(sideOf(tarancon, 2, everywhere, 2)).toBe('right');
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
