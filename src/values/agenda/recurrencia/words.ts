import { monthNames } from '#values/mes.ts';
import { plain } from '#values/slug.ts';
import { easterDays, fixedDays, holyWeek } from './named-days.ts';

/**
 * The text in the few words the grammar knows, Spanish and English alike, or undefined when a word has no place here.
 *
 * - `w5` one Friday, `P5` Fridays, `W5` either ("viernes", "vie"); `wF` and `PF` the weekend
 * - `M7` July · `E-2` two days before Easter Sunday
 * - `N24` a number · `O2` `O-1` second, last · `o2` "segundos" · `D1` an ordinal that can also be a date ("1st", "primero")
 * - and de, el, los, cada, y, a, `,`, dia, dias, semanas, mes, ano, todo, excepto, quincena, tras, ante, cerca
 */
export function canonicalWords(text: string): string | undefined {
  const words = (normalise(text).match(phrases) ?? []).map((phrase) => vocabulary.get(phrase) ?? numeral(phrase));
  if (words.includes(undefined)) return undefined;
  return words
    .join(' ')
    .replace(/ , y /g, ' y ')
    .replace(/\bentre (.+?) y /g, 'de $1 a ')
    .replace(/^[, ]+|[, ]+$/g, '');
}

function normalise(text: string): string {
  // NFKD also turns º and ª into letters. A point inside a number stays, and so the number is unknown.
  return plain(text.normalize('NFKD'))
    .replace(/['’´`]/g, '')
    .replace(/\.(?!\d)|(?<!\d)\./g, '')
    .replace(/[-–—‐‑]/g, ' - ')
    .replace(/[,;]/g, ' , ')
    .replace(/&/g, ' y ')
    .replace(/\bdel\b/g, 'de el')
    .replace(/\bal\b/g, 'a el')
    .replace(/\s+/g, ' ')
    .trim();
}

function numeral(word: string): string | undefined {
  const [, digits, ending] = /^0?(\d{1,2})([a-z]*)$/.exec(word) ?? [];
  const value = Number(digits);
  if (!digits || value < 1 || value > 31) return undefined;
  if (ending === '') return `N${value}`;
  if (/^(?:st|nd|rd|th)$/.test(ending ?? '')) return `D${value}`;
  if (value === 1 && /^(?:o|ro|ero)$/.test(ending ?? '')) return 'D1';
  return value <= 5 && /^(?:er|era|[drt]?[oa])$/.test(ending ?? '') ? `O${value}` : undefined;
}

const vocabulary = new Map<string, string>([
  ...meaning('de', 'de of in en on durante during from desde'),
  ...meaning('el', 'el la the'),
  ...meaning('los', 'los las'),
  ...meaning('cada', 'cada every each', 'todos los', 'todas las'),
  ...meaning('y', 'y e and'),
  ...meaning('a', 'a - to hasta through thru until till'),
  ...meaning('entre', 'entre between'),
  ...meaning(',', ','),
  ...meaning('dia', 'dia day'),
  ...meaning('dias', 'dias days'),
  ...meaning('cada dia', 'diario diaria diariamente daily everyday', 'a diario'),
  ...meaning('mes', 'mes meses month months'),
  ...meaning('ano', 'ano anos year years'),
  ...meaning('cada ano', 'anual anualmente annually yearly'),
  ...meaning('semanas', 'semanas weeks'),
  ...meaning('cada N14 dias', 'quincenal quincenalmente'),
  ...meaning('todo', 'todo all whole entire'),
  ...meaning('quincena', 'quincena'),
  ...meaning('excepto', 'excepto salvo menos except'),
  ...meaning('tras', 'tras after following', 'siguiente a', 'posterior a', 'despues de'),
  ...meaning('ante', 'before preceding', 'anterior a', 'previo a', 'antes de'),
  ...meaning('cerca', 'nearest closest', 'nearest to', 'closest to', 'mas cercano a', 'mas proximo a'),
  ...meaning('W1 a W5', 'weekdays'),
  ...meaning('cada W1 a W5', '', 'every weekday'),
  ...meaning('wF', 'finde weekend', 'fin de semana'),
  ...meaning('PF', 'findes weekends', 'fines de semana'),
  // "Every second Sunday" is the second of the month to some and every other one to others.
  ...meaning('?', '', 'every second', 'every third', 'every fourth', 'every 2nd', 'every 3rd', 'every 4th'),
  ...meaning('D1', 'primero first'),
  ...meaning('O1', 'primer primera'),
  ...meaning('O2', 'segundo segunda second'),
  ...meaning('O3', 'tercer tercero tercera third'),
  ...meaning('O4', 'cuarto cuarta fourth'),
  ...meaning('O5', 'quinto quinta fifth'),
  ...meaning('O-1', 'ultimo ultima last'),
  ...meaning('O-2', 'penultimo penultima penultimate'),
  ...meaning('o1', 'primeros'),
  ...meaning('o2', 'segundos'),
  ...meaning('o3', 'terceros'),
  ...meaning('o4', 'cuartos'),
  ...meaning('o-1', 'ultimos'),
  ...numbered('W', 'lunes martes miercoles jueves viernes'),
  // No "m" and no "mar": martes, miércoles or marzo.
  ...numbered('W', 'l ? x j v s d'),
  ...numbered('W', 'lun ? mie jue vie sab dom'),
  ...numbered('W', '? ? mier'),
  ...numbered('W', 'mon tue wed thu fri sat sun'),
  ...numbered('W', '? tues ? thurs'),
  ...numbered('w', '? ? ? ? ? sabado domingo'),
  ...numbered('P', '? ? ? ? ? sabados domingos'),
  ...numbered('w', 'monday tuesday wednesday thursday friday saturday sunday'),
  ...numbered('P', 'mondays tuesdays wednesdays thursdays fridays saturdays sundays'),
  ...numbered('M', monthNames.join(' ')),
  ...numbered('M', 'january february march april may june july august september october november december'),
  ...numbered('M', 'ene feb ? abr ? jun jul ago sep oct nov dic'),
  ...numbered('M', 'jan ? ? apr ? ? ? aug sept ? ? dec'),
  ...numbered('M', '? ? ? ? ? ? ? ? setiembre'),
  ...numbered('N', 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis'),
  ...numbered('N', 'diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro', 17),
  ...numbered('N', 'veinticinco veintiseis veintisiete veintiocho veintinueve treinta', 25),
  ...meaning('N31', '', 'treinta y uno'),
  ...holyWeek.names.flatMap((name) => named(`E${holyWeek.from} a E${holyWeek.to}`, name)),
  ...easterDays.flatMap(([offset, ...names]) => names.flatMap((name) => named(`E${offset}`, name))),
  ...fixedDays.flatMap(([date, month, ...names]) => names.flatMap((name) => named(`N${date} de M${month}`, name))),
]);

/** The longest phrase first, so that "fin de semana" is not read as "fin"; any other word by itself. */
const phrases = new RegExp(
  `(?:${[...vocabulary.keys()]
    .filter((phrase) => phrase.includes(' '))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?= |$)|\\S+`,
  'g',
);

function meaning(token: string, words: string, ...phrases: string[]): [string, string][] {
  return [...words.split(' ').filter(Boolean), ...phrases].map((word) => [word, token]);
}

function numbered(letter: string, words: string, first = 1): [string, string][] {
  return words
    .split(' ')
    .map((word, index): [string, string] => [plain(word), `${letter}${first + index}`])
    .filter(([word]) => word !== '?');
}

function named(token: string, name: string): [string, string][] {
  const text = normalise(name);
  const spellings = ['', 'el ', 'la '].map((article) => text.replace(/ de (?:el |la )?/g, ` de ${article}`));
  return [text, ...spellings].map((spelling) => [spelling, token]);
}
