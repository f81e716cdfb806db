import { isSpanish, say } from './idioma/say.ts';

/** "Lámina «El Tormo Alto»" → "«Lámina “El Tormo Alto”»": inside its own quotes Spanish wants others. */
export function quoted(text: string): string {
  const [open, close] = isSpanish() ? ['“', '”'] : ['‘', '’'];
  return say('«{texto}»', { texto: text.replaceAll('«', open).replaceAll('»', close) });
}
