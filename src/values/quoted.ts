/** "Lámina «El Tormo Alto»" → "«Lámina “El Tormo Alto”»": inside its own quotes Spanish wants others. */
export function quoted(text: string): string {
  return `«${text.replaceAll('«', '“').replaceAll('»', '”')}»`;
}
