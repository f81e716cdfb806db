import { pathHere } from '#idioma-path.ts';
import { idioma, say } from '#values/idioma/say.ts';
import type { Matches } from './load-detail.ts';
import { breadcrumbData, notFoundSeo, seo, siteUrl } from './seo.ts';

interface ListPage extends Pick<Parameters<typeof seo>[1], 'image' | 'data' | 'links'> {
  title: string;
  description: string | undefined;
  path: string;
  /** How the way to it names it; its title if not said. */
  crumb?: string;
  /** Which page of the list: from the second on it has an address of its own. */
  page?: number | undefined;
  /** A filtered list is a part of the whole one: search engines keep the whole. */
  isFiltered?: boolean;
  /** What is on it, and the path of each; the page of each says to search engines what it is. */
  parts?: { name: string; path: string }[];
}

/** Head of a page that lists things. */
export function listSeo(matches: Matches, list: ListPage) {
  // A page past the last one does not exist (page-search.ts).
  if (matches.at(-1)?.loaderData === undefined) return notFoundSeo(matches);
  const { title, description, crumb = title, page = 1, isFiltered = false, image, parts, data = [], links = [] } = list;
  const base = siteUrl(matches);
  const path = page > 1 && !isFiltered ? `${list.path}?pagina=${page}` : list.path;
  const collection = parts && {
    '@type': 'CollectionPage',
    name: title,
    url: base + pathHere(path),
    inLanguage: idioma().codigo,
    // A list of nothing would be an error.
    mainEntity: parts.length > 0 ? itemListData(base, parts) : undefined,
  };
  return seo(
    { matches },
    {
      title: page > 1 ? say('{titulo}, página {n}', { titulo: title, n: page }) : title,
      description,
      path,
      image,
      data: [...(collection ? [collection] : []), ...data, breadcrumbData(base, [{ name: crumb, path: list.path }])],
      links,
    },
  );
}

/** A list that only names its things: half of a thing is an error to search engines. */
export function itemListData(base: string, parts: { name: string; path: string }[]) {
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
