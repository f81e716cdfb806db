import { createFileRoute } from '@tanstack/react-router';
import { ArticuloCard } from '#articulos/card.tsx';
import { type PointOnMap, ProvinceMap } from '#mapa/province-map.tsx';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { FilterForm, filteredPath, placeFilter } from '#site/pieces/filter-form.tsx';
import { GrowingList } from '#site/pieces/growing-list.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { Empty, ErrorBox, Loading } from '#site/pieces/states.tsx';
import { breadcrumbData, notFoundSeo, seo, siteUrl } from '#site/seo.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get } from '#ui/call.ts';
import { HeartButton } from '#viaje/heart.tsx';
import styles from './list.module.css';
import { PointsMap } from './map/points-map.tsx';
import type { UbicacionPoint } from './ubicacion.ts';

const title = 'Ubicaciones';
const path = '/ubicaciones';
const failureText = 'Error al cargar las ubicaciones. Por favor, inténtelo de nuevo más tarde.';
/** Four rows of three. */
const perPage = 12;
/** As many as our map shows without hiding itself. */
const onMap = 60;

export const Route = createFileRoute('/_site/ubicaciones')({
  validateSearch: (search: Record<string, unknown>) => ({ ...pageSearch(search), ...placeFilter(search) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina = 1, ...filter } }) => {
    const [result, points] = await Promise.all([
      get('get_ubicaciones.php', { ...filter, page: pagina, limit: perPage }),
      get('get_ubicaciones_mapa.php', { ...filter, limit: onMap }),
    ]);
    requirePage(result);
    return { result, points: points.ok ? points.data.map(toPoint) : [] };
  },
  head: ({ loaderData, match, matches }) => {
    if (!loaderData) return notFoundSeo(matches);
    const { result } = loaderData;
    if (!result.ok) return seo({ matches }, { title });
    const { pagina: page = 1, ...filter } = match.search;
    // A filtered list is a part of the whole one: search engines keep the whole.
    const isFiltered = Object.keys(filter).length > 0;
    const own = isFiltered || page === 1 ? path : `${path}?pagina=${page}`;
    const base = siteUrl(matches);
    return seo(
      { matches },
      {
        title: page > 1 ? `${title}, página ${page}` : title,
        description:
          'Monumentos, parajes, pueblos y miradores de la provincia de Cuenca, con mapa, fotografías y consejos para visitarlos.',
        path: own,
        image: result.data[0]?.imagen_portada,
        data: [
          {
            '@type': 'CollectionPage',
            name: title,
            url: base + own,
            inLanguage: 'es',
            hasPart: result.data.map((item) => ({
              '@type': 'TouristAttraction',
              name: item.nombre,
              url: base + things.ubicacion.path(item.slug),
            })),
          },
          breadcrumbData(base, [{ name: title, path }]),
        ],
      },
    );
  },
  component: Ubicaciones,
  pendingComponent: () => (
    <div className="wide">
      <Head />
      <Loading text="Cargando ubicaciones..." />
    </div>
  ),
});

function toPoint({ nombre, slug, latitud, longitud }: UbicacionPoint): PointOnMap {
  return { id: slug, nombre, latitud, longitud, kind: 'lugar', href: things.ubicacion.path(slug) };
}

function Head() {
  return (
    <PageHead title={title}>
      <p>Lugares que merecen el viaje: dónde están, qué mirar y qué tienes cerca.</p>
    </PageHead>
  );
}

function Ubicaciones() {
  const { result, points } = Route.useLoaderData();
  const { pagina: _, ...filter } = Route.useSearch();
  if (!result.ok)
    return (
      <div className="wide">
        <Head />
        <ErrorBox text={failureText} />
      </div>
    );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className="wide">
      <Head />
      <FilterForm path={path} filter={filter} municipios={result.municipios} categorias={result.categorias} />
      <div className={styles.map}>
        <ProvinceMap label="Las ubicaciones en el mapa de la provincia" points={points} names={2} />
        <div>
          <p>
            <AppLink href="/mapa?lugares=si">Abrir el mapa de la provincia</AppLink>
          </p>
          <PointsMap filter={filter} />
        </div>
      </div>
      <p className={styles.count} role="status">
        {result.total === 1 ? '1 ubicación' : `${result.total} ubicaciones`}
      </p>
      {result.data.length === 0 ? (
        <Empty
          text={isFiltered ? 'No se encontraron ubicaciones.' : 'No hay ubicaciones disponibles en este momento.'}
        />
      ) : (
        <GrowingList
          first={result}
          load={(page) => get('get_ubicaciones.php', { ...filter, page, limit: perPage })}
          path={filteredPath(path, filter)}
        >
          {(items) => (
            <CardGrid>
              {items.map((item, index) => (
                <ArticuloCard
                  key={item.slug}
                  href={things.ubicacion.path(item.slug)}
                  title={item.nombre}
                  image={item.imagen_portada}
                  kicker={`${item.categoria_nombre} · ${item.municipio_nombre}`}
                  summary={item.meta_description}
                  more="Más información"
                  heart={<HeartButton tipo="ubicacion" id={item.id} of={item.nombre} />}
                  isMain={index === 0}
                />
              ))}
            </CardGrid>
          )}
        </GrowingList>
      )}
    </div>
  );
}
