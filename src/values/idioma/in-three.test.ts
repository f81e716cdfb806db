import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeRecurrencia, parseRecurrencia } from '#values/agenda/recurrencia/recurrencia.ts';
import { formatLongDate, formatLongDateTime } from '#values/fecha.ts';
import { requiredText } from '#values/fields.ts';
import { formatDays, formatFullDate } from '#values/full-date.ts';
import { shortDay } from '#values/mes.ts';
import { formatCents } from '#values/money.ts';
import { abiertoInWords } from '#values/visita/abierto.ts';
import { accesosInWords } from '#values/visita/accesibilidad.ts';
import { inLanguage } from './in-language.testing.ts';
import { later } from './say.ts';

/** The same in Spanish, English and French; a space that does not break is a space. */
function inThree(work: () => string): string[] {
  const said = [work(), inLanguage('en', work), inLanguage('fr', work)];
  return said.map((text) => text.replace(/[\u00a0\u202f]/g, ' '));
}

test.each([
  [
    'a day',
    () => formatFullDate('2026-11-15'),
    ...['domingo, 15 de noviembre de 2026', 'Sunday 15 November 2026', 'dimanche 15 novembre 2026'],
  ],
  ['a first', () => formatLongDate('2026-05-01'), '1 de mayo de 2026', '1 May 2026', '1er mai 2026'],
  [
    'days of two months',
    () => formatDays('2026-07-28', '2026-08-02'),
    'del 28 de julio al 2 de agosto de 2026',
    'from 28 July to 2 August 2026',
    'du 28 juillet au 2 août 2026',
  ],
  [
    'days from a first',
    () => formatDays('2027-02-01', '2027-02-03'),
    'del 1 al 3 de febrero de 2027',
    'from 1 to 3 February 2027',
    'du 1er au 3 février 2027',
  ],
  [
    'an hour',
    () => formatLongDateTime('2026-11-15T00:05:00Z'),
    ...['15 de noviembre de 2026, a la 1:05', '15 November 2026, at 1:05', '15 novembre 2026 à 1:05'],
  ],
  ['a short day', () => shortDay('2026-07-03'), '3 jul', '3 Jul', '3 juil.'],
  ['money', () => formatCents(1995), '19,95 €', '€19.95', '19,95 €'],
  ['what is taken off', () => formatCents(-1_234_567), '−12.345,67 €', '−€12,345.67', '−12 345,67 €'],
  [
    'what is open',
    () => abiertoInWords({ isOpen: false, until: '09:00', inDays: 1 }, new Date('2026-11-15T20:00:00Z')),
    'Cerrado ahora; abre mañana a las 9:00',
    'Closed now; opens tomorrow at 9:00',
    'Fermé en ce moment ; ouvre demain à 9:00',
  ],
  [
    'how one gets in',
    () => accesosInWords({ escalones: 'ninguno', aseo: 'si' }).join(' · '),
    'Sin escalones · Con aseo adaptado',
    'No steps · Accessible toilet',
    'Sans marches · Toilettes adaptées',
  ],
])('%s is read in three languages', (_, work, ...said) => {
  expect(inThree(work)).toEqual(said);
});

test.each([
  ['todos los sábados de julio y agosto', 'On Saturdays in July and August', 'Tous les samedis en juillet et août'],
  ['de lunes a viernes', 'Monday to Friday', 'Du lundi au vendredi'],
  [
    'el primer y tercer domingo de cada mes',
    'The first and third Sunday of each month',
    'Le premier et troisième dimanche de chaque mois',
  ],
  ['último viernes de agosto', 'The last Friday of August', 'Le dernier vendredi du mois, en août'],
  ['el 15 de agosto', 'On 15 August', 'Le 15 août'],
  ['del 5 al 9 de septiembre', 'From 5 to 9 September', 'Du 5 au 9 septembre'],
  ['del 1 al 3 de febrero', 'From 1 to 3 February', 'Du 1er au 3 février'],
  ['el 1 de mayo', 'On 1 May', 'Le 1er mai'],
  ['Jueves Santo', 'Maundy Thursday', 'Jeudi saint'],
  [
    'todos los domingos, de abril a octubre, hasta el 20 de diciembre de 2027',
    'On Sundays, from April to October, until 20 December 2027',
    'Tous les dimanches, entre avril et octobre, jusqu’au 20 décembre 2027',
  ],
])('the rule "%s" is told to visitors in their language', (text, ...said) => {
  const rule = parseRecurrencia(text)!;
  expect([
    inLanguage('en', () => describeRecurrencia(rule)),
    inLanguage('fr', () => describeRecurrencia(rule)),
  ]).toEqual(said);
});

test('a refusal is said when something is refused, whenever its schema was made', () => {
  const schema = z.object({ q: requiredText(later('La búsqueda'), 5) });
  const refusal = (q: unknown) => () => schema.safeParse({ q }).error!.issues[0]!.message;
  expect(inThree(refusal(''))).toEqual([
    ...['La búsqueda es obligatoria.', 'The search is required.', 'La recherche est obligatoire.'],
  ]);
  expect(inLanguage('en', refusal('too long'))).toBe('The search cannot be longer than 5 characters.');
});
