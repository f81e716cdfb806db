/** Names that stay as they are, kept from the translating service: it passes over what is marked so. */

const open = '<span translate="no" class="notranslate">';
const marked = /<span translate="no"[^<>]*>([^<>]*)<\/span>/g;

/** Marks the glossary's names in the words of a text, the longest first, wherever they are whole words. */
export function protect(html: string, glosario: readonly string[]): string {
  const names = glosario
    .filter((name) => name.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((name) => escaped(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (names.length === 0) return html;
  const name = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'gu');
  return html
    .split(/(<[^<>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : piece.replace(name, (found) => `${open}${found}</span>`)))
    .join('');
}

/** Without the marks; undefined when a name did not come back as it went. */
export function unprotect(sent: string, came: string): string | undefined {
  const namesIn = (html: string) => [...html.matchAll(marked)].map(([, name]) => name!).toSorted();
  if (namesIn(sent).join('\n') !== namesIn(came).join('\n')) return undefined;
  return came.replace(marked, '$1');
}

/** A plain text as HTML says it. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
