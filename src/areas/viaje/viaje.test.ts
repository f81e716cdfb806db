import { describe, expect, test } from 'vitest';
import { addDays } from '#values/day.ts';
import type { Cosa } from './cosa.ts';
import { dayColour, joined, moved, noDay, withDia, withoutDia, withPlan } from './days.ts';
import { byNearness, wayKm } from './nearness.ts';
import { planProblem } from './plan-problem.ts';
import { tripCalendar } from './trip-calendar.ts';
import { turnsText } from './turns.ts';
import {
  cosasOf,
  decodeViaje,
  emptyViaje,
  encodeViaje,
  maxCosas,
  maxDias,
  maxPlanLength,
  parseClave,
  type Viaje,
  withCosa,
  withoutCosa,
} from './viaje.ts';
import { hourOn, isOn } from './when.ts';

const viaje: Viaje = {
  sueltas: ['u12', 'e4'],
  dias: [
    { fecha: '2026-11-21', cosas: ['u3', 'r1'] },
    { fecha: null, cosas: ['a5'] },
  ],
};

describe('as a text', () => {
  test('a trip comes back as it went, in characters that no messenger touches', () => {
    const plan = encodeViaje(viaje);
    expect(plan).toBe('u12.e4_20261121-u3.r1_-a5');
    expect(plan).toMatch(/^[\w.-]+$/);
    expect(decodeViaje(plan)).toEqual(viaje);
    expect(decodeViaje(encodeViaje(emptyViaje))).toEqual(emptyViaje);
  });

  test('of what is hostile or broken, what is right stays', () => {
    expect(decodeViaje('u1.u1.<script>.x9.u-3.u0.u99999999999._20261399-u2_zz')).toEqual({
      sueltas: ['u1'],
      dias: [
        { fecha: null, cosas: ['u2'] },
        { fecha: null, cosas: [] },
      ],
    });
    for (const text of ['', '____', '....', '\u0000', 'u'.repeat(100_000)])
      expect(cosasOf(decodeViaje(text)), text.slice(0, 20)).toEqual([]);
  });

  test('no trip is larger than the limits, and one at the limits fits into an address', () => {
    const many = Array.from({ length: 500 }, (_, index) => `u${index + 1}`).join('.');
    expect(cosasOf(decodeViaje(many + '_20260101-'.repeat(99))).length).toBe(maxCosas);
    const full: Viaje = {
      sueltas: Array.from({ length: maxCosas }, (_, index) => `u${2_000_000_000 + index}`),
      dias: Array.from({ length: maxDias }, () => ({ fecha: '2026-12-31', cosas: [] })),
    };
    expect(encodeViaje(full).length).toBeLessThanOrEqual(maxPlanLength);
    expect(decodeViaje(encodeViaje(full))).toEqual(full);
  });

  test('only what one can go to has a letter', () => {
    expect(parseClave('u12')).toEqual({ tipo: 'ubicacion', id: 12 });
    for (const clave of ['z1', 'u', 'u01', 'u2147483648', 'U1', 'u1.5']) expect(parseClave(clave)).toBeUndefined();
  });
});

