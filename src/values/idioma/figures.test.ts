import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFigures } from './figures.ts';
import { type Spoken, spanish, speakAs } from './say.ts';

const numbers = [
  0, 1, 7.5, 9.95, 12.345, 999.96, 1000, 1234, 9999.5, 10_000, 12_345.678, 1e6, 123_456_789, -3.25, 0.05,
];

test.each(['es-ES', 'en-GB', 'fr-FR'])('a number is written as Intl writes it: %s', (locale) => {
  const before = speakAs(() => ({ ...spanish, locale, messages: {}, file: '' }) as Spoken);
  try {
    for (const number of numbers)
      for (const [most, least] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [3, 0],
        [5, 4],
      ] as const)
        expect(inFigures(number, most, least)).toBe(
          number.toLocaleString(locale, { maximumFractionDigits: most, minimumFractionDigits: least }),
        );
  } finally {
    speakAs(before);
  }
});

/** Why a page of visitors may wait for the tables of Intl; the desk, and what only the server runs, may. */
const may: Record<string, string> = {
  'src/areas/estadisticas/informe/page.tsx': 'a document of its own, for sponsors',
  'src/areas/fuentes/ics/clock.ts': 'runs on the server',
  'src/values/day.ts': 'clocks before 1996',
  'src/values/idioma/figures.ts': 'languages of which it knows no marks',
  'src/values/idioma/say.ts': 'counts of 10,000 and more, and plurals of other languages',
  'src/values/idioma/joined.ts': 'other languages',
  'src/values/money.ts': 'other languages',
  'src/values/palette/palette.ts': 'told at the desk',
  'src/values/plural.ts': 'counts of 10,000 and more',
};

test('no page of visitors writes a number, a list or a time with Intl, whose first use takes long', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|testing|gen|server)\.tsx?$/.test(name))
    .filter((name) => !/^src\/(?:server|desk)\/|\/(?:[\w-]+-)?admin[\w.-]*(?:\/|$)|-admin\//.test(name));
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((name) => /\.toLocale\w*String\(|\bIntl\.\w+\(/.test(readFileSync(name, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(may).sort());
});
