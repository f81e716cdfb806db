import { expect, test } from 'vitest';
import { abiertoAt, abiertoInWords } from './abierto.ts';
import { aperturaOf } from './apertura.ts';

/** Wednesday 18 November 2026, in Madrid. */
const at = (time: string, day = 18) => new Date(`2026-11-${day}T${time}:00+01:00`);
function said(horario: string, now: Date): string | undefined {
  const found = abiertoAt(aperturaOf(horario), now);
  return found && abiertoInWords(found, now);
}

const shop = 'De lunes a viernes, de 10:00 a 14:00 y de 17:00 a 20:30; sábados, de 10:00 a 14:00; domingos cerrado';

test.each([
  ['09:59', 'Cerrado ahora; abre a las 10:00'],
  ['10:00', 'Abierto ahora, hasta las 14:00'],
  ['13:59', 'Abierto ahora, hasta las 14:00'],
  ['14:00', 'Cerrado ahora; abre a las 17:00'],
  ['20:30', 'Cerrado ahora; abre mañana a las 10:00'],
])('at %s it is «%s»', (time, expected) => expect(said(shop, at(time))).toBe(expected));

test('over the weekend it says which day', () => {
  expect(said(shop, at('15:00', 21))).toBe('Cerrado ahora; abre el lunes a las 10:00');
  expect(said(shop, at('12:00', 22))).toBe('Cerrado ahora; abre mañana a las 10:00');
});

test('what closes after midnight is open until then, and what never closes all day', () => {
  expect(said('Todos los días, de 20:00 a 1:00', at('23:30'))).toBe('Abierto ahora, hasta la 1:00');
  expect(said('Todos los días, de 20:00 a 1:00', at('00:30'))).toBe('Abierto ahora, hasta la 1:00');
  expect(said('Todos los días, de 20:00 a 1:00', at('01:00'))).toBe('Cerrado ahora; abre a las 20:00');
  expect(said('Todos los días, de 0 a 24', at('12:00'))).toBe('Abierto ahora, todo el día');
  expect(said('Todos los días, de 0 a 24', at('23:59'))).toBe('Abierto ahora, todo el día');
  expect(said('Todos los días, de 20 a 24', at('21:00'))).toBe('Abierto ahora, hasta las 24:00');
  expect(said('Todos los días, de 20 a 24', at('23:59'))).toBe('Abierto ahora, hasta las 24:00');
});

test('on a day that is closed, or has hours of its own, what is said of all days does not count', () => {
  const horario = 'Todos los días, de 10:00 a 14:00; miércoles cerrado; jueves, de 10:00 a 12:00';
  expect(said(horario, at('11:00'))).toBe('Cerrado ahora; abre mañana a las 10:00');
  expect(said(horario, at('13:00', 19))).toBe('Cerrado ahora; abre mañana a las 10:00');
  expect(said(horario, at('13:00', 20))).toBe('Abierto ahora, hasta las 14:00');
  // The night of Tuesday is not Wednesday's.
  expect(said('Todos los días, de 20:00 a 2:00; miércoles cerrado', at('01:00'))).toBe('Abierto ahora, hasta las 2:00');
});

test('in the night in which the clocks are put back or forward it closes by the clock on the wall', () => {
  const bar = 'Todos los días, de 20:00 a 3:00';
  // 2:30 of summer and 2:30 of winter, an hour apart.
  for (const instant of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
    expect(said(bar, new Date(instant))).toBe('Abierto ahora, hasta las 3:00');
  expect(said(bar, new Date('2026-10-25T02:00:00Z'))).toBe('Cerrado ahora; abre a las 20:00');
  expect(said(bar, new Date('2026-03-29T00:59:00Z'))).toBe('Abierto ahora, hasta las 3:00');
  expect(said(bar, new Date('2026-03-29T01:00:00Z'))).toBe('Cerrado ahora; abre a las 20:00');
});

test('in summer it is the time of Madrid, wherever the telephone believes to be', () => {
  expect(said('Todos los días, de 9:00 a 10:00', new Date('2026-07-01T07:30:00Z'))).toBe(
    'Abierto ahora, hasta las 10:00',
  );
});

/** What is said at noon of a day. */
function noon(horario: string, day: string): (string | boolean | undefined)[] {
  const now = new Date(`${day}T11:00:00Z`);
  const found = abiertoAt(aperturaOf(horario), now);
  return found ? [abiertoInWords(found, now), found.isUnsure] : [undefined];
}

test('in a season it says what holds then, and nothing where nobody said it', () => {
  const garden = 'De abril a octubre, de martes a domingo, de 10:00 a 20:00';
  expect(noon(garden, '2026-10-31')).toEqual(['Abierto ahora, hasta las 20:00', false]);
  expect(noon(garden, '2026-10-26')).toEqual(['Cerrado ahora; abre mañana a las 10:00', false]);
  expect(noon(garden, '2026-11-01')).toEqual([undefined]);
  // It does not open again within its season: not one that begins next week.
  expect(noon('De abril a octubre, martes de 10:00 a 20:00', '2026-10-29')).toEqual(['Cerrado ahora', false]);
  expect(noon(`${garden}; el resto del año, cerrado`, '2026-11-03')).toEqual(['Cerrado ahora', false]);
  const both = `${garden}; el resto del año, sábados, de 11:00 a 14:00`;
  expect(noon(both, '2026-12-05')).toEqual(['Abierto ahora, hasta las 14:00', false]);
  expect(noon(both, '2027-03-31')).toEqual(['Cerrado ahora; abre mañana a las 10:00', false]);
  const inn = 'Todos los días, de 10:00 a 22:00; cerrado del 7 al 31 de enero';
  expect(noon(inn, '2027-01-05')).toEqual(['Abierto ahora, hasta las 22:00', false]);
  expect(noon(inn, '2027-01-07')).toEqual(['Cerrado ahora', false]);
  expect(noon(inn, '2027-01-31')).toEqual(['Cerrado ahora; abre mañana a las 10:00', false]);
});

test('on a holiday of the whole country it says what was said of holidays, or that it may be otherwise', () => {
  const shut = 'Todos los días, de 10:00 a 14:00; festivos cerrado';
  // Tuesday 8 December and Good Friday.
  for (const day of ['2026-12-08', '2027-03-26'])
    expect(noon(shut, day)).toEqual(['Cerrado ahora; abre mañana a las 10:00', false]);
  const short = 'De lunes a viernes, de 10:00 a 20:00; domingos y festivos, de 11:00 a 14:00';
  expect(noon(short, '2026-12-08')).toEqual(['Abierto ahora, hasta las 14:00', false]);
  expect(noon(short, '2026-12-09')).toEqual(['Abierto ahora, hasta las 20:00', false]);
  const silent = 'De lunes a viernes, de 10:00 a 20:00';
  expect(noon(silent, '2026-12-08')).toEqual(['Abierto ahora, hasta las 20:00', true]);
  // It is Sunday, and tomorrow is All Saints'.
  expect(noon(silent, '2027-10-31')).toEqual(['Cerrado ahora; abre mañana a las 10:00', true]);
  expect(noon(silent, '2026-12-09')).toEqual(['Abierto ahora, hasta las 20:00', false]);
});

test('of hours that nobody can read nothing is said', () => {
  expect(said('Llama antes de venir', at('12:00'))).toBeUndefined();
});
