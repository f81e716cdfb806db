import { createFileRoute, notFound } from '@tanstack/react-router';
import { isReserved } from '#domain/reserved.ts';
import { titleFromSlug } from '#domain/slug.ts';
import { get } from '#ui/call.ts';
import { categoryName, categorySeo } from './category-seo.ts';
import { CategoryArticles, emptyCategoryText } from './components/category-articles.tsx';
import { NotFound } from './components/not-found.tsx';
import { PageHead } from './components/page-head.tsx';
import { Loading } from './components/states.tsx';
import { pageSearch } from './page-search.ts';

export const Route = createFileRoute('/_site/$categoriaSlug')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { categoriaSlug }, deps: { pagina = 1 } }) => {
    if (isReserved(categoriaSlug)) throw notFound();
    const result = await get('get_posts.php', { categoriaSlug, page: pagina });
    if (!result.ok && result.status === 404) throw notFound({ data: result.message });
    return { result };
  },
  head: ({ loaderData, params: { categoriaSlug }, match, matches }) =>
    categorySeo(matches, categoriaSlug, match.search.pagina ?? 1, loaderData?.result),
  component: Categoria,
  pendingComponent: () => (
    <div className="wide">
      <PageHead title={titleFromSlug(Route.useParams().categoriaSlug)} />
      <Loading text="Cargando artículos..." />
    </div>
  ),
  notFoundComponent: ({ data }) => (
    <NotFound title={titleFromSlug(Route.useParams().categoriaSlug)} said={data} text={emptyCategoryText} />
  ),
});

function Categoria() {
  const { result } = Route.useLoaderData();
  const { categoriaSlug } = Route.useParams();
  return (
    <div className="wide">
      <PageHead title={categoryName(categoriaSlug, result)} />
      <CategoryArticles slug={categoriaSlug} result={result} />
    </div>
  );
}
