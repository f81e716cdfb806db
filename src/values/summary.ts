/** Plain text of an HTML fragment, spaces folded. */
export function stripHtml(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/h\d|\/li|\/td|\/th|\/tr|\/div)\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Description for search engines: HTML stripped, cut to 155 characters with "..." appended. */
export function seoDescription(html: string): string {
  const text = stripHtml(html);
  return text.length > 155 ? `${text.slice(0, 155)}...` : text;
}
