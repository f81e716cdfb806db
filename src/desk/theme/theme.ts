import {
  type CSSVariablesResolver,
  createTheme,
  darken,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** The brand's terracotta, from light to dark: what is filled or chosen has the palette's colour instead (`site`, below). */
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
  variantColorResolver(input) {
    const usual = defaultVariantColorsResolver(input);
    const isOwn = input.color === 'arcilla' && input.variant === 'filled';
    return isOwn ? { ...usual, color: 'var(--color-on-action)' } : usual;
  },
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
    Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': 'var(--color-on-action)' } }) },
    Radio: { vars: () => ({ root: { '--radio-icon-color': 'var(--color-on-action)' } }) },
    // A dialog's heading is not the page's banner.
    ModalHeader: { defaultProps: { component: 'div' } },
  },
});

/** The site's own colours (ui/tokens.css), which change with the scheme by themselves. */
const site = {
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-bright': 'var(--color-text)',
  // Cards, dialogs and menus; the ground below them is the shell's.
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'var(--color-line)',
  '--mantine-color-dimmed': 'var(--color-text-soft)',
  '--mantine-color-placeholder': 'var(--color-text-soft)',
  '--mantine-color-anchor': 'var(--color-link)',
  '--mantine-color-error': 'var(--color-error)',
  // What is pressed or chosen has the colour of the operator's palette (Ajustes, Marca), under letters that fit it.
  '--mantine-color-arcilla-filled': 'var(--color-action)',
  '--mantine-color-arcilla-filled-hover': 'var(--color-action-strong)',
  '--mantine-color-arcilla-outline': 'var(--color-action)',
  '--mantine-color-arcilla-outline-hover': 'color-mix(in srgb, var(--color-action) 6%, transparent)',
  '--mantine-color-arcilla-light': 'color-mix(in srgb, var(--color-action) 12%, transparent)',
  '--mantine-color-arcilla-light-hover': 'color-mix(in srgb, var(--color-action) 18%, transparent)',
  '--mantine-color-arcilla-light-color': 'var(--color-action-strong)',
  '--mantine-color-arcilla-text': 'var(--color-action)',
  '--mantine-primary-color-contrast': 'var(--color-on-action)',
};

/** Greys of the light scheme, from the ground to the letters. */
const day = {
  '--mantine-color-gray-0': 'var(--color-ground)',
  '--mantine-color-gray-1': 'var(--color-ground-deep)',
  '--mantine-color-gray-2': 'color-mix(in srgb, var(--color-line) 50%, var(--color-ground-deep))',
  '--mantine-color-gray-3': 'var(--color-line)',
  // Also the edge of a field and of a box to tick, which must be found.
  '--mantine-color-gray-4': 'color-mix(in srgb, var(--color-line) 80%, var(--color-text-soft))',
  '--mantine-color-gray-5': 'color-mix(in srgb, var(--color-line) 58%, var(--color-text-soft))',
  '--mantine-color-gray-6': 'color-mix(in srgb, var(--color-line) 28%, var(--color-text-soft))',
  '--mantine-color-gray-7': 'var(--color-text-soft)',
  '--mantine-color-gray-8': 'color-mix(in srgb, var(--color-text-soft) 50%, var(--color-text))',
  '--mantine-color-gray-9': 'var(--color-text)',
  '--mantine-color-gray-outline-hover': 'color-mix(in srgb, var(--color-text-soft) 6%, transparent)',
  // A badge is seen on a row that is chosen, too.
  '--mantine-color-gray-light': 'var(--mantine-color-gray-2)',
  '--mantine-color-gray-light-hover': 'var(--mantine-color-gray-3)',
};

/** Greys of the dark scheme, by their use in the library: text, borders, what is pointed at, fields, the ground. */
const night = {
  '--mantine-color-dark-0': 'var(--color-text)',
  '--mantine-color-dark-1': 'var(--color-text-soft)',
  '--mantine-color-dark-2': 'var(--color-text-soft)',
  // Also the edge of a field and of a box to tick, which must be found.
  '--mantine-color-dark-4': 'color-mix(in srgb, var(--color-line) 80%, var(--color-text-soft))',
  '--mantine-color-dark-5': 'color-mix(in srgb, var(--color-line) 50%, var(--color-surface))',
  '--mantine-color-dark-6': 'var(--color-surface)',
  '--mantine-color-dark-7': 'var(--color-ground-deep)',
  '--mantine-color-dark-8': 'var(--color-ground)',
  // On a card, a button that is off is still one.
  '--mantine-color-disabled': 'var(--mantine-color-dark-5)',
  '--mantine-color-disabled-color': 'color-mix(in srgb, var(--color-text-soft) 70%, var(--color-surface))',
  '--mantine-color-gray-light': 'var(--color-ground)',
  '--mantine-color-gray-light-hover': 'var(--color-ground-deep)',
  '--mantine-color-gray-light-color': 'var(--color-text)',
  '--mantine-color-gray-text': 'var(--color-text-soft)',
  '--mantine-color-gray-outline': 'var(--color-text-soft)',
};

/** The site's colours, and reds and badges that can be read: the library's own have too little contrast. */
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
      ...site,
      ...day,
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
      // What deletes is red by night, too.
      '--mantine-color-red-light-color': colors.red[3],
      '--mantine-color-red-outline': colors.red[3],
      ...filled,
      ...site,
      ...night,
    },
  };
};
