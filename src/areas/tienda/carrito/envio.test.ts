import { expect, test } from 'vitest';
import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
import { destinationOf, shippingTerms } from './envio.ts';
import { shippingCents } from './totales.ts';

const { envios } = defaultAjustes;
const taxed = { sin_iva: false };

test.each([
  ['Calle Mayor 3, 16001 Cuenca', { zona: 'peninsula', codigoPostal: '16001' }],
  ['Calle Mayor 3, Cuenca', { zona: 'peninsula', codigoPostal: null }],
  ['Carrer de Sant Miquel 4, 07002 Palma', { zona: 'baleares', codigoPostal: '07002' }],
  ['Calle Triana 5, 35002 Las Palmas', { notDelivered: 'Canarias', codigoPostal: '35002' }],
  ['Rambla 5, 38002 Santa Cruz de Tenerife', { notDelivered: 'Canarias', codigoPostal: '38002' }],
  ['Calle Real 5, 51001 Ceuta', { notDelivered: 'Ceuta', codigoPostal: '51001' }],
  ['Avenida 5, 52001 Melilla', { notDelivered: 'Melilla', codigoPostal: '52001' }],
  ['Calle Triana 5, 35 002 Las Palmas', { notDelivered: 'Canarias', codigoPostal: '35002' }],
  ['Calle Triana 5, 35.002 Las Palmas', { notDelivered: 'Canarias', codigoPostal: '35002' }],
  ['Calle Triana 5, E-35002 Las Palmas', { notDelivered: 'Canarias', codigoPostal: '35002' }],
  ['Calle Triana 5, C.P.35002, Las Palmas', { notDelivered: 'Canarias', codigoPostal: '35002' }],
  ['Calle Triana 5, ３５００２ Las Palmas', { notDelivered: 'Canarias', codigoPostal: '35002' }],
  ['Calle Mayor 35 001, 16001 Cuenca', { zona: 'peninsula', codigoPostal: '16001' }],
  ['Finca 35012, camino viejo, 16002 Cuenca', { zona: 'peninsula', codigoPostal: '16002' }],
  ['Apartado 99999, Cuenca', { zona: 'peninsula', codigoPostal: null }],
  ['Tel. 969000000, Cuenca', { zona: 'peninsula', codigoPostal: null }],
])('%s', (address, destination) => {
  const found = destinationOf(address, envios);
  expect('zona' in found ? { ...found, zona: found.zona.clave } : found).toEqual(destination);
});

test('what the settings say holds: another zone, another price, never free', () => {
  const canarias = {
    clave: 'canarias',
    nombre: 'Canarias',
    provincias: ['35', '38'],
    coste: 12.5,
    gratis_desde: null,
    ...taxed,
  };
  const own = { ...envios, zonas: [...envios.zonas, canarias], no_entrega: [] };
  expect(destinationOf('Calle Triana 5, 35002 Las Palmas', own)).toEqual({ zona: canarias, codigoPostal: '35002' });
  expect(shippingCents(1_000_000, canarias)).toBe(1250);
  expect(shippingTerms(own)).toMatch(/^Península: 4,95\s€, gratis desde 60,00\s€\. .*Canarias: 12,50\s€\.$/);
  const sinIva = { ...own, zonas: [...envios.zonas, { ...canarias, sin_iva: true }] };
  expect(shippingTerms(sinIva)).toContain('A Canarias va sin IVA; los impuestos y la aduana a la llegada');
});
