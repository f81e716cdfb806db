import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { google, nextcloud, outlook, wordpress } from './calendars.testing.ts';
import { calendarText } from './lines.ts';
import { readCalendar } from './read-calendar.ts';
import { readInThread } from './reader.server.ts';

const today = '2026-11-18';
const read = (text: string) => readCalendar(text, today);
const named = (text: string, titulo: string) => read(text).eventos.filter((one) => one.titulo.startsWith(titulo));
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:x', 'SUMMARY:Algo', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

describe('Google', () => {
  test('an hour in UTC is the one of Madrid, HTML becomes lines', () => {
    expect(read(google).nombre).toBe('Ayuntamiento de Huete, agenda');
    expect(named(google, 'Concierto')).toEqual([
      {
        uid: 'concierto@google.com',
        titulo: 'Concierto de Navidad 🎄',
        fecha_inicio: '2026-12-05',
        fecha_fin: null,
        hora: '18:30',
        regla_recurrencia: null,
        fechas_canceladas: [],
        fechas_movidas: [],
        lugar: 'Teatro Jesús de la Merced, Huete',
        enlace_web: null,
        descripcion: 'Banda municipal.\nEntrada libre hasta completar aforo\nDirige: Ana',
      },
    ]);
  });

  test('days end before the one that is named', () => {
    expect(named(google, 'Feria')).toMatchObject([{ fecha_inicio: '2026-12-12', fecha_fin: '2026-12-14', hora: null }]);
  });

  test('a weekly series becomes our rule, with what falls out and what moves', () => {
    expect(named(google, 'Taller')).toMatchObject([
      {
        uid: 'taller@google.com',
        fecha_inicio: null,
        hora: '18:00',
        regla_recurrencia: 'Todos los martes hasta el 22 de diciembre de 2026',
        fechas_canceladas: ['2026-12-08', '2026-12-15'],
        fechas_movidas: [{ de: '2026-12-01', a: '2026-12-02', hora: '19:00' }],
      },
    ]);
  });

  test('what is called off is told, what is over is not', () => {
    expect(read(google).cancelados).toEqual(['suspendido@google.com']);
    expect(named(google, 'Ya pasó')).toEqual([]);
  });
});

describe('Outlook', () => {
  test('the second Thursday, six times', () => {
    expect(named(outlook, 'Club')).toMatchObject([
      {
        hora: '19:00',
        regla_recurrencia: 'El segundo jueves de cada mes hasta el 8 de abril de 2027',
        descripcion: 'Club de lectura\n\nTrae tu libro; hay café',
        lugar: 'Biblioteca',
      },
    ]);
  });

  test('clocks of other countries, and of nobody', () => {
    expect(named(outlook, 'Conexión')).toMatchObject([{ fecha_inicio: '2026-12-11', hora: '00:30' }]);
    expect(named(outlook, 'Verbena')).toMatchObject([{ fecha_inicio: '2026-12-31', fecha_fin: null, hora: '22:00' }]);
  });
});

describe('Nextcloud', () => {
  test('every other Friday from its day on', () => {
    expect(named(nextcloud, 'Cineclub')).toMatchObject([
      {
        regla_recurrencia: 'Cada dos viernes desde el 4 de diciembre de 2026',
        enlace_web: 'https://pena.example/cine',
      },
    ]);
  });

  test('what we have no words for are the dates of the coming year', () => {
    expect(named(nextcloud, 'Rastrillo').map(({ uid, fecha_inicio }) => [uid, fecha_inicio])).toEqual([
      ['rastro/2026-11-28', '2026-11-28'],
      ['rastro/2027-02-27', '2027-02-27'],
      ['rastro/2027-05-29', '2027-05-29'],
      ['rastro/2027-08-28', '2027-08-28'],
    ]);
    expect(named(nextcloud, 'Fiestas')).toMatchObject([
      { uid: 'fiestas/2027-08-15', fecha_inicio: '2027-08-15', fecha_fin: '2027-08-17' },
    ]);
    expect(named(nextcloud, 'Visita').map(({ fecha_inicio }) => fecha_inicio)).toEqual([
      ...['2026-11-21', '2026-11-29', '2026-12-13'],
    ]);
  });
});

test('WordPress: lines that are none, events without an end, and what cannot be read is counted', () => {
  const { nombre, eventos, rotos, callados } = read(wordpress);
  expect(nombre).toBe('Eventos en Ayto – Web');
  expect(eventos.map(({ titulo }) => titulo)).toEqual(['Ruta por el río & comida', 'Puertas abiertas']);
  expect(eventos[0]!.descripcion).toContain('Lleva calzado cómodo');
  expect([rotos, callados]).toEqual([2, ['roto', 'sin-titulo']]);
});

describe('letters', () => {
  const text = calendar('DTSTART;VALUE=DATE:20261201', 'LOCATION:Plaza de la Señora, Cañete');
  const placeOf = (bytes: Buffer) => read(calendarText(bytes)).eventos[0]!.lugar;

  test('a line that was folded in the middle of one is whole again', () => {
    const bytes = Buffer.from(text);
    const at = bytes.indexOf('ñ') + 1;
    const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)]);
    expect(placeOf(folded)).toBe('Plaza de la Señora, Cañete');
  });

  test('of Windows, of UTF-16, and of UTF-8 that is cut somewhere', () => {
    expect(placeOf(Buffer.from(text, 'latin1'))).toBe('Plaza de la Señora, Cañete');
    expect(placeOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe('Plaza de la Señora, Cañete');
    const cut = Buffer.from(text.replace('Cañete', 'Ca?')).toString('latin1').replace('Ca?', 'Ca\xc3');
    expect(placeOf(Buffer.from(cut, 'latin1'))).toBe('Plaza de la Señora, Ca\uFFFD');
  });
});

