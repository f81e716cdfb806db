/** The words of a text: runs with what is said over them, spaces as a browser shows them. */
import { lengthOf, letterStyle, lineOf, linkOf, pictureAddress, type ReadOptions, styleOf } from './attributes.ts';
import {
  type Attrs,
  inOrder,
  markOf,
  type RawNode,
  type RichMark,
  type RichNode,
  sameMark,
  sameMarks,
} from './document.ts';
import { writeInline } from './write.ts';

/** Neither shown nor read. */
export const silent =
  /^(?:script|style|textarea|option|template|head|title|noscript|svg|math|object|embed|canvas|#.*)$/;

/** What is said over everything inside this element. */
export function marksWith(node: RawNode, outer: RichMark[], options: ReadOptions): RichMark[] {
  const own: RichMark[] = [];
  const name = markOf.get(node.tag);
  if (name === 'link') {
    const attrs = linkOf(node, options);
    if (attrs) own.push({ type: name, attrs });
  } else if (name === 'sigla') {
    const title = lineOf(node.attrs.title);
    own.push({ type: name, ...(title && { attrs: { title } }) });
  } else if (name && name !== 'textStyle') own.push({ type: name });
  const style = letterStyle(node);
  if (style) own.push({ type: 'textStyle', attrs: style });
  return own.length > 0 ? inOrder([...outer, ...own]) : outer;
}

/** All words inside, blocks too, one line under the other. */
export function runsOf(
  nodes: RawNode[],
  marks: RichMark[],
  options: ReadOptions,
  isBlock: (node: RawNode) => boolean,
): RichNode[] {
  const found: RichNode[] = [];
  for (const node of nodes) {
    if (node.tag === '') found.push({ type: 'text', text: plainText(node.text), marks });
    else if (node.tag === 'br') found.push({ type: 'hardBreak' });
    else if (node.tag === 'img') found.push(...pictureOf(node, marks, options));
    else if (node.tag === 'span' && node.attrs['data-nota'] !== undefined) found.push(...noteOf(node, options));
    else if (!silent.test(node.tag)) {
      const inner = runsOf(node.children, marksWith(node, marks, options), options, isBlock);
      if (isBlock(node) && found.length > 0 && inner.length > 0) found.push({ type: 'hardBreak' });
      // One by one: a paragraph may have more words than a call can have arguments.
      for (const run of inner) found.push(run);
    }
  }
  return found;
}

function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n\f]/gu, '');
}

function pictureOf(node: RawNode, marks: RichMark[], options: ReadOptions): RichNode[] {
  const attrs = pictureAttrs(node, options);
  return attrs ? [{ type: 'imagenLinea', attrs, marks: marks.filter(({ type }) => type === 'link') }] : [];
}

function pictureAttrs(node: RawNode, options: ReadOptions): Attrs | undefined {
  const src = pictureAddress(node.attrs.src, options);
  if (!src) return undefined;
  const title = lineOf(node.attrs.title);
  const width = lengthOf(node.attrs.width || styleOf(node, 'width'));
  const height = lengthOf(node.attrs.height || styleOf(node, 'height'));
  return {
    ...{ src, alt: lineOf(node.attrs.alt) ?? '' },
    ...(title && { title }),
    ...(width && { width }),
    ...(height && { height }),
  };
}

/** A footnote stands where it is referred to. */
function noteOf(node: RawNode, options: ReadOptions): RichNode[] {
  // Without looks of its own: it ends where its element does.
  const html = lineIn(node.children, options, ['textStyle']);
  return html ? [{ type: 'notaPie', attrs: { html } }] : [];
}

/** One line of words and nothing else, as HTML: what a note or a table's title says. */
export function lineIn(nodes: RawNode[], options: ReadOptions, without: string[] = []): string {
  const words = wordsOnly(nodes, [], options).map((run) => ({
    ...run,
    marks: run.marks!.filter(({ type }) => !without.includes(type)),
  }));
  return writeInline(settled(words));
}

function wordsOnly(nodes: RawNode[], marks: RichMark[], options: ReadOptions): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.tag === '') return [{ type: 'text', text: plainText(node.text), marks }];
    if (node.tag === 'br') return [{ type: 'text', text: ' ', marks }];
    return silent.test(node.tag) ? [] : wordsOnly(node.children, marksWith(node, marks, options), options);
  });
}

/** Runs as they are kept: spaces folded, neighbours that say the same joined, breaks inside what goes on over them. */
export function settled(runs: RichNode[]): RichNode[] {
  const found: RichNode[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (run.type !== 'text') {
      if (run.type === 'hardBreak') trimEnd(found);
      found.push(run);
      continue;
    }
    // A single blank stays as it is: most of them are, and a text has many.
    let text = run.text!.replace(/[ \t\n\f]{2,}|[\t\n\f]/g, ' ');
    if (text.startsWith(' ') && (!last || last.type === 'hardBreak' || last.text?.endsWith(' '))) text = text.slice(1);
    add(found, text, run.marks);
  }
  trimEnd(found);
  return withBreaks(found);
}

/** As it is written, line breaks as characters. */
export function settledLines(runs: RichNode[]): RichNode[] {
  const found: RichNode[] = [];
  for (const run of runs)
    if (run.type === 'hardBreak') add(found, '\n', found.at(-1)?.marks);
    else if (run.type === 'text') add(found, run.text!, run.marks);
    else found.push(run);
  return withBreaks(found);
}

function add(found: RichNode[], text: string, marks: RichMark[] = []): void {
  const last = found.at(-1);
  if (text === '') return;
  if (last?.type === 'text' && sameMarks(last.marks, marks)) last.text += text;
  else found.push({ type: 'text', text, ...(marks.length > 0 && { marks }) });
}

function trimEnd(found: RichNode[]): void {
  const last = found.at(-1);
  if (last?.type !== 'text') return;
  last.text = last.text!.replace(/ $/, '');
  if (last.text === '') {
    found.pop();
  }
}

/** Of breaks only what is said both before and after them. */
function withBreaks(runs: RichNode[]): RichNode[] {
  let after: RichMark[] = [];
  const following = runs.map(() => after);
  for (let at = runs.length - 1; at >= 0; at--) {
    following[at] = after;
    if (runs[at]!.type !== 'hardBreak') after = runs[at]!.marks ?? [];
  }
  let before: RichMark[] = [];
  return runs.map((run, index) => {
    if (run.type === 'hardBreak')
      return said(
        run,
        before.filter((mark) => following[index]!.some((other) => sameMark(mark, other))),
      );
    before = run.marks ?? [];
    return said(run, before);
  });
}

function said({ marks: _, ...run }: RichNode, marks: RichMark[]): RichNode {
  return marks.length > 0 ? { ...run, marks } : run;
}
