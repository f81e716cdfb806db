import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, luminance, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { readableColors, theme } from './theme.ts';

const colors = readableColors(mergeMantineTheme(DEFAULT_THEME, theme));
const schemes = ['light', 'dark'] as const;

test.each(schemes)('white letters can be read on a filled red button in the %s scheme', (scheme) => {
  for (const name of ['--mantine-color-red-filled', '--mantine-color-red-filled-hover'] as const)
    expect(contrast('#fff', colors[scheme][name]!)).toBeGreaterThan(4.5);
});

test('what deletes is red in the dark too, and can be read on what it stands on', () => {
  const { dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const letters = colors.dark['--mantine-color-red-light-color']!;
  const [red, , blue] = letters.match(/[\da-f]{2}/g)!.map((channel) => Number.parseInt(channel, 16));
  expect(red! - blue!).toBeGreaterThan(64);
  const grounds = [dark['--mantine-color-red-light']!, dark['--mantine-color-red-light-hover']!];
  for (const ground of [...grounds, tokensOf('dark')('--color-surface')])
    expect(contrast(letters, ground), ground).toBeGreaterThan(4.5);
});

test.each(schemes)('text, links and errors can be read on every ground in the %s scheme', (scheme) => {
  const token = tokensOf(scheme);
  const letters = ['text', 'dimmed', 'placeholder', 'anchor', 'error'].map(
    (name) => `--mantine-color-${name}` as const,
  );
  const grounds = ['--color-ground', '--color-ground-deep', '--color-surface'];
  for (const name of letters) {
    const shown = colors[scheme][name]!.match(/^var\((.+)\)$/)![1]!;
    for (const ground of grounds)
      expect(contrast(token(shown), token(ground)), `${name} on ${ground}`).toBeGreaterThan(4.5);
  }
});

test.each(schemes)(
  'what is pressed or chosen has the colour of the palette, and can be read in the %s scheme',
  (scheme) => {
    const token = tokensOf(scheme);
    const shown = (name: 'filled' | 'filled-hover' | 'light-color') =>
      token(colors[scheme][`--mantine-color-arcilla-${name}`]!.match(/^var\((.+)\)$/)![1]!);
    for (const name of ['filled', 'filled-hover'] as const)
      expect(contrast(token('--color-on-action'), shown(name)), name).toBeGreaterThan(4.5);
    expect(contrast(shown('light-color'), token('--color-surface'))).toBeGreaterThan(6);
    const button = { color: 'arcilla', variant: 'filled', theme: mergeMantineTheme(DEFAULT_THEME, theme) };
    expect(theme.variantColorResolver!(button).color).toBe('var(--color-on-action)');
  },
);

test('greys are those of the palette: with "Agua" nothing stays the colour of limestone', () => {
  const steps = Array.from({ length: 10 }, (_, step) => colors.light[`--mantine-color-gray-${step}`]);
  const greys = [
    ...steps,
    ...['light', 'light-hover', 'light-color', 'text'].map((use) => colors.dark[`--mantine-color-gray-${use}`]),
  ];
  for (const grey of greys)
    expect(grey).toMatch(/^(?:var\(--color-[\w-]+\)|color-mix\(in srgb, var\(--color-[^#]+\)\))$/);
});

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The site's tokens as raw colours: those of the light scheme, and over them those that the dark one changes. */
function tokensOf(scheme: (typeof schemes)[number]) {
  const css = readFileSync('src/ui/tokens.css', 'utf8');
  const read = scheme === 'dark' ? css : css.slice(0, css.indexOf('@media'));
  const values = new Map(
    [...read.matchAll(/(--[\w-]+):\s*(#\w+|var\(.+?\))/g)].map(([, name, value]) => [name!, value!]),
  );
  return function raw(name: string): string {
    const value = values.get(name)!;
    return value.startsWith('#') ? value : raw(value.slice(4, -1));
  };
}
