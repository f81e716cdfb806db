import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import type { Matches } from '#site/load-detail.ts';
import { breadcrumbData, seo, siteUrl } from '#site/seo.ts';
import { seoDescription } from '#values/summary.ts';
import type { Pagina } from './pagina.ts';

export function paginaSeo(matches: Matches, { titulo, slug, contenido, imagen_url, updated_at }: Pagina) {
  const base = siteUrl(matches);
  const path = paths.pagina(slug);
  const description = seoDescription(contenido);
  return seo(
    { matches },
    {
      title: titulo,
      description,
      path,
      image: imagen_url,
      data: [
        {
          '@type': 'WebPage',
          name: titulo,
          description,
          url: base + pathHere(path),
          dateModified: updated_at,
        },
        breadcrumbData(base, [{ name: titulo, path }]),
      ],
    },
  );
}
