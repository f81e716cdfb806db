import { Fragment, type ReactNode } from 'react';
import type { Ubicacion } from '#areas/ubicaciones/ubicacion.ts';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { Card } from '#site/pieces/card.tsx';
import { Cover } from '#site/pieces/cover.tsx';
import { MapEmbed } from '#site/pieces/embed/map-embed.tsx';
import { Gallery } from '#site/pieces/gallery/gallery.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { PageActions } from '#site/pieces/page-actions.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { Access, hasAccess } from '#site/visita/access.tsx';
import { OpenNow } from '#site/visita/open-now.tsx';
import { shortUrl } from '#site/visita/short-url.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Faq } from './faq.tsx';
import { NearEmpresas } from './near-empresas.tsx';
import { playableVideos, Videos } from './videos.tsx';
import styles from './view.module.css';

export function UbicacionView({ ubicacion }: { ubicacion: Ubicacion }) {
  const { nombre, ubicaciones_cercanas, empresas_cercanas } = ubicacion;
  return (
    <article aria-label={nombre}>
      <Head ubicacion={ubicacion} />
      <Cover src={ubicacion.imagen_portada} alt={nombre} className="wide" />
      <div className={`wide ${styles.columns}`}>
        <Main ubicacion={ubicacion} />
        <Whereabouts ubicacion={ubicacion} />
      </div>
      {ubicaciones_cercanas.length > 0 && (
        <section className={`wide ${styles.near}`} aria-labelledby="cerca">
          <h2 id="cerca">Cerca de aquí</h2>
          <div className={styles.cards}>
            {ubicaciones_cercanas.map((near) => (
              <Card
                key={near.slug}
                heading="h3"
                href={paths.ubicacion(near.slug)}
                title={near.nombre}
                image={near.imagen_portada}
                heart={<HeartButton tipo="ubicacion" id={near.id} of={near.nombre} />}
                kicker={near.distancia_km === null ? near.municipio_nombre : atDistance(near.distancia_km)}
              />
            ))}
          </div>
        </section>
      )}
      {empresas_cercanas.length > 0 && (
        <section className={`wide ${styles.near}`} aria-labelledby="empresas-cerca">
          <h2 id="empresas-cerca">Empresas de {ubicacion.municipio_nombre}</h2>
          <NearEmpresas empresas={empresas_cercanas} />
        </section>
      )}
    </article>
  );
}

function Head({ ubicacion }: { ubicacion: Ubicacion }) {
  const { nombre, categoria_id, categoria_nombre, municipio_id, municipio_nombre } = ubicacion;
  return (
    <header className={`wide ${styles.head}`}>
      <Breadcrumb crumbs={[{ name: 'Ubicaciones', path: '/ubicaciones' }]} />
      <p className={styles.kicker}>
        <AppLink href={`/ubicaciones?categoria=${categoria_id}`}>{categoria_nombre}</AppLink>
        {' · '}
        <AppLink href={`/ubicaciones?municipio=${municipio_id}`}>{municipio_nombre}</AppLink>
      </p>
      <h1>{nombre}</h1>
      <Labels etiquetas={ubicacion.etiquetas} />
      <PageActions title={nombre} heart={<HeartButton tipo="ubicacion" id={ubicacion.id} />} />
    </header>
  );
}

/** What there is to read, see and ask. */
function Main({ ubicacion: { nombre, descripcion, imagenes, videos, faqs } }: { ubicacion: Ubicacion }) {
  const playable = playableVideos(videos);
  return (
    <div className={styles.main}>
      {descripcion && <RichText html={descripcion} />}
      {imagenes.length > 0 && (
        <section aria-labelledby="galeria">
          <h2 id="galeria">Galería</h2>
          <Gallery
            label={`Fotografías de ${nombre}`}
            sizes="(min-width: 768px) 240px, 46vw"
            images={imagenes.map(({ ruta_imagen, alt_text }) => ({ src: ruta_imagen, alt: alt_text }))}
          />
        </section>
      )}
      {playable.length > 0 && (
        <section aria-labelledby="videos">
          <h2 id="videos">Vídeos</h2>
          <Videos videos={playable} />
        </section>
      )}
      {faqs.length > 0 && (
        <section aria-labelledby="preguntas">
          <h2 id="preguntas">Preguntas frecuentes</h2>
          <Faq faqs={faqs} />
        </section>
      )}
    </div>
  );
}

/** Address, coordinates and the map. */
function Whereabouts({ ubicacion }: { ubicacion: Ubicacion }) {
  const { nombre, direccion, codigo_postal, municipio_nombre, provincia_nombre, latitud, longitud } = ubicacion;
  const point = latitud !== null && longitud !== null ? { latitud, longitud } : undefined;
  const query = point ? `${point.latitud},${point.longitud}` : `${nombre}, ${municipio_nombre}`;
  return (
    <aside className={styles.where} aria-labelledby="donde-esta">
      <h2 id="donde-esta">Dónde está</h2>
      <dl>
        <dt>Dirección</dt>
        <dd>
          {direccion && <span>{direccion}</span>}
          <span>
            {codigo_postal} {municipio_nombre}
          </span>
          {provincia_nombre !== municipio_nombre && <span>{provincia_nombre}</span>}
        </dd>
        <VisitFacts ubicacion={ubicacion} />
        {point && (
          <>
            <dt>Coordenadas</dt>
            <dd>{formatCoordinates(point.latitud, point.longitud)}</dd>
          </>
        )}
      </dl>
      <p>
        <AppLink href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(query)}`}>
          Cómo llegar
        </AppLink>
      </p>
      <MapEmbed placeId={ubicacion.place_id} searchText={query} title={`Mapa: ${nombre}`} point={point} />
    </aside>
  );
}

/** What one asks before setting out. */
function VisitFacts({ ubicacion }: { ubicacion: Ubicacion }) {
  const { horario, apertura, precio, telefono, web, accesibilidad } = ubicacion;
  const facts: [string, ReactNode][] = [
    [
      'Horario',
      horario && (
        <>
          <OpenNow apertura={apertura} />
          <span className={styles.lines}>{horario}</span>
        </>
      ),
    ],
    ['Precio', precio],
    ['Teléfono', telefono && <AppLink href={`tel:${telefono.replace(/\s/g, '')}`}>{telefono}</AppLink>],
    ['Página web', web && <AppLink href={web}>{shortUrl(web)}</AppLink>],
    ['Accesibilidad', hasAccess(accesibilidad) && <Access said={accesibilidad} />],
  ];
  return facts
    .filter(([, value]) => value)
    .map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ));
}

/** "40,0784° N, 2,1291° O": as people read coordinates. */
function formatCoordinates(latitud: number, longitud: number): string {
  const format = (degrees: number) =>
    Math.abs(degrees).toLocaleString('es-ES', { minimumFractionDigits: 4, maximumFractionDigits: 5 });
  return `${format(latitud)}° ${latitud < 0 ? 'S' : 'N'}, ${format(longitud)}° ${longitud < 0 ? 'O' : 'E'}`;
}

function atDistance(km: number): string {
  return km < 1 ? 'A menos de 1 km' : `A ${km.toLocaleString('es-ES', { maximumFractionDigits: 1 })} km`;
}
