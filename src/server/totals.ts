/** Keeps slow counts in memory until something they count is written. */
export interface Totals {
  /** What `count` answers, or answered before. */
  get<T>(key: string, tags: string[], count: () => Promise<T>): Promise<T>;
  drop(tags: string[]): void;
  dropAll(): void;
}

interface Kept {
  tags: string[];
  value: Promise<unknown>;
}

/** Filters come from addresses that anybody may write. */
const maxKept = 1000;

export function createTotals(): Totals {
  const kept = new Map<string, Kept>();

  return {
    get<T>(key: string, tags: string[], count: () => Promise<T>): Promise<T> {
      const known = kept.get(key);
      if (known) return known.value as Promise<T>;
      const value = count();
      const entry = { tags, value };
      kept.set(key, entry);
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      for (const oldest of kept.keys()) {
        if (kept.size <= maxKept) break;
        kept.delete(oldest);
      }
      return value;
    },

    // A count under way goes too: it may have begun before the writing.
    drop(tags) {
      for (const [key, entry] of kept) if (entry.tags.some((tag) => tags.includes(tag))) kept.delete(key);
    },

    dropAll: () => kept.clear(),
  };
}
