/** What is pasted from word processors and other sites, cut down to headings, lists, tables, links and pictures. */
import { escapeHtml } from '#values/escape-html.ts';
import { videoEmbedUrl, videoId } from '#values/medios/video.ts';
import { isListMark, type ListLine, nestedLists, wordListLine } from './paste-lists.ts';
import { find, type PasteNode, styleOf } from './paste-tree.ts';

export interface Pasted {
  html: string;
  /** Addresses of pictures that are still elsewhere, embedded ones too: to be uploaded. */
  pictures: string[];
  /** Names of pictures that cannot come along. */
  leftOut: string[];
}

export function cleanPaste(body: PasteNode): Pasted {
  const cleaner = createCleaner(find(body, isFirstHeading) ? 1 : 0);
  return { html: cleaner.flow(body.children), ...cleaner.found };
}

const isFirstHeading = (node: PasteNode) => node.tag === 'h1' || isWordTitle(node);
const isWordTitle = (node: PasteNode) => node.tag === 'p' && /^MsoTitle/i.test(node.attr('class'));

const dropped =
  /^(?:script|style|meta|link|head|title|xml|noscript|template|button|input|select|option|svg|canvas|object|embed|audio|video|map|nav|del|[a-z]+:.*|#other)$/;
const blocks =
  /^(?:p|div|section|article|header|footer|main|aside|h[1-6]|ul|ol|li|table|tbody|thead|tfoot|tr|td|th|blockquote|pre|hr|figure|iframe|dl|dt|dd|address|center|img|picture|form|fieldset|details|summary|body|html)$/;
const kept: Record<string, string> = {
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', s: 's', strike: 's', sub: 'sub', sup: 'sup' },
};

function createCleaner(shift: number) {
  const found: Omit<Pasted, 'html'> = { pictures: [], leftOut: [] };

  /** Blocks one after the other; what stands between them becomes paragraphs. */
  function flow(nodes: PasteNode[]): string {
    let html = '';
    let run = '';
    let lines: ListLine[] = [];
    const flush = () => {
      html += paragraph(run) + nestedLists(lines, ({ children }) => trimmed(inline(children)));
      run = '';
      lines = [];
    };
    for (const node of nodes) {
      const line = wordListLine(node);
      if (line) {
        if (run.trim()) flush();
        lines.push(line);
      } else if (isBlock(node)) {
        flush();
        html += block(node);
      } else if (lines.length === 0 || inline([node]).trim()) {
        if (lines.length > 0) flush();
        run += inline([node]);
      }
    }
    flush();
    return html;
  }

  function block(node: PasteNode): string {
    const { tag, children } = node;
    if (isHidden(node)) return '';
    const heading = isWordTitle(node) ? 1 : Number(tag.match(/^h([1-6])$/)?.[1] ?? 0);
    if (heading) return wrapped(`h${Math.min(Math.max(heading + shift, 2), 4)}`, trimmed(inline(children, true)));
    if (tag === 'ul' || tag === 'ol') return wrapped(tag, items(children));
    if (tag === 'table') return table(node);
    if (tag === 'blockquote') return wrapped('blockquote', flow(children));
    if (tag === 'hr') return '<hr>';
    if (tag === 'img' || tag === 'picture') return picture(node);
    if (tag === 'figure') return figure(node);
    if (tag === 'iframe') return video(node);
    if (tag === 'pre') return wrapped('p', trimmed(inline(children)));
    return flow(children);
  }

  function inline(nodes: PasteNode[], isHeading = false): string {
    return nodes.map((node) => inlineOne(node, isHeading)).join('');
  }

  function inlineOne(node: PasteNode, isHeading: boolean): string {
    const { tag, children } = node;
    if (tag === '') return escapeHtml(node.text.replace(/[\s\u00a0]+/g, ' '));
    if (dropped.test(tag) || isHidden(node) || isListMark(node)) return '';
    if (tag === 'br') return /Apple-interchange-newline/.test(node.attr('class')) ? '' : '<br>';
    if (tag === 'img' || tag === 'picture') return picture(node);
    const text = inline(children, isHeading);
    if (!text.trim()) return text && ' ';
    if (tag === 'a') return link(node, text);
    return marksOf(node, isHeading).reduce((inner, mark) => `<${mark}>${inner}</${mark}>`, text);
  }

  function items(nodes: PasteNode[]): string {
    let html = '';
    for (const node of nodes) {
      if (node.tag === 'li') html += wrapped('li', isFlat(node) ? trimmed(inline(node.children)) : itemFlow(node));
      // A list that stands in a list, not in one of its lines, belongs to the line before.
      else if (node.tag === 'ul' || node.tag === 'ol')
        html = html.endsWith('</li>') ? `${html.slice(0, -5)}${block(node)}</li>` : `${html}<li>${block(node)}</li>`;
      else if (node.tag !== '') html += items(node.children);
    }
    return html;
  }

  /** The first paragraph of a line needs no tags of its own. */
  function itemFlow(node: PasteNode): string {
    return flow(node.children).replace(/^<p>((?:(?!<\/?p>).)*)<\/p>/, '$1');
  }

  function table(node: PasteNode): string {
    const rows = rowsOf(node);
    const cells = rows.flatMap((row) => row.children.filter(isCell));
    // Made for the looks of a page.
    if (cells.length < 2 || /presentation|none/.test(node.attr('role')))
      return cells.map(({ children }) => flow(children)).join('');
    return wrapped(
      'table',
      wrapped('tbody', rows.map((row) => `<tr>${row.children.filter(isCell).map(cell).join('')}</tr>`).join('')),
    );
  }

  function cell(node: PasteNode): string {
    const span = (name: string) => {
      const count = Number(node.attr(name));
      return count > 1 && count < 100 ? ` ${name}="${count}"` : '';
    };
    return `<${node.tag}${span('colspan')}${span('rowspan')}>${flow(node.children) || '<p></p>'}</${node.tag}>`;
  }

  function figure(node: PasteNode): string {
    const caption = find(node, ({ tag }) => tag === 'figcaption');
    const image = find(node, ({ tag }) => tag === 'img');
    const shown = image ? picture(image) : '';
    const text = caption ? trimmed(inline(caption.children)) : '';
    if (!shown)
      return flow(node.children.filter((child) => child !== caption && child.tag !== 'picture')) + paragraph(text);
    return `<figure>${shown}${text && `<figcaption>${text}</figcaption>`}</figure>`;
  }

  function picture(node: PasteNode): string {
    const image = node.tag === 'img' ? node : find(node, ({ tag }) => tag === 'img');
    if (!image || isTiny(image)) return '';
    const alt = image.attr('alt').trim();
    const src = sourceOf(image);
    if (isEmoji(image)) return escapeHtml(alt);
    if (!src) return '';
    if (!/^(?:https?:|data:image\/(?:png|jpe?g|webp|avif|gif);base64,|\/media\/)/i.test(src)) {
      found.leftOut.push(nameOf(src, alt));
      return '';
    }
    if (!src.startsWith('/media/')) found.pictures.push(src);
    return `<img src="${escapeHtml(src)}" alt="${escapeHtml(isFileName(alt) ? '' : alt)}">`;
  }

  return { flow, found };
}

function paragraph(html: string): string {
  return wrapped('p', trimmed(html));
}

function wrapped(tag: string, html: string): string {
  return html && `<${tag}>${html}</${tag}>`;
}

/** Without spaces and line breaks at its ends. */
function trimmed(html: string): string {
  return html.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '').replace(/ {2,}/g, ' ');
}

