import { pathOf } from '#values/idioma/texts-in.ts';
import type { Traduccion } from './traduccion.ts';

type Original = Traduccion['original'][number];

/** As one reads a page: its name and short texts, its long one, then list by list what belongs together, then what is for search engines. */
export function inReadingOrder(original: Original[]): Original[] {
  const groups = [...new Set(original.map(groupOf))];
  return original.toSorted(
    (one, other) => rank(one) - rank(other) || groups.indexOf(groupOf(one)) - groups.indexOf(groupOf(other)),
  );
}

function rank({ campo, esHtml }: Original): number {
  if (campo.startsWith('meta_')) return 3;
  if (campo.includes('.')) return 2;
  return esHtml ? 1 : 0;
}

/** A question with its answer: "faqs.12". */
function groupOf({ campo }: Original): string {
  const path = pathOf(campo).split('.');
  return path.length > 2 && /^\d+$/.test(path[1]!) ? `${path[0]}.${path[1]}` : (path[0] ?? '');
}
