/** Which of our categories a category of WordPress is, or becomes. */

import { addFormerPath } from '#areas/importar/former-path.server.ts';
import {
  listCategoriasConSlug,
  listPaginaSlugs,
  rememberImportado,
  slugsOfImportados,
} from '#areas/importar/importados-queries.server.ts';
import type { Work } from '#areas/importar/work.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { pageAddress } from '#server/pages/address.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { isOwnAddress } from '#server/things/site-address.ts';
import { plain } from '#values/slug.ts';
import { categoriesAbove, type Plan } from './plan.server.ts';

interface Ours {
  id: number;
  slug: string;
  nombre_categoria: string;
}

interface NewCategoria {
  /** Its slug there. */
  theirs: string;
  slug: string;
  name: string;
}

interface Matched {
  /** Their slug → ours. */
  slugs: Map<string, string>;
  created: NewCategoria[];
}

/** How many of theirs would be made. */
export async function newCategorias(db: Db, plan: Plan): Promise<number> {
  return (await matched(db, plan)).created.length;
}

/** Theirs that one of ours stands for: it keeps what it says of itself. */
export async function oursAlready(db: Db, plan: Plan): Promise<Set<string>> {
  const { slugs, created, came } = await matched(db, plan);
  const isNew = new Set(created.map(({ theirs }) => theirs));
  return new Set([...slugs.keys()].filter((theirs) => !isNew.has(theirs) && !came.has(`categoria:${theirs}`)));
}

async function matched(db: Db, plan: Plan): Promise<Matched & { ours: Ours[]; came: Map<string, string> }> {
  const ours = await listCategoriasConSlug(db);
  const came = await slugsOfImportados(db, plan.fuente, 'categoria');
  return { ours, came, ...matchCategorias(plan, ours, came, await listPaginaSlugs(db)) };
}

/** The one that it became before, else by slug, else by name; only those that an article is in. */
function matchCategorias(plan: Plan, ours: Ours[], came: Map<string, string>, paginas: string[]): Matched {
  const slugs = new Map<string, string>();
  const created: NewCategoria[] = [];
  const own = new Set(ours.map(({ slug }) => slug));
  const taken = new Set([...own, ...paginas]);
  // Of two with the same name the first.
  const byName = new Map(ours.map(({ slug, nombre_categoria }) => [plain(nombre_categoria), slug] as const).reverse());
  for (const theirs of plan.usedCategories) {
    const { name } = plan.categories.get(theirs)!;
    const same = came.get(`categoria:${theirs}`) ?? (own.has(theirs) ? theirs : byName.get(plain(name)));
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

/** Their slug → ours; '' stands for articles without one. */
export type Categorias = Map<string, { id: number; slug: string; nombre_categoria: string }>;

export async function bringCategorias(work: Work, plan: Plan): Promise<Categorias> {
  const { ours, slugs, created } = await matched(work.db, plan);
  for (const { theirs, slug, name } of created) {
    const { id } = await saveThing(work.writer(), 'categoria', {
      slug,
      values: { nombre_categoria: name, descripcion: plan.categories.get(theirs)?.description || null },
      also: (db, { id, version }) =>
        rememberImportado(db, {
          ...{ fuente: plan.fuente, clave: `categoria:${theirs}`, importacion_id: work.id },
          ...{ tipo: 'categoria', id_cosa: id, version },
        }),
    });
    ours.push({ id, slug, nombre_categoria: name });
  }
  const bySlug = new Map(ours.map((categoria) => [categoria.slug, categoria]));
  const found = new Map([...slugs].map(([theirs, slug]) => [theirs, bySlug.get(slug)!]));
  for (const [theirs, { id, slug }] of found)
    await addFormerPath(work.db, work.id, plan.fuente, 'categoria', id, {
      before: formerCategoriaPath(plan, theirs),
      after: `/${slug}`,
    });
  const fallback = ours.find(({ id }) => id === work.opciones.categoria_id) ?? bySlug.get('noticias') ?? ours[0];
  if (!fallback) throw new Refusal(422, 'Crea antes una categoría de artículos.');
  return found.set('', fallback);
}

/** An address that the site has for something else is no category's. */
function freeSlugOf(theirs: string, taken: Set<string>): string {
  const isFree = (slug: string) => !taken.has(slug) && !isOwnAddress(slug, 'categoria');
  if (isFree(theirs)) return theirs;
  for (let n = 1; ; n++) {
    const slug = `${theirs}-blog${n === 1 ? '' : `-${n}`}`;
    if (isFree(slug)) return slug;
  }
}

/** Where WordPress shows a category, below the categories it is in. */
export function formerCategoriaPath(plan: Plan, theirs: string): string {
  const names = [...categoriesAbove(plan, theirs).reverse(), theirs].map((slug) => plan.categories.get(slug)?.written);
  return pageAddress(`${basePath(plan)}/category/${names.join('/').slice(0, 1000)}`).path;
}

/** Where the site itself was, without its last slash. */
export function basePath({ base }: Plan): string {
  return new URL(base).pathname.replace(/\/$/, '');
}
