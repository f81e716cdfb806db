/** How an area tells the search what visitors may find of its things. */
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

export interface Findable {
  id: number;
  titulo: string;
  /** Everything worth finding, tags and all: the index keeps only the words. */
  html: string;
  url: string;
  imagen: string | null;
  /** The instant from which on it is found, and what the clocks of Madrid show when it is found last; always, unless said. */
  visible_desde?: string;
  visible_hasta?: string | undefined;
}

/** One of them, or the next few after an id: all at once would not fit into memory. */
export type Which = { id: number } | { after: number; limit: number };

export type SearchSource = (db: Db, which: Which) => Promise<Findable[]>;

/** For a query whose table is called `cosa`. */
export function chosen(which: Which) {
  return 'id' in which ? sql<boolean>`cosa.id = ${which.id}` : sql<boolean>`cosa.id > ${which.after}`;
}

export function most(which: Which): number {
  return 'id' in which ? 1 : which.limit;
}

export function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}
