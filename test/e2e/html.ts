/** Public pages as they go over the wire: what a plain request shows needs no browser. */
import { inject } from 'vitest';

/** The status and the body of a public address. */
export async function visit(path: string, site = inject('siteUrl')): Promise<{ status: number; text: string }> {
  const response = await fetch(site + path);
  const text = await response.text();
  // A machine with much to do shows the page of before while the new one is made; who asks again gets the new one.
  if (response.headers.get('x-page') === 'stale') return visit(path, site);
  return { status: response.status, text };
}

/** What a page says between its tags. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ');
}

/** What a page tells search engines of a thing of this type. */
export function structuredData(html: string, type: string): Record<string, unknown> | undefined {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!) as Record<string, unknown>)
    .find((data) => data['@type'] === type);
}
