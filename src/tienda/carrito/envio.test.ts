import { expect, test } from 'vitest';
import { destinationOf } from './envio.ts';

test.each([
  ['Calle Mayor 3, 16001 Cuenca', { zona: 'peninsula', codigoPostal: '16001' }],
  ['Calle Mayor 3, Cuenca', { zona: 'peninsula', codigoPostal: null }],
  ['Carrer de Sant Miquel 4, 07002 Palma', { zona: 'baleares', codigoPostal: '07002' }],
  ['Calle Triana 5, 35002 Las Palmas', { notDelivered: 'Canarias', codigoPostal: '35002' }],
  ['Rambla 5, 38002 Santa Cruz de Tenerife', { notDelivered: 'Canarias', codigoPostal: '38002' }],
  ['Calle Real 5, 51001 Ceuta', { notDelivered: 'Ceuta', codigoPostal: '51001' }],
  ['Avenida 5, 52001 Melilla', { notDelivered: 'Melilla', codigoPostal: '52001' }],
  ['Finca 35012, camino viejo, 16002 Cuenca', { zona: 'peninsula', codigoPostal: '16002' }],
  ['Apartado 99999, Cuenca', { zona: 'peninsula', codigoPostal: null }],
  ['Tel. 969000000, Cuenca', { zona: 'peninsula', codigoPostal: null }],
])('%s', (address, destination) => {
  expect(destinationOf(address)).toEqual(destination);
});
