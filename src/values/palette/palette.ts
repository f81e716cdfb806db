/** The colours of the site: three palettes, and an accent of the operator's own on any of them. Every text can be read, or it is refused. */

type Hex = `#${string}`;
type Scheme = Record<string, Hex>;
/** As `ui/tokens.css` names them; a test compares the first palette with it. */
export interface Palette {
  light: Scheme;
  dark: Scheme;
}

export const paletas = ['piedra', 'agua', 'olivar'] as const;
export type Paleta = (typeof paletas)[number];
export const paletaLabel = {
  piedra: 'Piedra: caliza y arcilla',
  agua: 'Agua: niebla y azul',
  olivar: 'Olivar: lino y verde',
} satisfies Record<Paleta, string>;

/** The same in every palette. */
const always = {
  light: {
    ...{ 'color-on-night': '#f3ecdf', 'color-on-night-soft': '#c9cdbf', 'color-error': '#a1231d' },
    ...{ 'color-error-ground': '#fbe9e4', 'color-success': '#1d5c39', 'color-success-ground': '#e5f1e4' },
    ...{ 'color-on-picture': '#fffdf9', 'color-ink': '#22252b', 'color-light-button': '#fffdf9' },
    'color-light-button-pressed': '#f0e8d9',
  },
  dark: {
    ...{ 'color-error': '#ff9d92', 'color-error-ground': '#3a1a17' },
    ...{ 'color-success': '#9bd8ae', 'color-success-ground': '#16301f' },
  },
} satisfies Palette;

export const palettes: Record<Paleta, Palette> = {
  piedra: {
    light: {
      ...{ caliza: '#faf6ee', 'caliza-honda': '#f0e8d9', 'caliza-clara': '#fffdf9' },
      ...{ tinta: '#22252b', 'tinta-suave': '#55565a', arcilla: '#9c3d1b', 'arcilla-honda': '#7c2e12' },
      ...{ pino: '#1f3a2d', 'pino-hondo': '#14271e', jucar: '#1b6669' },
      ...{ mimbre: '#c6983f', 'mimbre-hondo': '#7d5a14', linea: '#ddd2bf', 'color-on-action': '#fffdf9' },
      ...{ 'color-focus': '#1b6669', 'color-pine-glow': '#3c6a4b', 'color-pine-depth': '#1f3a2d' },
      ...{ 'color-clay-glow': '#b35a31', 'color-clay-depth': '#7c2e12' },
      ...{ 'color-river-glow': '#2a7d80', 'color-river-depth': '#164548' },
    },
    dark: {
      ...{ caliza: '#15171a', 'caliza-honda': '#1c1f23', 'caliza-clara': '#202429' },
      ...{ tinta: '#ece6da', 'tinta-suave': '#b5b0a4', arcilla: '#e58f66', 'arcilla-honda': '#f2ab87' },
      ...{ jucar: '#6cc3c3', mimbre: '#d9b25f', 'mimbre-hondo': '#e0bd72', linea: '#363b41' },
      ...{ 'color-on-action': '#1d0f08', 'color-night': '#0d1411', 'color-night-soft': '#1b2a22' },
      'color-focus': '#6cc3c3',
    },
  },
  agua: {
    light: {
      ...{ caliza: '#f4f7fa', 'caliza-honda': '#e6edf3', 'caliza-clara': '#fdfeff' },
      ...{ tinta: '#1e2630', 'tinta-suave': '#4d5763', arcilla: '#0f5a94', 'arcilla-honda': '#0b4470' },
      ...{ pino: '#17395a', 'pino-hondo': '#0f2740', jucar: '#0d6470' },
      ...{ mimbre: '#d4a24c', 'mimbre-hondo': '#74530f', linea: '#cfd9e3', 'color-on-action': '#fdfeff' },
      ...{ 'color-focus': '#0d6470', 'color-pine-glow': '#2f6a8f', 'color-pine-depth': '#17395a' },
      ...{ 'color-clay-glow': '#0f5a94', 'color-clay-depth': '#0b4470' },
      ...{ 'color-river-glow': '#1c7480', 'color-river-depth': '#124a52' },
    },
    dark: {
      ...{ caliza: '#12171d', 'caliza-honda': '#192028', 'caliza-clara': '#1e262f' },
      ...{ tinta: '#e4ebf2', 'tinta-suave': '#aab5c0', arcilla: '#7db9ea', 'arcilla-honda': '#a3cff2' },
      ...{ jucar: '#6fc6cf', mimbre: '#dcb765', 'mimbre-hondo': '#e2c079', linea: '#333d48' },
      ...{ 'color-on-action': '#08131d', 'color-night': '#0b131b', 'color-night-soft': '#16263a' },
      'color-focus': '#6fc6cf',
    },
  },
  olivar: {
    light: {
      ...{ caliza: '#f7f8f1', 'caliza-honda': '#e9ecdd', 'caliza-clara': '#fefffb' },
      ...{ tinta: '#23271f', 'tinta-suave': '#535a4b', arcilla: '#4a6320', 'arcilla-honda': '#384b17' },
      ...{ pino: '#2c3a1d', 'pino-hondo': '#1d2813', jucar: '#2f6650' },
      ...{ mimbre: '#c9a13f', 'mimbre-hondo': '#735713', linea: '#d6dac4', 'color-on-action': '#fefffb' },
      ...{ 'color-focus': '#2f6650', 'color-pine-glow': '#4d6b2c', 'color-pine-depth': '#2c3a1d' },
      ...{ 'color-clay-glow': '#4a6320', 'color-clay-depth': '#384b17' },
      ...{ 'color-river-glow': '#2f6f58', 'color-river-depth': '#1f4638' },
    },
    dark: {
      ...{ caliza: '#151812', 'caliza-honda': '#1c2018', 'caliza-clara': '#21261c' },
      ...{ tinta: '#e9ecdf', 'tinta-suave': '#b2b8a4', arcilla: '#b3cc7a', 'arcilla-honda': '#c8dc98' },
      ...{ jucar: '#7fcaa9', mimbre: '#d9b75f', 'mimbre-hondo': '#e0c074', linea: '#373d2f' },
      ...{ 'color-on-action': '#10160a', 'color-night': '#0e120b', 'color-night-soft': '#1f2a16' },
      'color-focus': '#7fcaa9',
    },
  },
};

