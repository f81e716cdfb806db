/**
 * In another language a text can be made ready only once it is translated, which happens where answers leave
 * (areas/traducciones/into.server.ts). Until then it waits behind a sign that no text has, with what is to be made of it.
 * In Spanish nothing waits.
 */
import { summaryOf } from '#values/summary.ts';
import { isSpanish } from './say.ts';

const sign = '\u0001';

export type Waiting =
  | { making: 'texto' | 'html' | 'resumen'; texts: string[] }
  /** Ready: it was translated, as far as it is. */
  | { making: 'hecho'; texts: [html: string]; isSpanish: boolean; isUnread: boolean };

/** Of the texts that describe a thing. */
export function summaryText(texts: string[]): string {
  return isSpanish() || texts.length === 0 ? summaryOf(texts) : [`${sign}resumen`, ...texts].join(sign);
}

/** A text of the operator's where others are translated already. */
export function waitingText(text: string): string {
  return isSpanish() ? text : `${sign}texto${sign}${text}`;
}

/** A rich text that pages show; `show` makes it what they show. */
export function waitingHtml(html: string, show: (html: string) => string): string {
  return isSpanish() ? show(html) : `${sign}html${sign}${html}`;
}

/** What was translated by whoever put it together. */
export function readyHtml(html: string, how: { isSpanish: boolean; isUnread: boolean }): string {
  return `${sign}hecho${sign}${how.isSpanish ? 'es' : how.isUnread ? 'sin leer' : ''}${sign}${html}`;
}

export function readWaiting(text: string): Waiting | undefined {
  if (!text.startsWith(sign)) return undefined;
  const [, making = '', ...texts] = text.split(sign);
  // Somebody may have written the sign into a text of theirs.
  if (texts.length === 0) return undefined;
  if (making === 'texto' || making === 'html' || making === 'resumen') return { making, texts };
  if (making !== 'hecho') return undefined;
  const [how, html = ''] = texts;
  return { making, texts: [html], isSpanish: how === 'es', isUnread: how === 'sin leer' };
}
