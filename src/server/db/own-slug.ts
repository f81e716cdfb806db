/** Slugs of things with a page of their own: made from a name, kept unique, found again under a former one. */

import { Refusal } from '#server/api/refusal.ts';
import { freeSlug, slugify } from '#values/slug.ts';
import { findByFormerPath } from './former-paths.ts';
import type { Db } from './open.ts';
import { isSlugTaken, type SluggedTable } from './slugs.ts';

export function newSlug(db: Db, table: SluggedTable, name: string): Promise<string> {
  return freeSlug(slugify(name), (candidate) => isSlugTaken(db, table, candidate));
}

/** `another` names the kind: "otro libro". */
export async function requireFreeSlug(db: Db, table: SluggedTable, slug: string, another: string): Promise<void> {
  if (await isSlugTaken(db, table, slug))
    throw new Refusal(409, `Ya hay ${another} con el slug «${slug}».`, { slug: 'Este slug ya está en uso.' });
}

/** Under an address it had before, while no other thing has it now. */
export async function findMoved<Row>(
  db: Db,
  tipo: string,
  path: string,
  findById: (id: number) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const movedId = await findByFormerPath(db, tipo, path);
  return movedId === undefined ? undefined : findById(movedId);
}
