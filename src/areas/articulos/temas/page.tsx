import { createFileRoute, notFound } from '@tanstack/react-router';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import { detailTexts, loadDetail } from '#site/load-detail.ts';
import { NotFound } from '#site/not-found.tsx';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { notFoundSeo, seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { get } from '#ui/call.ts';
import { later, say } from '#values/idioma/say.ts';
import { titleFromSlug } from '#values/slug.ts';
import { ArchivoList } from '../archivo/cards.tsx';
import { articuloPart } from '../archivo/list-part.ts';
import { articulosFailure } from '../cards.tsx';

const texts = detailTexts(later('el tema'), { notFound: later('No hay artículos de ese tema.') });

export const Route = createFileRoute('/_site/tema/$slug')({
  validateSearch: understood(pageSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { slug }, deps: { pagina = 1 } }) => {
    const { thing: tema } = await loadDetail('get_tema.php', slug, texts, paths.tema);
    if (!tema) return {};
    const result = await get('get_articulos.php', { tema: tema.id, page: pagina });
    if (!result.ok && result.status === 404) throw notFound();
    requirePage(result);
    return { tema, result };
  },
  head: ({ loaderData, match, matches }) => {
    if (!loaderData) return notFoundSeo(matches);
    const { tema, result } = loaderData;
    if (!tema) return seo({ matches }, {});
    return listSeo(matches, {
      title: tema.nombre,
      description:
        tema.descripcion ||
        say('Todo lo que hemos publicado sobre {tema}, de lo más nuevo a lo más antiguo.', { tema: tema.nombre }),
      path: paths.tema(tema.slug),
      page: match.search.pagina,
      result,
      partOf: articuloPart,
    });
  },
  component: TemaPage,
  pendingComponent: () => (
    <PageLoading title={titleFromSlug(Route.useParams().slug)} text={say('Cargando artículos...')} />
  ),
  notFoundComponent: () => <NotFound title={say('Tema no encontrado')} text={say(texts.notFound)} />,
});

function TemaPage() {
  const { tema, result } = Route.useLoaderData();
  if (!tema) return <ErrorBox text={say(articulosFailure)} />;
  return (
    <div className="wide">
      <PageHead title={tema.nombre} crumbs={[{ name: say('Artículos'), path: '/articulos' }]}>
        {tema.descripcion && <p>{tema.descripcion}</p>}
      </PageHead>
      <ArchivoList
        result={result}
        filter={{ tema: tema.id }}
        path={paths.tema(tema.slug)}
        empty={say(texts.notFound)}
      />
    </div>
  );
}
