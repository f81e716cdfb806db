import { stripHtml } from '#values/summary.ts';

const most = 200_000;

/** What a page calls itself, for others first; undefined when it says nothing. */
export function pageTitle(file: Uint8Array): string | undefined {
  const start = file.subarray(0, most);
  const ascii = new TextDecoder('latin1').decode(start);
  const charset = ascii.match(/<meta[^<>]+charset=["']?([\w-]+)/i)?.[1] ?? 'utf-8';
  const [head = ''] = decode(start, charset).split(/<\/head|<body/i, 1);
  const title = sharedTitle(head) ?? head.match(/<title[^<>]*>([^<]*)<\/title>/i)?.[1];
  return stripHtml(title ?? '').slice(0, 200) || undefined;
}

/** A tag ends before the next begins: however a page is written, each of its letters is looked at once. */
function sharedTitle(head: string): string | undefined {
  for (const [tag] of head.matchAll(/<meta\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi)) {
    if (!/\sproperty\s*=\s*["']?og:title\b/i.test(tag)) continue;
    const [, double, single] = tag.match(/\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i) ?? [];
    if (double ?? single) return double ?? single;
  }
  return undefined;
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
