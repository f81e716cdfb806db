/** How the days of the week are called. */
import type { Weekday } from '../day.ts';
import { later, say } from '../idioma/say.ts';

/** Monday first. */
const weekdayNames = [
  ...[later('lunes'), later('martes'), later('miércoles'), later('jueves'), later('viernes')],
  ...[later('sábado'), later('domingo')],
];

/** "lunes" */
export function weekdayName(day: Weekday): string {
  return say(weekdayNames[day - 1]!);
}
