import { createFileRoute } from '@tanstack/react-router';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get } from '#ui/call.ts';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { formatLongDate } from '#values/fecha.ts';
import { later, say, spanish } from '#values/idioma/say.ts';
import { textos } from '../textos.ts';
import styles from './archive.module.css';

const title = later('Boletín');
const path = '/boletin';

export const Route = createFileRoute('/_site/boletin/')({
  validateSearch: understood(pageSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina } }) => {
    const boletines = await get('get_boletines.php', { page: pagina });
    requirePage(boletines);
    return { boletines };
  },
  head: ({ match, matches }) =>
    listSeo(matches, {
      title: say(title),
      description: texto(sitioOf(matches), textos, 'boletin.busqueda'),
      path,
      page: match.search.pagina,
    }),
  pendingComponent: () => <PageLoading title={say(title)} text={say('Cargando boletines...')} />,
  component: Boletines,
});

function Boletines() {
  const { boletines } = Route.useLoaderData();
  return (
    <div className="wide">
      <PageHead title={say(title)}>
        <p>{texto(useSitio(), textos, 'boletin.entradilla')}</p>
      </PageHead>
      <GrowingResult
        result={boletines}
        refused={say('No se encontraron boletines.')}
        unreachable={say('Error al cargar los boletines. Por favor, inténtelo de nuevo más tarde.')}
        empty={say('Todavía no hemos enviado ningún boletín.')}
        load={(page) => get('get_boletines.php', { page })}
        path={path}
      >
        {(items) => (
          <ol className={styles.list}>
            {items.map(({ slug, asunto, fecha, resumen }) => (
              <li key={slug}>
                <h2>
                  <AppLink href={paths.envio(slug)} lang={spanish.codigo}>
                    {asunto}
                  </AppLink>
                </h2>
                <p className={styles.date}>
                  <time dateTime={fecha}>{formatLongDate(fecha)}</time>
                </p>
                <p lang={spanish.codigo}>{resumen}</p>
              </li>
            ))}
          </ol>
        )}
      </GrowingResult>
    </div>
  );
}
