import { expect, test } from 'vitest';
import { aperturaOf } from './apertura.ts';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'PublicHolidays'];
const hoursOf = (horario: string) =>
  aperturaOf(horario).map(({ dias, abre, cierra, desde, hasta }) => [
    dias.map((name) => names.indexOf(name)).join(''),
    abre,
    cierra,
    ...(desde && hasta ? [`${desde} ${hasta}`] : []),
  ]);

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
  expect(hoursOf(horario)).toEqual(wanted);
});

const open = ['10:00', '14:00'];
const shut = ['00:00', '00:00'];

test.each([
  ['Sábados, domingos y festivos, de 10 a 14', [['567', ...open]]],
  ['De martes a domingo y festivos, de 10 a 14', [['1234567', ...open]]],
  ['Todos los días, incluidos festivos, de 10 a 14', [['01234567', ...open]]],
  [
    'Todos los días, de 10 a 14; festivos cerrado',
    [
      ['0123456', ...open],
      ['7', ...shut],
    ],
  ],
  [
    'De lunes a viernes (excepto festivos), de 10 a 14',
    [
      ['01234', ...open],
      ['7', ...shut],
    ],
  ],
  ['Todos los días, excepto lunes, de 10 a 14', [['123456', ...open]]],
  [
    'De lunes a viernes, excepto festivos, de 10 a 14; sábados y festivos, de 11 a 13',
    [
      ['01234', ...open],
      ['57', '11:00', '13:00'],
    ],
  ],
])('holidays: %s', (horario, wanted) => {
  expect(hoursOf(horario)).toEqual(wanted);
});

const summer = '05-01 09-30';

test.each([
  ['De mayo a septiembre, todos los días de 10 a 14', [['0123456', ...open, summer]]],
  [
    'Mayo a septiembre: de martes a domingo, de 10 a 14; el resto del año: sábados y domingos, de 11 a 13. Lunes cerrado',
    [
      ['123456', ...open, summer],
      ['56', '11:00', '13:00', '10-01 04-30'],
    ],
  ],
  ['Verano (mayo a septiembre): todos los días, de 10 a 14', [['0123456', ...open, summer]]],
  ['Del 15 de junio al 15 de septiembre, todos los días, de 10 a 14', [['0123456', ...open, '06-15 09-15']]],
  ['Julio y agosto, sábados de 10 a 14', [['5', ...open, '07-01 08-31']]],
  ['De noviembre a febrero, lunes de 10 a 14', [['0', ...open, '11-01 02-29']]],
  [
    'Todos los días, de 10 a 14; cerrado en enero',
    [
      ['0123456', ...open],
      ['0123456', ...shut, '01-01 01-31'],
    ],
  ],
  [
    'De abril a octubre, todos los días, de 10 a 14; el resto del año, cerrado',
    [
      ['0123456', ...open, '04-01 10-31'],
      ['0123456', ...shut, '11-01 03-31'],
    ],
  ],
  [
    'Todos los días, de 10 a 14. Cerrado el 24 y 25 de diciembre y el 1 de enero',
    [
      ['0123456', ...open],
      ['0123456', ...shut, '12-24 12-24'],
      ['0123456', ...shut, '12-25 12-25'],
      ['0123456', ...shut, '01-01 01-01'],
    ],
  ],
])('seasons: %s', (horario, wanted) => {
  expect(hoursOf(horario)).toEqual(wanted);
});

test.each([
  'De abril a octubre, todos los días de 9:00 a 19:00; el resto del año, con reserva',
  // When summer begins is told by whoever opens.
  'En verano, todos los días, de 10 a 20; en invierno, de martes a domingo, de 10 a 18',
  'Laborables, de 10 a 14',
  'Todos los días, de 10 a 14; en enero',
  'Todos los días, de 10 a 14; 25 de diciembre',
  'Domingos y vísperas de festivo, de 10 a 14',
  // Which of them holds in August, and on Saturdays?
  'De mayo a octubre, todos los días de 10 a 14; en agosto, todos los días de 10 a 22',
  'De mayo a octubre, de lunes a viernes, de 10 a 14; sábados, de 10 a 13',
  'De mayo a septiembre, de 10 a 14',
  'El resto del año, sábados, de 10 a 14',
  'Enero y julio, sábados de 10 a 14',
  'Del 15 al 31 de febrero, todos los días, de 10 a 14',
  'De lunes a sábado, de 9:00 a 14:00; visitas con cita',
  'Abierto todo el año; entrada de 16:00 a 21:00',
  'Visitas: sábados y domingos a las 12:00',
  'De lunes a viernes, de 10:00 a 25:00',
  'Con cita',
  '',
])('not told, for it is not understood whole: %s', (horario) => {
  expect(hoursOf(horario)).toEqual([]);
});

test('what is long and strange takes no time', () => {
  const from = performance.now();
  for (const text of [
    ...['de 1 a 2 y '.repeat(40), 'lunes, '.repeat(70), 'lunes a '.repeat(60), ' '.repeat(499)],
    ...[
      'en enero, '.repeat(50),
      `cerrado ${'1, '.repeat(160)}`,
      '1 y 1 de enero '.repeat(33),
      '(excepto lunes'.repeat(35),
    ],
  ])
    expect(aperturaOf(text)).toEqual([]);
  expect(aperturaOf(null)).toEqual([]);
  expect(performance.now() - from).toBeLessThan(200);
});
