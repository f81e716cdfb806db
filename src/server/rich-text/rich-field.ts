import { Refusal } from '#server/api/refusal.ts';
import { saysSomething } from '#values/rich-text/says-something.ts';
import { cleanHtml } from './rich-text.ts';

/** Optional HTML, cleaned. An editor left empty sends an empty paragraph: that is no text (null). */
export function richField<Absent extends null | undefined>(html: string | Absent): string | null | Absent {
  if (typeof html !== 'string') return html;
  const clean = cleanHtml(html);
  // Pages show no pictures of others: whoever reads would be known to them.
  const foreign = /<img src="(https?:[^"]*)"/.exec(clean)?.[1];
  if (foreign) throw new Refusal(422, foreignPicture(foreign));
  return saysSomething(clean) ? clean : null;
}

function foreignPicture(url: string): string {
  return `El texto tiene una imagen de otra página, que aquí no se vería: ${url.slice(0, 120)}. Guárdala como archivo y añádela con «Insertar imagen».`;
}
