import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

test('Cuenca and Madrid are some 140 km apart, whichever way one looks', () => {
  const cuenca = { latitud: 40.0704, longitud: -2.1374 };
  const madrid = { latitud: 40.4168, longitud: -3.7038 };
  expect(distanceKm(cuenca, madrid)).toBeGreaterThan(135);
  expect(distanceKm(cuenca, madrid)).toBeLessThan(142);
  expect(distanceKm(madrid, cuenca)).toBeCloseTo(distanceKm(cuenca, madrid), 9);
  expect(distanceKm(cuenca, cuenca)).toBe(0);
});
