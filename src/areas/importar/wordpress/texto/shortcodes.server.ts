/** WordPress's own signs in a text, as plain HTML: shortcodes, block comments, footnotes, paragraphs that are only empty lines. */
import { escapeHtml } from '#values/escape-html.ts';
import { attributeOf, type Lost, type ShortcodeContext, withEmbeds, withMedia } from './media-shortcodes.server.ts';
import { withParagraphs } from './paragraphs.server.ts';

export type { Collection, Lost } from './media-shortcodes.server.ts';

export interface PlainText {
  html: string;
  lost: Lost[];
  /** Names of shortcodes that nobody here knows: what they showed is gone. */
  unknown: string[];
}

const maxUnknown = 100;

/** `find` finds the files of a gallery or playlist in the export; `notes` are its footnotes by their names. */
export function withoutShortcodes(
  content: string,
  find: ShortcodeContext['find'],
  notes: ReadonlyMap<string, string> = new Map(),
): PlainText {
  const lost: Lost[] = [];
  const context: ShortcodeContext = { find, lose: (one) => void lost.push(one) };
  const isBlocks = content.includes('<!-- wp:');
  const plain = withoutComments(content).replaceAll('\r\n', '\n');
  let html = withMedia(withCaptions(withNotes(plain, notes, context)), context);
  const unknown = new Set<string>();
  html = withEmbeds(withoutUnknown(html, unknown), context);
  return { html: isBlocks ? html : withParagraphs(html), lost, unknown: [...unknown].slice(0, maxUnknown) };
}

/** Step by step: an expression would look for the end of each anew. */
function withoutComments(html: string): string {
  let rest = '';
  for (let from = 0; ; ) {
    const start = html.indexOf('<!--', from);
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    if (end === -1) return rest + html.slice(from);
    rest += html.slice(from, start);
    from = end + 3;
  }
}

/** What a footnote says stands where its number is; WordPress keeps it beside the text. */
function withNotes(html: string, notes: ReadonlyMap<string, string>, { lose }: ShortcodeContext): string {
  const referred = new Set<string>();
  const made = html.replace(
    /<sup\b([^<>]*\bdata-fn=["']([^"'<>]{1,100})["'][^<>]*)>[^<]*(?:<(?!\/?sup\b)[^<]*)*<\/sup>/gi,
    (whole, _, id: string) => {
      const text = notes.get(id);
      if (text === undefined) lose({ clase: 'nota', motivo: 'Al archivo le falta el texto de una nota al pie.' });
      referred.add(id);
      return text === undefined ? whole : `<span data-nota="">${text}</span>`;
    },
  );
  for (const [id, text] of notes)
    if (!referred.has(id))
      lose({ clase: 'nota', motivo: `Una nota al pie a la que nada lleva no viene: ${text.slice(0, 200)}` });
  return made;
}

/** By its end: from each beginning on an expression would look for the end anew. */
function withCaptions(html: string): string {
  const parts = html.split(/\[\/(?:wp_)?caption\]/i);
  const last = parts.pop()!;
  const made = parts.map((part) => {
    const [opening, attributes = ''] = part.match(/\[(?:wp_)?caption\b([^\][]*)\]/i) ?? [];
    if (opening === undefined) return `${part}[/caption]`;
    const at = part.indexOf(opening);
    return part.slice(0, at) + figure(part.slice(at + opening.length), attributes);
  });
  return made.join('') + last;
}

function figure(inner: string, attributes: string): string {
  const picture = inner.match(/(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i)?.[0];
  if (!picture) return inner;
  const caption = attributeOf(attributes, 'caption');
  const said = caption ? escapeHtml(caption) : inner.replace(picture, '').trim();
  const side = /^(?:align)?(left|right)$/.exec(attributeOf(attributes, 'align'))?.[1];
  return `\n\n<figure${side ? ` class="align${side}"` : ''}>${picture}${said && `<figcaption>${said}</figcaption>`}</figure>\n\n`;
}

/**
 * A pair, one with attributes, or one whose name nobody would write in brackets ("[vc_row]"): taken out, and what they
 * enclose stays. "[sic]" and "[1]" are text.
 */
function withoutUnknown(html: string, unknown: Set<string>): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name!.toLowerCase()));
  return html.replace(/\[\/?([a-z][\w-]*)((?:\s[^\][<>]*)?)\/?\]/gi, (whole, name: string, rest: string) => {
    const isCode = closed.has(name.toLowerCase()) || rest.includes('=') || /_|\w-\w/.test(name);
    if (!isCode) return whole;
    unknown.add(name.slice(0, 60));
    return '';
  });
}
