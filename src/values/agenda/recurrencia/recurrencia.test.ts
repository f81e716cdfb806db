import { expect, test } from 'vitest';
import type { Day, DaySpan } from '#values/day.ts';
import {
  completeRule,
  describeRecurrencia,
  nextOccurrences,
  occurrences,
  parseRecurrencia,
  toRRule,
} from './recurrencia.ts';

/** In 2026: 1 January is a Thursday, Easter Sunday is 5 April. */
const firstDatesFrom2026: [text: string, dates: string][] = [
  ['primer domingo de mayo', '2026-05-03 2027-05-02'],
  ['first sunday of may', '2026-05-03 2027-05-02'],
  ['PRIMER DOMINGO DE MAYO.', '2026-05-03'],
  ['  El  primer   domingo de Mayo de cada año ', '2026-05-03'],
  ['1er domingo de mayo', '2026-05-03'],
  ['2º domingo de mayo', '2026-05-10'],
  ['the 2nd sunday in may', '2026-05-10'],
  ['tercer sábado de junio', '2026-06-20'],
  ['cuarto jueves de noviembre', '2026-11-26'],
  ['quinto domingo de mayo', '2026-05-31 2027-05-30 2032-05-30'],
  ['quinto domingo de febrero', '2032-02-29 2060-02-29'],
  ['penúltimo sábado de mayo', '2026-05-23'],
  ['último domingo de agosto', '2026-08-30 2027-08-29'],
  ['primer domingo de mayo y octubre', '2026-05-03 2026-10-04 2027-05-02'],
  ['último sábado de cada mes', '2026-01-31 2026-02-28 2026-03-28 2026-04-25'],
  ['last saturday of every month', '2026-01-31 2026-02-28'],
  ['ultimo sabado del mes', '2026-01-31 2026-02-28'],
  ['cada mes, el último sábado', '2026-01-31 2026-02-28'],
  ['todos los meses el último sábado', '2026-01-31 2026-02-28'],
  ['primer y tercer sábado de cada mes', '2026-01-03 2026-01-17 2026-02-07 2026-02-21'],
  ['the first and third saturday of each month', '2026-01-03 2026-01-17'],
  ['los primeros domingos de mes', '2026-01-04 2026-02-01'],
  ['primer domingo de mes, de mayo a septiembre', '2026-05-03 2026-06-07'],
  ['primer domingo de cada mes excepto enero y febrero', '2026-03-01 2026-04-05'],
  ['en mayo, el primer domingo', '2026-05-03'],
  ['segundo fin de semana de agosto', '2026-08-08/2026-08-09 2027-08-14/2027-08-15'],
  ['second weekend of august', '2026-08-08/2026-08-09'],
  ['último fin de semana de octubre', '2026-10-31/2026-11-01'],
  ['cada viernes de julio', '2026-07-03 2026-07-10 2026-07-17 2026-07-24 2026-07-31 2027-07-02'],
  ['every friday in july', '2026-07-03 2026-07-10'],
  ['viernes de julio', '2026-07-03 2026-07-10'],
  ['en julio, los viernes', '2026-07-03 2026-07-10'],
  ['cada domingo', '2026-01-04 2026-01-11'],
  ['Domingos', '2026-01-04 2026-01-11'],
  ['los domingos del año', '2026-01-04 2026-01-11'],
  ['on sundays', '2026-01-04 2026-01-11'],
  ['todos los martes y jueves', '2026-01-01 2026-01-06 2026-01-08'],
  ['todos los martes y todos los jueves', '2026-01-01 2026-01-06'],
  ['lunes, miércoles y viernes', '2026-01-02 2026-01-05 2026-01-07'],
  ['sáb. y dom. de julio', '2026-07-04 2026-07-05 2026-07-11'],
  ['Sat & Sun in July', '2026-07-04 2026-07-05 2026-07-11'],
  ['de lunes a viernes', '2026-01-01 2026-01-02 2026-01-05'],
  ['L-V', '2026-01-01 2026-01-02 2026-01-05'],
  ['monday through friday', '2026-01-01 2026-01-02 2026-01-05'],
  ['every weekday in august', '2026-08-03 2026-08-04'],
  ['de viernes a lunes', '2026-01-02 2026-01-03 2026-01-04 2026-01-05 2026-01-09'],
  ['de lunes a jueves y los sábados', '2026-01-01 2026-01-03 2026-01-05'],
  ['sábados de mayo a septiembre', '2026-05-02 2026-05-09'],
  ['sábados entre noviembre y febrero', '2026-01-03 2026-01-10'],
  ['domingos excepto en enero', '2026-02-01 2026-02-08'],
  ['sábados durante los meses de julio y agosto', '2026-07-04 2026-07-11'],
  ['diario en agosto', '2026-08-01 2026-08-02'],
  ['todos los días de julio y agosto', '2026-07-01 2026-07-02'],
  ['every day', '2026-01-01 2026-01-02'],
  ['fines de semana de octubre', '2026-10-03/2026-10-04 2026-10-10/2026-10-11'],
  ['every weekend', '2026-01-03/2026-01-04 2026-01-10/2026-01-11'],
  ['24 de junio', '2026-06-24 2027-06-24'],
  ['the 24th of june', '2026-06-24'],
  ['june 24', '2026-06-24'],
  ['every June 24th', '2026-06-24'],
  ['veinticuatro de junio', '2026-06-24'],
  ['cada año el 8 de septiembre', '2026-09-08 2027-09-08'],
  ['every year on september 8', '2026-09-08'],
  ['8 de setiembre de todos los años', '2026-09-08'],
  ['primero de mayo', '2026-05-01'],
  ['1.º de mayo', '2026-05-01'],
  ['treinta y uno de octubre', '2026-10-31'],
  ['29 de febrero', '2028-02-29 2032-02-29'],
  ['24 y 25 de diciembre', '2026-12-24 2026-12-25 2027-12-24'],
  ['15 de agosto y 8 de septiembre', '2026-08-15 2026-09-08 2027-08-15'],
  ['3 de febrero, primer domingo de mayo y cada viernes de julio', '2026-02-03 2026-05-03 2026-07-03'],
  ['los días 1 y 15 de cada mes', '2026-01-01 2026-01-15 2026-02-01'],
  ['cada día 31', '2026-01-31 2026-03-31 2026-05-31'],
  ['último día de febrero', '2026-02-28 2027-02-28 2028-02-29'],
  ['primer día de cada mes', '2026-01-01 2026-02-01'],
  ['del 18 al 21 de septiembre', '2026-09-18/2026-09-21 2027-09-18/2027-09-21'],
  ['18-21 de septiembre', '2026-09-18/2026-09-21'],
  ['september 18 to 21', '2026-09-18/2026-09-21'],
  ['from the 18th to the 21st of september', '2026-09-18/2026-09-21'],
  ['entre el 18 y el 21 de septiembre', '2026-09-18/2026-09-21'],
  ['todos los años, del 18 al 21 de septiembre', '2026-09-18/2026-09-21'],
  ['del 28 de agosto al 2 de septiembre', '2026-08-28/2026-09-02'],
  ['from august 28 to september 2', '2026-08-28/2026-09-02'],
  ['del 20 de diciembre al 7 de enero', '2025-12-20/2026-01-07 2026-12-20/2027-01-07'],
  ['todo el mes de febrero', '2026-02-01/2026-02-28 2027-02-01/2027-02-28 2028-02-01/2028-02-29'],
  ['primera quincena de agosto', '2026-08-01/2026-08-15'],
  ['segunda quincena de agosto', '2026-08-16/2026-08-31'],
  ['domingo siguiente al 15 de agosto', '2026-08-16 2027-08-22'],
  ['first sunday after august 15', '2026-08-16 2027-08-22'],
  ['sábado siguiente al 15 de agosto', '2026-08-22 2027-08-21'],
  ['el sábado anterior al 24 de junio', '2026-06-20 2027-06-19'],
  ['domingo más próximo al 25 de abril', '2026-04-26 2027-04-25'],
  ['domingo siguiente al 31 de diciembre', '2026-01-04 2027-01-03'],
  ['viernes santo', '2026-04-03 2027-03-26'],
  ['Good Friday', '2026-04-03'],
  ['domingo de resurrección', '2026-04-05 2027-03-28'],
  ['lunes de Pascua', '2026-04-06'],
  ['domingo de ramos', '2026-03-29'],
  ['semana santa', '2026-03-29/2026-04-05 2027-03-21/2027-03-28'],
  ['jueves y viernes santo', '2026-04-02 2026-04-03 2027-03-25'],
  ['de jueves santo a domingo de resurrección', '2026-04-02/2026-04-05'],
  ['de lunes a viernes santo', '2026-03-30/2026-04-03'],
  ['jueves lardero', '2026-02-12'],
  ['martes de carnaval', '2026-02-17'],
  ['jueves de Corpus', '2026-06-04'],
  ['domingo del Corpus Christi', '2026-06-07'],
  ['lunes de Pentecostés', '2026-05-25'],
  ['Día de San Juan', '2026-06-24'],
  ['todos los santos', '2026-11-01'],
  ['de Nochebuena a Noche de Reyes', '2025-12-24/2026-01-05 2026-12-24/2027-01-05'],
];

