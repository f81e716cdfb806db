/** Where things of an export were, and where they are here. */
import type { Described } from '#areas/importar/files.server.ts';
import {
  listArticuloSlugs,
  listCategoriasConSlug,
  listPaginaSlugs,
  pathsOfImportados,
} from '#areas/importar/importados-queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { pageAddress } from '#server/pages/address.ts';
import { isOwnAddress } from '#server/things/site-address.ts';
import { things } from '#things.ts';
import { slugify } from '#values/slug.ts';
import { type Bringing, claveOf } from './bringing.server.ts';
import { basePath, type Categorias, formerCategoriaPath } from './categorias.server.ts';
import type { MenuItem } from './menu-items.server.ts';
import { articlesOf, chooseSlugs, formerPathOf, isOfSite, type Plan, type Post, uploadOf } from './plan.server.ts';
import { formerTemaPath } from './temas.server.ts';

/** Pages share their addresses with categories and with the program itself. */
export async function slugsFor(db: Db, plan: Plan): Promise<Map<number, string>> {
  const categorias = (await listCategoriasConSlug(db)).map(({ slug }) => slug);
  const taken = new Set([...(await listPaginaSlugs(db)), ...categorias]);
  const pages = [...plan.posts.values()].filter(({ isPage }) => isPage);
  return new Map([
    ...chooseSlugs(articlesOf(plan), await listArticuloSlugs(db)),
    ...chooseSlugs(pages, {
      has: (slug) => taken.has(slug) || isOwnAddress(slug, 'pagina'),
      add: (slug) => taken.add(slug),
    }),
  ]);
}

export async function pathsFor(db: Db, plan: Plan, categorias: Categorias, slugs: Map<number, string>) {
  const known = await pathsOfImportados(db, plan.fuente);
  const pathOf = ({ id, isPage, categoria }: Post) =>
    isPage ? `/${slugs.get(id)}` : `/${(categorias.get(categoria) ?? categorias.get(''))!.slug}/${slugs.get(id)}`;
  return new Map([...plan.posts.values()].map((post) => [post.id, known.get(claveOf(post.id)) ?? pathOf(post)]));
}

export function conversionFor(
  plan: Plan,
  { paths, categorias, temas }: Pick<Bringing, 'paths' | 'categorias' | 'temas'>,
): Bringing['conversion'] {
  const lists = new Map([
    ...[...categorias].map(([theirs, { slug }]) => [formerCategoriaPath(plan, theirs), `/${slug}`] as const),
    ...[...temas].map(([theirs, { slug }]) => [formerTemaPath(plan, theirs), things.tema.path(slug)] as const),
  ]);
  return {
    base: plan.base,
    uploadOf: (url) => uploadOf(plan, url),
    isOfSite: (url) => isOfSite(plan, url),
    linkTo(url) {
      const path = formerPathOf(plan, url);
      const id = path === undefined ? undefined : plan.formerly.get(path);
      return paths.get(id ?? 0) ?? lists.get(path ?? '');
    },
  };
}

/** Where WordPress lists what somebody wrote. */
export function formerAutorPath(plan: Plan, login: string) {
  return { before: `${basePath(plan)}/author/${slugify(login.replaceAll('.', '-'))}`, after: '/articulos' };
}

/** What is said of a file there, and every address it had. */
export function describe(plan: Plan, url: string): Described {
  const attachment = uploadOf(plan, url);
  const paths = [url, attachment?.link ?? ''].flatMap((address) =>
    isOfSite(plan, address) ? pageAddress(new URL(address).pathname.slice(0, 1000)).path : [],
  );
  const formerly = new Set(paths.filter((path) => path !== '/'));
  if (attachment) formerly.add(`/?p=${attachment.id}`);
  return { textos: attachment?.textos, formerly: [...formerly] };
}

/** Where an entry of a menu leads here. */
export function resolveEntry({ plan, paths, categorias, temas, conversion }: Bringing, item: MenuItem) {
  const { type, object, objectId, url } = item;
  if (type === 'post_type') {
    const destino = paths.get(objectId);
    return destino ? { destino, nombre: plan.posts.get(objectId)!.title } : undefined;
  }
  if (type === 'taxonomy' && object === 'category') {
    const found = categorias.get(plan.categoryIds.get(objectId) ?? '-');
    return found && { destino: `/${found.slug}`, nombre: found.nombre_categoria };
  }
  if (type === 'taxonomy') {
    const theirs = plan.tagIds.get(objectId) ?? '-';
    const found = object === 'post_tag' ? temas.get(theirs) : undefined;
    return found && { destino: things.tema.path(found.slug), nombre: plan.tags.get(theirs)!.name };
  }
  if (type !== 'custom' || !URL.canParse(url, plan.base) || /^#|^$/.test(url)) return undefined;
  const address = new URL(url, plan.base);
  if (!isOfSite(plan, address.href))
    return /^https?:$/.test(address.protocol) ? { destino: url, nombre: '' } : undefined;
  const isHome = address.pathname.replace(/\/$/, '') === basePath(plan);
  const destino = isHome && !address.search ? '/' : conversion.linkTo(address.href);
  return destino ? { destino, nombre: '' } : undefined;
}
