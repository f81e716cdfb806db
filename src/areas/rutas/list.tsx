import { createFileRoute } from '@tanstack/react-router';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { StillMap } from '#areas/mapa/still/still-map.tsx';
import { windowAround } from '#areas/mapa/window.ts';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { Pills } from '#site/pieces/list/pills.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { understood } from '#site/understood.ts';
import { ButtonLink } from '#ui/button.tsx';
import { get } from '#ui/call.ts';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { type Dificultad, dificultades } from './dificultad.ts';
import styles from './list.module.css';
import type { RutaListItem } from './ruta.ts';
import { textos } from './textos.ts';
import { dificultadNames, inShort } from './words.ts';

const title = later('Rutas');
const path = '/rutas';
const perPage = 12;

/** ?dificultad=facil; anything else is no filter. */
function rutasSearch(search: Record<string, unknown>): { pagina?: number; dificultad?: Dificultad } {
  const chosen = search.dificultad;
  const dificultad = dificultades.find((known) => known === chosen);
  return { ...pageSearch(search), ...(dificultad && { dificultad }) };
}

export const Route = createFileRoute('/_site/rutas/')({
  validateSearch: understood(rutasSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina = 1, dificultad } }) => {
    const result = await get('get_rutas.php', { dificultad, page: pagina, limit: perPage });
    requirePage(result);
    return { result };
  },
  head: ({ loaderData, match, matches }) => {
    const { pagina: page, dificultad } = match.search;
    return listSeo(matches, {
      title: say(title),
      description: texto(sitioOf(matches), textos, 'rutas.busqueda'),
      path,
      page,
      isFiltered: dificultad !== undefined,
      result: loaderData?.result,
      partOf: ({ nombre, slug, imagen_url }) => ({ name: nombre, path: paths.ruta(slug), image: imagen_url }),
    });
  },
  component: Rutas,
  pendingComponent: () => (
    <PageLoading
      title={say(title)}
      lead={texto(useSitio(), textos, 'rutas.entradilla')}
      text={say('Cargando rutas...')}
    />
  ),
});

function Rutas() {
  const { result } = Route.useLoaderData();
  const { dificultad } = Route.useSearch();
  return (
    <div className="wide">
      <PageHead title={say(title)}>
        <p>{texto(useSitio(), textos, 'rutas.entradilla')}</p>
      </PageHead>
      <Difficulties chosen={dificultad} />
      <GrowingResult
        result={result}
        unreachable={say('Error al cargar las rutas. Por favor, inténtelo de nuevo más tarde.')}
        empty={dificultad ? say('No se encontraron rutas.') : say('No hay rutas disponibles en este momento.')}
        emptyHint={dificultad && <ButtonLink href={path}>{say('Ver todas las rutas')}</ButtonLink>}
        load={(page) => get('get_rutas.php', { dificultad, page, limit: perPage })}
        path={dificultad ? `${path}?dificultad=${dificultad}` : path}
      >
        {(items) => (
          <>
            <Starts rutas={items} />
            <CardGrid>
              {items.map((item, index) => (
                <Card
                  key={item.slug}
                  href={paths.ruta(item.slug)}
                  title={item.nombre}
                  lang={langOf(item, 'nombre')}
                  image={item.imagen_url}
                  kicker={[say(dificultadNames[item.dificultad]), item.municipio_nombre].filter(Boolean).join(' · ')}
                  summary={inShort(item)}
                  more={say('Ver la ruta')}
                  isMain={index === 0}
                  heart={<HeartButton tipo="ruta" id={item.id} of={item.nombre} lang={langOf(item, 'nombre')} />}
                />
              ))}
            </CardGrid>
          </>
        )}
      </GrowingResult>
    </div>
  );
}

function Starts({ rutas }: { rutas: RutaListItem[] }) {
  return (
    <div className={styles.map}>
      <StillMap
        // Another page of the list, or another difficulty, shows others.
        key={rutas.map(({ id }) => id).join()}
        label={say('Dónde empieza cada ruta')}
        window={windowAround(rutas, 16 / 9)}
        points={rutas.map((ruta) => {
          const { id, nombre, slug, latitud, longitud } = ruta;
          const lang = langOf(ruta, 'nombre');
          return { id, nombre, lang, latitud, longitud, kind: 'ruta', href: paths.ruta(slug) };
        })}
      />
    </div>
  );
}

function Difficulties({ chosen }: { chosen: Dificultad | undefined }) {
  return (
    <div className={styles.choices}>
      <Pills
        label={say('Dificultad')}
        links={[
          { href: path, text: say('Todas'), isChosen: !chosen },
          ...dificultades.map((dificultad) => ({
            href: `${path}?dificultad=${dificultad}`,
            text: say(dificultadNames[dificultad]),
            isChosen: chosen === dificultad,
          })),
        ]}
      />
    </div>
  );
}
