import { createFileRoute } from '@tanstack/react-router';
import { loadPatrocinadoresOf } from '#areas/patrocinadores/shown.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { breadcrumbData, coverData, seo, siteUrl } from '#site/seo.ts';
import { later, say } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import type { Pueblo } from './pueblo.ts';
import { PuebloView } from './view.tsx';

const list = { name: later('Pueblos'), path: '/pueblos' };

const texts = detailTexts(later('el pueblo'));

export const Route = createFileRoute('/_site/pueblos/$slug')({
  loader: async ({ params }) => {
    const detail = await loadDetail('get_pueblo.php', params.slug, texts, paths.municipio);
    return { ...detail, sponsors: await loadPatrocinadoresOf(detail.thing && { municipio_id: detail.thing.id }) };
  },
  head: (route) => detailHead(route, puebloSeo),
  component: PuebloPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function puebloSeo(pueblo: Pueblo, matches: Matches) {
  const base = siteUrl(matches);
  const { nombre, imagen, punto, tiene_contenido } = pueblo;
  const path = paths.municipio(pueblo.slug);
  const description = pueblo.descripcion ? seoDescription(pueblo.descripcion) : describe(pueblo);
  return seo(
    { matches },
    {
      title: say('{nombre}, qué ver y qué hacer', { nombre }),
      description,
      // Without anything of its own it is for whoever is on the map, not for search engines.
      path: tiene_contenido ? path : undefined,
      image: imagen ?? pueblo.lugares[0]?.imagen_portada,
      data: [
        {
          '@type': ['City', 'TouristDestination'],
          name: nombre,
          description,
          url: base + pathHere(path),
          image: coverData(base, imagen),
          containedInPlace: {
            '@type': 'AdministrativeArea',
            name: say('Provincia de {provincia}', { provincia: pueblo.provincia_nombre }),
          },
          ...(punto && { geo: { '@type': 'GeoCoordinates', latitude: punto.latitud, longitude: punto.longitud } }),
          includesAttraction: pueblo.lugares.map((lugar) => ({
            '@type': 'TouristAttraction',
            name: lugar.nombre,
            url: base + paths.ubicacion(lugar.slug),
          })),
        },
        breadcrumbData(base, [list, { name: nombre, path }]),
      ],
      links: [
        {
          rel: 'alternate',
          type: 'text/calendar',
          title: say('Agenda de {lugar}', { lugar: nombre }),
          href: `${path}/agenda.ics`,
        },
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: say('Agenda de {lugar}', { lugar: nombre }),
          href: `${path}/rss.xml`,
        },
      ],
    },
  );
}

function describe({ nombre, provincia_nombre, lugares, cerca }: Pueblo): string {
  const own = lugares.length > 0;
  const names = (own ? lugares : cerca).slice(0, 3).map((lugar) => lugar.nombre);
  const text = [
    say('{nombre}, en la provincia de {provincia}.', { nombre, provincia: provincia_nombre }),
    ...(names.length > 0
      ? [say(own ? 'Qué ver: {lugares}.' : 'Cerca: {lugares}.', { lugares: names.join(', ') })]
      : []),
  ].join(' ');
  const more = `${text} ${say('Agenda, dónde comer y dormir, y pueblos vecinos.')}`;
  return more.length <= 155 ? more : seoDescription(text);
}

function PuebloPage() {
  const { sponsors, ...detail } = Route.useLoaderData();
  return <DetailPage detail={detail}>{(pueblo) => <PuebloView pueblo={pueblo} sponsors={sponsors} />}</DetailPage>;
}
