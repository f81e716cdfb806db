/** HTML from the editor, cut down to what our pages know how to show. Runs at every write; nothing else is stored. */
import sanitizeHtml from 'sanitize-html';
import { emailPattern } from '#values/email.ts';
import { withScheme } from '#values/fields.ts';

const px = (min: number, max: number) => new RegExp(`^(?:${range(min, max)})px$`);
const length = /^\d{1,4}(?:\.\d+)?(?:px|%)?$/;
const alignment = [/^(?:left|right|center|justify)$/];

let ownUrl = 'http://localhost';

/** Said once at the start: which absolute addresses are our own. */
export function setOwnUrl(siteUrl: string): void {
  ownUrl = siteUrl;
}

export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'mark',
      'small',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'a',
      'span',
      'div',
      'figure',
      'figcaption',
      'img',
      'iframe',
      'table',
      'caption',
      'colgroup',
      'col',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      iframe: ['src', 'width', 'height', 'title', 'allowfullscreen', 'loading'],
      ol: ['start', 'type'],
      th: ['colspan', 'rowspan', 'scope', 'colwidth'],
      td: ['colspan', 'rowspan', 'colwidth'],
      col: ['span', 'width'],
      figure: ['data-ancho', 'data-lado'],
      div: ['data-tarjeta', 'data-id'],
      p: ['data-tarjeta'],
      '*': ['style'],
    },
    allowedStyles: {
      '*': {
        'font-size': [px(8, 72)],
        'text-align': alignment,
        color: [/^#[0-9a-f]{3,8}$/i, /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/],
        'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/],
        width: [length],
        height: [length],
        'min-width': [length],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'],
    allowIframeRelativeUrls: false,
    nestingLimit: 60,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href, ...rest }) => {
        const attribs: sanitizeHtml.Attributes =
          href === undefined ? rest : { href: linkAddress(href.trim()), ...rest };
        return {
          tagName,
          attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : withoutTarget(attribs),
        };
      },
      img: (tagName, { src, ...attribs }) => {
        const picture = pictureAddress(src ?? '');
        return { tagName, attribs: picture ? { ...attribs, src: picture } : attribs };
      },
      figure: (tagName, { 'data-ancho': ancho = '', 'data-lado': lado = '', ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(/^(?:ancha|media)$/.test(ancho) && { 'data-ancho': ancho }),
          ...(/^(?:izquierda|derecha)$/.test(lado) && { 'data-lado': lado }),
        },
      }),
      // A card is a reference and nothing else; what it shows is read with the page.
      div: (tagName, { 'data-tarjeta': tipo = '', 'data-id': id = '', ...attribs }) => ({
        tagName,
        attribs:
          /^(?:producto|ubicacion|evento)$/.test(tipo) && /^[1-9]\d{0,8}$/.test(id)
            ? { 'data-tarjeta': tipo, 'data-id': id }
            : attribs,
      }),
      p: (tagName, { 'data-tarjeta': tipo, ...attribs }) => ({
        tagName,
        attribs: tipo === 'enlace' ? { 'data-tarjeta': tipo } : attribs,
      }),
    },
    exclusiveFilter: (frame) => ['iframe', 'img'].includes(frame.tag) && !frame.attribs.src,
  });
  return clean
    .replace(/<div data-tarjeta="\w+" data-id="\d+">(?!<\/div>)/g, '<div>')
    .replace(/<figcaption>\s*<\/figcaption>/g, '')
    .trim();
}

/** Of our own addresses only a stored picture's: any other would make whoever looks at the text ask for it. */
function pictureAddress(src: string): string | undefined {
  const url = URL.canParse(src, ownUrl) ? new URL(src, ownUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // Another port or scheme may lead to us as well, and so may the name with a dot at its end.
  if (url.hostname.replace(/\.$/, '') !== new URL(ownUrl).hostname) return url.href;
  return /^\/media\/[\w.-]+$/.test(url.pathname) ? url.pathname : undefined;
}

/** "www.dipucuenca.es" and "ana@example.com" are understood: as they stand they would be addresses of ours. */
function linkAddress(href: string): string {
  return emailPattern.test(href) ? `mailto:${href}` : withScheme(href);
}

function withoutTarget({ target: _, ...rest }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return rest;
}

function range(min: number, max: number): string {
  return Array.from({ length: max - min + 1 }, (_, index) => `${min + index}(?:\\.\\d+)?`).join('|');
}
