/** Every page has one address: whatever else leads to it would be kept, and made, once more for each way of writing it. */
import { parameterValues } from '#page-parameters.ts';
import { splitIdioma } from '#server/idiomas.ts';
import { notKept } from './not-kept.ts';

export interface PageAddress {
  /** Where the page is: lower case, no empty or dotted segments, none at the end, nothing encoded that need not be. */
  path: string;
  /** The query as it came, with its question mark. */
  query: string;
  /** Whether the request already named it so. */
  isCanonical: boolean;
  /** One visitor's, or with a secret in its address. */
  isKept: boolean;
  /** What it is kept under and made from: the path, and the parameters that matter, in one order. */
  key: string;
}

export function pageAddress(target: string): PageAddress {
  // A client that takes us for a proxy sends the whole address.
  const given = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '') || '/';
  const at = given.indexOf('?');
  const written = at === -1 ? given : given.slice(0, at);
  const query = at === -1 ? '' : given.slice(at);
  const path = canonicalPath(written);
  const isKept = !notKept.test(splitIdioma(path).path);
  return {
    path,
    query,
    isCanonical: path === written,
    isKept,
    key: isKept ? path + knownQuery(path, query) : path + query,
  };
}

/** The home page with a number: how WordPress writes the address of an article without a name. */
export function wordpressNumber(target: string): number | undefined {
  const number = target.match(/^\/\?(?:[^#]*&)?(?:p|page_id|attachment_id)=(\d{1,12})(?:&|$)/)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** WordPress's feeds by parameter, below any path: `/?feed=rss2`. */
export function isWordpressFeed(target: string): boolean {
  return /^[^?#]*\?(?:[^#]*&)?feed=(?:comments-)?(?:feed|rss2?|rdf|atom)(?:&|$)/.test(target);
}

/** The key of an address that is probably canonical; if it is not, nothing is kept under it. */
export function keyOf(target: string): string | undefined {
  if (wordpressNumber(target) !== undefined || isWordpressFeed(target)) return undefined;
  // A call's answer is kept in the same memory, under parameters that no page has.
  if (/^\/(?:api\/)?[^/?]+\.php(?:\?|$)/.test(target)) return undefined;
  const at = target.indexOf('?');
  if (at === -1) return target;
  const path = target.slice(0, at);
  return path + knownQuery(path, target.slice(at));
}

function knownQuery(path: string, query: string): string {
  if (query.length < 2) return '';
  const given = new URLSearchParams(query);
  const known = Object.entries(parameterValues(splitIdioma(path).path)).flatMap(([name, isPossible]) => {
    const value = given.get(name);
    return value && isPossible(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return known.length > 0 ? `?${known.join('&')}` : '';
}

const plainPath = /^\/$|^(?:\/[a-z0-9-]+)+$/;

function canonicalPath(written: string): string {
  if (plainPath.test(written)) return written;
  // Slashes at the beginning would name another host.
  const { pathname } = new URL(written.replace(/^[/\\]*/, '/'), 'http://page.invalid');
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  // Slugs are lower case; what is not kept may carry a code that is not.
  const isLowerCase = !notKept.test(splitIdioma(`/${segments.join('/')}`).path);
  return `/${segments.map((text) => encodeURIComponent(isLowerCase ? text.toLowerCase() : text)).join('/')}`;
}

/** What cannot be decoded stays as it is written, and is no page of ours. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
