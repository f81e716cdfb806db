import { createFileRoute } from '@tanstack/react-router';
import { loadPatrocinadoresOf, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { MapEmbed } from '#site/pieces/embed/map-embed.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { breadcrumbData, coverData, seo } from '#site/seo.ts';
import { AppLink } from '#ui/app-link.tsx';
import { sitioOf } from '#ui/use-sitio.ts';
import { geoData } from '#values/coordenadas/geo-data.ts';
import { todayInMadrid } from '#values/day.ts';
import { langOf, langOfNames } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import { seoDescription } from '#values/summary.ts';
import type { Actividad } from './actividad.ts';
import { BookingCard } from './booking-card.tsx';
import styles from './page.module.css';
import { tarifas } from './tarifas.ts';

const list = { name: later('Actividades y eventos'), path: '/actividades-y-eventos' };

const texts = detailTexts(later('la actividad'), { notFound: later('Actividad no encontrada o no publicada.') });

export const Route = createFileRoute('/_site/actividades-y-eventos/$slug')({
  loader: async ({ params }) => {
    const detail = await loadDetail('get_actividad.php', params.slug, texts, paths.actividad);
    return { ...detail, patrocinadores: await loadPatrocinadoresOf(detail.thing) };
  },
  head: (route) => detailHead(route, actividadSeo),
  component: ActividadPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function actividadSeo(actividad: Actividad, matches: Matches) {
  const { url: base, reservas } = sitioOf(matches);
  const { nombre, lugar, punto } = actividad;
  const path = paths.actividad(actividad.slug);
  const description = seoDescription(actividad.descripcion);
  return seo(
    { matches },
    {
      title: nombre,
      description,
      path,
      image: actividad.imagen_url,
      data: [
        {
          '@type': 'Event',
          name: nombre,
          description,
          url: base + pathHere(path),
          image: coverData(base, actividad.imagen_url),
          // It has no date: one can come since the day it was first offered.
          startDate: todayInMadrid(new Date(actividad.fecha_creacion)),
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: {
            '@type': 'Place',
            name: lugar,
            address: { '@type': 'PostalAddress', streetAddress: lugar, addressCountry: 'ES' },
            geo: punto ? geoData(punto.latitud, punto.longitud) : undefined,
          },
          organizer: { '@type': 'Organization', name: reservas.operador, telephone: reservas.telefono },
          offers: offersData(actividad, base + pathHere(path)),
        },
        breadcrumbData(base, [list, { name: nombre, path }]),
      ],
    },
  );
}

/** Only prices with both an amount and a label are offers. */
function offersData(actividad: Actividad, url: string) {
  const offers = tarifas(actividad).flatMap(({ texto, precio }) =>
    texto && precio
      ? [
          {
            '@type': 'Offer',
            name: texto,
            price: precio.toFixed(2),
            priceCurrency: 'EUR',
            url,
            availability: 'https://schema.org/InStock',
          },
        ]
      : [],
  );
  return offers.length > 0 ? offers : undefined;
}

function ActividadPage() {
  const detail = Route.useLoaderData();
  return (
    <DetailPage detail={detail}>
      {(actividad) => (
        <>
          <ActividadView actividad={actividad} />
          <Patrocinadores
            title={say('Patrocinan {municipio}', { municipio: actividad.municipio_nombre ?? '' })}
            sponsors={detail.patrocinadores}
          />
        </>
      )}
    </DetailPage>
  );
}

function ActividadView({ actividad }: { actividad: Actividad }) {
  return (
    <Detail
      crumbs={[list]}
      title={actividad.nombre}
      lang={langOf(actividad, 'nombre')}
      cover={actividad.imagen_url}
      heart={<HeartButton tipo="actividad" id={actividad.id} />}
      back={{ label: say('Volver a actividades y eventos'), href: list.path }}
      after={
        <MapEmbed
          placeId={actividad.place_id}
          searchText={actividad.lugar}
          nombre={actividad.lugar}
          point={actividad.punto}
        />
      }
      aside={
        <>
          <InfoCard title={say('Detalles')}>
            <Facts
              rows={[
                [
                  say('Lugar'),
                  <span key="lugar" lang={langOfNames()}>
                    {actividad.lugar}
                  </span>,
                ],
                [
                  say('Municipio'),
                  actividad.municipio_slug && (
                    <AppLink href={paths.municipio(actividad.municipio_slug)}>{actividad.municipio_nombre}</AppLink>
                  ),
                ],
                [say('Duración'), practicalLine(actividad, 'duracion')],
                [say('Mínimo de personas'), actividad.min_personas],
                [say('Máximo de personas'), actividad.max_personas],
                [say('Disponibilidad'), practicalLine(actividad, 'disponibilidad')],
              ]}
            />
          </InfoCard>
          <InfoCard title={say('Tarifas')}>
            <Tarifas actividad={actividad} />
          </InfoCard>
          <BookingCard />
        </>
      }
    >
      <Labels etiquetas={actividad.etiquetas} />
      <RichText html={actividad.descripcion} lang={langOf(actividad, 'descripcion')} />
    </Detail>
  );
}

function practicalLine(actividad: Actividad, campo: 'duracion' | 'disponibilidad') {
  const texto = actividad[campo];
  return texto && <span lang={langOf(actividad, campo)}>{texto}</span>;
}

function Tarifas({ actividad }: { actividad: Actividad }) {
  return (
    <ul className={styles.prices}>
      {tarifas(actividad).map(({ texto, precio, campo }) => (
        <li key={`${texto} ${precio}`}>
          <span lang={langOf(actividad, campo)}>{texto ?? say('Precio')}</span>{' '}
          <strong>{precio ? formatCents(eurosToCents(precio)) : say('GRATIS')}</strong>
        </li>
      ))}
    </ul>
  );
}
