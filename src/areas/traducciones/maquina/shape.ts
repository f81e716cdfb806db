/** What a translation must leave as it is: the blocks of a text and their order, its links, its pictures, its cards. */
import type { RichNode } from '#values/rich-text/document.ts';

export function hasSameShape(one: RichNode, other: RichNode): boolean {
  return shapeOf(one) === shapeOf(other);
}

/** Bold and italic may move with the words; in another language two links of a sentence may change places. */
function shapeOf(node: RichNode): string {
  const content = node.content ?? [];
  const isOfWords = content.some(({ type }) => type === 'text');
  const inside = isOfWords ? wordsShape(content) : content.map(shapeOf);
  return JSON.stringify([node.type, attrsOf(node), inside]);
}

function wordsShape(content: RichNode[]): string[] {
  const links = new Set(
    content.flatMap(({ marks = [] }) =>
      marks.filter(({ type }) => type === 'link').map((mark) => JSON.stringify(mark)),
    ),
  );
  const others = content.filter(({ type }) => type !== 'text').map(shapeOf);
  const isSaid = content.some(({ text = '' }) => /[\p{L}\d]/u.test(text));
  return [...[...links].toSorted(), ...others.toSorted(), isSaid ? 'words' : 'none'];
}

/** What is read aloud of a picture may be translated. */
function attrsOf({ attrs = {} }: RichNode): [string, unknown][] {
  return Object.entries(attrs)
    .filter(([name, value]) => name !== 'alt' && value !== null && value !== undefined && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
