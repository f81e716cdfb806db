/** Which of our categories a category of WordPress is, or becomes. */

import { publicSegments } from '#server/public/paths.ts';
import { isReserved } from '#values/reserved.ts';
import { plain } from '#values/slug.ts';
import { articlesOf, type Plan } from './plan.server.ts';

interface Ours {
  id: number;
  slug: string;
  nombre_categoria: string;
}

export interface NewCategoria {
  /** Its slug there. */
  theirs: string;
  slug: string;
  name: string;
}

export interface Matched {
  /** Their slug → ours. */
  slugs: Map<string, string>;
  created: NewCategoria[];
}

/** By slug, else by name; only those that an article is in. */
export function matchCategorias(plan: Plan, ours: Ours[], paginas: string[]): Matched {
  const slugs = new Map<string, string>();
  const created: NewCategoria[] = [];
  const own = new Set(ours.map(({ slug }) => slug));
  const taken = new Set([...own, ...paginas]);
  // Of two with the same name the first.
  const byName = new Map(ours.map(({ slug, nombre_categoria }) => [plain(nombre_categoria), slug] as const).reverse());
  for (const theirs of new Set(articlesOf(plan).map(({ categoria }) => categoria))) {
    if (!theirs) continue;
    const { name } = plan.categories.get(theirs)!;
    const same = own.has(theirs) ? theirs : byName.get(plain(name));
    if (same) {
      slugs.set(theirs, same);
      continue;
    }
    const slug = freeSlugOf(theirs, taken);
    taken.add(slug);
    slugs.set(theirs, slug);
    created.push({ theirs, slug, name: name.slice(0, 100) || slug });
  }
  return { slugs, created };
}

/** An address that the site has for something else is no category's. */
function freeSlugOf(theirs: string, taken: Set<string>): string {
  const isFree = (slug: string) => !taken.has(slug) && !isReserved(slug) && !publicSegments.has(slug);
  if (isFree(theirs)) return theirs;
  for (let n = 1; ; n++) {
    const slug = `${theirs}-blog${n === 1 ? '' : `-${n}`}`;
    if (isFree(slug)) return slug;
  }
}

/** Where WordPress shows a category, below the categories it is in. */
export function formerCategoriaPath(plan: Plan, theirs: string): string {
  const names = [theirs];
  for (
    let slug = plan.categories.get(theirs)?.parent;
    slug && names.length < 6;
    slug = plan.categories.get(slug)?.parent
  )
    names.unshift(slug);
  const { pathname } = new URL(plan.base);
  return `${pathname.replace(/\/$/, '')}/category/${names.join('/')}`;
}
