import { expect, test } from 'vitest';
import { aperturaOf } from '#values/visita/apertura.ts';
import { openingData } from './opening-data.ts';

const told = (horario: string) => openingData(aperturaOf(horario)).openingHoursSpecification;

test('search engines are told of holidays, and nothing of hours that change with the season', () => {
  expect(told('Sábados, de 10 a 14; festivos cerrado')).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['PublicHolidays'], opens: '00:00', closes: '00:00' },
  ]);
  expect(told('De mayo a septiembre, sábados, de 10 a 14')).toBeUndefined();
  expect(told('Todos los días, de 10 a 14; cerrado en enero')).toBeUndefined();
});