test.each(firstDatesFrom2026)('"%s" falls on %s', (text, dates) => {
  const rule = parseRecurrencia(text);
  expect(rule && written(nextOccurrences(rule, '2026-01-01', dates.split(' ').length))).toBe(dates);
});

test.each([
  ['', 'nothing is said'],
  ['fiesta mayor', 'words that are no dates'],
  ['primer domingo de mayo, romería', 'a word too many'],
  ['mayo', 'no day'],
  ['de mayo a septiembre', 'no day'],
  ['domingo', 'one Sunday, or every Sunday'],
  ['el domingo', 'one Sunday, nobody knows which'],
  ['domingo de mayo', 'one Sunday of May, or each of them'],
  ['un viernes de julio', 'one Friday, nobody knows which'],
  ['primer domingo', 'of the month, or of the year'],
  ['los primeros domingos de mayo', 'nobody knows how many'],
  ['primer domingo de mayo a septiembre', 'of May only, or of each month'],
  ['primer sábado y domingo de mayo', 'the first weekend, or two first days'],
  ['primera semana de agosto', 'weeks have no agreed first day of count'],
  ['principios de agosto', 'no dates'],
  ['cada 15 días', 'counted from nobody knows when'],
  ['cada dos semanas', 'counted from nobody knows when'],
  ['every other friday', 'counted from nobody knows when'],
  ['every second sunday of may', 'the second one, or every other one'],
  ['every 2nd sunday of may', 'the second one, or every other one'],
  ['sábados alternos', 'counted from nobody knows when'],
  ['cada año', 'no day'],
  ['mensual', 'no day'],
  ['24/06', 'day and month, or month and day'],
  ['24 de junio de 2026', 'a year does not come back'],
  ['viernes 24 de julio', 'a date of one year'],
  ['31 de junio', 'a date that does not exist'],
  ['30 de febrero', 'a date that does not exist'],
  ['32 de mayo', 'a date that does not exist'],
  ['sexto domingo de mayo', 'a Sunday that does not exist'],
  ['del 21 al 18 de septiembre', 'it ends before it starts'],
  ['del 18 al 21', 'no month'],
  ['todos los viernes a las 20:00', 'the hour has its own field'],
  ['sábados, domingos y festivos', 'each town has its own holidays'],
  ['días laborables', 'each town has its own holidays'],
  ['sábados y 24 de junio', 'Saturdays of June, or all'],
  ['domingos de verano', 'no months'],
  ['Corpus Christi', 'Thursday in some towns, Sunday in others'],
  ['Pascua', 'more than one feast'],
  ['carnaval', 'it lasts differently in each town'],
  ['San Isidro', 'the day, or the festival around it'],
  ['noche de San Juan', 'the 23rd and the 24th'],
  ['mar y jue', 'martes or marzo'],
  ['24 de junio (San Juan)', 'a remark'],
  ['1.5 de mayo', 'a number that is no date'],
  ['domingo '.repeat(40), 'far too long'],
])('"%s" is not understood: %s', (text) => {
  expect(parseRecurrencia(text)).toBeUndefined();
});

