import { createFileRoute } from '@tanstack/react-router';
import { StillMap } from '#areas/mapa/still/still-map.tsx';
import { loadPatrocinadoresOf, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { breadcrumbData, coverData, seo, siteUrl } from '#site/seo.ts';
import { AppLink } from '#ui/app-link.tsx';
import { inFigures } from '#values/idioma/figures.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import { Drawings } from './drawn/drawings.tsx';
import styles from './page.module.css';
import type { Ruta } from './ruta.ts';
import { SunToday } from './sun-today.tsx';
import { dificultadNames, duration, inMetres, inShort, kilometres } from './words.ts';

const list = { name: later('Rutas'), path: '/rutas' };

const texts = detailTexts(later('la ruta'));

export const Route = createFileRoute('/_site/rutas/$slug')({
  loader: async ({ params }) => {
    const detail = await loadDetail('get_ruta.php', params.slug, texts, paths.ruta);
    return { ...detail, patrocinadores: await loadPatrocinadoresOf(detail.thing) };
  },
  head: (route) => detailHead(route, rutaSeo),
  component: RutaPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function rutaSeo(ruta: Ruta, matches: Matches) {
  const base = siteUrl(matches);
  const path = paths.ruta(ruta.slug);
  const { nombre, latitud, longitud } = ruta;
  const description = seoDescription(ruta.descripcion ?? '') || `${nombre}: ${inShort(ruta)}.`;
  return seo(
    { matches },
    {
      title: nombre,
      description,
      path,
      image: ruta.imagen_url,
      data: [
        {
          '@type': 'TouristTrip',
          name: nombre,
          description,
          url: base + pathHere(path),
          image: coverData(base, ruta.imagen_url),
          touristType: say('Senderismo'),
          itinerary: {
            '@type': 'Place',
            name: nombre,
            geo: { '@type': 'GeoCoordinates', latitude: latitud, longitude: longitud },
          },
        },
        breadcrumbData(base, [list, { name: nombre, path }]),
      ],
      links: [{ rel: 'alternate', type: 'application/gpx+xml', title: nombre, href: `${path}.gpx` }],
    },
  );
}

function RutaPage() {
  const detail = Route.useLoaderData();
  return (
    <DetailPage detail={detail}>
      {(ruta) => (
        <>
          <RutaView ruta={ruta} />
          <Patrocinadores
            title={say('Patrocinan {municipio}', { municipio: ruta.municipio_nombre ?? '' })}
            sponsors={detail.patrocinadores}
          />
        </>
      )}
    </DetailPage>
  );
}

function RutaView({ ruta }: { ruta: Ruta }) {
  const { nombre, ubicaciones_cercanas } = ruta;
  return (
    <>
      <Detail
        crumbs={[list]}
        title={nombre}
        lang={langOf(ruta, 'nombre')}
        kicker={[say(dificultadNames[ruta.dificultad]), ruta.municipio_nombre].filter(Boolean).join(' · ')}
        cover={ruta.imagen_url ?? undefined}
        back={{ label: say('Volver a las rutas'), href: list.path }}
        heart={<HeartButton tipo="ruta" id={ruta.id} />}
        aside={<Measures ruta={ruta} />}
        before={
          <>
            <Figures ruta={ruta} />
            <div className={styles.labels}>
              <Labels etiquetas={ruta.etiquetas} />
            </div>
            {ruta.avisos && (
              <div className={styles.warning} role="note" aria-label={say('Avisos')}>
                <strong>{say('Antes de salir')}</strong>
                <p lang={langOf(ruta, 'avisos')}>{ruta.avisos}</p>
              </div>
            )}
            <Drawings ruta={ruta} />
          </>
        }
      >
        {ruta.descripcion && <RichText html={ruta.descripcion} lang={langOf(ruta, 'descripcion')} />}
      </Detail>
      {ubicaciones_cercanas.length > 0 && (
        <section className={`wide ${styles.near}`} aria-labelledby="cerca">
          <h2 id="cerca">{say('Cerca del camino')}</h2>
          <CardGrid>
            {ubicaciones_cercanas.map((near) => (
              <Card
                key={near.slug}
                heading="h3"
                href={paths.ubicacion(near.slug)}
                title={near.nombre}
                lang={langOf(near, 'nombre')}
                image={near.imagen_portada}
                kicker={near.categoria_nombre}
                summary={fromTheLine(near.distancia_km)}
                heart={<HeartButton tipo="ubicacion" id={near.id} of={near.nombre} lang={langOf(near, 'nombre')} />}
              />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}

/** What one chooses a walk by, once. */
function Figures({ ruta: { distancia_m, subida_m, minutos } }: { ruta: Ruta }) {
  const figures: [string, string | null][] = [
    [say('Distancia'), kilometres(distancia_m)],
    [say('Subida acumulada'), subida_m === null ? null : inMetres(subida_m)],
    [say('Tiempo andando, sin paradas'), duration(minutos)],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The rest of it. */
function Measures({ ruta }: { ruta: Ruta }) {
  const { latitud, longitud, nombre, slug, altitud_min, altitud_max, bajada_m } = ruta;
  return (
    <InfoCard title={say('La ruta en datos')}>
      <Facts
        rows={[
          [say('Bajada acumulada'), bajada_m !== null && inMetres(bajada_m)],
          [
            say('Altitud'),
            altitud_min !== null &&
              say('de {desde} a {hasta} ## altitud', { desde: inMetres(altitud_min), hasta: inMetres(altitud_max!) }),
          ],
          [say('Tipo'), ruta.circular ? say('Circular: acaba donde empieza') : say('Lineal: acaba en otro sitio')],
          [
            say('Municipio'),
            ruta.municipio_slug && (
              <AppLink href={paths.municipio(ruta.municipio_slug)}>{ruta.municipio_nombre}</AppLink>
            ),
          ],
        ].map(([label, value]) => [label as string, value || null])}
      />
      <p className={styles.take}>
        {/* Without `download`, which browsers fetch past the service worker: the answer says that it is a file. */}
        <a href={pathHere(`${paths.ruta(slug)}.gpx`)} type="application/gpx+xml">
          {say('Descargar el recorrido (GPX)')}
        </a>
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${latitud},${longitud}`}
          target="_blank"
          rel="noopener"
        >
          {say('Cómo llegar al inicio')}
        </a>
      </p>
      {/* Below what is pressed: it comes a moment later. */}
      <div className={styles.sun}>
        <SunToday at={{ latitud, longitud }} />
      </div>
      <StillMap
        label={say('Dónde empieza {ruta}', { ruta: nombre })}
        points={[{ id: ruta.id, nombre: say('Inicio de la ruta'), latitud, longitud, kind: 'ruta' }]}
        names={2}
      />
    </InfoCard>
  );
}

function fromTheLine(km: number): string {
  if (km < 0.2) return say('Junto al camino');
  return say('A {km} km del camino', { km: inFigures(km, 1) });
}
