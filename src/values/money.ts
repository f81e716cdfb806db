import { idioma, isSpanish } from './idioma/say.ts';

/** 1995 → "19,95 €", −500 → "−5,00 €" (a minus, not a hyphen); in Spanish thousands are set apart from five digits on. */
export function formatCents(cents: number): string {
  if (!isSpanish())
    return (cents / 100).toLocaleString(idioma().locale, { style: 'currency', currency: 'EUR' }).replace('-', '−');
  const [whole, fraction] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string];
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, '.') : whole;
  return `${cents < 0 ? '−' : ''}${grouped},${fraction}\u00a0€`;
}

/** 19.95 → "19,95 €" */
export function formatEuros(amount: number): string {
  return formatCents(eurosToCents(amount));
}

/** 1995 → 19.95, the form prices have in the calls. */
export function centsToEuros(cents: number): number {
  return cents / 100;
}

/** 19.95 → 1995; rounds away what binary fractions add. */
export function eurosToCents(amount: number): number {
  return Math.round(amount * 100);
}
