/** Which thing a public address shows, also one that visitors do not see yet. */
import type { Db } from '#server/db/open.ts';
import { anyTable } from '#server/things/thing-row.ts';
import { type Tipo, thingOf, tipos } from '#things.ts';

/** Kinds by what stands before the slug in their addresses, the longest first: `/{slug}` alone fits everything. */
const places = tipos
  .flatMap((tipo) => {
    const before = thingOf(tipo).path?.('');
    return before === undefined ? [] : [{ tipo, before }];
  })
  .sort((one, other) => other.before.length - one.before.length);

export async function findShownAt(db: Db, path: string): Promise<{ tipo: Tipo; id: number; slug: string } | undefined> {
  const wanted = places.map(({ tipo, before }) => ({
    tipo,
    slug: path.startsWith(before) ? path.slice(before.length) : '',
  }));
  // An article's address has its category's slug before its own.
  wanted.push({ tipo: 'articulo', slug: path.match(/^\/[^/]+\/([^/]+)$/)?.[1] ?? '' });
  for (const { tipo, slug } of wanted) {
    if (!slug || slug.includes('/')) continue;
    const row = await db.selectFrom(anyTable(tipo)).select(['id', 'slug']).where('slug', '=', slug).executeTakeFirst();
    if (row) return { tipo, ...row };
  }
  return undefined;
}
