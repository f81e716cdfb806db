/** Whether something is open at a moment, as its hours say, and what comes next. All in the time of Madrid. */
import { madridTime, todayInMadrid, weekday } from '#values/day.ts';
import { later, say } from '#values/idioma/say.ts';
import type { Apertura } from './apertura.ts';

export interface Abierto {
  isOpen: boolean;
  /** When that ends, "14:00"; none when it does not within the day, or a week. */
  until: string | undefined;
  /** How many days from now that is. */
  inDays: number;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Nothing is said of what has no hours that a program can read. */
export function abiertoAt(apertura: Apertura[], now: Date): Abierto | undefined {
  if (apertura.length === 0) return undefined;
  const [day = '', time = ''] = madridTime(now).split('T');
  const today = weekday(day) - 1;
  const on = (day: number) =>
    apertura
      .filter(({ dias }) => dias.includes(days[day]!))
      // As search engines are told: the last minute of a day is its end.
      .map((one) => (one.cierra === '23:59' ? { ...one, cierra: '24:00' } : one));
  // One that closes before it opens goes on after midnight.
  const isNight = ({ abre, cierra }: Apertura) => cierra <= abre;
  const open =
    on(today).find((one) => one.abre <= time && (isNight(one) || time < one.cierra)) ??
    on((today + 6) % 7).find((one) => isNight(one) && time < one.cierra);
  if (open) {
    const isAllDay = open.abre === '00:00' && open.cierra === '24:00';
    return { isOpen: true, until: isAllDay ? undefined : open.cierra, inDays: 0 };
  }
  for (let inDays = 0; inDays <= 7; inDays++) {
    const [next] = on((today + inDays) % 7)
      .map(({ abre }) => abre)
      .filter((abre) => inDays > 0 || abre > time)
      .sort();
    if (next) return { isOpen: false, until: next, inDays };
  }
  return { isOpen: false, until: undefined, inDays: 0 };
}

const whens = [
  ...[later('el lunes'), later('el martes'), later('el miércoles'), later('el jueves'), later('el viernes')],
  ...[later('el sábado'), later('el domingo')],
];

/** "Abierto ahora, hasta las 14:00", "Cerrado ahora; abre mañana a las 9:00" */
export function abiertoInWords({ isOpen, until, inDays }: Abierto, now: Date): string {
  if (!until) return isOpen ? say('Abierto ahora, todo el día') : say('Cerrado ahora');
  const hora = say(until.startsWith('01') ? 'la {hora}' : 'las {hora}', { hora: until.replace(/^0/, '') });
  if (isOpen) return say('Abierto ahora, hasta {hora}', { hora });
  const today = weekday(todayInMadrid(now)) - 1;
  if (inDays === 0) return say('Cerrado ahora; abre a {hora}', { hora });
  const dia = say(inDays === 1 ? 'mañana' : whens[(today + inDays) % 7]!);
  return say('Cerrado ahora; abre {dia} a {hora}', { dia, hora });
}
