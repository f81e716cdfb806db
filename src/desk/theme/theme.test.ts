import { DEFAULT_THEME, luminance, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { readableColors, theme } from './theme.ts';

const { variables } = readableColors(mergeMantineTheme(DEFAULT_THEME, theme));

test.each(['--mantine-color-red-filled', '--mantine-color-red-filled-hover'] as const)(
  'white letters can be read on %s, in both schemes',
  (name) => {
    const contrast = 1.05 / (luminance(variables[name]!) + 0.05);
    expect(contrast).toBeGreaterThan(4.5);
  },
);
