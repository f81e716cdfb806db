import { pathHere } from '#idioma-path.ts';
import { breadcrumbData, seo, siteUrl } from './seo.ts';

interface PlainPage {
  title: string;
  description: string;
  path: string;
  type?: 'WebPage' | 'AboutPage';
  isInSpanish?: boolean;
}

/** Head of a page of plain text. */
export function plainPageSeo(matches: Parameters<typeof siteUrl>[0], page: PlainPage) {
  const { title, description, path, type = 'WebPage', isInSpanish = false } = page;
  const base = siteUrl(matches);
  return seo(
    { matches },
    {
      title,
      description,
      path,
      isInSpanish,
      data: [
        { '@type': type, name: title, description, url: base + pathHere(path) },
        breadcrumbData(base, [{ name: title, path }]),
      ],
    },
  );
}
