/** Which addresses are pages of ours: what a browser says is not believed. */
import { hasOwnDocument } from '#own-documents.ts';
import type { Db } from '#server/db/open.ts';
import { listEntries } from '#server/feeds/site-map.ts';
import { publicPaths } from '#server/public/paths.ts';

const fixed = new Set(publicPaths.filter((path) => !path.includes('$') && isCounted(path)));
const restMs = 60_000;

export interface KnownPaths {
  has(path: string): Promise<boolean>;
}

/** Whoever works on the site or holds a secret address is not counted. */
export function isCounted(path: string): boolean {
  return !hasOwnDocument(path);
}

/** All pages with a slug are read at once, again when an unknown one is asked for, and then not for a minute. */
export function createKnownPaths(db: Db): KnownPaths {
  let known: Promise<Set<string>> | undefined;
  let readAt = 0;

  return {
    async has(path) {
      if (fixed.has(path)) return true;
      if ((await known)?.has(path)) return true;
      if (Date.now() - readAt < restMs && Date.now() >= readAt) return false;
      readAt = Date.now();
      known = listEntries(db).then((entries) => new Set(entries.map(({ path }) => path)));
      known.catch(() => {
        known = undefined;
      });
      return (await known).has(path);
    },
  };
}
