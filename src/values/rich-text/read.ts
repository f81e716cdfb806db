/**
 * HTML as a text of ours: the only door. What is not known is left out, its words stay; what means the same is
 * written the same way, so that a text that was read and written once never changes by being read and written again.
 */
import { alignOf, countOf, frameAddress, hasClass, lineOf, pictureAddress, type ReadOptions } from './attributes.ts';
import { type Attrs, type RawNode, type RichMark, type RichNode, tarjetaTipos } from './document.ts';
import { readFigure } from './read-figure.ts';
import { marksWith, runsOf, settled, settledLines, silent } from './read-inline.ts';
import { readTable } from './read-table.ts';
import { isPlain } from './write.ts';

/** What an element hands down to what is inside it. */
export interface Context {
  options: ReadOptions;
  marks: RichMark[];
  align?: string | undefined;
  /** What the paragraph around says of itself. */
  paragraph?: Attrs | undefined;
}

export function readRich(nodes: RawNode[], options: ReadOptions): RichNode {
  const content = readBlocks(nodes, { options, marks: [] });
  // The empty line at the end is where one would go on writing.
  while (isPlain(content.at(-1)) && !content.at(-1)!.content?.length) content.pop();
  return { type: 'doc', content };
}

/** Blocks one after the other; words that stand between them become paragraphs. */
export function readBlocks(nodes: RawNode[], context: Context): RichNode[] {
  const found: RichNode[] = [];
  let words: RawNode[] = [];
  const flush = () => {
    for (const block of readWords(words, context)) found.push(block);
    words = [];
  };
  for (const node of nodes) {
    if (!hasBlock(node)) {
      words.push(node);
      continue;
    }
    flush();
    for (const block of readBlock(node, context)) found.push(block);
  }
  flush();
  return found;
}

const blocks =
  /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|hr|figure|figcaption|table|caption|colgroup|col|thead|tbody|tfoot|tr|td|th|iframe|audio|video|details|summary|aside|section|article|header|footer|main|nav|address|center|form|fieldset|body|html)$/;

const isBlock = ({ tag }: RawNode) => tag !== '' && blocks.test(tag);

/** Looked up once for each element: a deep nest would otherwise be walked again at every level. */
function hasBlock(node: RawNode): boolean {
  node.hasBlock ??= isBlock(node) || (!silent.test(node.tag) && node.children.some(hasBlock));
  return node.hasBlock;
}

function readWords(nodes: RawNode[], { options, marks, align, paragraph }: Context): RichNode[] {
  return linesOf(settled(runsOf(nodes, marks, options, isBlock)), align, paragraph);
}

/** A paragraph; or, when there are only pictures in it, those. */
export function linesOf(runs: RichNode[], align?: string, own?: Attrs): RichNode[] {
  if (runs.length === 0) return [];
  if (
    runs.some(({ type }) => type === 'imagenLinea') &&
    runs.every(({ type }) => /^(?:imagenLinea|hardBreak)$/.test(type))
  )
    return runs.filter(({ type }) => type === 'imagenLinea').map(asBlock);
  return [paragraphOf(runs, align, own)];
}

function asBlock({ attrs, marks = [] }: RichNode): RichNode {
  const enlace = marks.find(({ type }) => type === 'link')?.attrs;
  return { type: 'image', attrs: { ...attrs, ...(enlace && { enlace }) } };
}

function paragraphOf(content: RichNode[], align?: string, own?: Attrs): RichNode {
  const attrs = own ?? (align && { textAlign: align });
  return { type: 'paragraph', ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

function readBlock(node: RawNode, context: Context): RichNode[] {
  const reader = readers[node.tag];
  if (reader) return reader(node, context);
  // A box without a meaning of its own, or words with blocks among them.
  const inside = {
    ...context,
    marks: marksWith(node, context.marks, context.options),
    align: alignOf(node) ?? context.align,
  };
  return readBlocks(node.children, inside);
}

type Reader = (node: RawNode, context: Context) => RichNode[];

const readers: Record<string, Reader> = {
  p: readParagraph,
  div: readBox,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, readHeading])),
  hr: () => [{ type: 'horizontalRule' }],
  ul: readList,
  ol: readList,
  li: (node, context) => readList({ tag: 'ul', text: '', attrs: {}, children: [node] }, context),
  dl: readDefinitions,
  dt: (node, context) => readDefinitions({ tag: 'dl', text: '', attrs: {}, children: [node] }, context),
  dd: (node, context) => readDefinitions({ tag: 'dl', text: '', attrs: {}, children: [node] }, context),
  blockquote: readQuote,
  pre: readPre,
  table: readTable,
  figure: readFigure,
  iframe: ({ attrs }) => {
    const src = frameAddress(attrs.src);
    return src ? [{ type: 'video', attrs: { src, title: lineOf(attrs.title) ?? 'Vídeo' } }] : [];
  },
  audio: (node, context) => readFile(node, context, 'audio'),
  video: (node, context) => readFile(node, context, 'pelicula'),
  details: readToggle,
  aside: (node, context) => filled('recuadro', readBlocks(node.children, { ...context, paragraph: undefined })),
};

