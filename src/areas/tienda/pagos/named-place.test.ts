import { expect, test } from 'vitest';
import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
import { placeNamedIn } from './named-place.server.ts';

const { envios } = defaultAjustes;

test.each([
  ['Calle Triana 5, Las Palmas de Gran Canaria', 'Canarias'],
  ['Rambla 5, SANTA CRUZ DE TENERIFE', 'Canarias'],
  ['Calle Real 2, Los Llanos, La Palma', 'Canarias'],
  ['Valverde, El Hierro', 'Canarias'],
  ['Carrer Major 1, Eivissa', 'Illes Balears'],
  ['Carrer Major 1, Maó (Menorca)', 'Illes Balears'],
  ['Sant Miquel 4, Palma', 'Illes Balears'],
  ['Calle Real 5, Ceuta', 'Ceuta'],
  ['Avenida 5, Melilla', 'Melilla'],
  ['Calle Mayor 3, Cuenca', undefined],
  ['Calle Feria 2, Palma del Río, Córdoba', undefined],
  ['Calle Real 2, La Palma del Condado, Huelva', undefined],
  ['Calle del Hierro 3, Madrid', undefined],
])('%s: %s', (address, place) => expect(placeNamedIn(address, envios)).toBe(place));

test('where the settings serve all of Spain alike, no place is special', () => {
  const [main] = envios.zonas;
  expect(placeNamedIn('Las Palmas', { ...envios, zonas: [main!], no_entrega: [] })).toBeUndefined();
});

test('the longest address is read at once', () => {
  const began = performance.now();
  placeNamedIn('las palma la gomer illes '.repeat(20_000), envios);
  expect(performance.now() - began).toBeLessThan(2000);
});
