import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPatrocinadores, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { NotFound } from '#site/not-found.tsx';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { PageHead } from '#site/pieces/page-head.tsx';
import { PageLoading } from '#site/pieces/states.tsx';
import { understood } from '#site/understood.ts';
import { get } from '#ui/call.ts';
import { titleFromSlug } from '#values/slug.ts';
import { CategoriaArticulos, emptyCategoriaText } from './articulos-of.tsx';
import { isReserved } from './reserved.ts';
import { categoriaName, categoriaSeo } from './seo.ts';

export const Route = createFileRoute('/_site/$categoriaSlug')({
  validateSearch: understood(pageSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { categoriaSlug }, deps: { pagina = 1 } }) => {
    if (isReserved(categoriaSlug)) throw notFound();
    const [result, patrocinadores] = await Promise.all([
      get('get_posts.php', { categoriaSlug, page: pagina }),
      loadPatrocinadores({ lugar: 'categorias', categoria: categoriaSlug }),
    ]);
    if (!result.ok && result.status === 404) throw notFound({ data: result.message });
    requirePage(result);
    return { result, patrocinadores };
  },
  head: ({ loaderData, params: { categoriaSlug }, match, matches }) =>
    categoriaSeo(matches, categoriaSlug, match.search.pagina ?? 1, loaderData?.result),
  component: Categoria,
  pendingComponent: () => (
    <PageLoading title={titleFromSlug(Route.useParams().categoriaSlug)} text="Cargando artículos..." />
  ),
  notFoundComponent: ({ data }) => (
    <NotFound title={titleFromSlug(Route.useParams().categoriaSlug)} said={data} text={emptyCategoriaText} />
  ),
});

function Categoria() {
  const { result, patrocinadores } = Route.useLoaderData();
  const { categoriaSlug } = Route.useParams();
  return (
    <div className="wide">
      <PageHead title={categoriaName(categoriaSlug, result)} />
      <Patrocinadores title="Patrocina esta sección" sponsors={patrocinadores} />
      <CategoriaArticulos slug={categoriaSlug} result={result} />
    </div>
  );
}
