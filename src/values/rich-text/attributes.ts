/** What the attributes of a text may say. Anything else is left out. */
import { emailPattern } from '../email.ts';
import { videoEmbedUrl, videoId } from '../medios/video.ts';
import { withScheme } from '../web-url.ts';
import type { Attrs, RawNode } from './document.ts';

/** Which addresses are the site's own. */
export interface ReadOptions {
  ownUrl: string;
}

const colour = /^(?:#[0-9a-f]{3,8}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;

/** "text-align: center" out of its style. */
export function styleOf({ attrs: { style } }: RawNode, name: string): string {
  // Longer ones come from programs that say everything of everything.
  if (!style || style.length > 2000) return '';
  for (const part of style.split(';')) {
    const at = part.indexOf(':');
    if (at > 0 && part.slice(0, at).trim().toLowerCase() === name)
      return part
        .slice(at + 1)
        .trim()
        .toLowerCase();
  }
  return '';
}

export function hasClass({ attrs }: RawNode, name: string): boolean {
  return Boolean(attrs.class) && ` ${attrs.class} `.includes(` ${name} `);
}

export function alignOf(node: RawNode): string | undefined {
  if (node.tag === 'center') return 'center';
  const said = styleOf(node, 'text-align') || node.attrs.align?.toLowerCase() || '';
  if (/^(?:left|right|center|justify)$/.test(said)) return said;
  return ['left', 'center', 'right'].find((side) => hasClass(node, `has-text-align-${side}`));
}

/** How letters look, as far as the pages show it. */
export function letterStyle(node: RawNode): Attrs | undefined {
  if (!node.attrs.style) return undefined;
  const size = styleOf(node, 'font-size');
  const pixels = /^\d{1,2}(?:\.\d{1,4})?px$/.test(size) ? Number.parseFloat(size) : 0;
  const [color, backgroundColor] = [colourOf(node, 'color'), colourOf(node, 'background-color')];
  const attrs = {
    ...(pixels >= 8 && pixels < 73 && { fontSize: size }),
    ...(color && { color }),
    ...(backgroundColor && { backgroundColor }),
  };
  return Object.keys(attrs).length > 0 ? attrs : undefined;
}

export function colourOf(node: RawNode, name: string): string | undefined {
  const said = styleOf(node, name);
  return colour.test(said) ? said.replace(/\s/g, '') : undefined;
}

/** "120", "120px" or "50%". */
export function lengthOf(value: string | undefined): string | undefined {
  const said = value?.trim() ?? '';
  return /^\d{1,4}(?:\.\d{1,4})?(?:px|%)?$/.test(said) ? said : undefined;
}

export function countOf(value: string | undefined, most: number): number | undefined {
  const count = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 0;
  return count > 0 ? Math.min(count, most) : undefined;
}

/** One line: what is said of something. */
export function lineOf(value: string | undefined): string | undefined {
  return (
    value
      ?.toWellFormed()
      .replace(/[\s\0]+/g, ' ')
      .trim() || undefined
  );
}

/** A link of our own is a path, opens here and is never kept from search engines; others are as the writer set them. */
export function linkOf({ attrs }: RawNode, { ownUrl }: ReadOptions): Attrs | undefined {
  const href = linkAddress(lineOf(attrs.href) ?? '', ownUrl);
  const title = lineOf(attrs.title);
  if (href === undefined) return undefined;
  if (/^[/#]/.test(href)) return { href, ...(title && { title }) };
  const isNew = attrs.target === '_blank';
  const said = (attrs.rel ?? '').toLowerCase().split(/\s+/);
  const rel = ['noopener', 'noreferrer', 'nofollow', 'sponsored', 'ugc'].filter(
    (word) => said.includes(word) || (isNew && word === 'noopener'),
  );
  return {
    href,
    ...(isNew && { target: '_blank' }),
    ...(rel.length > 0 && { rel: rel.join(' ') }),
    ...(title && { title }),
  };
}

/** "www.dipucuenca.es" and "ana@example.com" are understood: as they stand they would be addresses of ours. */
function linkAddress(said: string, ownUrl: string): string | undefined {
  if (said === '' || said.length > 2000) return undefined;
  if (said.startsWith('#')) return said;
  const href = emailPattern.test(said) ? `mailto:${said}` : withScheme(said);
  if (/^(?:mailto|tel):/i.test(href)) return href;
  if (!URL.canParse(href, ownUrl)) return undefined;
  const url = new URL(href, ownUrl);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const isOurs = url.host === new URL(ownUrl).host && url.username === '';
  // "//other.example" and "/\other.example" lead to another site.
  if (isOurs) return `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, '/');
  return /^https?:/i.test(href) ? href : undefined;
}

/** Of our own addresses only a stored picture's: any other would make whoever looks at the text ask for it. */
export function pictureAddress(src: string | undefined, { ownUrl }: ReadOptions): string | undefined {
  const url = src && URL.canParse(src, ownUrl) ? new URL(src, ownUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // Another port or scheme may lead to us as well, and so may the name with a dot at its end.
  if (url.hostname.replace(/\.$/, '') !== new URL(ownUrl).hostname) return url.href;
  return /^\/media\/[\w.-]+$/.test(url.pathname) ? url.pathname : undefined;
}

/** A video's frame, with the moment it begins at. */
export function frameAddress(src: string | undefined): string | undefined {
  const said = (src ?? '').trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(said) || !URL.canParse(said)) return undefined;
  const url = new URL(said);
  const host = url.hostname.replace(/^www\./, '');
  const start = countOf(url.searchParams.get('start') ?? url.searchParams.get('t')?.replace(/s$/, ''), 86_400);
  if (/^(?:m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(host)) {
    const id = videoId(said);
    return id && videoEmbedUrl(id) + (start ? `?start=${start}` : '');
  }
  if (!/^(?:player\.)?vimeo\.com$/.test(host)) return undefined;
  const [, id, key] = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  const hash = key ?? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  return id && `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}`;
}
