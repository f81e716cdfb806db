/**
 * Finished pages and answers, kept as the bytes that go out. One stays until a thing it read is written; then it is
 * stale: still here to be served if it cannot be made anew, but made anew by the next visitor.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edge } from '#server/edge/index.ts';
import { type KeptPage, onResize, sizeOf } from './kept-page.ts';
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
interface Section {
  entries: Map<string, Entry>;
  bytes: number;
  maxBytes: number;
  /** What an entry takes besides its text, where texts are short. */
  besideBytes: number;
  maxAgeMs: number;
}

/** `edge`: only what is kept here goes into it for longer, as only that is known to be everybody's and as it is now. */
export function createPageMemory(maxBytes: number, edge?: Pick<Edge, 'dress' | 'dressPassing'>): PageMemory {
  const plain: Section = {
    entries: new Map(),
    bytes: 0,
    maxBytes: maxBytes * plainShare,
    besideBytes: 0,
    maxAgeMs: Number.POSITIVE_INFINITY,
  };
  const withParameters = shares.map(({ isHere, share, ...more }) => ({
    isHere,
    section: { entries: new Map(), bytes: 0, maxBytes: maxBytes * share, ...more } as Section,
  }));
  const byTag = new Map<string, Set<string>>();
  const droppedAt = new Map<string, number>();
  let generation = 0;
  let allDroppedAt = 0;

  function sectionOf(key: string): Section {
    return key.includes('?') ? withParameters.find(({ isHere }) => isHere(key))!.section : plain;
  }

  function count(section: Section, entry: Entry, size: number) {
    entry.bytes += size;
    section.bytes += size;
  }

  function remove(key: string) {
    const section = sectionOf(key);
    const entry = section.entries.get(key);
    if (!entry) return;
    section.entries.delete(key);
    count(section, entry, -entry.bytes);
    for (const tag of entry.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  /** Each section makes its own: none takes anything from another. */
  function makeRoom(section: Section, but: string) {
    for (const oldest of section.entries.keys()) {
      if (section.bytes <= section.maxBytes || oldest === but) return;
      remove(oldest);
    }
  }

  function outdate(entry: Entry) {
    entry.isStale = true;
    passOn(entry);
  }

  /** It is not kept here, or no longer: nobody in front of us keeps it either. */
  function passOn(page: KeptPage) {
    page.atEdge = edge?.dressPassing(page.headers, page.tags);
  }

  function isWrittenSince(since: number, tags: Iterable<string>): boolean {
    if (allDroppedAt > since) return true;
    for (const tag of tags)
      if (Math.max(droppedAt.get(tag) ?? 0, droppedAt.get(wholeKind(tag)) ?? 0) > since) return true;
    return false;
  }

  function fresh(key: string): Entry | undefined {
    const { entries, maxAgeMs } = sectionOf(key);
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
    stale: (key) => sectionOf(key).entries.get(key),

    keep(key, page, since) {
      const isTooLong = key.includes('?') && key.length > maxKeyLength;
      if (isTooLong || isWrittenSince(since, page.tags)) return passOn(page);
      remove(key);
      const section = sectionOf(key);
      const entry: Entry = Object.assign(page, { isStale: false, bytes: 0, keptAt: Date.now() });
      entry.atEdge = edge?.dress(page.headers, page.tags, section.maxAgeMs);
      section.entries.set(key, entry);
      count(section, entry, sizeOf(page) + section.besideBytes);
      for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key));
      makeRoom(section, key);
      onResize(page, (more) => {
        if (section.entries.get(key) !== entry) return;
        count(section, entry, more);
        makeRoom(section, key);
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
        for (const name of named) for (const key of byTag.get(name) ?? []) outdate(sectionOf(key).entries.get(key)!);
      }
    },

    dropAll() {
      allDroppedAt = ++generation;
      for (const { entries } of allSections()) for (const entry of entries.values()) outdate(entry);
    },

    generation: () => generation,
    size: () => ({
      pages: allSections().reduce((sum, { entries }) => sum + entries.size, 0),
      bytes: allSections().reduce((sum, { bytes }) => sum + bytes, 0),
    }),
  };

  function allSections(): Section[] {
    return [plain, ...withParameters.map(({ section }) => section)];
  }
}

/** libro:7 → libro:* */
function wholeKind(tag: string): string {
  return tag.replace(/:.*/, ':*');
}
