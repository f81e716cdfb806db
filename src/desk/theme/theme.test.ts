import { DEFAULT_THEME, luminance, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { readableColors, theme } from './theme.ts';

const colors = readableColors(mergeMantineTheme(DEFAULT_THEME, theme));

test.each(['light', 'dark'] as const)('white letters can be read on a filled red button in the %s scheme', (scheme) => {
  for (const name of ['--mantine-color-red-filled', '--mantine-color-red-filled-hover'] as const)
    expect(1.05 / (luminance(colors[scheme][name]!) + 0.05)).toBeGreaterThan(4.5);
});
