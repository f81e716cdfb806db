/** An article's text from WordPress as ours: cleaned like everything that is stored, its pictures and links told apart. */
import sanitizeHtml from 'sanitize-html';
import { cleanHtml } from '#server/rich-text.ts';
import { type Attachment, type Gallery, withoutShortcodes } from './shortcodes.server.ts';

export interface Converted {
  /** Addresses of its pictures, each once. */
  pictures: string[];
  unknownShortcodes: string[];
  /** What it shows there and cannot show here, a sentence for each. */
  lost: string[];
  /** The finished text; a picture without an address of ours is left out. */
  html(stored: (url: string) => string | undefined): string;
}

export interface Conversion {
  /** The address of the site it comes from. */
  base: string;
  picturesOf(gallery: Gallery): Attachment[];
  /** The picture as it was uploaded, for an address of one of its smaller versions. */
  original(url: string): string;
  altOf(url: string): string;
  /** Where one of its links leads here; undefined leaves it as it is. */
  linkTo(url: string): string | undefined;
}

/** Stands for a picture while the text is cleaned: nothing that anybody writes looks like it. */
const placeholder = 'https://imagen-importada.invalid/';

export function convertContent(content: string, means: Conversion): Converted {
  const { html, unknown, lost: lostPictures } = withoutShortcodes(content, means.picturesOf);
  const pictures: string[] = [];
  const frames: string[] = [];
  const lost = new Set(lostPictures);
  const marked = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nestingLimit: 60,
    transformTags: {
      img: (tagName, { src = '', alt, title = '', width = '', height = '', ...more }) => {
        const url = absolute(more['data-src'] || more['data-lazy-src'] || src, means.base);
        const attribs: sanitizeHtml.Attributes = { alt: alt || (url ? means.altOf(url) : '') };
        if (title) attribs.title = title;
        if (!url) {
          if (src) lost.add(`Una imagen no viene: su dirección no es de la web (${src.slice(0, 60)}).`);
          return { tagName, attribs };
        }
        const picture = means.original(url);
        if (!pictures.includes(picture)) pictures.push(picture);
        // A smaller version's size is not the picture's own.
        if (picture === url && /^\d+$/.test(width) && /^\d+$/.test(height)) Object.assign(attribs, { width, height });
        return { tagName, attribs: { ...attribs, src: placeholder + pictures.indexOf(picture) } };
      },
      a: (tagName, attribs) => {
        const url = absolute(attribs.href ?? '', means.base);
        // A link that only shows the picture larger.
        if (url && isPictureFile(url)) return { tagName: 'span', attribs: {} };
        const here = url && means.linkTo(url);
        return { tagName, attribs: { ...attribs, href: here || url || attribs.href || '' } };
      },
      iframe: (tagName, attribs) => {
        const src = absolute(attribs.src ?? '', means.base) ?? '';
        frames.push(src || attribs.src || '');
        return { tagName, attribs: { ...attribs, src } };
      },
    },
  });
  const clean = cleanHtml(marked);
  // Which frames may stay is the cleaning's business: those that it left are counted.
  if (frames.length > clean.split('<iframe').length - 1)
    for (const src of frames.filter((src) => !isKept(clean, src)))
      lost.add(`Lo incrustado de otra página no viene (${src.slice(0, 200) || 'sin dirección'}).`);
  return {
    pictures,
    unknownShortcodes: unknown,
    lost: [...lost],
    html: (stored) => withPictures(clean, (index) => stored(pictures[index]!)),
  };
}

/** A video's address may be written anew; what names it stays. */
function isKept(html: string, src: string): boolean {
  const name = URL.canParse(src) ? new URL(src).pathname.split('/').at(-1) : '';
  return Boolean(name) && [...html.matchAll(/<iframe[^>]*src="([^"]*)"/g)].some(([, kept]) => kept!.includes(name!));
}

function withPictures(html: string, stored: (index: number) => string | undefined): string {
  const placed = html.replace(
    new RegExp(`<img ([^>]*?)src="${placeholder}(\\d+)"([^>]*?)/>`, 'g'),
    (_, before: string, index: string, after: string) => {
      const address = stored(Number(index));
      return address ? `<img ${before}src="${address}"${after}/>` : '';
    },
  );
  return withoutEmptyFigures(placed).trim();
}

/** A caption without its picture says nothing. Galleries are figures in a figure: the inner ones are marked as seen. */
function withoutEmptyFigures(html: string): string {
  const isFull = /<(?:img|iframe|table|blockquote|pre|ul|ol|p|a|x-seen)\b/;
  for (let before = '', after = html; ; ) {
    before = after;
    after = before.replace(/<figure[^>]*>((?:(?!<\/?figure\b)[\s\S])*)<\/figure>/g, (whole, inner: string) =>
      isFull.test(inner.replace(/<figcaption[^>]*>[\s\S]*?<\/figcaption>/g, ''))
        ? whole.replace(/(<\/?)figure\b/g, '$1x-seen')
        : '',
    );
    if (after === before) return after.replace(/(<\/?)x-seen\b/g, '$1figure');
  }
}

export function absolute(url: string, base: string): string | undefined {
  const text = url.trim();
  if (!text || text.startsWith('#') || /^(?:mailto|tel):/i.test(text)) return undefined;
  if (!URL.canParse(text, base)) return undefined;
  const found = new URL(text, base);
  return /^https?:$/.test(found.protocol) ? found.href : undefined;
}

export function isPictureFile(url: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i.test(url);
}

/** Their numbers and commonest names, as WordPress leaves them in titles. */
export function plainText(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…' };
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return names[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
      return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
