import { type CSSVariablesResolver, createTheme, darken, type MantineColorsTuple } from '@mantine/core';

/** The brand's terracotta, from light to dark. */
const arcilla: MantineColorsTuple = [
  '#fdf1ec',
  '#f6ded4',
  '#ecbca8',
  '#e1987a',
  '#d87a53',
  '#ba532b',
  '#9c3d1b',
  '#8a3517',
  '#772c12',
  '#63230d',
];

export const theme = createTheme({
  primaryColor: 'arcilla',
  primaryShade: { light: 6, dark: 5 },
  autoContrast: true,
  colors: { arcilla },
  fontFamily: "'Source Sans 3 Variable', 'Source Sans Fallback', system-ui, sans-serif",
  headings: { fontFamily: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif", fontWeight: '560' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // No capitals by style: "Publicado" is also copied and read aloud as "Publicado".
    Badge: { defaultProps: { tt: 'none' } },
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Cerrar' } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Cerrar' } } },
    // A dialog's heading is not the page's banner.
    ModalHeader: { defaultProps: { component: 'div' } },
  },
});

/** Greys, reds and badges that can be read: the library's own have too little contrast on a light ground. */
export const readableColors: CSSVariablesResolver = ({ colors }) => {
  // Under white letters: what deletes and refunds is a filled red button. Each scheme has its own to be put aside.
  const filled = {
    '--mantine-color-red-filled': colors.red[9],
    '--mantine-color-red-filled-hover': darken(colors.red[9], 0.12),
  };
  return {
    variables: {},
    light: {
      ...filled,
      '--mantine-color-dimmed': colors.gray[7],
      '--mantine-color-placeholder': colors.gray[7],
      '--mantine-color-error': colors.red[9],
      '--mantine-color-red-text': colors.red[9],
      '--mantine-color-red-outline': colors.red[9],
      ...Object.fromEntries(
        (['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'indigo'] as const).map((name) => [
          `--mantine-color-${name}-light-color`,
          darken(colors[name][9], 0.35),
        ]),
      ),
    },
    dark: {
      ...filled,
      '--mantine-color-dimmed': colors.dark[1],
      '--mantine-color-placeholder': colors.dark[1],
      '--mantine-color-error': colors.red[4],
    },
  };
};