function readParagraph(node: RawNode, context: Context): RichNode[] {
  const own = paragraphAttrs(node);
  const align = alignOf(node) ?? context.align;
  const marks = marksWith(node, context.marks, context.options);
  const found = readBlocks(node.children, { ...context, marks, align, paragraph: own });
  return found.length > 0 ? found : [paragraphOf([], align, own)];
}

/** A link that is shown as a card, as a button, or as a file with its size in bytes. */
function paragraphAttrs({ attrs }: RawNode): Attrs | undefined {
  if (attrs['data-tarjeta'] === 'enlace') return { tarjeta: 'enlace' };
  const { 'data-archivo': archivo } = attrs;
  if (archivo !== undefined) return { archivo: /^\d{1,12}$/.test(archivo) ? archivo : '' };
  return attrs['data-boton'] === undefined ? undefined : { boton: '' };
}

/** A card is a reference and nothing else; what it shows is read with the page. */
function readBox(node: RawNode, context: Context): RichNode[] {
  const { 'data-tarjeta': tipo = '', 'data-id': id = '' } = node.attrs;
  const isEmpty = node.children.every(({ tag, text }) => tag === '' && text.trim() === '');
  if (isEmpty && tarjetaTipos.some((known) => known === tipo) && /^[1-9]\d{0,8}$/.test(id))
    return [{ type: 'tarjeta', attrs: { tipo, id: Number(id) } }];
  const marks = marksWith(node, context.marks, context.options);
  const paragraph = hasClass(node, 'wp-block-button') ? { boton: '' } : context.paragraph;
  return readBlocks(node.children, { ...context, marks, paragraph, align: alignOf(node) ?? context.align });
}

function readHeading(node: RawNode, context: Context): RichNode[] {
  const textAlign = alignOf(node) ?? context.align;
  const content = wordsIn(node, context);
  return [
    {
      type: 'heading',
      attrs: { level: Math.max(2, Number(node.tag[1])), ...(textAlign && { textAlign }) },
      ...(content.length > 0 && { content }),
    },
  ];
}

/** Everything in it as words. */
export function wordsIn(node: RawNode, { marks, options }: Context): RichNode[] {
  return settled(runsOf(node.children, marksWith(node, marks, options), options, isBlock));
}

function readList(node: RawNode, context: Context): RichNode[] {
  const inside = insideOf(node, context);
  const items: RichNode[] = [];
  for (const child of node.children) {
    if (child.tag === '' && child.text.trim() === '') continue;
    const last = items.at(-1);
    // A list that stands in a list, not in one of its lines, belongs to the line before.
    if (last && /^[uo]l$/.test(child.tag)) last.content!.push(...readList(child, inside));
    else items.push(...readItem(child, inside));
  }
  if (items.length === 0) return [];
  if (node.tag === 'ul') return [{ type: 'bulletList', content: items }];
  const start = countOf(node.attrs.start, 99_999);
  const type = /^[1aAiI]$/.test(node.attrs.type ?? '') ? node.attrs.type : undefined;
  const attrs = { ...(start && start !== 1 && { start }), ...(type && { type }) };
  return [{ type: 'orderedList', ...(Object.keys(attrs).length > 0 && { attrs }), content: items }];
}

function readItem(node: RawNode, context: Context): RichNode[] {
  if (node.tag !== 'li' && silent.test(node.tag)) return [];
  const inside = node.tag === 'li' ? insideOf(node, context) : context;
  const content = readBlocks(node.tag === 'li' ? node.children : [node], inside);
  return [
    { type: 'listItem', content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content] },
  ];
}