describe('changing it', () => {
  test('a thing is there once, and goes wherever it is', () => {
    expect(withCosa(viaje, 'r1')).toEqual(viaje);
    expect(cosasOf(withoutCosa(viaje, 'r1'))).toEqual(['u12', 'e4', 'u3', 'a5']);
    expect(withCosa(viaje, 'n9').sueltas).toEqual(['u12', 'e4', 'n9']);
  });

  test('it moves within its day and to another, never past the ends', () => {
    expect(moved(viaje, 'r1', 0, 0).dias[0]!.cosas).toEqual(['r1', 'u3']);
    expect(moved(viaje, 'u12', 1, 99).dias[1]!.cosas).toEqual(['a5', 'u12']);
    expect(moved(viaje, 'a5', noDay, -3).sueltas).toEqual(['a5', 'u12', 'e4']);
    expect(moved(viaje, 'u12', 7, 0)).toEqual(viaje);
    expect(moved(viaje, 'zz', 0, 0)).toEqual(viaje);
  });

  test('each day has a colour of its own, and what has no day none of theirs', () => {
    const shown = [noDay, ...viaje.dias.keys()].map((day) => dayColour(viaje, day));
    expect(new Set(shown).size).toBe(shown.length);
    expect(dayColour({ dias: [] }, noDay)).toBe(dayColour(viaje, 0));
  });

  test('what a day held is not lost with it', () => {
    expect(withoutDia(viaje, 0)).toEqual({
      sueltas: ['u12', 'e4', 'u3', 'r1'],
      dias: [{ fecha: null, cosas: ['a5'] }],
    });
    expect(withDia(viaje, '2026-11-23').dias).toHaveLength(3);
  });

  test('two trips become one, without anything twice', () => {
    const other = decodeViaje('u12.p7_20261205-u3.n2');
    expect(joined(viaje, other)).toEqual({
      sueltas: ['u12', 'e4', 'p7'],
      dias: [...viaje.dias, { fecha: '2026-12-05', cosas: ['n2'] }],
    });
  });
});

