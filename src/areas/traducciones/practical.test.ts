import { expect, test } from 'vitest';
import { inLanguage } from '#values/idioma/in-language.testing.ts';
import { practicalText } from './practical.ts';

const inBoth = (name: string, texto: string) =>
  ['en', 'fr'].map((codigo) => inLanguage(codigo, () => practicalText(name, texto)));

test.each([
  [
    'horario',
    'De lunes a viernes, de 10:00 a 13:30 y de 17:00 a 20:00; sábados, de 9:00 a 14:00',
    'Monday to Friday: 10:00–13:30, 17:00–20:00; Saturday: 9:00–14:00',
    'Du lundi au vendredi : 10:00–13:30, 17:00–20:00 ; samedi : 9:00–14:00',
  ],
  ['horario', 'Todos los días, de 9 a 19 h', 'Every day: 9:00–19:00', 'Tous les jours : 9:00–19:00'],
  [
    'horario',
    'De abril a octubre, de martes a domingo y festivos, de 10 a 20; el resto del año, sábados, de 11 a 14; cerrado el 25 de diciembre',
    'April to October, Tuesday to Sunday, public holidays: 10:00–20:00; November to March, Saturday: 11:00–14:00; 25 December: closed',
    'Avril à octobre, du mardi au dimanche, jours fériés : 10:00–20:00 ; novembre à mars, samedi : 11:00–14:00 ; 25 décembre : fermé',
  ],
  [
    'horario',
    'Del 15 de junio al 15 de septiembre, todos los días, excepto festivos, de 10 a 14',
    'From 15 June to 15 September, every day: 10:00–14:00; public holidays: closed',
    'Du 15 juin au 15 septembre, tous les jours : 10:00–14:00 ; jours fériés : fermé',
  ],
  ['duracion', '2 horas y media', '2½ hours', '2 heures et demie'],
  ['duracion', '1 hora', '1 hour', '1 heure'],
  ['texto_precio_1', 'Adultos', 'Adults', 'Adultes'],
  ['texto_precio_2', 'De 6 a 12 años', 'Aged 6 to 12', 'De 6 à 12 ans'],
])('%s «%s» is told in every language', (name, texto, ...said) => {
  expect(inBoth(name, texto).map((text) => text?.replace(/[\u00a0\u202f]/g, ' '))).toEqual(said);
});

test('what is not understood whole is left to translators', () => {
  for (const [name, texto] of [
    ['horario', 'De lunes a viernes, de 8:30 a 14:30; en octubre, a ratos'],
    ['duracion', '3 horas (1 de vuelo)'],
    ['titulo', 'Adultos'],
  ] as const)
    expect(inBoth(name, texto)).toEqual([undefined, undefined]);
});
