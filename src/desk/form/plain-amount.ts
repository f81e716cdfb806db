/**
 * An amount as people type it, as calls take it: "1.234,56 €" → "1234.56". A point before exactly three digits sets
 * thousands apart, any other is a decimal one. What is no amount stays as it is.
 */
export function plainAmount(typed: string): string {
  const text = typed.trim().replace(/€$/, '').trimEnd();
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/.test(text)) return decimal(text.replaceAll('.', ''));
  return /^\d+(?:[.,]\d*)?$/.test(text) ? decimal(text) : text;
}

/** "12,5" → "12.5", and while more is typed "12," → "12". */
function decimal(text: string): string {
  return text.replace(',', '.').replace(/\.$/, '');
}