describe('by nearness', () => {
  const cuenca = { latitud: 40.07, longitud: -2.13 };
  const una = { latitud: 40.22, longitud: -1.98 };
  const tragacete = { latitud: 40.35, longitud: -1.85 };
  const belmonte = { latitud: 39.56, longitud: -2.7 };

  test('the first stays first, then whatever makes the way short; what has no place comes last', () => {
    const items = [
      { name: 'Belmonte', at: belmonte },
      { name: 'nowhere', at: undefined },
      { name: 'Tragacete', at: tragacete },
      { name: 'Cuenca', at: cuenca },
      { name: 'Uña', at: una },
    ];
    const sorted = byNearness(items, { pointOf: ({ at }) => at });
    expect(sorted.map(({ name }) => name)).toEqual(['Belmonte', 'Cuenca', 'Uña', 'Tragacete', 'nowhere']);
    expect(wayKm([belmonte, cuenca, una, tragacete])).toBeLessThan(wayKm([belmonte, tragacete, cuenca, una]));
    expect(byNearness([], { pointOf: () => undefined })).toEqual([]);
  });

  test('what begins at an hour is in the order of its hours, and the rest is put around it', () => {
    const stop = (name: string, at: typeof cuenca | undefined, hour: string | null = null) => ({ name, at, hour });
    const order = (...items: ReturnType<typeof stop>[]) =>
      byNearness(items, { pointOf: ({ at }) => at, hourOf: ({ hour }) => hour }).map(({ name }) => name);
    const concert = stop('concierto', tragacete, '20:00');
    const market = stop('mercado', belmonte, '10:00');
    expect(order(stop('Cuenca', cuenca), concert, market, stop('Uña', una))).toEqual([
      ...['Cuenca', 'mercado', 'Uña', 'concierto'],
    ]);
    // Whatever stood first, nobody goes to ten o'clock after eight in the evening.
    expect(order(concert, stop('Uña', una), market)).toEqual(['mercado', 'Uña', 'concierto']);
    expect(order(concert, stop('charla', undefined, '12:00'), stop('libro', undefined), market)).toEqual([
      ...['mercado', 'charla', 'concierto', 'libro'],
    ]);
    expect(order(stop('libro', undefined), stop('Cuenca', cuenca))).toEqual(['Cuenca', 'libro']);
  });

  test('however many, nothing is lost, and hours are never turned round', () => {
    const items = Array.from({ length: 60 }, (_, index) => ({
      at:
        index % 7 === 0
          ? undefined
          : { latitud: 39.5 + ((index * 37) % 60) / 50, longitud: -3 + ((index * 53) % 60) / 40 },
      hour: index % 3 === 0 ? `${10 + ((index * 5) % 13)}:00` : null,
    }));
    const sorted = byNearness(items, { pointOf: ({ at }) => at, hourOf: ({ hour }) => hour });
    expect(new Set(sorted)).toEqual(new Set(items));
    const hours = sorted.flatMap(({ hour }) => hour ?? []);
    expect(hours).toEqual([...hours].sort());
  });

  test('sixty things are no work', () => {
    const items = Array.from({ length: 60 }, (_, index) => ({
      latitud: 39.5 + ((index * 37) % 60) / 50,
      longitud: -3 + ((index * 53) % 60) / 40,
    }));
    const started = performance.now();
    expect(new Set(byNearness(items, { pointOf: (item) => item })).size).toBe(60);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('as a calendar', () => {
  const cosas = new Map(
    [
      aCosa({ clave: 'u3', titulo: 'Casas Colgadas; y la hoz', lugar: 'Cuenca' }),
      aCosa({
        ...{ clave: 'r1', tipo: 'evento', titulo: 'Feria', hora: '18:30' },
        fechas: [{ fecha_inicio: '2026-11-20', fecha_fin: '2026-11-22' }],
      }),
    ].map((cosa) => [cosa.clave, cosa]),
  );
  const now = new Date('2026-11-15T10:00:00Z');

  test('each thing stands on its day, an event of that day at its hour', () => {
    const file = tripCalendar({ viaje, cosas, siteUrl: 'https://example.org', now }).file!;
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file).toContain('SUMMARY:Casas Colgadas\\; y la hoz\r\n');
    expect(file).toContain('DTSTART;VALUE=DATE:20261121\r\nDTEND;VALUE=DATE:20261122\r\n');
    expect(file).toContain('DTSTART;TZID=Europe/Madrid:20261121T183000\r\n');
    expect(file).toContain('UID:viaje-u3-20261121@example.org');
    expect(file).toContain('DTSTAMP:20261115T100000Z');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('without dates there is none', () => {
    expect(tripCalendar({ viaje: emptyViaje, cosas, siteUrl: 'https://example.org', now }).file).toBeUndefined();
    const undated = { sueltas: [], dias: [{ fecha: null, cosas: ['u3'] }] };
    expect(tripCalendar({ viaje: undated, cosas, siteUrl: 'https://example.org', now }).file).toBeUndefined();
  });

  test('an event that is not on the day it stands on is left out, and named', () => {
    const other = { sueltas: [], dias: [{ fecha: '2026-11-25', cosas: ['u3', 'r1'] }] };
    const { file, leftOut } = tripCalendar({ viaje: other, cosas, siteUrl: 'https://example.org', now });
    expect(file!.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).not.toContain('Feria');
    expect(leftOut.map(({ titulo }) => titulo)).toEqual(['Feria']);
    const alone = { sueltas: [], dias: [{ fecha: '2026-11-25', cosas: ['r1'] }] };
    expect(tripCalendar({ viaje: alone, cosas, siteUrl: 'https://example.org', now }).file).toBeUndefined();
  });

  test('a date that was moved has its own hour; what was kept before dates had hours has that of the event', () => {
    const fecha = (fecha_inicio: string, hora?: string | null) => ({ fecha_inicio, fecha_fin: null, hora });
    const paseo = aCosa({
      ...{ tipo: 'evento', hora: '11:00' },
      fechas: [
        fecha('2026-11-22', '11:00'),
        fecha('2026-12-07', '18:30'),
        fecha('2026-12-13'),
        fecha('2026-12-20', null),
      ],
    });
    const hours = ['2026-11-22', '2026-12-07', '2026-12-13', '2026-12-20', '2026-12-21'].map((day) =>
      hourOn(paseo, day),
    );
    expect(hours).toEqual(['11:00', '18:30', '11:00', null, null]);
    const moved = new Map([[paseo.clave, paseo]]);
    const day = { sueltas: [], dias: [{ fecha: '2026-12-07', cosas: [paseo.clave] }] };
    expect(tripCalendar({ viaje: day, cosas: moved, siteUrl: 'https://example.org', now }).file).toContain(
      'DTSTART;TZID=Europe/Madrid:20261207T183000',
    );
  });

  test('further ahead than the dates we know, nobody says that an event is not', () => {
    const weekly = aCosa({
      tipo: 'evento',
      fechas: Array.from({ length: 12 }, (_, week) => ({
        fecha_inicio: addDays('2026-11-22', 7 * week),
        fecha_fin: null,
      })),
    });
    expect(isOn(weekly, '2026-11-29')).toBe(true);
    expect(isOn(weekly, '2026-11-30')).toBe(false);
    expect(isOn(weekly, '2027-06-06')).toBeUndefined();
    expect(isOn({ ...weekly, fechas: weekly.fechas.slice(0, 3) }, '2027-06-06')).toBe(false);
  });

  test('an event is on its days only; a place every day', () => {
    expect(isOn(cosas.get('r1')!, '2026-11-22')).toBe(true);
    expect(isOn(cosas.get('r1')!, '2026-11-23')).toBe(false);
    expect(isOn(cosas.get('u3')!, '2030-01-01')).toBe(true);
  });
});

function aCosa(given: Partial<Cosa>): Cosa {
  return {
    ...{ clave: 'u1', tipo: 'ubicacion', titulo: 'Algo', url: '/ubicaciones/algo', imagen: null },
    ...{ lugar: null, latitud: null, longitud: null, hora: null, fechas: [] },
    ...{ telefono: null, horario: null, apertura: [] },
    ...given,
  };
}

test('things that share a place are one mark with the turns of all of them', () => {
  expect(turnsText([4])).toBe('4');
  expect(turnsText([1, 4, 5])).toBe('1·4·5');
  expect(turnsText([2, 3, 4, 7])).toBe('2–4·7');
});

describe('a plan of the editors', () => {
  const plan = decodeViaje('_-u1.r2_-n3');

  test('comes behind what is there, and takes what has no day yet to its own', () => {
    const mine = decodeViaje('u1.e9_20261121-a5');
    expect(encodeViaje(withPlan(mine, plan)!)).toBe('e9_20261121-a5_-u1.r2_-n3');
  });

  test('leaves on its day what is on one, and pressed twice changes nothing', () => {
    const mine = decodeViaje('_20261121-n3.a5');
    const once = withPlan(mine, plan)!;
    expect(encodeViaje(once)).toBe('_20261121-n3.a5_-u1.r2');
    expect(withPlan(once, plan)).toEqual(once);
  });

  test('that does not fit whole is not taken in half', () => {
    const full = decodeViaje(Array.from({ length: maxCosas - 2 }, (_, n) => `t${n + 1}`).join('.'));
    expect(withPlan(full, plan)).toBeUndefined();
    const long = decodeViaje(Array.from({ length: maxDias }, (_, n) => `_-t${n + 1}`).join(''));
    expect(withPlan(long, plan)).toBeUndefined();
  });

  test.each([
    ['_-u1.r2_-n3', undefined],
    ['_-', 'Añade al menos un día con una parada.'],
    ['u1', 'Añade al menos un día con una parada.'],
    ['_-u1_-', 'Un día no tiene ninguna parada: añádela o quita el día.'],
    ['_-u1.u1', 'Una parada está dos veces.'],
    ['u1_-u2', 'El plan no se entiende.'],
    ['_20261121-u2', 'El plan no se entiende.'],
    ['_-u2.javascript', 'El plan no se entiende.'],
    [`_-${Array.from({ length: maxCosas + 1 }, (_, n) => `u${n + 1}`).join('.')}`, 'Caben 60 paradas como mucho.'],
    [Array.from({ length: maxDias + 1 }, (_, n) => `_-u${n + 1}`).join(''), 'Caben 14 días como mucho.'],
  ])('%s: %s', (text, problem) => {
    expect(planProblem(text)).toBe(problem);
  });
});
