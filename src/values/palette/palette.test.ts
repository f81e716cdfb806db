import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentProblem, contrast, paletas, paletteCss, palettes, paletteWith, unreadable } from './palette.ts';

test.each(paletas)('every text of the palette %s can be read, by day and by night', (paleta) => {
  expect(unreadable(palettes[paleta])).toEqual([]);
});

test('the first palette is what the styles say', () => {
  const css = readFileSync('src/ui/tokens.css', 'utf8');
  const [light, dark] = css.split('@media') as [string, string];
  const said = (text: string, name: string) => text.match(new RegExp(`--${name}: (#\\w+);`))?.[1];
  for (const [name, value] of Object.entries(palettes.piedra.light))
    expect([name, said(light, name)]).toEqual([name, value]);
  for (const [name, value] of Object.entries(palettes.piedra.dark))
    expect([name, said(dark, name)]).toEqual([name, value]);
});

/** The same every time. */
function* random(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('of 30 palettes at random each can be read in both schemes, or is refused with the reason', () => {
  const chance = random(30);
  const next = () => chance.next().value as number;
  const outcomes = Array.from({ length: 30 }, () => {
    const paleta = paletas[Math.floor(next() * paletas.length)]!;
    const acento = `#${Math.floor(next() * 2 ** 24)
      .toString(16)
      .padStart(6, '0')}`;
    const problem = accentProblem(paleta, acento);
    const found = unreadable(paletteWith(paleta, acento));
    expect(problem === undefined, `${paleta} ${acento}`).toBe(found.length === 0);
    if (!problem) return 'fine';
    expect(problem).toMatch(
      /el contraste es de [\d,]+ y hace falta 4,5\. Prueba con uno más oscuro, como #[0-9a-f]{6}\.$/,
    );
    // What is offered instead is good.
    expect(accentProblem(paleta, problem.match(/#[0-9a-f]{6}/)![0])).toBeUndefined();
    return 'refused';
  });
  expect(new Set(outcomes)).toEqual(new Set(['fine', 'refused']));
});

test('what is not a colour is refused, none is the palette’s own', () => {
  expect(accentProblem('piedra', 'rojo')).toMatch(/se escribe como/);
  expect(accentProblem('piedra', '')).toBeUndefined();
  expect(paletteCss('piedra', '')).toBe('');
  expect(paletteCss('agua', '')).toMatch(
    /^:root\{--caliza:#f4f7fa;.*\}@media screen and \(prefers-color-scheme:dark\)\{:root\{/,
  );
  expect(paletteCss('piedra', '#7a1fa2')).toContain('--arcilla:#7a1fa2');
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
