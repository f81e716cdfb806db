/** The category page of its articles, and below them the empresas. */
import { createFileRoute } from '@tanstack/react-router';
import { CategoriaArticulos } from '#areas/articulos/categorias/articulos-of.tsx';
import { categoriaName, categoriaSeo } from '#areas/articulos/categorias/seo.ts';
import { loadPatrocinadores, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { paths } from '#paths.ts';
import { pageNumber, pageSearch, requirePage } from '#site/page-search.ts';
import { PageLoading } from '#site/pieces/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { imageData, siteUrl } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { openingData } from '#site/visita/opening-data.ts';
import { get, type Result } from '#ui/call.ts';
import { geoData } from '#values/coordenadas/geo-data.ts';
import { titleFromSlug } from '#values/slug.ts';
import { empresaFilter } from './empresa-filter.ts';
import { Empresas, loadEmpresas } from './list.tsx';

const slug = 'emprendedores';

export const Route = createFileRoute('/_site/emprendedores')({
  validateSearch: understood((search) => {
    const empresas = pageNumber(search.empresas);
    return { ...pageSearch(search), ...(empresas && { empresas }), ...empresaFilter(search) };
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina = 1, empresas: page, ...filter } }) => {
    const [articulos, empresas, patrocinadores] = await Promise.all([
      get('get_posts.php', { categoriaSlug: slug, page: pagina }),
      loadEmpresas(filter, page),
      loadPatrocinadores({ lugar: 'categorias', categoria: slug }),
    ]);
    requirePage(articulos);
    requirePage(empresas);
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
  pendingComponent: () => <PageLoading title={titleFromSlug(slug)} text="Cargando artículos..." />,
});

function businesses(base: string, result: Result<'get_empresas_publicas.php'> | undefined) {
  if (!result?.ok) return [];
  return result.data.map(
    ({ id, nombre, telefono, direccion, municipio_nombre, imagen, latitud, longitud, apertura }) => ({
      '@type': 'LocalBusiness',
      name: nombre,
      url: base + paths.empresa(id),
      image: imageData(base, imagen),
      telephone: telefono ?? undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: direccion ?? undefined,
        addressLocality: municipio_nombre,
        addressCountry: 'ES',
      },
      geo: geoData(latitud, longitud),
      ...openingData(apertura),
    }),
  );
}

function Emprendedores() {
  const { articulos, empresas, patrocinadores } = Route.useLoaderData();
  const { pagina: _, empresas: __, ...filter } = Route.useSearch();
  return (
    <>
      <div className="wide">
        <PageHead title={categoriaName(slug, articulos)} />
        <Patrocinadores title="Patrocina esta sección" sponsors={patrocinadores} />
        <CategoriaArticulos slug={slug} result={articulos} />
      </div>
      <Empresas path={`/${slug}`} result={empresas} filter={filter} />
    </>
  );
}
