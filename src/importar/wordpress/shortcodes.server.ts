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

/** `picturesOf` finds the pictures of a gallery in the export. */
export function withoutShortcodes(content: string, picturesOf: (gallery: Gallery) => Attachment[]): PlainText {
  const lost: string[] = [];
  const isBlocks = content.includes('<!-- wp:');
  let html = withoutComments(content)
    .replaceAll('\r\n', '\n')
    .replace(/\[caption\b([^\][]{0,2000})\]([\s\S]{0,20000}?)\[\/caption\]/gi, (_, attributes: string, inner: string) =>
      figure(inner, attributeOf(attributes, 'caption')),
    )
    .replace(/\[gallery\b([^\][]{0,2000})\]/gi, (_, attributes: string) => {
      const gallery = galleryOf(attributes);
      const pictures = picturesOf(gallery);
      lost.push(...lostOfGallery(gallery, pictures.length));
      return figures(pictures, attributeOf(attributes, 'columns'));
    })
    .replace(
      /\[(embed|youtube|video)\b([^\][]{0,2000})\](?:([^[]{0,2000}?)\[\/\1\])?/gi,
      (_, __, attributes: string, inner = '') =>
        embed(inner.trim() || attributeOf(attributes, 'src') || attributes.replace(/^[\s=:]+/, '').trim()),
    );
  const unknown: string[] = [];
  html = withoutUnknown(html, unknown);
  html = html.replace(
    /<(div|figure)([^<>]{0,500}wp-block-embed__wrapper[^<>]{0,500})>\s{0,100}(https?:\/\/[^\s<]{1,2000})\s{0,100}<\/\1>/gi,
    (_, tag: string, rest: string, url: string) => `<${tag}${rest}>${embed(decodeAmp(url))}</${tag}>`,
  );
  html = html.replace(/^[ \t]*(https?:\/\/[^\s<]+)[ \t]*$/gm, (line, url: string) =>
    videoId(url) ? `\n\n${embed(decodeAmp(url))}\n\n` : line,
  );
  return { html: isBlocks ? html : withParagraphs(html), lost, unknown };
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

/** Nobody writes this many; reading them would take for ever. */
export function isUnreadable(content: string): boolean {
  const openings = content.match(
    /\[(?:caption|embed|youtube|video)\b|<(?:pre|table|ul|ol|blockquote|script|style)\b/gi,
  );
  return (openings?.length ?? 0) > 1000;
}

function figure(inner: string, caption: string): string {
  const picture = inner.match(/(?:<a\b[^<>]{0,2000}>\s{0,100})?<img\b[^<>]{0,4000}>(?:\s{0,100}<\/a>)?/i)?.[0] ?? '';
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
function withoutUnknown(html: string, unknown: string[]): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name]) => name!.toLowerCase()));
  return html.replace(
    /\[\/?([a-z][\w-]{0,60})((?:\s[^\][<>]{0,2000})?)\/?\]/gi,
    (whole, name: string, rest: string) => {
      const isCode = closed.has(name.toLowerCase()) || /=/.test(rest) || /[_]|\w-\w/.test(name);
      if (!isCode) return whole;
      if (!unknown.includes(name)) unknown.push(name);
      return '';
    },
  );
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
  // What stands inside a block keeps its lines.
  const parts = html.split(/(<(pre|table|ul|ol|blockquote|script|style)\b[\s\S]*?<\/\2>)/i);
  const made: string[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    for (const paragraph of parts[index]!.split(/\n\s*\n/)) made.push(asParagraph(paragraph.trim()));
    if (parts[index + 1]) made.push(parts[index + 1]!);
  }
  return made.filter(Boolean).join('\n');
}

function asParagraph(text: string): string {
  if (!text) return '';
  if (blocks.test(text)) return text;
  return `<p>${text.replace(/\n/g, '<br>')}</p>`;
}
