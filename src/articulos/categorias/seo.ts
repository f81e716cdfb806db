import { breadcrumbData, notFoundSeo, seo, siteUrl } from '#site/seo.ts';
import type { Result } from '#ui/call.ts';
import { titleFromSlug } from '#values/slug.ts';

/** What the page of a category says of itself. */
export function categoriaSeo(
  matches: Parameters<typeof siteUrl>[0],
  slug: string,
  page: number,
  result: Result<'get_posts.php'> | undefined,
) {
  if (!result) return notFoundSeo(matches);
  if (!result.ok || !result.data) return seo({ matches }, { title: titleFromSlug(slug) });
  const name = categoriaName(slug, result);
  const path = `/${slug}${page > 1 ? `?pagina=${page}` : ''}`;
  const base = siteUrl(matches);
  return seo(
    { matches },
    {
      title: page > 1 ? `${name}, página ${page}` : name,
      description: `${name} de la provincia de Cuenca: todos los artículos, del más nuevo al más antiguo.`,
      path,
      image: result.data[0]?.imagen_portada_url,
      data: [
        {
          '@type': 'CollectionPage',
          name,
          url: base + path,
          inLanguage: 'es',
          hasPart: result.data.map((item) => ({
            '@type': 'Article',
            headline: item.titulo,
            url: `${base}/${slug}/${item.slug}`,
          })),
        },
        breadcrumbData(base, [{ name, path: `/${slug}` }]),
      ],
      links: [{ rel: 'alternate', type: 'application/rss+xml', title: name, href: `/${slug}/rss.xml` }],
    },
  );
}

/** Its own name; as long as nobody told it, what its address says. */
export function categoriaName(slug: string, result: Result<'get_posts.php'>): string {
  return (result.ok && result.categoria?.nombre_categoria) || titleFromSlug(slug);
}
