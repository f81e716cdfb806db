/** Slugs of things with a page of their own: made from a name, kept unique. */
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { anotherThing, type Tipo, things } from '#things.ts';
import { freeSlug, slugify } from '#values/slug.ts';

export function newSlug(db: Db, tipo: Tipo, name: string): Promise<string> {
  return freeSlug(slugify(name), (candidate) => isSlugTaken(db, tipo, candidate));
}

export async function requireFreeSlug(db: Db, tipo: Tipo, slug: string): Promise<void> {
  if (await isSlugTaken(db, tipo, slug))
    throw new Refusal(409, `Ya hay ${anotherThing(tipo)} con el slug «${slug}».`, {
      slug: 'Este slug ya está en uso.',
    });
}

async function isSlugTaken(db: Db, tipo: Tipo, slug: string): Promise<boolean> {
  const row = await db
    // One of them stands for all: they share these two columns.
    .selectFrom(things[tipo].table as 'libros')
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
