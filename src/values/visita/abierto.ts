/** Whether something is open at a moment, as its hours say, and what comes next. All in the time of Madrid. */
import { isFestivo } from '#values/calendar/festivos.ts';
import { addDays, type Day, madridTime, todayInMadrid, weekday } from '#values/day.ts';
import { later, say } from '#values/idioma/say.ts';
import { type Apertura, festivos, isCierre, isWithin } from './horas.ts';

export interface Abierto {
  isOpen: boolean;
  /** When that ends, "14:00"; none when it does not within the day, or a week. */
  until: string | undefined;
  /** How many days from now that is. */
  inDays: number;
  /** Today, or on the day on which it opens next, is a holiday of which its hours say nothing. */
  isUnsure: boolean;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Nothing is said of what has no hours that a program can read, or none for this part of the year. */
export function abiertoAt(apertura: Apertura[], now: Date): Abierto | undefined {
  const [today = '', time = ''] = madridTime(now).split('T');
  const hours = hoursOn(apertura, today);
  if (!hours) return undefined;
  const isUnsure = (day: Day) => isFestivo(day) && !apertura.some(({ dias }) => dias.includes(festivos));
  // One that closes before it opens goes on after midnight.
  const isNight = ({ abre, cierra }: Apertura) => cierra <= abre;
  const open =
    hours.find((one) => one.abre <= time && (isNight(one) || time < one.cierra)) ??
    hoursOn(apertura, addDays(today, -1))?.find((one) => isNight(one) && time < one.cierra);
  if (open) {
    const isAllDay = open.abre === '00:00' && open.cierra === '24:00';
    return { isOpen: true, until: isAllDay ? undefined : open.cierra, inDays: 0, isUnsure: isUnsure(today) };
  }
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = addDays(today, inDays);
    const [next] = (hoursOn(apertura, day) ?? [])
      .map(({ abre }) => abre)
      .filter((abre) => inDays > 0 || abre > time)
      .sort();
    if (next) return { isOpen: false, until: next, inDays, isUnsure: isUnsure(today) || isUnsure(day) };
  }
  return { isOpen: false, until: undefined, inDays: 0, isUnsure: isUnsure(today) };
}

/** None on a day that is closed; undefined where nobody said what holds then. */
function hoursOn(apertura: Apertura[], day: Day): Apertura[] | undefined {
  const now = apertura.filter(({ desde, hasta }) => !desde || !hasta || isWithin({ desde, hasta }, day));
  const name = days[weekday(day) - 1]!;
  const isToday = ({ dias }: Apertura) => dias.includes(name) || (isFestivo(day) && dias.includes(festivos));
  if (now.some((one) => isCierre(one) && isToday(one))) return [];
  const open = now.filter((one) => !isCierre(one));
  if (open.length === 0) return undefined;
  const isOwn = isFestivo(day) && open.some(({ dias }) => dias.includes(festivos));
  return (
    open
      .filter(({ dias }) => dias.includes(isOwn ? festivos : name))
      // As search engines are told: the last minute of a day is its end.
      .map((one) => (one.cierra === '23:59' ? { ...one, cierra: '24:00' } : one))
  );
}

const whens = [
  ...[later('el lunes'), later('el martes'), later('el miércoles'), later('el jueves'), later('el viernes')],
  ...[later('el sábado'), later('el domingo')],
];

/** "Abierto ahora, hasta las 14:00", "Cerrado ahora; abre mañana a las 9:00" */
export function abiertoInWords({ isOpen, until, inDays }: Omit<Abierto, 'isUnsure'>, now: Date): string {
  if (!until) return isOpen ? say('Abierto ahora, todo el día') : say('Cerrado ahora');
  const hora = say(until.startsWith('01') ? 'la {hora}' : 'las {hora}', { hora: until.replace(/^0/, '') });
  if (isOpen) return say('Abierto ahora, hasta {hora}', { hora });
  const today = weekday(todayInMadrid(now)) - 1;
  if (inDays === 0) return say('Cerrado ahora; abre a {hora}', { hora });
  const dia = say(inDays === 1 ? 'mañana' : whens[(today + inDays) % 7]!);
  return say('Cerrado ahora; abre {dia} a {hora}', { dia, hora });
}
