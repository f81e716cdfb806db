import { visit } from './html.ts';

/** The first page of every kind that the site map knows, also in the language with the longest words. */
export async function templates(): Promise<string[]> {
  const [map, categories, businesses] = await Promise.all([
    visit('/sitemap.xml'),
    slugsOf('get_categories.php'),
    slugsOf('get_empresas_publicas.php?limit=100'),
  ]);
  const all = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const kinds = Map.groupBy(all, (path) => {
    const [language = ''] = /^\/fr(?=\/|$)/.exec(path) ?? [];
    const [section = '', name] = path.slice(language.length + 1).split('/');
    // Articles and businesses are side by side at `/emprendedores/{slug}`, whose list is a page of its own.
    if (section === 'emprendedores' && (!name || businesses.has(name))) return `${language} business ${Boolean(name)}`;
    if (categories.has(section)) return name ? `${language} article` : `${language} category`;
    return name ? `${language} ${section}` : path;
  });
  return [...kinds.values()].map(([path]) => path!);
}

async function slugsOf(call: string): Promise<Set<string>> {
  const { data, categories } = JSON.parse((await visit(`/api/${call}`)).text) as Record<string, { slug: string }[]>;
  return new Set((data ?? categories)!.map(({ slug }) => slug));
}
