/** As much of a parsed page as cleaning needs: the browser's own nodes, or a parser's in the tests. */
export interface PasteNode {
  /** Lower case; empty for a text. */
  tag: string;
  text: string;
  attr(name: string): string;
  children: PasteNode[];
}

export function fromDom(node: Node): PasteNode {
  const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : undefined;
  return {
    tag: element ? element.tagName.toLowerCase() : node.nodeType === Node.TEXT_NODE ? '' : '#other',
    text: node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '',
    attr: (name) => element?.getAttribute(name) ?? '',
    children: [...node.childNodes].map(fromDom),
  };
}

/** "font-weight:700" out of its style, lower case. */
export function styleOf(node: PasteNode, name: string): string {
  const found = node.attr('style').match(new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i'));
  return found?.[1]?.trim().toLowerCase() ?? '';
}

export function textOf(node: PasteNode): string {
  return node.tag === '' ? node.text : node.children.map(textOf).join('');
}

export function find(node: PasteNode, is: (node: PasteNode) => boolean): PasteNode | undefined {
  for (const child of node.children) {
    const found = is(child) ? child : find(child, is);
    if (found) return found;
  }
  return undefined;
}