const grounds = ['caliza', 'caliza-honda', 'caliza-clara'];
const nights = ['color-night', 'color-night-soft'];
const tones = ['pine', 'clay', 'river'].flatMap((tone) => [`color-${tone}-glow`, `color-${tone}-depth`]);

/** Which letters stand on which ground. */
const textPairs: readonly [letters: string, ground: string][] = [
  ...each(['tinta', 'tinta-suave', 'arcilla', 'arcilla-honda', 'jucar', 'mimbre-hondo'], grounds),
  ...each(['color-error', 'color-success'], grounds),
  ...each(['color-on-action'], ['arcilla', 'arcilla-honda', 'jucar', 'mimbre-hondo', 'color-success', 'color-focus']),
  ...each(['color-on-night', 'color-on-night-soft', 'mimbre'], nights),
  ...each(['color-error', 'tinta'], ['color-error-ground']),
  ...each(['color-success', 'tinta'], ['color-success-ground']),
  ...each(['color-on-picture'], tones),
  ...each(['color-ink'], ['color-light-button', 'color-light-button-pressed', 'mimbre']),
];
/** What a text needs to be read (WCAG 2.2, AA). */
const leastContrast = 4.5;

function each(letters: string[], on: string[]): [string, string][] {
  return letters.flatMap((letter) => on.map((ground): [string, string] => [letter, ground]));
}

