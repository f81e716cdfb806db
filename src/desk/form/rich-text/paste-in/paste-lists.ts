/** Word writes lists as paragraphs with a mark in front and their level in a style. */
import { find, type PasteNode, styleOf, textOf } from './paste-tree.ts';

export interface ListLine {
  level: number;
  isOrdered: boolean;
  node: PasteNode;
}

/** Undefined for what is no line of such a list. */
export function wordListLine(node: PasteNode): ListLine | undefined {
  if (node.tag !== 'p' && !/^h[1-6]$/.test(node.tag)) return undefined;
  const level = styleOf(node, 'mso-list').match(/level(\d)/)?.[1];
  if (!level) return undefined;
  const mark = find(node, isListMark);
  return { level: Number(level), isOrdered: /^\W?(?:\d+|[a-z]{1,4})[.)]/i.test(textOf(mark ?? node).trim()), node };
}

/** The bullet or number that Word wrote out. */
export function isListMark(node: PasteNode): boolean {
  return styleOf(node, 'mso-list') === 'ignore';
}

/** Lines with their levels as lists in lists. */
export function nestedLists(lines: ListLine[], show: (node: PasteNode) => string): string {
  let html = '';
  const open: string[] = [];
  for (const { level, isOrdered, node } of lines) {
    const tag = isOrdered ? 'ol' : 'ul';
    while (open.length > level) html += `</li></${open.pop()}>`;
    if (open.length === level && open.at(-1) !== tag) html += `</li></${open.pop()}>`;
    else if (open.length === level) html += '</li>';
    // A line two levels deeper than the last is one level deeper: there is nothing between.
    if (open.length < level || open.length === 0) {
      open.push(tag);
      html += `<${tag}>`;
    }
    html += `<li>${show(node)}`;
  }
  while (open.length > 0) html += `</li></${open.pop()}>`;
  return html;
}
