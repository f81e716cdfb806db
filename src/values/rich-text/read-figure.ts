/** What is shown with something said under it: a picture, a gallery, a video, a table, a quote. */
import { frameAddress, hasClass } from './attributes.ts';
import type { Attrs, RawNode, RichNode } from './document.ts';
import { type Context, insideOf, linesOf, readBlocks, withWords, wordsIn } from './read.ts';
import { lineIn } from './read-inline.ts';

/** A picture, a gallery, or something else with what is said under it. */
export function readFigure(node: RawNode, context: Context): RichNode[] {
  const inside = insideOf(node, context);
  const caption = node.children.find(({ tag }) => tag === 'figcaption');
  const words = caption ? wordsIn(caption, { ...context, marks: [] }) : [];
  const content = readBlocks(
    node.children.filter((child) => child !== caption),
    inside,
  ).flatMap((block) => (hasClass(node, 'wp-block-embed') ? embedded(block) : block));
  const [first, ...others] = content;
  if (
    first &&
    (node.attrs['data-galeria'] !== undefined || isGallery(node, others)) &&
    content.every(({ type }) => type === 'image')
  )
    return [{ type: 'galeria', attrs: { columnas: columnsOf(node) }, content: [...content, ...pieOf(words)] }];
  if (!first || others.length > 0) return [...content, ...linesOf(words)];
  return withCaption(first, words, looksOf(node), caption ? lineIn(caption.children, context.options) : '');
}

const isGallery = (node: RawNode, others: RichNode[]) =>
  others.length > 0 || /(?:^|\s)(?:wp-block-gallery|blocks-gallery-item)/.test(node.attrs.class ?? '');

function columnsOf({ attrs }: RawNode): number {
  const said = Number(attrs['data-galeria'] || /(?:^|\s)columns-(\d)/.exec(attrs.class ?? '')?.[1] || 3);
  return Math.min(4, Math.max(2, Number.isInteger(said) ? said : 3));
}

function looksOf(node: RawNode): Attrs {
  const { 'data-ancho': ancho = '', 'data-lado': lado = '' } = node.attrs;
  if (/^(?:ancha|media)$/.test(ancho) || /^(?:izquierda|derecha)$/.test(lado))
    return {
      ...(/^(?:ancha|media)$/.test(ancho) && { ancho }),
      ...(/^(?:izquierda|derecha)$/.test(lado) && { lado }),
    };
  if (hasClass(node, 'alignwide') || hasClass(node, 'alignfull')) return { ancho: 'ancha' };
  if (hasClass(node, 'alignleft')) return { ancho: 'media', lado: 'izquierda' };
  return hasClass(node, 'alignright') ? { ancho: 'media', lado: 'derecha' } : {};
}

function withCaption(block: RichNode, words: RichNode[], looks: Attrs, line: string): RichNode[] {
  const said = linesOf(words);
  switch (block.type) {
    case 'image':
    case 'video':
    case 'audio':
    case 'pelicula': {
      if (block.content && words.length > 0) return [block, ...said];
      const attrs = block.type === 'image' ? { ...block.attrs, ...looks } : block.attrs;
      return [{ ...block, attrs: attrs ?? {}, ...(words.length > 0 && { content: words }) }];
    }
    case 'table':
      return block.attrs?.titulo || !line ? [block, ...said] : [{ ...block, attrs: { titulo: line } }];
    case 'blockquote':
      return block.content!.at(-1)!.type === 'fuente' || words.length === 0
        ? [block, ...said]
        : [{ ...block, content: [...block.content!, withWords('fuente', words)] }];
    default:
      return [block, ...said];
  }
}

/** Where WordPress writes the bare address of a video. */
function embedded(block: RichNode): RichNode {
  const [run, ...more] = block.type === 'paragraph' ? (block.content ?? []) : [];
  const src = run?.type === 'text' && more.length === 0 ? frameAddress(run.text) : undefined;
  return src ? { type: 'video', attrs: { src, title: 'Vídeo' } } : block;
}

function pieOf(words: RichNode[]): RichNode[] {
  return words.length > 0 ? [withWords('pie', words)] : [];
}
