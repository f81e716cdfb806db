import { saysSomething } from '#values/rich-text/says-something.ts';
import { cleanHtml } from './rich-text.ts';

/** Optional HTML, cleaned. An editor left empty sends an empty paragraph: that is no text (null). */
export function richField<Absent extends null | undefined>(html: string | Absent): string | null | Absent {
  if (typeof html !== 'string') return html;
  const clean = cleanHtml(html);
  return saysSomething(clean) ? clean : null;
}
