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
});

test('in summer it is the time of Madrid, wherever the telephone believes to be', () => {
  expect(said('Todos los días, de 9:00 a 10:00', new Date('2026-07-01T07:30:00Z'))).toBe(
    'Abierto ahora, hasta las 10:00',
  );
});

test('of hours that nobody can read nothing is said', () => {
  expect(said('Llama antes de venir', at('12:00'))).toBeUndefined();
});
