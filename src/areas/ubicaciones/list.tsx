import { createFileRoute } from '@tanstack/react-router';
import { texto, withPlace } from '#areas/ajustes/marca/texto.ts';
import type { PointOnMap } from '#areas/mapa/province-map.tsx';
import { StillMap } from '#areas/mapa/still/still-map.tsx';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { filteredPath } from '#site/filtered-path.ts';
import { listSeo } from '#site/list-seo.ts';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { FilterForm } from '#site/pieces/list/filter-form.tsx';
import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { type PlaceFilter, placeFilter } from '#site/place-filter.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get, type Result } from '#ui/call.ts';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say, sayCount } from '#values/idioma/say.ts';
import styles from './list.module.css';
import { PointsMap } from './map/points-map.tsx';
import { textos } from './textos.ts';
import type { UbicacionPoint } from './ubicacion.ts';

const title = later('Ubicaciones');
const path = '/ubicaciones';
/** Four rows of three. */
const perPage = 12;
/** As many as our map shows without hiding itself. */
const onMap = 60;

export const Route = createFileRoute('/_site/ubicaciones')({
  validateSearch: understood((search) => ({ ...pageSearch(search), ...placeFilter(search) })),
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
    const { pagina: page, ...filter } = match.search;
    return listSeo(matches, {
      title: say(title),
      description: texto(sitioOf(matches), textos, 'ubicaciones.busqueda'),
      path,
      page,
      isFiltered: Object.keys(filter).length > 0,
      result: loaderData?.result,
      partOf: ({ nombre, slug, imagen_portada }) => ({
        name: nombre,
        path: paths.ubicacion(slug),
        image: imagen_portada,
      }),
    });
  },
  component: Ubicaciones,
  pendingComponent: () => (
    <PageLoading
      title={say(title)}
      lead={texto(useSitio(), textos, 'ubicaciones.entradilla')}
      text={say('Cargando ubicaciones...')}
    />
  ),
});

function toPoint(ubicacion: UbicacionPoint): PointOnMap {
  const { nombre, slug, latitud, longitud } = ubicacion;
  const lang = langOf(ubicacion, 'nombre');
  return { id: slug, nombre, lang, latitud, longitud, kind: 'lugar', href: paths.ubicacion(slug) };
}

function Ubicaciones() {
  const { result, points } = Route.useLoaderData();
  const { pagina: _, ...filter } = Route.useSearch();
  return (
    <div className="wide">
      <PageHead title={say(title)}>
        <p>{texto(useSitio(), textos, 'ubicaciones.entradilla')}</p>
      </PageHead>
      {result.ok && <Above first={result} points={points} filter={filter} />}
      <GrowingResult
        result={result}
        unreachable={say('Error al cargar las ubicaciones. Por favor, inténtelo de nuevo más tarde.')}
        empty={
          Object.keys(filter).length > 0
            ? say('No se encontraron ubicaciones.')
            : say('No hay ubicaciones disponibles en este momento.')
        }
        load={(page) => get('get_ubicaciones.php', { ...filter, page, limit: perPage })}
        path={filteredPath(path, filter)}
      >
        {(items) => (
          <CardGrid>
            {items.map((item, index) => (
              <Card
                key={item.slug}
                href={paths.ubicacion(item.slug)}
                title={item.nombre}
                lang={langOf(item, 'nombre')}
                image={item.imagen_portada}
                kicker={`${item.categoria_nombre} · ${item.municipio_nombre}`}
                summary={item.meta_description}
                summaryLang={langOf(item, 'meta_description')}
                more={say('Más información')}
                heart={<HeartButton tipo="ubicacion" id={item.id} of={item.nombre} lang={langOf(item, 'nombre')} />}
                isMain={index === 0}
              />
            ))}
          </CardGrid>
        )}
      </GrowingResult>
    </div>
  );
}

interface Props {
  first: Result<'get_ubicaciones.php'> & { ok: true };
  points: PointOnMap[];
  filter: PlaceFilter;
}

/** The filters, where they are, and how many. */
function Above({ first, points, filter }: Props) {
  const sitio = useSitio();
  return (
    <>
      <FilterForm path={path} filter={filter} municipios={first.municipios} categorias={first.categorias} />
      <div className={styles.map}>
        <StillMap
          // Another filter shows others.
          key={points.map(({ id }) => id).join()}
          label={withPlace(sitio.marca, say('Las ubicaciones en el mapa de {zona}'))}
          points={points}
          names={2}
        />
        <div>
          {sitio.marca.mapa && (
            <p>
              <AppLink href="/mapa?lugares=si">{withPlace(sitio.marca, say('Abrir el mapa de {zona}'))}</AppLink>
            </p>
          )}
          <PointsMap filter={filter} />
        </div>
      </div>
      <p className={styles.count} role="status">
        {sayCount(first.total, '{n} ubicación', '{n} ubicaciones')}
      </p>
    </>
  );
}
