/** An article's text from WordPress as ours: cleaned like everything that is stored, its pictures and links told apart. */
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { videoId } from '#values/medios/video.ts';
import { rewriteHtml, type Tag } from './rewrite.server.ts';
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
  // By their addresses, with the number that stands for each.
  const pictures = new Map<string, number>();
  const frames: string[] = [];
  const lost = new Set(lostPictures);
  const changes: Record<string, (tag: Tag) => Tag> = {
    img({ name, attributes: { src = '', alt, title = '', width = '', height = '', ...more } }) {
      const url = absolute(more['data-src'] || more['data-lazy-src'] || src, means.base);
      const attributes: Tag['attributes'] = { alt: alt || (url ? means.altOf(url) : '') };
      if (title) attributes.title = title;
      if (!url) {
        if (src) lost.add(`Una imagen no viene: su dirección no es de la web (${src.slice(0, 60)}).`);
        return { name, attributes };
      }
      const picture = means.original(url);
      if (!pictures.has(picture)) pictures.set(picture, pictures.size);
      // A smaller version's size is not the picture's own.
      if (picture === url && /^\d+$/.test(width) && /^\d+$/.test(height)) Object.assign(attributes, { width, height });
      return { name, attributes: { ...attributes, src: placeholder + pictures.get(picture) } };
    },
    a({ name, attributes }) {
      const url = absolute(attributes.href ?? '', means.base);
      // A link that only shows the picture larger.
      if (url && isPictureFile(url)) return { name: 'span', attributes: {} };
      const here = url && means.linkTo(url);
      return { name, attributes: { ...attributes, href: here || url || attributes.href || '' } };
    },
    iframe({ name, attributes }) {
      const src = absolute(attributes.src ?? '', means.base) ?? '';
      frames.push(src || attributes.src || '');
      return { name, attributes: { ...attributes, src } };
    },
  };
  const clean = cleanHtml(rewriteHtml(html, changes));
  // Which frames may stay is the cleaning's business: those that it left are counted.
  const kept = framesIn(clean);
  if (frames.length > kept.length) {
    const names = new Set(kept.map(frameName));
    for (const src of frames) {
      const name = frameName(src);
      if (name === '' || !names.has(name))
        lost.add(`Lo incrustado de otra página no viene (${src.slice(0, 200) || 'sin dirección'}).`);
    }
  }
  const addresses = [...pictures.keys()];
  return {
    pictures: addresses,
    unknownShortcodes: unknown,
    lost: [...lost],
    html: (stored) => withPictures(clean, (index) => stored(addresses[index]!)),
  };
}

function framesIn(html: string): string[] {
  return [...html.matchAll(/<iframe\b([^<>]*)>/g)].map(([, said]) => said!.match(/\bsrc="([^"]*)"/)?.[1] ?? '');
}

/** A video's address may be written anew; what names it stays. */
function frameName(src: string): string {
  return videoId(src) ?? (URL.canParse(src) ? new URL(src).pathname.split('/').at(-1)! : '');
}

function withPictures(html: string, stored: (index: number) => string | undefined): string {
  const placed = html.replace(/<img ([^<>]*)>/g, (tag, said: string) => {
    const [src, index] = said.match(/\bsrc="https:\/\/imagen-importada\.invalid\/(\d+)"/) ?? [];
    if (!src) return tag;
    const address = stored(Number(index));
    return address ? tag.replace(src, () => `src="${address}"`) : '';
  });
  return withoutEmptyFigures(placed).trim();
}

/** A caption without its picture says nothing. Galleries are figures in a figure: the inner ones are marked as seen. */
function withoutEmptyFigures(html: string): string {
  const isFull = /<(?:img|iframe|table|blockquote|pre|ul|ol|p|a|x-seen)\b/;
  for (let before = '', after = html; ; ) {
    before = after;
    after = before.replace(/<figure[^<>]*>([^<]*(?:<(?!\/?figure\b)[^<]*)*)<\/figure>/g, (whole, inner: string) =>
      isFull.test(inner.replace(/<figcaption[^<>]*>[^<]*(?:<(?!\/?figcaption\b)[^<]*)*<\/figcaption>/g, ''))
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
