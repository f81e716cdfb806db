/**
 * The styles of a kind of page are in each of its documents, so that nothing is waited for. They are the same every time
 * and more than a third of the document: they are not rendered, but put in at the end as bytes that are made once.
 */
import { sourceHash } from './security.ts';

export interface PageStyles {
  files: string[];
  bytes: Buffer;
  /** As the page's policy names them. */
  hash: string;
}

/** Where they belong: Start's own tag, rendered empty. */
const place = /<style data-tsr-inline-css=""[^>]*>/;

const known = new Map<string, PageStyles>();

export function pageStyles(files: string[], read: () => string): PageStyles {
  const key = files.join();
  let styles = known.get(key);
  if (!styles) {
    const css = read();
    styles = { files, bytes: Buffer.from(css), hash: sourceHash(css) };
    known.set(key, styles);
  }
  return styles;
}

/** The document as bytes, with the styles in their place. */
export function toBytes(html: string, styles: PageStyles | undefined): Buffer {
  const found = styles && place.exec(html);
  if (!found) return Buffer.from(html);
  const until = found.index + found[0].length;
  return Buffer.concat([Buffer.from(html.slice(0, until)), styles.bytes, Buffer.from(html.slice(until))]);
}
