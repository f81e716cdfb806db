/** Plain text of an HTML fragment, spaces folded; not what stands in for a video. */
export function stripHtml(html: string): string {
  return html
    .replace(/<div class="embed-box"[^<>]*>(?:[^<]|<(?!\/div))*/g, '')
    .replace(
      /<(?:br|hr|[uo]l|span data-nota|\/(?:p|h\d|li|td|th|tr|div|pre|d[td]|summary|(?:fig)?caption|blockquote))\b[^<>]*>/gi,
      ' ',
    )
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** No summary is made of more. */
export const longestBeginning = 4000;

/** Description for search engines: HTML stripped, cut after a word within 155 characters with "..." appended. */
export function seoDescription(html: string): string {
  return shortened(stripHtml(html), 155);
}

/** A text that ends after a word, never inside one. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end === -1 ? most : end).replace(/[\s.,;:–—-]+$/, '')}...`;
}

/** What a card says of a thing: of its texts, or of how they begin. */
export function summaryOf(beginnings: readonly string[]): string {
  return seoDescription(beginnings.map(withoutHalfTag).join(' · '));
}

/** Half a tag would be read as words. */
function withoutHalfTag(beginning: string): string {
  const at = beginning.lastIndexOf('<');
  const isCut = beginning.length >= longestBeginning && at > beginning.lastIndexOf('>');
  return isCut ? beginning.slice(0, at) : beginning;
}
