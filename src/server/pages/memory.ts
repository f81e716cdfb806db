/**
 * Finished pages and answers, kept as the bytes that go out. One stays until a thing it read is written; then it is
 * stale: still here to be served if it cannot be made anew, but made anew by the next visitor.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type KeptPage, onPacked } from './kept-page.ts';
import { writePage } from './write-page.ts';

interface Entry extends KeptPage {
  isStale: boolean;
  bytes: number;
  keptAt: number;
}

export interface PageMemory {
  /** Answers from memory; false when this must be made. Nothing is waited for unless it is still to be packed. */
  answer(key: string, req: IncomingMessage, res: ServerResponse): boolean;
  /** The same for those who have no socket. */
  fresh(key: string): KeptPage | undefined;
  /** The page as it was before it went stale. */
  stale(key: string): KeptPage | undefined;
  keep(key: string, page: KeptPage, since: number): void;
  /** `libro:*` stands for those of all books. */
  drop(tags: string[]): void;
  dropAll(): void;
  /** A number that moves on every drop: a page that was rendered across one is not kept. */
  generation(): number;
  size(): { pages: number; bytes: number };
}

/**
 * Addresses with parameters can be invented without end, those without cannot (what does not exist is not kept): the
 * ones with have a quarter of the memory and never push out the others, which also stand in when the database is away.
 * What people search for is the easiest to invent, and has a share of its own.
 */
const plainShare = 3 / 4;
const shares = [
  {
    isHere: (key: string) => /^\/(?:api\/)?buscar[.?]/.test(key),
    share: 1 / 16,
    besideBytes: 1024,
    // What has an end at some hour of the day is no longer found soon after.
    maxAgeMs: 10 * 60_000,
  },
  {
    isHere: (key: string) => key.startsWith('/api/'),
    share: 1 / 16,
    besideBytes: 1024,
    maxAgeMs: Number.POSITIVE_INFINITY,
  },
  { isHere: () => true, share: 1 / 8, besideBytes: 0, maxAgeMs: Number.POSITIVE_INFINITY },
];
/** Longer addresses with parameters are made for whoever asks. */
const maxKeyLength = 400;

/** Entries in the order they were asked for: the first one longest ago. */
interface Shelf {
  entries: Map<string, Entry>;
  bytes: number;
  maxBytes: number;
  /** What an entry takes besides its text, where texts are short. */
  besideBytes: number;
  maxAgeMs: number;
}

export function createPageMemory(maxBytes: number): PageMemory {
  const plain: Shelf = {
    entries: new Map(),
    bytes: 0,
    maxBytes: maxBytes * plainShare,
    besideBytes: 0,
    maxAgeMs: Number.POSITIVE_INFINITY,
  };
  const withParameters = shares.map(({ isHere, share, ...more }) => ({
    isHere,
    shelf: { entries: new Map(), bytes: 0, maxBytes: maxBytes * share, ...more } as Shelf,
  }));
  const byTag = new Map<string, Set<string>>();
  const droppedAt = new Map<string, number>();
  let generation = 0;
  let allDroppedAt = 0;

  function shelfOf(key: string): Shelf {
    return key.includes('?') ? withParameters.find(({ isHere }) => isHere(key))!.shelf : plain;
  }

  function count(shelf: Shelf, entry: Entry, size: number) {
    entry.bytes += size;
    shelf.bytes += size;
  }

  function remove(key: string) {
    const shelf = shelfOf(key);
    const entry = shelf.entries.get(key);
    if (!entry) return;
    shelf.entries.delete(key);
    count(shelf, entry, -entry.bytes);
    for (const tag of entry.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  /** Each shelf makes its own: none takes anything from another. */
  function makeRoom(shelf: Shelf, but: string) {
    for (const oldest of shelf.entries.keys()) {
      if (shelf.bytes <= shelf.maxBytes || oldest === but) return;
      remove(oldest);
    }
  }

  function fresh(key: string): Entry | undefined {
    const { entries, maxAgeMs } = shelfOf(key);
    const entry = entries.get(key);
    if (!entry || entry.isStale) return undefined;
    if (maxAgeMs !== Number.POSITIVE_INFINITY && Date.now() - entry.keptAt > maxAgeMs) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  return {
    answer(key, req, res) {
      const entry = fresh(key);
      if (entry) void writePage(entry, req, res);
      return entry !== undefined;
    },

    fresh,
    stale: (key) => shelfOf(key).entries.get(key),

    keep(key, page, since) {
      if (allDroppedAt > since || (key.includes('?') && key.length > maxKeyLength)) return;
      for (const tag of page.tags)
        if (Math.max(droppedAt.get(tag) ?? 0, droppedAt.get(wholeKind(tag)) ?? 0) > since) return;
      remove(key);
      const shelf = shelfOf(key);
      const entry: Entry = Object.assign(page, { isStale: false, bytes: 0, keptAt: Date.now() });
      shelf.entries.set(key, entry);
      const size = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0);
      count(shelf, entry, size + shelf.besideBytes);
      for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
      makeRoom(shelf, key);
      onPacked(page, (more) => {
        if (shelf.entries.get(key) !== entry) return;
        count(shelf, entry, more);
        makeRoom(shelf, key);
      });
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
        const named = tag.endsWith(':*') ? [...byTag.keys()].filter((known) => wholeKind(known) === tag) : [tag];
        for (const name of named)
          for (const key of byTag.get(name) ?? []) shelfOf(key).entries.get(key)!.isStale = true;
      }
    },

    dropAll() {
      allDroppedAt = ++generation;
      for (const { entries } of allShelves()) for (const entry of entries.values()) entry.isStale = true;
    },

    generation: () => generation,
    size: () => ({
      pages: allShelves().reduce((sum, { entries }) => sum + entries.size, 0),
      bytes: allShelves().reduce((sum, { bytes }) => sum + bytes, 0),
    }),
  };

  function allShelves(): Shelf[] {
    return [plain, ...withParameters.map(({ shelf }) => shelf)];
  }
}

/** libro:7 → libro:* */
function wholeKind(tag: string): string {
  return tag.replace(/:.*/, ':*');
}
