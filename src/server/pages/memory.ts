/**
 * Finished pages, kept as the bytes that go out. A page stays until a thing it read is written; then it is stale:
 * still here to be served if it cannot be made anew, but made anew by the next visitor.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface KeptPage {
  status: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Everything but the encoding and the length. */
  headers: Record<string, string>;
  tags: Set<string>;
}

interface Entry extends KeptPage {
  isStale: boolean;
  bytes: number;
}

export interface PageMemory {
  /** Answers from memory, synchronously; false when this must be rendered. */
  answer(key: string, req: IncomingMessage, res: ServerResponse): boolean;
  /** The page as it was before it went stale. */
  stale(key: string): KeptPage | undefined;
  keep(key: string, page: KeptPage, since: number): void;
  drop(tags: string[]): void;
  dropAll(): void;
  /** A number that moves on every drop: a page that was rendered across one is not kept. */
  generation(): number;
  size(): { pages: number; bytes: number };
}

export function createPageMemory(maxBytes: number): PageMemory {
  // A Map remembers insertion order: the first entry is the one that was asked for longest ago.
  const entries = new Map<string, Entry>();
  const byTag = new Map<string, Set<string>>();
  const droppedAt = new Map<string, number>();
  let bytes = 0;
  let generation = 0;
  let allDroppedAt = 0;

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  return {
    answer(key, req, res) {
      const entry = entries.get(key);
      if (!entry || entry.isStale) return false;
      entries.delete(key);
      entries.set(key, entry);
      writePage(entry, req, res);
      return true;
    },

    stale: (key) => entries.get(key),

    keep(key, page, since) {
      if (allDroppedAt > since) return;
      for (const tag of page.tags) if ((droppedAt.get(tag) ?? 0) > since) return;
      remove(key);
      const size = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0);
      entries.set(key, { ...page, isStale: false, bytes: size });
      bytes += size;
      for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes || oldest === key) break;
        remove(oldest);
      }
    },

    drop(tags) {
      generation++;
      // Only renders under way compare against this; a short memory is enough.
      if (droppedAt.size > 10_000) {
        droppedAt.clear();
        allDroppedAt = generation;
      }
      for (const tag of tags) {
        droppedAt.set(tag, generation);
        for (const key of byTag.get(tag) ?? []) entries.get(key)!.isStale = true;
      }
    },

    dropAll() {
      allDroppedAt = ++generation;
      for (const entry of entries.values()) entry.isStale = true;
    },

    generation: () => generation,
    size: () => ({ pages: entries.size, bytes }),
  };
}

export function writePage(
  page: KeptPage,
  req: IncomingMessage,
  res: ServerResponse,
  more?: Record<string, string>,
): void {
  const encoding = bestEncoding(req.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  if (req.headers['if-none-match'] === etag && page.status === 200) {
    res.writeHead(304, { ...page.headers, ...more, etag });
    res.end();
    return;
  }
  const body = page.bodies[encoding];
  const headers: Record<string, string | number> = { ...page.headers, ...more, etag, 'content-length': body.length };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  res.writeHead(page.status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'gzip';
  return 'identity';
}
