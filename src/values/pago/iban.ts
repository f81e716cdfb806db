/** Bank accounts by their international number. */

/** "es91 2100-0418 …" → "ES912100…" */
export function normalizeIban(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '');
}

/** By its two check digits; a Spanish one also by its length. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('ES') && !/^ES\d{22}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** In groups of four, as it is read out. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}