/** With the accent, if there is one: as it is on light grounds, lightened until it can be read on dark ones. */
export function paletteWith(paleta: Paleta, acento: string): Palette {
  const { light, dark } = palettes[paleta];
  if (!isHex(acento)) return { light, dark };
  const onDark = lightenedFor(acento, dark);
  return {
    light: {
      ...light,
      ...accentOf(acento, '#000000'),
      'color-clay-glow': acento,
      'color-clay-depth': mix(acento, '#000000', 0.22),
    },
    dark: { ...dark, ...accentOf(onDark, '#ffffff') },
  };
}

/** Somebody's colour for links, darkened or lightened until it can be read on the grounds of each scheme; the palette's own without one. */
export function accentFor(paleta: Paleta, color: string): { light: Hex; dark: Hex } {
  const { light, dark } = palettes[paleta];
  if (!isHex(color)) return { light: light.arcilla!, dark: dark.arcilla! };
  const readableOn = (scheme: Scheme) => (mixed: Hex) =>
    grounds.every((ground) => contrast(mixed, scheme[ground]!) >= leastContrast);
  return {
    light: firstMixed(color, '#000000', readableOn(light)),
    dark: firstMixed(color, '#ffffff', readableOn(dark)),
  };
}

/** Every pair that cannot be read well enough, in both schemes; with its contrast. */
export function unreadable({
  light,
  dark,
}: Palette): { scheme: string; letters: string; ground: string; contrast: number }[] {
  const whole: Scheme = {
    'color-night': light['pino-hondo']!,
    'color-night-soft': light.pino!,
    ...always.light,
    ...light,
  };
  const schemes: Record<string, Scheme> = { light: whole, dark: { ...whole, ...always.dark, ...dark } };
  return Object.entries(schemes).flatMap(([scheme, colors]) =>
    textPairs
      .map(([letters, ground]) => ({ scheme, letters, ground, contrast: contrast(colors[letters]!, colors[ground]!) }))
      .filter(({ contrast }) => contrast < leastContrast),
  );
}

/** Why an accent cannot be; undefined when it can. */
export function accentProblem(paleta: Paleta, acento: string): string | undefined {
  if (acento === '') return undefined;
  if (!isHex(acento)) return 'El color se escribe como #9c3d1b.';
  const found = unreadable(paletteWith(paleta, acento));
  if (found.length === 0) return undefined;
  const least = Math.min(...found.map(({ contrast }) => contrast));
  const said = (Math.floor(least * 10) / 10).toLocaleString('es');
  return `Con ese color algunos textos no se leen bien: el contraste es de ${said} y hace falta 4,5. Prueba con uno más oscuro, como ${darkenedFor(acento, paleta)}.`;
}

/** What a page says of its colours, in a few properties; nothing where they are those of `tokens.css`. */
export function paletteCss(paleta: Paleta, acento: string): string {
  if (paleta === 'piedra' && acento === '') return '';
  const { light, dark } = paletteWith(paleta, acento);
  return `:root{${properties(light)}}@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}`;
}

function properties(scheme: Scheme): string {
  return Object.entries(scheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

function accentOf(accent: Hex, towards: Hex): Scheme {
  return { arcilla: accent, 'arcilla-honda': mix(accent, towards, 0.22) };
}

function lightenedFor(accent: Hex, dark: Scheme): Hex {
  const isReadable = (color: Hex) =>
    [...grounds.map((ground) => dark[ground]!), dark['color-on-action']!].every(
      (other) => contrast(color, other) >= leastContrast,
    );
  return firstMixed(accent, '#ffffff', isReadable);
}

function darkenedFor(accent: string, paleta: Paleta): Hex {
  return firstMixed(accent as Hex, '#000000', (color) => unreadable(paletteWith(paleta, color)).length === 0);
}

function firstMixed(color: Hex, towards: Hex, isGood: (color: Hex) => boolean): Hex {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, towards, share);
    if (isGood(mixed)) return mixed;
  }
  return towards;
}

function isHex(color: string): color is Hex {
  return /^#[0-9a-f]{6}$/.test(color);
}

function mix(one: Hex, other: Hex, share: number): Hex {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, index) => Math.round(value + (to[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: Hex): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** The ratio of WCAG 2. */
export function contrast(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Hex): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
