/** A stored text as the editor's document. What the editor has no node for is kept as it is, in a block of its own. */
import type { Schema } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import type { RawNode, RichNode } from '#values/rich-text/document.ts';
import { readRich } from '#values/rich-text/read.ts';
import { writeBlock } from '#values/rich-text/write.ts';

export function openText(nodes: RawNode[], schema: Schema, ownUrl: string): RichNode {
  const { content = [] } = readRich(nodes, { ownUrl });
  const blocks = content.map((block) => editable(block, schema));
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

/** Itself; with what is not known inside it kept; or kept as a whole. */
function editable(block: RichNode, schema: Schema): RichNode {
  if (fits(block, schema)) return block;
  const inside = block.content?.map((child) =>
    hasBlocks(child) ? editableInside(child, schema) : editable(child, schema),
  );
  const mended = inside && { ...block, content: inside };
  return mended && fits(mended, schema) ? mended : { type: 'conservado', attrs: { html: writeBlock(block) } };
}

/** A part that cannot stand alone, like a line of a list: only what is in it can be kept. */
function editableInside(part: RichNode, schema: Schema): RichNode {
  return {
    ...part,
    content: part.content!.map((child) => (hasBlocks(child) ? editableInside(child, schema) : editable(child, schema))),
  };
}

const parts = new Set(['listItem', 'tableRow', 'tableCell', 'tableHeader', 'definicion']);
const hasBlocks = ({ type }: RichNode) => parts.has(type);

/** Written again it is the same, and changing a word in it would change nothing else. */
function fits(block: RichNode, schema: Schema): boolean {
  try {
    const node = schema.nodeFromJSON(block);
    node.check();
    let isRegular = true;
    node.descendants((child) => {
      if (child.type.name === 'table') isRegular &&= !TableMap.get(child).problems;
    });
    if (node.type.name === 'table' && TableMap.get(node).problems) return false;
    return isRegular && writeBlock(node.toJSON()) === writeBlock(block);
  } catch {
    return false;
  }
}

/** The browser's own nodes. */
export function fromPage(html: string): RawNode[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(rawNode);
}

function rawNode(node: ChildNode): RawNode {
  if (!(node instanceof Element)) {
    const isText = node.nodeType === Node.TEXT_NODE;
    return { tag: isText ? '' : '#other', text: isText ? (node.nodeValue ?? '') : '', attrs: {}, children: [] };
  }
  const attrs = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return { tag: node.tagName.toLowerCase(), text: '', attrs, children: [...node.childNodes].map(rawNode) };
}
