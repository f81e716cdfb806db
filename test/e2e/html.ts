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

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

interface Said {
  lang: string;
  text: string;
  /** In an attribute: of a picture, of a button. */
  isHeard?: true;
}

/** What a page says, to be read or heard, each with the language it says it is in. */
export function saidIn(html: string): Said[] {
  const said: Said[] = [];
  const open: { name: string; lang: string; isSilent: boolean }[] = [];
  const body = html.replace(/<!--.*?-->/gs, '').replace(/<(script|style)\b.*?<\/\1>/gs, '');
  for (const [, end, name, attributes = '', text] of body.matchAll(/<(\/?)([a-z][\w-]*)\b([^<>]*)>|([^<>]+)/gi)) {
    const inside = open.at(-1) ?? { lang: '', isSilent: false };
    if (text !== undefined) {
      if (!inside.isSilent && text.trim()) said.push({ lang: inside.lang, text: wordsOf(text).trim() });
    } else if (end) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
    } else {
      const lang = /\slang="([^"]*)"/i.exec(attributes)?.[1] ?? inside.lang;
      // Code to be copied is nobody's language.
      const isSilent = inside.isSilent || name === 'textarea';
      for (const [, attribute, heard] of attributes.matchAll(/\s(alt|title|aria-label|placeholder)="([^"]+)"/gi)) {
        // The name of a thing inside a button's own words cannot say what it is in; what a picture shows can.
        const isHeard = !/^(?:alt|title)$/i.test(attribute!);
        if (!isSilent) said.push({ lang, text: wordsOf(heard!).trim(), ...(isHeard && { isHeard }) });
      }
      if (name === 'meta' && /name="description"|property="og:(?:title|description)"/.test(attributes))
        said.push({ lang, text: wordsOf(/content="([^"]*)"/.exec(attributes)?.[1] ?? '').trim() });
      if (!voids.has(name!.toLowerCase())) open.push({ name: name!, lang, isSilent });
    }
  }
  return said;
}