/** What begins anew inside: paragraphs of its own. */
export function insideOf(node: RawNode, context: Context): Context {
  const marks = marksWith(node, context.marks, context.options);
  return { ...context, marks, align: alignOf(node) ?? context.align, paragraph: undefined };
}

function readDefinitions(node: RawNode, context: Context): RichNode[] {
  const inside = insideOf(node, context);
  const content = node.children.flatMap((child): RichNode[] => {
    if (child.tag === 'dt') return [withWords('termino', wordsIn(child, inside))];
    if (child.tag === 'dd')
      return [{ type: 'definicion', content: filledWith(readBlocks(child.children, insideOf(child, inside))) }];
    if (child.tag === 'div') return readDefinitions(child, inside).flatMap(({ content = [] }) => content);
    const others = readBlocks([child], inside);
    return others.length > 0 ? [{ type: 'definicion', content: others }] : [];
  });
  return content.length > 0 ? [{ type: 'definiciones', content }] : [];
}

/** With its source at the end. */
function readQuote(node: RawNode, context: Context): RichNode[] {
  const inside = insideOf(node, context);
  const last = node.children.findLast(({ tag, text }) => tag !== '' || text.trim() !== '');
  const source = last && /^(?:cite|footer)$/.test(last.tag) ? last : undefined;
  const content = readBlocks(
    node.children.filter((child) => child !== source),
    inside,
  );
  const words = source ? wordsIn({ ...source, tag: 'div' }, inside) : [];
  if (content.length === 0 && words.length === 0) return [];
  return [
    {
      type: 'blockquote',
      content: [...filledWith(content), ...(words.length > 0 ? [withWords('fuente', words)] : [])],
    },
  ];
}

/** Code when all of it is nothing else; otherwise lines as they are written: a poem. */
function readPre(node: RawNode, context: Context): RichNode[] {
  const { options, marks } = insideOf(node, context);
  const runs = settledLines(runsOf(node.children, marks, options, isBlock));
  const isCode = runs.every((run) => run.type === 'text' && run.marks?.length === 1 && run.marks[0]!.type === 'code');
  if (!isCode || (runs.length === 0 && !node.children.some(({ tag }) => tag === 'code')))
    return [withWords('preformateado', runs)];
  const text = runs.map(({ text = '' }) => text).join('');
  return [{ type: 'codeBlock', ...(text && { content: [{ type: 'text', text }] }) }];
}

function readFile({ attrs, children }: RawNode, { options }: Context, type: 'audio' | 'pelicula'): RichNode[] {
  const src = mediaAddress(attrs.src ?? children.find(({ tag }) => tag === 'source')?.attrs.src, options);
  if (!src) return [];
  if (type === 'audio') return [{ type, attrs: { src } }];
  const poster = pictureAddress(attrs.poster, options);
  const subtitulos = mediaAddress(children.find(({ tag }) => tag === 'track')?.attrs.src, options);
  return [{ type, attrs: { src, ...(poster && { poster }), ...(subtitulos && { subtitulos }) } }];
}

/** A stored file, or one of another site that is asked for without help. */
function mediaAddress(src: string | undefined, options: ReadOptions): string | undefined {
  const found = pictureAddress(src, options);
  return found && /^(?:\/media\/|https:)/.test(found) ? found : undefined;
}

function readToggle(node: RawNode, context: Context): RichNode[] {
  const inside = insideOf(node, context);
  const summary = node.children.find(({ tag }) => tag === 'summary');
  const words = summary ? wordsIn(summary, inside) : [];
  const content = readBlocks(
    node.children.filter((child) => child !== summary),
    inside,
  );
  if (words.length === 0 && content.length === 0) return [];
  const title = words.length > 0 ? words : [{ type: 'text', text: 'Más' }];
  return [{ type: 'desplegable', content: [withWords('resumen', title), ...filledWith(content)] }];
}

export function withWords(type: string, content: RichNode[]): RichNode {
  return { type, ...(content.length > 0 && { content }) };
}

function filled(type: string, content: RichNode[]): RichNode[] {
  return content.length > 0 ? [{ type, content }] : [];
}

export function filledWith(content: RichNode[]): RichNode[] {
  return content.length > 0 ? content : [{ type: 'paragraph' }];
}
