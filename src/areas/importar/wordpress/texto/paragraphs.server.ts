/** What the classic editor leaves out: paragraphs are only empty lines there. */
const blocks =
  /^<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|div|figure|figcaption|table|thead|tbody|tr|td|th|hr|iframe|audio|video|object|details|summary|aside|section|article|header|footer|center|form|script|style)\b/i;

/** The classic editor writes paragraphs as empty lines. */
export function withParagraphs(html: string): string {
  const made: string[] = [];
  for (const { text, isBlock } of blockParts(html))
    if (isBlock) made.push(text);
    // What stands inside a block keeps its lines.
    else for (const paragraph of text.split(/\n\s*\n/)) made.push(asParagraph(paragraph.trim()));
  return made.filter(Boolean).join('\n');
}

/** A block goes from its tag to the first that ends one of its kind; its end is not looked for where there is none. */
function* blockParts(html: string): Generator<{ text: string; isBlock: boolean }> {
  const kinds = 'pre|table|ul|ol|dl|blockquote|audio|video|script|style';
  const tags = [...html.toLowerCase().matchAll(new RegExp(`<(?:(${kinds})\\b|/(${kinds})>)`, 'g'))];
  const lastEnds = new Map(tags.map(({ 2: ended, index }) => [ended, index]));
  let from = 0;
  let open: { name: string; at: number } | undefined;
  for (const { 0: tag, 1: begun, 2: ended, index } of tags) {
    if (begun && !open && (lastEnds.get(begun) ?? -1) > index) open = { name: begun, at: index };
    if (!open || ended !== open.name) continue;
    yield { text: html.slice(from, open.at), isBlock: false };
    from = index + tag.length;
    yield { text: html.slice(open.at, from), isBlock: true };
    open = undefined;
  }
  yield { text: html.slice(from), isBlock: false };
}

function asParagraph(text: string): string {
  if (!text) return '';
  if (blocks.test(text)) return text;
  return `<p>${text.replace(/\n/g, '<br>')}</p>`;
}
