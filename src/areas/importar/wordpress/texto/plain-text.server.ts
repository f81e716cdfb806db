/** Texts of other programs without their HTML. */
export function plainText(text: string): string {
  return decodeEntities(withoutTags(text)).replace(/\s+/g, ' ').trim();
}

/** A tag ends before the next begins, so that each letter is looked at once. */
export function withoutTags(html: string): string {
  return html.replace(/<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[^<>]*>/g, '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…' };

/** Their numbers and commonest names, as WordPress leaves them in titles. */
export function decodeEntities(text: string): string {
  const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,30}));/gi;
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
