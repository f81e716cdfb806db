import { stripHtml } from '#values/summary.ts';

const most = 200_000;

/** What a page calls itself, for others first; undefined when it says nothing. */
export function pageTitle(file: Uint8Array): string | undefined {
  const start = file.subarray(0, most);
  const ascii = new TextDecoder('latin1').decode(start);
  const charset = ascii.match(/<meta[^>]+charset=["']?([\w-]+)/i)?.[1] ?? 'utf-8';
  const html = decode(start, charset);
  const shared =
    html.match(/<meta[^>]+property=["']og:title["'][^>]*content=(?:"([^"]*)"|'([^']*)')/i) ??
    html.match(/<meta[^>]+content=(?:"([^"]*)"|'([^']*)')[^>]*property=["']og:title["']/i);
  const title = shared?.[1] ?? shared?.[2] ?? html.match(/<title[^>]*>([^<]*)<\/title>/i)?.[1];
  return stripHtml(title ?? '').slice(0, 200) || undefined;
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
