import { expect, test } from 'vitest';
import { qrModules } from './qr-modules.ts';

/** Drawn by this code and read back by a QR reader when it was written. */
const cuenca = `
#######..#.##.#######
#.....#.####..#.....#
#.###.#..####.#.###.#
#.###.#....##.#.###.#
#.###.#.#####.#.###.#
#.....#....#..#.....#
#######.#.#.#.#######
.....................
#.#.#.#...#.#...#..#.
##.#....##.#.#.#....#
#...#.##...#.###.####
####....######.##...#
.##..#######.###....#
........###...##...#.
#######...#.#...#####
#.....#..##...#....##
#.###.#.#.#.#.#.#..##
#.###.#...##.#.##.##.
#.###.#.##.#.####...#
#.....#....###..#..#.
#######.####.##.#..##
`;

test('the squares are those that a reader understood', () => {
  expect(toText(qrModules('Cuenca'))).toBe(cuenca.trim());
});

test('a longer text takes a larger code', () => {
  expect(qrModules('x'.repeat(14))).toHaveLength(21);
  expect(qrModules('x'.repeat(15))).toHaveLength(25);
  expect(qrModules('x'.repeat(328))).toHaveLength(69);
});

test('a text that does not fit is refused', () => {
  expect(() => qrModules('x'.repeat(400))).toThrow(RangeError);
});

function toText(modules: boolean[][]): string {
  return modules.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n');
}
