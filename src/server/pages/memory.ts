/**
 * Finished pages, kept as the bytes that go out. A page stays until a thing it read is written; then it is stale:
 * still here to be served if it cannot be made anew, but made anew by the next visitor.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestEncoding, type Encoding, isUnchanged } from '#server/negotiate.ts';

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

/**
 * Addresses with parameters can be invented without end, those without cannot (what does not exist is not kept): the
 * ones with have a share of the memory and never push out the others, which also stand in when the database is away.
 */
const shareWithParameters = 1 / 4;

export function createPageMemory(maxBytes: number): PageMemory {
  // A Map remembers insertion order: the first entry is the one that was asked for longest ago.
  const plain = new Map<string, Entry>();
  const withParameters = new Map<string, Entry>();
  const entriesOf = (key: string) => (key.includes('?') ? withParameters : plain);
  const byTag = new Map<string, Set<string>>();
  const droppedAt = new Map<string, number>();
  let bytes = 0;
  let bytesWithParameters = 0;
  let generation = 0;
  let allDroppedAt = 0;

  function count(key: string, size: number) {
    bytes += size;
    if (entriesOf(key) === withParameters) bytesWithParameters += size;
  }

  function remove(key: string) {
    const entry = entriesOf(key).get(key);
    if (!entry) return;
    entriesOf(key).delete(key);
    count(key, -entry.bytes);
    for (const tag of entry.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  function removeOldest(entries: Map<string, Entry>, isOver: () => boolean, but: string) {
    for (const oldest of entries.keys()) {
      if (!isOver() || oldest === but) return;
      remove(oldest);
    }
  }

  return {
    answer(key, req, res) {
      const entries = entriesOf(key);
      const entry = entries.get(key);
      if (!entry || entry.isStale) return false;
      entries.delete(key);
      entries.set(key, entry);
      writePage(entry, req, res);
      return true;
    },

    stale: (key) => entriesOf(key).get(key),

    keep(key, page, since) {
      if (allDroppedAt > since) return;
      for (const tag of page.tags) if ((droppedAt.get(tag) ?? 0) > since) return;
      remove(key);
      const size = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0);
      entriesOf(key).set(key, { ...page, isStale: false, bytes: size });
      count(key, size);
      for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
      removeOldest(withParameters, () => bytesWithParameters > maxBytes * shareWithParameters, key);
      removeOldest(plain, () => bytes > maxBytes, key);
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
        for (const key of byTag.get(tag) ?? []) entriesOf(key).get(key)!.isStale = true;
      }
    },

    dropAll() {
      allDroppedAt = ++generation;
      for (const entry of [...plain.values(), ...withParameters.values()]) entry.isStale = true;
    },

    generation: () => generation,
    size: () => ({ pages: plain.size + withParameters.size, bytes }),
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
  if (page.status === 200 && isUnchanged(req.headers['if-none-match'], etag)) {
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
