import { breadcrumbData, seo, siteUrl } from './seo.ts';

interface PlainPage {
  title: string;
  description: string;
  path: string;
  type?: 'WebPage' | 'AboutPage';
}

/** Head of a page of plain text. */
export function plainPageSeo(matches: Parameters<typeof siteUrl>[0], page: PlainPage) {
  const { title, description, path, type = 'WebPage' } = page;
  const base = siteUrl(matches);
  return seo(
    { matches },
    {
      title,
      description,
      path,
      data: [
        { '@type': type, name: title, description, url: base + path, inLanguage: 'es' },
        breadcrumbData(base, [{ name: title, path }]),
      ],
    },
  );
}
