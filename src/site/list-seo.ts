import { pathHere } from '#idioma-path.ts';
import { say } from '#values/idioma/say.ts';
import type { Matches } from './load-detail.ts';
import { breadcrumbData, notFoundSeo, seo, siteUrl } from './seo.ts';

interface ListPage<Item> extends Pick<Parameters<typeof seo>[1], 'image' | 'data' | 'links'> {
  title: string;
  description: string | undefined;
  path: string;
  /** How the way to it names it; its title if not said. */
  crumb?: string;
  /** Which page of the list: from the second on it has an address of its own. */
  page?: number | undefined;
  /** A filtered list is a part of the whole one: search engines keep the whole. */
  isFiltered?: boolean;
  /** What came; of a list that did not come only its title is said. */
  result?: { ok: true; data: Item[] } | { ok: false } | undefined;
  /** One thing of it: the page of each says to search engines what it is. */
  partOf?(item: Item): Part;
}

interface Part {
  name: string;
  path: string;
  image?: string | null;
}

/** Head of a page that lists things. */
export function listSeo<Item>(matches: Matches, list: ListPage<Item>) {
  // A page past the last one does not exist (page-search.ts).
  if (matches.at(-1)?.loaderData === undefined) return notFoundSeo(matches);
  const {
    title,
    description,
    crumb = title,
    page = 1,
    isFiltered = false,
    result,
    partOf,
    data = [],
    links = [],
  } = list;
  if (result && !result.ok) return seo({ matches }, { title });
  const parts = partOf && (result?.data ?? []).map(partOf);
  const base = siteUrl(matches);
  const path = page > 1 && !isFiltered ? `${list.path}?pagina=${page}` : list.path;
  const collection = parts && {
    '@type': 'CollectionPage',
    name: title,
    url: base + pathHere(path),
    // A list of nothing would be an error.
    mainEntity: parts.length > 0 ? itemListData(base, parts) : undefined,
  };
  return seo(
    { matches },
    {
      title: page > 1 ? say('{titulo}, página {n}', { titulo: title, n: page }) : title,
      description,
      path,
      image: list.image ?? parts?.find(({ image }) => image)?.image,
      data: [...(collection ? [collection] : []), ...data, breadcrumbData(base, [{ name: crumb, path: list.path }])],
      links,
    },
  );
}

/** A list that only names its things: half of a thing is an error to search engines. */
export function itemListData(base: string, parts: Part[]) {
  return {
    '@type': 'ItemList',
    itemListElement: parts.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: base + pathHere(path),
    })),
  };
}
