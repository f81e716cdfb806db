/** Texts of other programs without their HTML. */
export function plainText(text: string): string {
  return decodeEntities(withoutTags(text)).replace(/\s+/g, ' ').trim();
}

/** With its lines; null where nothing is left. */
export function plainLines(html: string): string | null {
  const lines = html.replace(/<(?:br\s*\/?|\/p|\/li|\/h\d)>/gi, '\n');
  const text = decodeEntities(withoutTags(withoutScripts(lines)))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text || null;
}

/** By their ends: from each beginning on an expression would look for the end anew. */
function withoutScripts(html: string): string {
  const parts = html.split(/<\/(?:script|style)\s*>/i);
  const last = parts.pop();
  return parts.map((part) => part.split(/<(?:script|style)\b/i, 1)[0]).join(' ') + last;
}

/** A tag ends before the next begins, so that each letter is looked at once. */
function withoutTags(html: string): string {
  return html.replace(/<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[^<>]*>/g, '');
}

const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', euro: '€', deg: '°', middot: '·' },
  ...{ iquest: '¿', iexcl: '¡', laquo: '«', raquo: '»', ordm: 'º', ordf: 'ª', ndash: '–', mdash: '—' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•' },
};
/** "&eacute;": a letter and what stands above or below it. */
const marks: Record<string, string> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', uml: '\u0308', cedil: '\u0327' },
};

/** Their numbers and commonest names, as WordPress leaves them in titles. */
export function decodeEntities(text: string): string {
  const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,30}));/gi;
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

function named(name: string): string | undefined {
  const mark = marks[name.slice(1).toLowerCase()];
  return mark ? (name.charAt(0) + mark).normalize('NFC') : entities[name.toLowerCase()];
}
