/** WordPress's own signs in a text, as plain HTML: shortcodes, block comments, paragraphs that are only empty lines. */
import { escapeHtml } from '#values/escape-html.ts';
import { videoEmbedUrl, videoId } from '#values/medios/video.ts';
import { plural } from '#values/plural.ts';

export interface Attachment {
  url: string;
  alt: string;
}

/** The numbers of its pictures; `own`: those that were uploaded to its article. */
export type Gallery = number[] | 'own';

export interface PlainText {
  html: string;
  /** What of its galleries cannot come, a sentence for each. */
  lost: string[];
  /** Names of shortcodes that nobody here knows: what they showed is gone. */
  unknown: string[];
}

/** Each of them may stand for many pictures: no article has so many. */
const maxGalleries = 50;
const maxUnknown = 100;

/** `picturesOf` finds the pictures of a gallery in the export. */
export function withoutShortcodes(content: string, picturesOf: (gallery: Gallery) => Attachment[]): PlainText {
  const lost: string[] = [];
  let galleries = 0;
  const isBlocks = content.includes('<!-- wp:');
  let html = withCaptions(withoutComments(content).replaceAll('\r\n', '\n'))
    .replace(/\[gallery\b([^\][]*)\]/gi, (_, attributes: string) => {
      if (++galleries > maxGalleries) {
        if (galleries === maxGalleries + 1) lost.push(`Solo vienen sus primeras ${maxGalleries} galerías.`);
        return '';
      }
      const gallery = galleryOf(attributes);
      const pictures = picturesOf(gallery);
      lost.push(...lostOfGallery(gallery, pictures.length));
      return figures(pictures, attributeOf(attributes, 'columns'));
    })
    .replace(/\[(embed|youtube|video)\b([^\][]*)\](?:([^[]*)\[\/\1\])?/gi, (_, __, attributes: string, inner = '') =>
      embed(inner.trim() || attributeOf(attributes, 'src') || attributes.replace(/^[\s=:]+/, '').trim()),
    );
  const unknown = new Set<string>();
  html = withoutUnknown(html, unknown);
  html = html.replace(
    /<(div|figure)\b([^<>]*)>\s*(https?:\/\/[^\s<]+)\s*<\/\1>/gi,
    (whole, tag: string, rest: string, url: string) =>
      rest.includes('wp-block-embed__wrapper') ? `<${tag}${rest}>${embed(decodeAmp(url))}</${tag}>` : whole,
  );
  html = html.replace(/^[ \t]*(https?:\/\/[^\s<]+)[ \t]*$/gm, (line, url: string) =>
    videoId(url) ? `\n\n${embed(decodeAmp(url))}\n\n` : line,
  );
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

/** By its end: from each beginning on an expression would look for the end anew. */
function withCaptions(html: string): string {
  const parts = html.split(/\[\/caption\]/i);
  const last = parts.pop()!;
  const made = parts.map((part) => {
    const [opening, attributes = ''] = part.match(/\[caption\b([^\][]*)\]/i) ?? [];
    if (opening === undefined) return `${part}[/caption]`;
    const at = part.indexOf(opening);
    return part.slice(0, at) + figure(part.slice(at + opening.length), attributeOf(attributes, 'caption'));
  });
  return made.join('') + last;
}

function figure(inner: string, caption: string): string {
  const picture = inner.match(/(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i)?.[0] ?? '';
  const said = caption ? escapeHtml(caption) : inner.replace(picture, '').trim();
  return `\n\n<figure>${picture}${said && `<figcaption>${said}</figcaption>`}</figure>\n\n`;
}

function galleryOf(attributes: string): Gallery {
  const ids = attributeOf(attributes, 'ids') || attributeOf(attributes, 'include');
  return ids ? ids.split(',').map(Number) : 'own';
}

export function lostOfGallery(gallery: Gallery, found: number): string[] {
  if (gallery === 'own') return found > 0 ? [] : ['Una galería no viene: el archivo no trae sus imágenes.'];
  const missing = gallery.length - found;
  return missing > 0
    ? [`Al archivo le ${missing === 1 ? 'falta' : 'faltan'} ${plural(missing, 'imagen', 'imágenes')} de una galería.`]
    : [];
}

function figures(pictures: Attachment[], columns: string): string {
  const made = pictures.map(
    ({ url, alt }) => `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"></figure>`,
  );
  if (made.length < 2) return `\n\n${made.join('')}\n\n`;
  return `\n\n<figure data-galeria="${escapeHtml(columns)}">${made.join('')}</figure>\n\n`;
}

function embed(address: string): string {
  const url = decodeAmp(address).split(/\s/)[0] ?? '';
  const id = videoId(url) ?? (/^[\w-]{11}$/.test(url) ? url : undefined);
  if (id) return `\n\n<iframe src="${videoEmbedUrl(id)}" width="640" height="360" allowfullscreen></iframe>\n\n`;
  if (!/^https?:\/\//i.test(url)) return '';
  return `\n\n<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>\n\n`;
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

function attributeOf(attributes: string, name: string): string {
  const found = attributes.match(new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`, 'i'));
  return decodeAmp(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}

function decodeAmp(text: string): string {
  return text.replace(/&(?:amp|#0?38);/g, '&');
}

const blocks =
  /^<\/?(?:p|h[1-6]|ul|ol|li|dl|blockquote|pre|div|figure|figcaption|table|thead|tbody|tr|td|th|hr|iframe|section|article|form|script|style)\b/i;

/** The classic editor writes paragraphs as empty lines. */
function withParagraphs(html: string): string {
  const made: string[] = [];
  for (const { text, isBlock } of blockParts(html))
    if (isBlock) made.push(text);
    // What stands inside a block keeps its lines.
    else for (const paragraph of text.split(/\n\s*\n/)) made.push(asParagraph(paragraph.trim()));
  return made.filter(Boolean).join('\n');
}

/** A block goes from its tag to the first that ends one of its kind; its end is not looked for where there is none. */
function* blockParts(html: string): Generator<{ text: string; isBlock: boolean }> {
  const kinds = 'pre|table|ul|ol|blockquote|script|style';
  const tags = [...html.toLowerCase().matchAll(new RegExp(`<(?:(${kinds})\\b|/(${kinds})>)`, 'g'))];
  const lastEnds = new Map(tags.map(({ 2: ended, index }) => [ended, index]));
  let from = 0;
  let open: { name: string; at: number } | undefined;
  for (const { 0: tag, 1: begun, 2: ended, index } of tags) {
    if (begun && !open && (lastEnds.get(begun) ?? -1) > index) open = { name: begun, at: index };
    if (!open || ended !== open.name) continue;
    yield { text: html.slice(from, open.at), isBlock: false };
    from = index + tag.length;
    yield { text: html.slice(open.at, from), isBlock: true };
    open = undefined;
  }
  yield { text: html.slice(from), isBlock: false };
}

function asParagraph(text: string): string {
  if (!text) return '';
  if (blocks.test(text)) return text;
  return `<p>${text.replace(/\n/g, '<br>')}</p>`;
}
