/** Slugs of things with a page of their own: made from a name, kept unique, found again under a former one. */
import { freeSlug, slugify } from '#domain/slug.ts';
import { Refusal } from '../api/refusal.ts';
import type { Db } from '../data/open.ts';
import { findByFormerPath } from '../data/rutas-anteriores.ts';
import { isSlugTaken, type SluggedTable } from '../data/slugs.ts';

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
