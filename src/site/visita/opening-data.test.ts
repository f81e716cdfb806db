import { expect, test } from 'vitest';
import { aperturaOf } from '#values/visita/apertura.ts';
import { openingData } from './opening-data.ts';

const hoursOf = (horario: string) => openingData(aperturaOf(horario)).openingHoursSpecification;

test('search engines are told of holidays, and nothing of hours that change with the season', () => {
  expect(hoursOf('Sábados, de 10 a 14; festivos cerrado')).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['PublicHolidays'], opens: '00:00', closes: '00:00' },
  ]);
  expect(hoursOf('De mayo a septiembre, sábados, de 10 a 14')).toBeUndefined();
  expect(hoursOf('Todos los días, de 10 a 14; cerrado en enero')).toBeUndefined();
});
