import { listSeo } from '#site/list-seo.ts';
import type { Matches } from '#site/load-detail.ts';
import type { Result } from '#ui/call.ts';
import { titleFromSlug } from '#values/slug.ts';
import { articuloPart } from '../archivo/list-part.ts';

/** What the page of a category says of itself. */
export function categoriaSeo(
  matches: Matches,
  slug: string,
  page: number,
  result: Result<'get_posts.php'> | undefined,
  /** What else is on it. */
  data: object[] = [],
) {
  const name = categoriaName(slug, result);
  const categoria = result?.ok ? result.categoria : undefined;
  const path = `/${slug}`;
  return listSeo(matches, {
    title: name,
    description: categoria?.descripcion || categoria?.busqueda,
    path,
    page,
    result,
    partOf: articuloPart,
    data,
    links: [{ rel: 'alternate', type: 'application/rss+xml', title: name, href: `${path}/rss.xml` }],
  });
}

/** Its own name; as long as it is not known, what its address says. */
export function categoriaName(slug: string, result: Result<'get_posts.php'> | undefined): string {
  return (result?.ok && result.categoria?.nombre_categoria) || titleFromSlug(slug);
}
