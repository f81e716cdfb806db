/** The holidays of all of Spain. Those of a region or a town are not known here, nor to where one that falls on a Sunday is moved. */
import { easterSunday } from '#values/agenda/recurrencia/easter.ts';
import { addDays, type Day, yearOf } from '#values/day.ts';

const everyYear = new Set(['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']);

export function isFestivo(day: Day): boolean {
  return everyYear.has(day.slice(5)) || day === addDays(easterSunday(yearOf(day)), -2);
}
