/**
 * The styles of a kind of page are in each of its documents, so that nothing is waited for. They are the same every time
 * and more than a third of the document.
 */
import type { ReadyPart } from './ready-parts.ts';
import { sourceHash } from './security.ts';

export interface PageStyles extends ReadyPart {
  files: string[];
  /** As the page's policy names them. */
  hash: string;
}

/** Start's own tag, rendered empty. */
const place = /<style data-tsr-inline-css=""[^<>]*>/;

const known = new Map<string, PageStyles>();

export function pageStyles(files: string[], read: () => string): PageStyles {
  const key = files.join();
  let styles = known.get(key);
  if (!styles) {
    const css = read();
    styles = { files, place, bytes: Buffer.from(css), hash: sourceHash(css) };
    known.set(key, styles);
  }
  return styles;
}
