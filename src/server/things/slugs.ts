/** Slugs of things with a page of their own: made from a name, kept unique. */
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { publicPaths } from '#server/public/paths.ts';
import { anotherThing, type Tipo, thingOf, things } from '#things.ts';
import { freeSlug, slugify } from '#values/slug.ts';
import { anyTable, titleOf } from './thing-row.ts';

export function newSlug(db: Db, tipo: Tipo, name: string): Promise<string> {
  return freeSlug(slugify(name), async (slug) =>
    Boolean(isOwnPage(tipo, slug) || ((await rowWith(db, tipo, slug)) ?? (await otherWith(db, tipo, slug)))),
  );
}

/** The program has a page of its own among those of the kind: `/boletin/baja`. The first segment is looked after elsewhere (site-address.ts). */
function isOwnPage(tipo: Tipo, slug: string): boolean {
  const path = thingOf(tipo).path?.(slug) ?? '';
  return /^\/.+\//.test(path) && publicPaths.includes(path);
}

export async function requireFreeSlug(db: Db, tipo: Tipo, slug: string): Promise<void> {
  if (isOwnPage(tipo, slug)) {
    const why = `«${slug}» es una dirección reservada del sitio; elige otra.`;
    throw new Refusal(422, why, { slug: why });
  }
  if (await rowWith(db, tipo, slug))
    throw new Refusal(409, `Ya hay ${anotherThing(tipo)} con el slug «${slug}».`, {
      slug: 'Este slug ya está en uso.',
    });
  await requireFreeOfOtherKind(db, tipo, slug);
}

/** Of the kind whose pages lie at the same addresses; also what comes back from the trash may find its own taken. */
export async function requireFreeOfOtherKind(db: Db, tipo: Tipo, slug: string): Promise<void> {
  const who = await otherWith(db, tipo, slug);
  if (!who) return;
  const why = `La dirección «${slug}» la tiene ${who}.`;
  throw new Refusal(409, why, { slug: why });
}

/** "la empresa «Figón de la Hoz»". */
async function otherWith(db: Db, tipo: Tipo, slug: string): Promise<string | undefined> {
  const other = thingOf(tipo).sharesSlugsWith as Tipo | undefined;
  const row = other && (await rowWith(db, other, slug));
  return row && `${things[other].one} «${titleOf(other, row)}»`;
}

function rowWith(db: Db, tipo: Tipo, slug: string) {
  return db
    .selectFrom(anyTable(tipo))
    .select(thingOf(tipo).title as 'titulo')
    .where('slug', '=', slug)
    .executeTakeFirst();
}