test.each([
  ['first sunday of may', 'El primer domingo de mayo'],
  ['FRIDAYS IN JULY', 'Todos los viernes de julio'],
  ['sab y dom', 'Todos los sábados y domingos'],
  ['l-v en agosto', 'De lunes a viernes, en agosto'],
  ['daily', 'Todos los días'],
  ['weekends in october', 'Todos los fines de semana de octubre'],
  ['ultimo sabado de mes menos agosto', 'El último sábado de cada mes, de septiembre a julio'],
  ['day 15 of every month', 'El día 15 de cada mes'],
  ['june 24 and 25', 'Los días 24 y 25 de junio'],
  ['aug 28 - sept 2', 'Del 28 de agosto al 2 de septiembre'],
  ['all of august', 'Todo el mes de agosto'],
  ['saturday before june 24', 'El sábado anterior al 24 de junio'],
  ['holy week', 'Semana Santa'],
  ['15 de agosto y viernes santo', 'El 15 de agosto y Viernes Santo'],
])('"%s" is told as "%s"', (text, sentence) => {
  const rule = parseRecurrencia(text);
  expect(rule && describeRecurrencia(rule)).toBe(sentence);
});

test.each([
  ['cada domingo', '2026-01-04', 'FREQ=WEEKLY;BYDAY=SU'],
  ['cada viernes de julio', '2026-07-03', 'FREQ=YEARLY;BYMONTH=7;BYDAY=FR'],
  ['fines de semana', '2026-01-03/2026-01-04', 'FREQ=WEEKLY;BYDAY=SA'],
  ['primer y tercer sábado de cada mes', '2026-01-03', 'FREQ=MONTHLY;BYDAY=1SA,3SA'],
  ['último domingo de agosto', '2026-08-30', 'FREQ=YEARLY;BYMONTH=8;BYDAY=-1SU'],
  ['24 de junio', '2026-06-24', 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=24'],
  ['los días 1 y 15 de cada mes', '2026-01-01', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
  ['último día de cada mes', '2026-01-31', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['del 18 al 21 de septiembre', '2026-09-18/2026-09-21', 'FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=18'],
  ['domingo siguiente al 3 de mayo', '2026-05-10', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=4,5,6,7,8,9,10;BYDAY=SU'],
])('"%s" starts on %s and repeats by %s', (text, first, rrule) => {
  const rule = parseRecurrencia(text);
  const repeating = rule && toRRule(rule, '2026-01-01');
  expect(repeating && written([repeating])).toBe(first);
  expect(repeating?.rrule).toBe(rrule);
});

test.each([
  ['viernes santo', 'Easter moves'],
  ['24 de junio y 29 de septiembre', 'it is two rules'],
  ['todo el mes de febrero', 'its length changes'],
  ['del 20 de febrero al 3 de marzo', 'its length changes'],
  ['domingo siguiente al 28 de mayo', 'it falls in either of two months'],
  ['sábado anterior al 29 de febrero', 'it skips years'],
])('"%s" has no RRULE: %s', (text) => {
  const rule = parseRecurrencia(text);
  expect(rule).toBeDefined();
  expect(rule && toRRule(rule, '2026-01-01')).toBeUndefined();
});

test('an occurrence in progress is still the next one', () => {
  expect(datesOf('del 18 al 21 de septiembre', '2026-09-21', '2026-09-21')).toBe('2026-09-18/2026-09-21');
  expect(datesOf('del 18 al 21 de septiembre', '2026-09-22', '2027-09-17')).toBe('');
});

test('a range over New Year is found from both of its years', () => {
  const season = '2025-12-20/2026-01-07';
  expect(datesOf('del 20 de diciembre al 7 de enero', '2025-12-31', '2025-12-31')).toBe(season);
  expect(datesOf('del 20 de diciembre al 7 de enero', '2026-01-01', '2026-01-01')).toBe(season);
});

test('a weekend belongs to the month of its Saturday', () => {
  expect(datesOf('fines de semana de octubre', '2026-10-30', '2026-12-31')).toBe('2026-10-31/2026-11-01');
  expect(datesOf('fines de semana de noviembre', '2026-11-01', '2026-11-07')).toBe('2026-11-07/2026-11-08');
});

test('a day that two rules share is listed once', () => {
  expect(datesOf('3 de mayo y primer domingo de mayo', '2026-01-01', '2026-12-31')).toBe('2026-05-03');
});

test('no more occurrences are given than asked for', () => {
  const rule = parseRecurrencia('cada domingo');
  expect(rule && written(occurrences(rule, '2026-01-01', '2026-12-31', 2))).toBe('2026-01-04 2026-01-11');
  expect(rule && nextOccurrences(rule, '2026-01-01', 0)).toEqual([]);
});

test.each([
  // An end without a year is the next such day; a beginning the last one before it.
  ['cada domingo hasta el 20 de diciembre', 'cada domingo hasta el 20 de diciembre de 2026'],
  ['Los martes, hasta el 5 de enero', 'Los martes hasta el 5 de enero de 2027'],
  [
    'sábados desde el 3 de octubre hasta el 20 de diciembre',
    'sábados desde el 3 de octubre de 2026 hasta el 20 de diciembre de 2026',
  ],
  ['cada viernes desde el 1 de diciembre', 'cada viernes desde el 1 de diciembre de 2026'],
  // What is counted has to begin somewhere.
  ['cada 15 días', 'cada 15 días desde el 18 de noviembre de 2026'],
  [
    'cada dos martes hasta el 20 de diciembre',
    'cada dos martes desde el 18 de noviembre de 2026 hasta el 20 de diciembre de 2026',
  ],
  // Nothing is open.
  ['cada domingo hasta el 20 de diciembre de 2027', 'cada domingo hasta el 20 de diciembre de 2027'],
  ['del 1 de julio hasta el 15 de agosto', 'del 1 de julio hasta el 15 de agosto'],
  ['primer domingo de mayo', 'primer domingo de mayo'],
  ['cada domingo hasta el 31 de febrero', 'cada domingo hasta el 31 de febrero'],
])('«%s», written on 18 November 2026, is «%s»', (text, complete) => {
  expect(completeRule(text, '2026-11-18')).toBe(complete);
});

test('an interval is counted from the date that was given with it', () => {
  expect(completeRule('cada 15 días', '2026-11-18', '2026-12-01')).toBe('cada 15 días desde el 1 de diciembre de 2026');
});

test.each([
  ['cada domingo hasta el 6 de diciembre de 2026', '2026-11-22 2026-11-29 2026-12-06'],
  ['cada 15 días desde el 20 de noviembre de 2026', '2026-11-20 2026-12-05 2026-12-20'],
  ['cada dos semanas desde el 20 de noviembre de 2026', '2026-11-20 2026-12-04 2026-12-18'],
  ['cada dos martes desde el 18 de noviembre de 2026 hasta el 20 de diciembre de 2026', '2026-11-24 2026-12-08'],
  ['quincenal desde el 20 de noviembre de 2026', '2026-11-20 2026-12-04 2026-12-18'],
  ['último sábado de cada mes hasta el 20 de diciembre de 2026', '2026-11-28'],
  ['Los sábados a partir del 1 de diciembre de 2026', '2026-12-05 2026-12-12 2026-12-19 2026-12-26'],
  // Years later it is still counted from the same day.
  ['cada 3 domingos desde el 1 de enero de 2024', '2026-11-22 2026-12-13'],
])('«%s» comes between 18 November and the end of 2026 on %s', (text, dates) => {
  expect(datesOf(text, '2026-11-18', '2026-12-31')).toBe(dates);
  expect(text.includes('hasta') && datesOf(text, '2027-01-01', '2030-12-31')).toBeFalsy();
});

test('a stretch of each year is no series that ends, and what nobody can count is not understood', () => {
  expect(datesOf('1 de julio hasta el 15 de agosto', '2026-01-01', '2027-12-31')).toBe(
    '2026-07-01/2026-08-15 2027-07-01/2027-08-15',
  );
  for (const text of [
    'cada 15 días',
    'cada domingo hasta el 20 de diciembre',
    'del 1 de julio hasta el 15 de agosto de 2027',
    'cada domingo desde el 2 de enero de 2027 hasta el 1 de enero de 2027',
    'cada 1 días desde el 1 de enero de 2027',
    'cada domingo hasta el 31 de febrero de 2027',
  ])
    expect(parseRecurrencia(text), text).toBeUndefined();
});

test('an interval and an end have their RRULE', () => {
  const rruleOf = (text: string) => {
    const { rrule, until, startsOn } = toRRule(parseRecurrencia(text)!, '2026-11-18')!;
    return [startsOn, rrule, until];
  };
  expect(rruleOf('cada 15 días desde el 20 de noviembre de 2026')).toEqual([
    '2026-11-20',
    'FREQ=DAILY;INTERVAL=15',
    undefined,
  ]);
  expect(rruleOf('cada dos martes desde el 1 de enero de 2026 hasta el 20 de diciembre de 2026')).toEqual([
    '2026-11-24',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    '2026-12-20',
  ]);
});

function datesOf(text: string, from: Day, to: Day): string | undefined {
  const rule = parseRecurrencia(text);
  return rule && written(occurrences(rule, from, to));
}

function written(spans: DaySpan[]): string {
  return spans.map(({ startsOn, endsOn }) => (startsOn === endsOn ? startsOn : `${startsOn}/${endsOn}`)).join(' ');
}
