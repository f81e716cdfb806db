import { visit } from './html.ts';

/** The first page of every kind that the site map knows, also in the language with the longest words. */
export async function templates(): Promise<string[]> {
  const [map, answer] = await Promise.all([visit('/sitemap.xml'), visit('/api/get_categories.php')]);
  const categorias = (JSON.parse(answer.text) as { categories: { slug: string }[] }).categories
    .map(({ slug }) => slug)
    // A page of its own, with the businesses, and articles that tell how to reach them.
    .filter((slug) => slug !== 'emprendedores');
  const all = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const kinds = Map.groupBy(all, (path) => {
    const [language = ''] = /^\/fr(?=\/|$)/.exec(path) ?? [];
    const [section = '', name] = path.slice(language.length + 1).split('/');
    if (categorias.includes(section)) return name ? `${language} article` : `${language} category`;
    return name ? `${language} ${section}` : path;
  });
  return [...kinds.values()].map(([path]) => path!);
}
