import { expect, test } from 'vitest';
import { aperturaOf } from './apertura.ts';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const told = (horario: string) =>
  aperturaOf(horario).map(({ dias, abre, cierra }) => [dias.map((name) => names.indexOf(name)).join(''), abre, cierra]);

test.each([
  ['De lunes a viernes, de 8:30 a 14:30', [['01234', '08:30', '14:30']]],
  [
    'De martes a sábado, de 10:00 a 14:00 y de 16:30 a 19:00',
    [
      ['12345', '10:00', '14:00'],
      ['12345', '16:30', '19:00'],
    ],
  ],
  [
    'De miércoles a domingo, de 13:00 a 16:00; viernes y sábados, también de 20:30 a 23:30',
    [
      ['23456', '13:00', '16:00'],
      ['45', '20:30', '23:30'],
    ],
  ],
  [
    'Lunes a viernes: 10:00-14:00 y 15:00-18:00\nSábados: 10-14\nDomingos cerrado',
    [
      ['01234', '10:00', '14:00'],
      ['01234', '15:00', '18:00'],
      ['5', '10:00', '14:00'],
    ],
  ],
  ['De 8:00 a 22:00, todos los días', [['0123456', '08:00', '22:00']]],
  ['Sábados, domingos y lunes de 9.30 a 24 h.', [['560', '09:30', '23:59']]],
  ['Domingo a martes, de 20:00 a 2:00', [['601', '20:00', '02:00']]],
  ['Todos los días, de 10 a 14; lunes cerrado', [['123456', '10:00', '14:00']]],
  ['Cerrado los lunes; todos los días, de 10 a 14', [['123456', '10:00', '14:00']]],
  [
    'Todos los días, de 10 a 14 y de 17 a 20; domingos, de 10 a 13',
    [
      ['012345', '10:00', '14:00'],
      ['012345', '17:00', '20:00'],
      ['6', '10:00', '13:00'],
    ],
  ],
  [
    'De lunes a sábado, de 10 a 14; de lunes a viernes, de 17 a 20',
    [
      ['012345', '10:00', '14:00'],
      ['01234', '17:00', '20:00'],
    ],
  ],
  [
    'De lunes a viernes, de 13 a 16; viernes, también de 15 a 20',
    [
      ['01234', '13:00', '16:00'],
      ['4', '15:00', '20:00'],
    ],
  ],
])('%s', (horario, wanted) => {
  expect(told(horario)).toEqual(wanted);
});

test.each([
  'De abril a octubre, todos los días de 9:00 a 19:00; el resto del año, con reserva',
  'De lunes a sábado, de 9:00 a 14:00; visitas con cita',
  'Abierto todo el año; entrada de 16:00 a 21:00',
  'Visitas: sábados y domingos a las 12:00',
  'De lunes a viernes, de 10:00 a 25:00',
  'Con cita',
  '',
])('not told, for it is not understood whole: %s', (horario) => {
  expect(told(horario)).toEqual([]);
});

test('what is long and strange takes no time', () => {
  const from = performance.now();
  for (const text of ['de 1 a 2 y '.repeat(40), 'lunes, '.repeat(70), 'lunes a '.repeat(60), ' '.repeat(499)])
    expect(aperturaOf(text)).toEqual([]);
  expect(aperturaOf(null)).toEqual([]);
  expect(performance.now() - from).toBeLessThan(200);
});
