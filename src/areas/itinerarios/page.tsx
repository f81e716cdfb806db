import { createFileRoute } from '@tanstack/react-router';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { breadcrumbData, coverData, seo, siteUrl } from '#site/seo.ts';
import { later, say } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import type { Itinerario } from './itinerario.ts';
import { ItinerarioView } from './view.tsx';

const texts = /* @__PURE__ */ detailTexts(later('el itinerario'));

export const Route = createFileRoute('/_site/itinerarios/$slug')({
  loader: ({ params }) => loadDetail('get_itinerario.php', params.slug, texts, paths.itinerario),
  head: (route) => detailHead(route, itinerarioSeo),
  component: ItinerarioPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function itinerarioSeo({ titulo, slug, resumen, contenido, imagen_url, cosas }: Itinerario, matches: Matches) {
  const base = siteUrl(matches);
  const path = paths.itinerario(slug);
  const description = resumen || seoDescription(contenido ?? '') || undefined;
  return seo(
    { matches },
    {
      title: titulo,
      description,
      path,
      image: imagen_url,
      data: [
        {
          '@type': 'TouristTrip',
          name: titulo,
          description,
          url: base + pathHere(path),
          image: coverData(base, imagen_url),
          itinerary: {
            '@type': 'ItemList',
            itemListElement: cosas.map((cosa, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: cosa.titulo,
              url: base + pathHere(cosa.url),
            })),
          },
        },
        breadcrumbData(base, [
          { name: say('Itinerarios'), path: '/itinerarios' },
          { name: titulo, path },
        ]),
      ],
    },
  );
}

function ItinerarioPage() {
  return <DetailPage detail={Route.useLoaderData()}>{(one) => <ItinerarioView itinerario={one} />}</DetailPage>;
}