function isBlock(node: PasteNode): boolean {
  if (dropped.test(node.tag) || node.tag === '' || isEmoji(node)) return false;
  return blocks.test(node.tag) || node.children.some(isBlock);
}

/** A line of a list that is one run of text. */
function isFlat(node: PasteNode): boolean {
  return !node.children.some((child) => isBlock(child));
}

function isHidden(node: PasteNode): boolean {
  return (
    styleOf(node, 'display') === 'none' ||
    styleOf(node, 'mso-hide') === 'all' ||
    node.attr('aria-hidden') === 'true' ||
    /MsoCommentReference|visually-hidden|sr-only|screen-reader-text/.test(node.attr('class'))
  );
}

function marksOf(node: PasteNode, isHeading: boolean): string[] {
  const weight = styleOf(node, 'font-weight');
  const isNormal = /^(?:normal|[1-4]00)$/.test(weight);
  const decoration = styleOf(node, 'text-decoration') + styleOf(node, 'text-decoration-line');
  const marks = new Set<string>();
  const own = kept[node.tag];
  if (own && !(own === 'strong' && isNormal)) marks.add(own);
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) marks.add('strong');
  if (/italic|oblique/.test(styleOf(node, 'font-style'))) marks.add('em');
  if (/underline/.test(decoration)) marks.add('u');
  if (/line-through/.test(decoration)) marks.add('s');
  if (/^(?:super|sub)$/.test(styleOf(node, 'vertical-align')))
    marks.add(styleOf(node, 'vertical-align') === 'sub' ? 'sub' : 'sup');
  // A heading is bold by itself.
  if (isHeading) marks.delete('strong');
  return [...marks];
}

/** Only addresses that still mean something here. */
function link(node: PasteNode, text: string): string {
  const given = node.attr('href').trim();
  const redirected = given.match(/^https?:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/)?.[1];
  const href = redirected ? decode(redirected) : given;
  const bare = text.replace(/<\/?u>/g, '');
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? `<a href="${escapeHtml(href)}">${bare}</a>` : bare;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function video(node: PasteNode): string {
  const id = videoId(node.attr('src'));
  return id ? `<div data-youtube-video><iframe src="${videoEmbedUrl(id)}"></iframe></div>` : '';
}

function rowsOf(node: PasteNode): PasteNode[] {
  return node.children.flatMap((child) => (child.tag === 'tr' ? [child] : child.tag === 'table' ? [] : rowsOf(child)));
}

function isCell({ tag }: PasteNode): boolean {
  return tag === 'td' || tag === 'th';
}

/** Pictures that wait to be scrolled to have their address elsewhere. */
function sourceOf(image: PasteNode): string {
  const src = image.attr('src').trim();
  const late = image.attr('data-src') || image.attr('data-lazy-src') || image.attr('data-original');
  return (!src || src.startsWith('data:image/gif') || src.startsWith('data:image/svg')) && late ? late : src;
}

/** A picture that stands for a letter. */
function isEmoji(node: PasteNode): boolean {
  if (node.tag !== 'img') return false;
  return /\bemoji\b/.test(node.attr('class')) || /^\p{Emoji_Presentation}+$/u.test(node.attr('alt').trim());
}

/** What counts readers, not what they look at. */
function isTiny(image: PasteNode): boolean {
  const isDot = (name: string) => image.attr(name) !== '' && Number.parseFloat(image.attr(name)) <= 2;
  return isDot('width') || isDot('height');
}

function isFileName(text: string): boolean {
  return /^\S+\.(?:jpe?g|png|gif|webp|bmp|tiff?)$/i.test(text);
}

function nameOf(src: string, alt: string): string {
  const name =
    decode(src.split(/[?#]/)[0] ?? '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  return isFileName(name) ? name : alt || name.slice(0, 60) || 'una imagen';
}
