import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { pathHere } from '#idioma-path.ts';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { breadcrumbData, seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get, type Result } from '#ui/call.ts';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { MapExplorer, type PuebloOnMap } from './explorer/explorer.tsx';
import { usePoints } from './explorer/use-points.ts';
import { useZoom } from './explorer/use-zoom.ts';
import { remarkOn, shownOf } from './explorer/without-connection.ts';
import { MapaFilters } from './filters.tsx';
import { type Capa, capas, type MapaSearch, mapaSearch } from './mapa.ts';
import styles from './page.module.css';
import { PointList } from './point-list.tsx';
import { project } from './projection.ts';
import { textos } from './textos.ts';
import { useNearMe } from './use-near-me.ts';

const path = '/mapa';

/** What one pueblo is on the map, as short as it can be said: there are 238 of them. */
type Short = [codigo: string, nombre: string, slug: string, banda: number, latitud: number, longitud: number];

export const Route = createFileRoute('/_site/mapa')({
  validateSearch: understood(mapaSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [pueblos, mapa] = await Promise.all([get('get_pueblos.php', {}), get('get_mapa.php', deps)]);
    if (!mapa.ok && mapa.status === 404) throw notFound();
    const short = (pueblos.ok ? pueblos.data : []).flatMap(({ codigo, nombre, slug, banda, punto }): Short[] =>
      codigo && punto ? [[codigo, nombre, slug, banda, punto.latitud, punto.longitud]] : [],
    );
    return { pueblos: short, mapa };
  },
  head: ({ match, matches }) => {
    const sitio = sitioOf(matches);
    const title = texto(sitio, textos, 'mapa.titulo');
    return seo(
      { matches },
      {
        title,
        description: texto(sitio, textos, 'mapa.busqueda'),
        // A filtered map is a part of the whole one.
        path: Object.values(match.search).some(Boolean) ? undefined : path,
        data: [
          { '@type': 'Map', name: title, url: sitio.url + pathHere(path) },
          breadcrumbData(sitio.url, [{ name: title, path }]),
        ],
      },
    );
  },
  component: Mapa,
  pendingComponent: () => (
    <PageLoading title={texto(useSitio(), textos, 'mapa.titulo')} text={say('Cargando el mapa...')} />
  ),
});

function Mapa() {
  const sitio = useSitio();
  const search = Route.useSearch();
  const { pueblos: short, mapa, remark } = useAnswer(Route.useLoaderData(), search);
  const zoom = useZoom();
  const { nearMe, ask } = useNearMe((at) => zoom.goTo(project(at), 3));
  // Whoever comes to see what is near has asked already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(() => {
    if (location.hash === '#cerca') void ask();
  }, []);
  const puntos = usePoints(mapa.ok ? mapa.data : [], search, zoom);
  const pueblos = short.map(
    ([codigo, nombre, slug, banda, latitud, longitud]): PuebloOnMap => ({
      codigo,
      nombre,
      slug,
      banda,
      at: project({ latitud, longitud }),
    }),
  );
  return (
    <div className={`wide ${styles.page}`}>
      <PageHead title={texto(sitio, textos, 'mapa.titulo')}>
        <p>
          {texto(sitio, textos, 'mapa.entradilla')}{' '}
          <AppLink href="/pueblos">{say('Todos los pueblos, en una lista')}</AppLink>
        </p>
      </PageHead>
      <div className={styles.columns}>
        <MapExplorer pueblos={pueblos} puntos={puntos} zoom={zoom} nearMe={nearMe} onNearMe={ask} />
        <div className={styles.side}>
          <MapaFilters key={JSON.stringify(search)} search={search} capas={offered} />
          {mapa.ok ? (
            <PointList puntos={puntos} nearMe={nearMe} remark={remark} />
          ) : (
            <ErrorBox text={say('No se han podido cargar los puntos del mapa.')} />
          )}
        </div>
      </div>
    </div>
  );
}

interface Answer {
  pueblos: Short[];
  mapa: Result<'get_mapa.php'>;
}

/** What came; without a connection, what is chosen of what came before, and what that leaves out. */
function useAnswer(answer: Answer, search: MapaSearch): Answer & { remark?: string | undefined } {
  const last = useRef({ answer, search });
  if (answer.mapa.ok) last.current = { answer, search };
  const { pueblos, mapa } = last.current.answer;
  if (answer.mapa.ok || answer.mapa.status !== 0 || !mapa.ok) return answer;
  return {
    pueblos,
    mapa: { ...mapa, data: shownOf(mapa.data, search) },
    remark: remarkOn(last.current.search, search),
  };
}

const offered: readonly Capa[] = capas;
