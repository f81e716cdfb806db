/**
 * Numbers as a language writes them. Not by the browser's own way (Intl), which reads its tables the first time it is
 * asked: on a telephone that alone takes as long as all else that a short page does. A test compares both.
 */
import { idioma } from './say.ts';

interface Marks {
  decimal: string;
  group: string;
  /** From so many digits on thousands are set apart. */
  from: number;
}

const marks: Readonly<Record<string, Marks>> = {
  'es-ES': { decimal: ',', group: '.', from: 5 },
  'en-GB': { decimal: '.', group: ',', from: 4 },
  'fr-FR': { decimal: ',', group: '\u202f', from: 4 },
};

/** 12345.678 → "12.345,678": with so many decimals at most, and at least. */
export function inFigures(value: number, most = 3, least = 0): string {
  const { locale } = idioma();
  const known = marks[locale];
  if (!known) return value.toLocaleString(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
  // As it is written, not as it is stored: 9.95 is rounded to 10, though it is a little less.
  const rounded = Math.round(Number(`${Math.abs(value)}e${most}`)) / 10 ** most;
  const [whole = '', decimals = ''] = rounded.toFixed(most).split('.');
  let end = decimals.length;
  while (end > least && decimals[end - 1] === '0') end--;
  const grouped = whole.length >= known.from ? whole.replace(/\B(?=(?:\d{3})+$)/g, known.group) : whole;
  return (value < 0 ? '-' : '') + grouped + (end > 0 ? known.decimal + decimals.slice(0, end) : '');
}
