import { describe, expect, test } from 'vitest';
import { addDays, todayInMadrid } from '#values/day.ts';
import { type Copia, copiaOf, fileOf, idOf, type TipoCopia, toDrop } from './copia.ts';

const made = (at: string, tipo: TipoCopia = 'automatica'): Copia => copiaOf(fileOf(idOf(new Date(at), tipo)), 1)!;
const night = (day: string) => made(`${day}T02:30:00Z`);

describe('a file’s name tells what it is', () => {
  test('and back', () => {
    expect(made('2026-11-15T20:55:07.123Z', 'a-mano')).toEqual({
      id: 'copia-2026-11-15T20-55-07Z-a-mano',
      fecha: '2026-11-15T20:55:07.000Z',
      bytes: 1,
      tipo: 'a-mano',
    });
  });

  test.each([
    'otra.tar',
    'copia-2026-11-15T20-55-07Z-a-mano.tar.1a2b3c4d.tmp',
    'copia-2026-99-15T20-55-07Z-a-mano.tar',
    '',
  ])('«%s» is none of ours', (name) => expect(copiaOf(name, 1)).toBeUndefined());
});

describe('which are kept', () => {
  /** As it goes: one every night, and the rule after each. */
  function keptAfter(nights: number, from = '2025-01-01'): Copia[] {
    let copias: Copia[] = [];
    for (let n = 0; n < nights; n++) {
      copias = [...copias, night(addDays(from, n))];
      const dropped = new Set(toDrop(copias));
      copias = copias.filter((copia) => !dropped.has(copia));
      expect(copias.length).toBeGreaterThanOrEqual(Math.min(n + 1, 7));
      expect(copias.length).toBeLessThanOrEqual(7 + 4 + 12);
    }
    return copias;
  }
  const daysOf = (copias: Copia[]) =>
    copias
      .map(({ fecha }) => todayInMadrid(new Date(fecha)))
      .sort()
      .reverse();

  test('after 500 nights: the last 7 days, the last of 4 weeks and of 12 months', () => {
    // Thursday, 14 May 2026.
    const days = daysOf(keptAfter(499));
    expect(days).toEqual([
      '2026-05-14',
      '2026-05-13',
      '2026-05-12',
      '2026-05-11',
      '2026-05-10',
      '2026-05-09',
      '2026-05-08',
      // Sundays; that of last week is among the days.
      '2026-05-03',
      '2026-04-30',
      '2026-04-26',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
      '2025-11-30',
      '2025-10-31',
      '2025-09-30',
      '2025-08-31',
      '2025-07-31',
      '2025-06-30',
    ]);
  });

  test('those made by hand, and what a site that was switched off has, stay', () => {
    const byHand = Array.from({ length: 30 }, (_, n) =>
      made(`2026-01-01T10:00:${String(n).padStart(2, '0')}Z`, 'a-mano'),
    );
    expect(toDrop([...byHand, night('2020-01-01'), night('2020-01-02')])).toEqual([]);
  });

  test('of two of one night the later one', () => {
    expect(toDrop([made('2026-01-05T02:30:00Z'), made('2026-01-05T09:00:00Z')]).map(({ fecha }) => fecha)).toEqual([
      '2026-01-05T02:30:00.000Z',
    ]);
  });
});
