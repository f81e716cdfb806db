/** What is drawn of a track. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Ruta } from '../ruta.ts';
import { Profile } from './profile.tsx';
import { TrackMap } from './track-map.tsx';

const linea: Ruta['linea'] = [
  [40, -2],
  [40.01, -2],
  [40.1, -2],
  [40.11, -2],
];
const cortes = [{ punto: 2, metros: 1000 }];
const aRuta = (values: Partial<Ruta>) =>
  ({
    nombre: 'Senda',
    distancia_m: 2000,
    circular: false,
    linea,
    cortes: [],
    hitos: [],
    ubicaciones_cercanas: [],
    ...values,
  }) as unknown as Ruta;
const drawn = (values: Partial<Ruta>) => renderToStaticMarkup(createElement(TrackMap, { ruta: aRuta(values) }));
const lines = (svg: string) =>
  [...svg.matchAll(/<polyline [^>]*points="([^"]*)"/g)].map(([, points]) => points!.split(' ').length);

test('a track in pieces is drawn in pieces, which is said; one in one piece as ever', () => {
  expect(lines(drawn({}))).toEqual([4, 4]);
  const apart = drawn({ cortes });
  expect(lines(apart)).toEqual([2, 2, 2, 2]);
  expect(apart).toContain('Está grabado en 2 tramos');
});

test('named points stand on the drawing by their number, and below it by their name', () => {
  const hitos = [
    { nombre: 'Fuente del Ojo', latitud: 40.005, longitud: -2 },
    { nombre: '', latitud: 40.105, longitud: -2 },
  ];
  const sheet = drawn({ hitos });
  expect(sheet).toContain('title="Fuente del Ojo"');
  expect(sheet).toMatch(/<li>Fuente del Ojo<\/li><li>Punto sin nombre<\/li>/);
});

test('the profile breaks off where the track does', () => {
  const profile = (given: typeof cortes) =>
    renderToStaticMarkup(createElement(Profile, { altitudes: [900, 950, 1500, 1550], metres: 2000, cortes: given }));
  expect(lines(profile([]))).toEqual([4]);
  expect(lines(profile(cortes))).toEqual([2, 2]);
});
