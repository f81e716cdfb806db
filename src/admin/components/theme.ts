import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The brand's terracotta, from light to dark. */
const arcilla: MantineColorsTuple = [
  '#fdf1ec',
  '#f6ded4',
  '#ecbca8',
  '#e1987a',
  '#d87a53',
  '#c25a30',
  '#9c3d1b',
  '#8a3517',
  '#772c12',
  '#63230d',
];

export const theme = createTheme({
  primaryColor: 'arcilla',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  colors: { arcilla },
  fontFamily: "'Source Sans 3 Variable', 'Source Sans Fallback', system-ui, sans-serif",
  headings: { fontFamily: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif", fontWeight: '560' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
