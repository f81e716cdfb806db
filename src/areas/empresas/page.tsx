/** The category page of its articles, and below them the empresas. */

import { createFileRoute, redirect } from '@tanstack/react-router';
import { CategoriaArticulos } from '#areas/articulos/categorias/articulos-of.tsx';
import { CategoriaHead } from '#areas/articulos/categorias/head.tsx';
import { categoriaSeo } from '#areas/articulos/categorias/seo.ts';
import { loadPatrocinadores, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { paths } from '#paths.ts';
import { itemListData } from '#site/list-seo.ts';
import { pageNumber, pageSearch, requirePage } from '#site/page-search.ts';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { isId, placeFilter } from '#site/place-filter.ts';
import { siteUrl } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { get, type Result } from '#ui/call.ts';
import { say } from '#values/idioma/say.ts';
import { titleFromSlug } from '#values/slug.ts';
import { Empresas } from './list.tsx';
import { getEmpresas } from './para.ts';

const slug = 'emprendedores';

export const Route = createFileRoute('/_site/emprendedores')({
  validateSearch: understood((search) => {
    const empresas = pageNumber(search.empresas);
    const { empresa } = search;
    // ?empresa=7: what led to one of them before each had a page.
    return {
      ...pageSearch(search),
      ...(empresas && { empresas }),
      ...placeFilter(search),
      ...(isId(empresa) && { empresa }),
    };
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina = 1, empresas: page, ...filter } }) => {
    const [articulos, empresas, patrocinadores] = await Promise.all([
      get('get_posts.php', { categoriaSlug: slug, page: pagina }),
      getEmpresas(filter, page),
      loadPatrocinadores({ lugar: 'categorias', categoria: slug }),
    ]);
    requirePage(articulos);
    requirePage(empresas);
    const [one] = (filter.empresa && empresas.ok && empresas.data) || [];
    if (one) throw redirect({ to: paths.empresa(one.slug), statusCode: 301, replace: true });
    return { articulos, empresas, patrocinadores };
  },
  head: ({ loaderData, match, matches }) =>
    categoriaSeo(
      matches,
      slug,
      match.search.pagina ?? 1,
      loaderData?.articulos,
      businesses(siteUrl(matches), loaderData?.empresas),
    ),
  component: Emprendedores,
  pendingComponent: () => <PageLoading title={titleFromSlug(slug)} text={say('Cargando artículos...')} />,
});

function businesses(base: string, result: Result<'get_empresas_publicas.php'> | undefined) {
  if (!result?.ok || result.data.length === 0) return [];
  return [
    itemListData(
      base,
      result.data.map((one) => ({ name: one.nombre, path: paths.empresa(one.slug) })),
    ),
  ];
}

function Emprendedores() {
  const { articulos, empresas, patrocinadores } = Route.useLoaderData();
  const filter = placeFilter(Route.useSearch());
  return (
    <>
      <div className="wide">
        <CategoriaHead slug={slug} result={articulos} />
        <Patrocinadores title={say('Patrocina esta sección')} sponsors={patrocinadores} />
        <CategoriaArticulos slug={slug} result={articulos} />
      </div>
      <Empresas path={`/${slug}`} result={empresas} filter={filter} />
    </>
  );
}
