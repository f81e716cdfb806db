import { createFileRoute, notFound } from '@tanstack/react-router';
import { paginaSeo } from '#areas/paginas/seo.ts';
import { PaginaView } from '#areas/paginas/view.tsx';
import { loadPatrocinadores, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { paths } from '#paths.ts';
import { detailTexts, loadDetail } from '#site/load-detail.ts';
import { NotFound } from '#site/not-found.tsx';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { understood } from '#site/understood.ts';
import { get } from '#ui/call.ts';
import { isSpanish, later, say } from '#values/idioma/say.ts';
import { isReserved } from '#values/reserved.ts';
import { titleFromSlug } from '#values/slug.ts';
import { CategoriaArticulos, emptyCategoriaText } from './articulos-of.tsx';
import { CategoriaHead } from './head.tsx';
import { categoriaSeo } from './seo.ts';

/** What is under such an address is a category or a page. */
const paginaTexts = detailTexts(later('la página'), { notFound: emptyCategoriaText });

export const Route = createFileRoute('/_site/$categoriaSlug')({
  validateSearch: understood(pageSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { categoriaSlug }, deps: { pagina = 1 } }) => {
    if (isReserved(categoriaSlug)) throw notFound();
    const [result, patrocinadores] = await Promise.all([
      get('get_posts.php', { categoriaSlug, page: pagina }),
      loadPatrocinadores({ lugar: 'categorias', categoria: categoriaSlug }),
    ]);
    if (!result.ok && result.status === 404) {
      const { thing } = await loadDetail('get_pagina.php', categoriaSlug, paginaTexts, paths.pagina);
      if (!thing || pagina > 1) throw notFound({ data: result.message });
      return { pagina: thing };
    }
    requirePage(result);
    return { result, patrocinadores };
  },
  head: ({ loaderData, params: { categoriaSlug }, match, matches }) =>
    loaderData?.pagina
      ? paginaSeo(matches, loaderData.pagina)
      : categoriaSeo(matches, categoriaSlug, match.search.pagina ?? 1, loaderData?.result),
  component: Categoria,
  pendingComponent: () => (
    <PageLoading title={titleFromSlug(Route.useParams().categoriaSlug)} text={say('Cargando artículos...')} />
  ),
  notFoundComponent: () => (
    <NotFound title={missingTitle(Route.useParams().categoriaSlug)} text={say(emptyCategoriaText)} />
  ),
});

/** What an address says is Spanish: in another language it would say nothing. */
function missingTitle(slug: string): string {
  return isSpanish() ? titleFromSlug(slug) : say('Página no encontrada');
}

function Categoria() {
  const { pagina, result, patrocinadores = [] } = Route.useLoaderData();
  const { categoriaSlug } = Route.useParams();
  if (pagina) return <PaginaView pagina={pagina} />;
  return (
    <div className="wide">
      <CategoriaHead slug={categoriaSlug} result={result} />
      <Patrocinadores title={say('Patrocina esta sección')} sponsors={patrocinadores} />
      <CategoriaArticulos slug={categoriaSlug} result={result} />
    </div>
  );
}
