/**
 * Practical words that the operator wrote and the program understands are said in every language, translated or not: opening
 * hours, how long something takes, the usual names of prices.
 */
import { weekdayName } from '#values/calendar/weekday.ts';
import { addDays, monthOf, type Weekday } from '#values/day.ts';
import { dayAndMonth } from '#values/full-date.ts';
import { later, say, sayCount } from '#values/idioma/say.ts';
import { monthName } from '#values/mes.ts';
import { plain } from '#values/slug.ts';
import { aperturaOf } from '#values/visita/apertura.ts';
import { type Apertura, cierre, festivos, isCierre, type Temporada } from '#values/visita/horas.ts';

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

const dias = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', festivos];

/** "Monday to Friday: 9:00–14:00, 17:00–20:00; Saturday: 10:00–14:00": days with the same hours together, season by season. */
function horarioInWords(apertura: Apertura[]): string | undefined {
  const seasons = Map.groupBy(apertura, ({ desde, hasta }) => `${desde} ${hasta}`);
  const said = [...seasons.values()].flatMap(seasonInWords);
  if (said.length === 0) return undefined;
  const text = said.reduce((horario, mas) => say('{horario}; {mas}', { horario, mas }));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "From April to October, every day: 9:00–19:00" */
function seasonInWords(apertura: Apertura[]): string[] {
  const [{ desde, hasta }] = apertura as [Apertura];
  const season = desde && hasta ? temporadaInWords({ desde, hasta }) : '';
  if (season && apertura.every((one) => isCierre(one) && one.dias.length === 7))
    return [say('{dato}: {valor}', { dato: season, valor: say('cerrado') })];
  const ofDays = dias.map((dia) =>
    apertura
      .filter((one) => one.dias.includes(dia))
      .sort((one, other) => one.abre.localeCompare(other.abre))
      .map(({ abre, cierra }) => spanOf(abre, cierra))
      .join(', '),
  );
  const named = [...ofDays.keys()].filter((day) => ofDays[day] !== '');
  const groups = Map.groupBy(named, (day) => ofDays[day]!);
  return [...groups].map(([horas, days], index) => {
    const dato = index === 0 && season ? `${season}, ${daysInWords(days)}` : daysInWords(days);
    return say('{dato}: {valor}', { dato, valor: horas });
  });
}

/** "April to October", "from 15 June to 15 September", "August", "25 December" */
function temporadaInWords({ desde, hasta }: Temporada): string {
  const [from, to] = [`2028-${desde}`, `2028-${hasta}`];
  if (desde === hasta) return dayAndMonth(from);
  const isWhole = desde.endsWith('-01') && addDays(to, 1).endsWith('-01');
  if (!isWhole) return say('del {desde} al {hasta}', { desde: dayAndMonth(from), hasta: dayAndMonth(to) });
  if (monthOf(from) === monthOf(to)) return monthName(from);
  return say('de {desde} a {hasta} ## meses', { desde: monthName(from), hasta: monthName(to) });
}

function spanOf(abre: string, cierra: string): string {
  if (abre === '00:00' && cierra === '23:59') return say('24 horas');
  if (abre === cierre.abre && cierra === cierre.cierra) return say('cerrado');
  return [abre, cierra].map((time) => time.replace('23:59', '24:00').replace(/^0/, '')).join('–');
}

/** 7 is a holiday. */
function daysInWords(days: number[]): string {
  const week = days.filter((day) => day < 7);
  const names = week.length < days.length ? [say('festivos')] : [];
  if (week.length === 7) return [say('todos los días'), ...names].join(', ');
  const [first, last] = [week[0]!, week.at(-1)!];
  if (week.length > 2 && last - first === week.length - 1)
    return [say('de {desde} a {hasta}', { desde: nameOf(first), hasta: nameOf(last) }), ...names].join(', ');
  return [...week.map(nameOf), ...names].join(', ');
}

function nameOf(day: number): string {
  return weekdayName((day + 1) as Weekday);
}
