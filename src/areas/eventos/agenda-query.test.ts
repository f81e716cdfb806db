import { expect, test } from 'vitest';
import { actividadesFound, calendarMes, eventosFound } from './agenda-query.ts';
import type { AgendaFilter } from './agenda-search.ts';

test('the calendar opens at the month chosen, or that of the first day asked for', () => {
  const mesOf = (filter: AgendaFilter) => calendarMes(filter, '2027-01-14');
  expect(mesOf({ desde: '2027-06-01', hasta: '2027-06-30' })).toBe('2027-06');
  expect(mesOf({ desde: '2027-06-01', mes: '2027-08' })).toBe('2027-08');
  for (const filter of [{}, { desde: '2026-06-01' }, { desde: '9999-06-01' }, { cuando: 'hoy', desde: '2027-06-01' }])
    expect(mesOf(filter as AgendaFilter)).toBeUndefined();
});

test('how many there are of what was asked for is a sentence', () => {
  expect(eventosFound(3, { cuando: 'fin-de-semana' })).toBe('3 eventos este fin de semana');
  expect(eventosFound(1, { cuando: 'hoy', etiqueta: 'con-ninos' })).toBe('1 evento hoy, con niños');
  expect(eventosFound(0, { desde: '2026-12-05', hasta: '2026-12-05' })).toBe(
    '0 eventos el sábado, 5 de diciembre de 2026',
  );
  expect(eventosFound(2, { desde: '2026-12-05', hasta: '2026-12-08' })).toBe(
    '2 eventos del 5 al 8 de diciembre de 2026',
  );
  expect(eventosFound(2, { hasta: '2026-12-08' })).toBe('2 eventos hasta el martes, 8 de diciembre de 2026');
  expect(eventosFound(2, { mes: '2026-12' })).toBe('2 eventos en diciembre de 2026');
  expect(eventosFound(124, {})).toBe('124 eventos');
  expect(actividadesFound(4, { etiqueta: 'gratis', cuando: 'hoy' })).toBe('4 actividades, gratis');
});
