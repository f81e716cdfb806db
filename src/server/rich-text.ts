/** HTML from the editor, cut down to what our pages know how to show. Runs at every write; nothing else is stored. */
import sanitizeHtml from 'sanitize-html';

const px = (min: number, max: number) => new RegExp(`^(?:${range(min, max)})px$`);
const length = /^\d{1,4}(?:\.\d+)?(?:px|%)?$/;
const alignment = [/^(?:left|right|center|justify)$/];

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
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
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : withoutTarget(attribs),
      }),
    },
    exclusiveFilter: (frame) => frame.tag === 'iframe' && !frame.attribs.src,
  }).trim();
}

function withoutTarget({ target: _, ...rest }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return rest;
}

function range(min: number, max: number): string {
  return Array.from({ length: max - min + 1 }, (_, index) => `${min + index}(?:\\.\\d+)?`).join('|');
}
