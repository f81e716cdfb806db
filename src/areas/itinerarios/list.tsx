import { createFileRoute } from '@tanstack/react-router';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { understood } from '#site/understood.ts';
import { get } from '#ui/call.ts';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { textos } from './textos.ts';
import { inShort } from './words.ts';

const title = later('Itinerarios');
const path = '/itinerarios';

export const Route = createFileRoute('/_site/itinerarios/')({
  validateSearch: understood(pageSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina } }) => {
    const result = await get('get_itinerarios.php', { page: pagina });
    requirePage(result);
    return { result };
  },
  head: ({ loaderData, match, matches }) =>
    listSeo(matches, {
      title: say(title),
      description: texto(sitioOf(matches), textos, 'itinerarios.busqueda'),
      path,
      page: match.search.pagina,
      result: loaderData?.result,
      partOf: ({ titulo, slug, imagen_url }) => ({ name: titulo, path: paths.itinerario(slug), image: imagen_url }),
    }),
  component: Itinerarios,
  pendingComponent: () => (
    <PageLoading
      title={say(title)}
      lead={texto(useSitio(), textos, 'itinerarios.entradilla')}
      text={say('Cargando itinerarios...')}
    />
  ),
});

function Itinerarios() {
  const { result } = Route.useLoaderData();
  return (
    <div className="wide">
      <PageHead title={say(title)}>
        <p>{texto(useSitio(), textos, 'itinerarios.entradilla')}</p>
      </PageHead>
      <GrowingResult
        result={result}
        refused={say('No se pudieron cargar los itinerarios.')}
        unreachable={say('Error al cargar los itinerarios. Por favor, inténtelo de nuevo más tarde.')}
        empty={say('No hay itinerarios disponibles en este momento.')}
        load={(page) => get('get_itinerarios.php', { page })}
        path={path}
      >
        {(items) => (
          <CardGrid>
            {items.map((item, index) => (
              <Card
                key={item.slug}
                href={paths.itinerario(item.slug)}
                title={item.titulo}
                lang={langOf(item, 'titulo')}
                image={item.imagen_url}
                kicker={inShort(item)}
                summary={item.resumen ?? ''}
                summaryLang={langOf(item, 'resumen')}
                more={say('Ver el itinerario')}
                isMain={index === 0}
              />
            ))}
          </CardGrid>
        )}
      </GrowingResult>
    </div>
  );
}
