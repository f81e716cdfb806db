import { expect, test } from 'vitest';
import { widthOf, wrapped } from './letters.ts';
import { posterSvg } from './poster.ts';
import { type Poster, shapes } from './poster-data.ts';

const colors = {
  ...{ ground: '#faf6ee', ink: '#22252b', soft: '#55565a', accent: '#9c3d1b', line: '#ddd2bf' },
  ...{ night: '#14271e', glow: '#3c6a4b', gold: '#c6983f', onNight: '#fffdf9' },
};
const poster = (values: Partial<Poster>): Poster => ({
  ...{ shape: 'vertical', colors, kicker: 'Música', title: 'Concierto', lines: ['Sábado', 'Huete'] },
  ...{ site: 'Secretos de Cuenca', host: 'secretos.example', ...values },
});

/** Where letters are. */
function corners(svg: string): { right: number; bottom: number; left: number; top: number } {
  const points = [...svg.matchAll(/<path fill[^>]* d="([^"]*)"/g)].flatMap(([, d]) =>
    [...d!.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)(?=[MLQCZ]|$)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );
  expect(points.length).toBeGreaterThan(20);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const long =
  'XXIV Jornadas de exaltación de la cocina tradicional serrana y del morteruelo, con degustación popular en la plaza y baile';
const row = { when: 'Sábado, 18:30', title: long, place: 'Plaza Mayor, Huete' };
const more = 'y {n} más';

test.each([
  ['a short title', {}],
  ['the longest title', { title: `${long} ${long}`.slice(0, 255), lines: [long, long] }],
  [
    'one word without end',
    { title: 'a'.repeat(255), kicker: 'b'.repeat(255), site: 'c'.repeat(200), host: 'd'.repeat(200) },
  ],
  ['three events', { list: { more, rows: [row, row, row] } }],
  ['twelve events', { list: { more, rows: Array(12).fill({ ...row, title: 'Mercado' }) } }],
  ['forty events', { list: { more, rows: Array(40).fill(row) } }],
] as [string, Partial<Poster>][])('%s stays on the sheet, in both shapes', (_, values) => {
  for (const shape of ['vertical', 'horizontal'] as const) {
    const { left, right, top, bottom } = corners(posterSvg(poster({ shape, ...values }), false));
    const { width, height } = shapes[shape];
    expect(
      [left >= 30, right <= width - 30, top >= 0, bottom <= height - 20],
      `${shape} ${left} ${right} ${top} ${bottom}`,
    ).toEqual([true, true, true, true]);
  }
});

test('what there is no room for is counted in the words of its language', () => {
  const withMore = (more: string) => posterSvg(poster({ list: { more, rows: Array(40).fill(row) } }), false);
  expect(withMore('and {n} more')).not.toBe(withMore(more));
  expect(withMore('{n}')).not.toBe(withMore('7'));
});

test('words are drawn, never markup; what has no letter is left out', () => {
  const svg = posterSvg(poster({ title: '<script>alert(1)</script> 🎄 Łódź' }), true);
  expect(svg).not.toContain('script');
  expect(svg).not.toContain('🎄');
});

test('lines fit, and the last says that there is more', () => {
  const type = { face: 'title', size: 60 } as const;
  const { lines, isWhole } = wrapped(type, long, 500, 3);
  expect([lines.length, isWhole, lines[2]!.endsWith('…')]).toEqual([3, false, true]);
  for (const line of lines) expect(widthOf(type, line)).toBeLessThanOrEqual(500);
  expect(wrapped(type, 'Feria', 500, 3)).toEqual({ lines: ['Feria'], isWhole: true });
});
