import { createFileRoute, notFound } from '@tanstack/react-router';
import { isReserved } from '#domain/reserved.ts';
import { titleFromSlug } from '#domain/slug.ts';
import { get } from '#ui/call.ts';
import { ArticleCard } from './components/article-card.tsx';
import { CardGrid } from './components/card-grid.tsx';
import { NotFound } from './components/not-found.tsx';
import { PageHead } from './components/page-head.tsx';
import { Pager, pageSearch } from './components/pager.tsx';
import { Empty, ErrorBox, Loading } from './components/states.tsx';
import { breadcrumbData, seo, siteUrl } from './seo.ts';

const emptyText = 'No se encontraron artículos para esta categoría.';
const failureText = 'Error al cargar los artículos. Por favor, inténtelo de nuevo más tarde.';

export const Route = createFileRoute('/_site/$categoriaSlug')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { categoriaSlug }, deps: { pagina = 1 } }) => {
    if (isReserved(categoriaSlug)) throw notFound();
    const result = await get('get_posts.php', { categoriaSlug, page: pagina });
    if (!result.ok && result.status === 404) throw notFound({ data: result.message });
    return { result };
  },
  head: ({ loaderData, params: { categoriaSlug }, match, matches }) => {
    const result = loaderData?.result;
    if (!result?.ok) return seo({ matches }, { title: titleFromSlug(categoriaSlug) });
    const name = result.categoria.nombre_categoria;
    const page = match.search.pagina ?? 1;
    const path = `/${categoriaSlug}${page > 1 ? `?pagina=${page}` : ''}`;
    const base = siteUrl(matches);
    return seo(
      { matches },
      {
        title: page > 1 ? `${name}, página ${page}` : name,
        description: `${name} de la provincia de Cuenca: todos los artículos, del más nuevo al más antiguo.`,
        path,
        image: result.data[0]?.imagen_portada_url,
        data: [
          {
            '@type': 'CollectionPage',
            name,
            url: base + path,
            inLanguage: 'es',
            hasPart: result.data.map((item) => ({
              '@type': 'Article',
              headline: item.titulo,
              url: `${base}/${categoriaSlug}/${item.slug}`,
            })),
          },
          breadcrumbData(base, [{ name, path: `/${categoriaSlug}` }]),
        ],
        links: [{ rel: 'alternate', type: 'application/rss+xml', title: name, href: `/${categoriaSlug}/rss.xml` }],
      },
    );
  },
  component: Categoria,
  pendingComponent: () => (
    <div className="wide">
      <PageHead title={titleFromSlug(Route.useParams().categoriaSlug)} />
      <Loading text="Cargando artículos..." />
    </div>
  ),
  notFoundComponent: () => <NotFound title={titleFromSlug(Route.useParams().categoriaSlug)} text={emptyText} />,
});

function Categoria() {
  const { result } = Route.useLoaderData();
  const { categoriaSlug } = Route.useParams();
  const name = result.ok ? result.categoria.nombre_categoria : titleFromSlug(categoriaSlug);
  return (
    <div className="wide">
      <PageHead title={name} />
      {!result.ok ? (
        <ErrorBox text={failureText} />
      ) : result.data.length === 0 ? (
        <Empty text={emptyText} />
      ) : (
        <>
          <CardGrid>
            {result.data.map((item, index) => (
              <ArticleCard
                key={item.slug}
                href={`/${categoriaSlug}/${item.slug}`}
                title={item.titulo}
                image={item.imagen_portada_url}
                summary={item.resumen}
                date={item.fecha_creacion}
                more="Leer el artículo"
                isMain={index === 0}
              />
            ))}
          </CardGrid>
          <Pager path={`/${categoriaSlug}`} page={result.page} pages={result.pages} />
        </>
      )}
    </div>
  );
}