describe('a series', () => {
  const weekly = (...overrides: string[][]) =>
    calendar('DTSTART;TZID=Europe/Madrid:20261204T200000', 'RRULE:FREQ=WEEKLY').replace(
      'END:VCALENDAR',
      overrides
        .flatMap(([of, ...lines]) => [
          ...['BEGIN:VEVENT', 'UID:x', `RECURRENCE-ID;TZID=Europe/Madrid:${of}T200000`],
          ...[`DTSTART;TZID=Europe/Madrid:${of}T200000`, ...lines, 'END:VEVENT'],
        ])
        .concat('END:VCALENDAR')
        .join('\r\n'),
    );

  test('a day that is called something else is an event of its own, and none of the series', () => {
    const { eventos } = read(weekly(['20261211', 'SUMMARY:Amanece que no es poco'], ['20261218', 'SUMMARY:Algo']));
    expect(eventos).toMatchObject([
      { uid: 'x', titulo: 'Algo', fechas_canceladas: ['2026-12-11'], fechas_movidas: [] },
      { uid: 'x/2026-12-11', titulo: 'Amanece que no es poco', fecha_inicio: '2026-12-11', hora: '20:00' },
    ]);
  });

  test('of which no day is left is nothing', () => {
    const short = weekly().replace('FREQ=WEEKLY', 'FREQ=WEEKLY;COUNT=2');
    const except = (days: string) => short.replace('SUMMARY', `EXDATE;TZID=Europe/Madrid:${days}\r\nSUMMARY`);
    expect(read(except('20261204T200000')).eventos).toHaveLength(1);
    expect(read(except('20261204T200000,20261211T200000')).eventos).toEqual([]);
  });

  test('with more dates than are taken is named: what is not taken is still in it', () => {
    const { eventos, sobran, callados } = read(
      calendar('DTSTART:20261201T220000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'),
    );
    expect([eventos.length, sobran > 100, callados]).toEqual([60, true, ['x']]);
  });
});

describe('what means harm', () => {
  test('is no calendar, or says nothing', () => {
    expect(() => read('<!doctype html><title>404</title>')).toThrow('no es un calendario');
    expect(() => read('')).toThrow('no es un calendario');
    expect(read('BEGIN:VCALENDAR').eventos).toEqual([]);
  });

  test.each([
    'FREQ=SECONDLY',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12;BYMINUTE=0,1,2,3,4,5',
    'FREQ=WEEKLY;INTERVAL=99999999999',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4,6',
    'FREQ=NUNCA',
    'COUNT=99999999;FREQ=DAILY',
    'UNTIL=99991231;FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO',
    ';;;=;FREQ',
  ])('%s comes to an end', (rrule) => {
    const begun = performance.now();
    const { eventos } = read(calendar('DTSTART:20200101T100000', `RRULE:${rrule}`));
    expect(eventos.length).toBeLessThanOrEqual(60);
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  test('signs that are no text are none', () => {
    const [one] = read(
      calendar('DTSTART;VALUE=DATE:20261201', 'LOCATION:a\u0000b').replace('UID:x', 'UID:x\u0000y'),
    ).eventos;
    expect(JSON.stringify(one)).not.toContain('\\u0000');
  });

  test('texts are cut, names are kept short, scripts are no words', () => {
    const [one] = read(
      calendar(
        'DTSTART;VALUE=DATE:20261201',
        `DESCRIPTION:<script>alert(1)</script>${'a'.repeat(60_000)}`,
        `LOCATION:${'b'.repeat(3000)}`,
        'URL:javascript:alert(1)',
      ).replace('UID:x', `UID:${'u'.repeat(5000)}`),
    ).eventos;
    expect(one).toMatchObject({ enlace_web: null });
    expect(one!.descripcion).toMatch(/^a{1,5000}$/);
    expect([one!.lugar!.length, one!.uid.length <= 180]).toEqual([255, true]);
  });

  test('a huge one is read elsewhere, within its time, and nobody here waits', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'calendario-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'grande.ics');
    const event = (n: number) =>
      `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART;VALUE=DATE:20261${200 + (n % 28) + 1}\r\nSUMMARY:Evento ${n}\r\nDESCRIPTION:${'x'.repeat(200)}\r\nEND:VEVENT\r\n`;
    await writeFile(
      path,
      `BEGIN:VCALENDAR\r\n${Array.from({ length: 6000 }, (_, n) => event(n)).join('')}END:VCALENDAR`,
    );
    const before = process.threadCpuUsage();
    const { eventos, sobran } = await readInThread(path, today, 60_000);
    const { user, system } = process.threadCpuUsage(before);
    expect([eventos.length, sobran]).toEqual([1000, 5000]);
    // What this thread did itself, in batches; however busy the machine is.
    expect((user + system) / 1000).toBeLessThan(400);
    await expect(readInThread(path, today, 1)).rejects.toThrow('tarda demasiado');
  }, 90_000);
});
