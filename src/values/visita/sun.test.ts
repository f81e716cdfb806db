import { expect, test } from 'vitest';
import { sunOf } from './sun.ts';

const cuenca = { latitud: 40.07, longitud: -2.137 };

/** As almanacs have them for Cuenca, in UTC. */
test.each([
  ['2026-06-21', '04:40', '19:41'],
  ['2026-12-21', '07:27', '16:46'],
  ['2026-03-20', '06:12', '18:20'],
  ['2026-11-18', '06:57', '16:50'],
])('on %s the sun rises at %s and sets at %s', (day, rise, set) => {
  const sun = sunOf(cuenca, new Date(`${day}T12:00:00Z`))!;
  const away = (found: Date, expected: string) =>
    Math.abs(found.getTime() - Date.parse(`${day}T${expected}:00Z`)) / 60_000;
  expect(away(sun.rise, rise)).toBeLessThan(3);
  expect(away(sun.set, set)).toBeLessThan(3);
});

test('beyond the polar circle there are days without', () => {
  expect(sunOf({ latitud: 70, longitud: 20 }, new Date('2026-06-21T12:00:00Z'))).toBeUndefined();
});
