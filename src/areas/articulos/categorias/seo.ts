import { listSeo } from '#site/list-seo.ts';
import type { Matches } from '#site/load-detail.ts';
import { notFoundSeo, seo } from '#site/seo.ts';
import type { Result } from '#ui/call.ts';
import { titleFromSlug } from '#values/slug.ts';
import { articuloPath } from '../path.ts';

/** What the page of a category says of itself. */
export function categoriaSeo(
  matches: Matches,
  slug: string,
  page: number,
  result: Result<'get_posts.php'> | undefined,
  /** What else is on it. */
  data: object[] = [],
) {
  if (!result) return notFoundSeo(matches);
  if (!result.ok || !result.data) return seo({ matches }, { title: titleFromSlug(slug) });
  const name = categoriaName(slug, result);
  const path = `/${slug}`;
  return listSeo(matches, {
    title: name,
    description: result.categoria?.descripcion || result.categoria?.busqueda,
    path,
    page,
    image: result.data[0]?.imagen_portada_url,
    parts: result.data.map((item) => ({ name: item.titulo, path: articuloPath(item) })),
    data,
    links: [{ rel: 'alternate', type: 'application/rss+xml', title: name, href: `${path}/rss.xml` }],
  });
}

/** Its own name; as long as it is not known, what its address says. */
export function categoriaName(slug: string, result: Result<'get_posts.php'>): string {
  return (result.ok && result.categoria?.nombre_categoria) || titleFromSlug(slug);
}
