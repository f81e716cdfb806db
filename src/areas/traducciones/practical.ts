/**
 * Practical words that the operator wrote and the program understands are said in every language, translated or not: opening
 * hours, how long something takes, the usual names of prices.
 */
import { weekdayName } from '#values/calendar/weekday.ts';
import type { Weekday } from '#values/day.ts';
import { later, say, sayCount } from '#values/idioma/say.ts';
import { plain } from '#values/slug.ts';
import { type Apertura, aperturaOf } from '#values/visita/apertura.ts';

/** Undefined for what is not understood whole. */
export function practicalText(name: string, texto: string): string | undefined {
  if (name === 'horario') return horarioInWords(aperturaOf(texto));
  if (name === 'duracion') return duracionInWords(texto);
  if (!/^(?:precio|disponibilidad|texto_precio_\d)$/.test(name)) return undefined;
  const [, desde, hasta] = /^de (\d{1,2}) a (\d{1,2}) anos$/.exec(plain(texto)) ?? [];
  if (desde && hasta) return say('De {desde} a {hasta} años', { desde, hasta });
  const [, n] = /^menores de (\d{1,2}) anos$/.exec(plain(texto)) ?? [];
  if (n) return say('Menores de {n} años', { n });
  const word = usual.find((one) => plain(one) === plain(texto));
  return word && say(word);
}

const usual = [
  ...[later('Adultos'), later('Adulto'), later('Niños'), later('Niño'), later('Jubilados'), later('Estudiantes')],
  ...[
    later('Grupos'),
    later('Por persona'),
    later('Entrada general'),
    later('Entrada reducida'),
    later('Entrada libre'),
  ],
  ...[later('Gratis'), later('Gratuito'), later('Todo el año'), later('Todos los días'), later('Con reserva previa')],
];

/** "2 horas y media" */
function duracionInWords(texto: string): string | undefined {
  const [, number, unit, half] = /^(\d{1,3}) (hora|minuto|dia)s?( y media)?$/.exec(plain(texto)) ?? [];
  if (!unit || (half && unit !== 'hora')) return undefined;
  const n = Number(number);
  if (half) return sayCount(n, '{n} hora y media', '{n} horas y media');
  if (unit === 'hora') return sayCount(n, '{n} hora', '{n} horas');
  return unit === 'minuto' ? sayCount(n, '{n} minuto', '{n} minutos') : sayCount(n, '{n} día', '{n} días');
}

const dias = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Monday to Friday: 9:00–14:00, 17:00–20:00; Saturday: 10:00–14:00": days with the same hours together. */
function horarioInWords(apertura: Apertura[]): string | undefined {
  const ofDays = dias.map((dia) =>
    apertura
      .filter((one) => one.dias.includes(dia))
      .sort((one, other) => one.abre.localeCompare(other.abre))
      .map(({ abre, cierra }) => spanOf(abre, cierra))
      .join(', '),
  );
  const open = [...ofDays.keys()].filter((day) => ofDays[day] !== '');
  const groups = Map.groupBy(open, (day) => ofDays[day]!);
  if (groups.size === 0) return undefined;
  const said = [...groups].map(([horas, days]) => say('{dato}: {valor}', { dato: daysInWords(days), valor: horas }));
  const text = said.reduce((horario, mas) => say('{horario}; {mas}', { horario, mas }));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spanOf(abre: string, cierra: string): string {
  if (abre === '00:00' && cierra === '23:59') return say('24 horas');
  return [abre, cierra].map((time) => time.replace('23:59', '24:00').replace(/^0/, '')).join('–');
}

function daysInWords(days: number[]): string {
  if (days.length === dias.length) return say('todos los días');
  const [first, last] = [days[0]!, days.at(-1)!];
  if (days.length > 2 && last - first === days.length - 1)
    return say('de {desde} a {hasta}', { desde: nameOf(first), hasta: nameOf(last) });
  return days.map(nameOf).join(', ');
}

function nameOf(day: number): string {
  return weekdayName((day + 1) as Weekday);
}
