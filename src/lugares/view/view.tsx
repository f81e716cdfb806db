import { ArticuloCard } from '#articulos/card.tsx';
import type { Ubicacion } from '#lugares/ubicacion.ts';
import { Gallery } from '#site/pieces/gallery.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { MapEmbed } from '#site/pieces/map-embed.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { PageActions } from '#site/pieces/share.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { captionOf, Picture } from '#ui/picture.tsx';
import { HeartButton } from '#viaje/heart.tsx';
import { Faq } from './faq.tsx';
import { NearEmpresas } from './near-empresas.tsx';
import { playableVideos, Videos } from './videos.tsx';
import styles from './view.module.css';

/** "40,0784° N, 2,1291° O": as people read coordinates. */
function formatCoordinates(latitud: number, longitud: number): string {
  const format = (degrees: number) =>
    Math.abs(degrees).toLocaleString('es-ES', { minimumFractionDigits: 4, maximumFractionDigits: 5 });
  return `${format(latitud)}° ${latitud < 0 ? 'S' : 'N'}, ${format(longitud)}° ${longitud < 0 ? 'O' : 'E'}`;
}

export function UbicacionView({ ubicacion }: { ubicacion: Ubicacion }) {
  const { nombre, imagenes, faqs, ubicaciones_cercanas, empresas_cercanas } = ubicacion;
  const videos = playableVideos(ubicacion.videos);
  const caption = captionOf(ubicacion.imagen_portada);
  return (
    <article aria-label={nombre}>
      <header className={`wide ${styles.head}`}>
        <Breadcrumb crumbs={[{ name: 'Ubicaciones', path: '/ubicaciones' }]} />
        <p className={styles.kicker}>
          <AppLink href={`/ubicaciones?categoria=${ubicacion.categoria_id}`}>{ubicacion.categoria_nombre}</AppLink>
          {' · '}
          <AppLink href={`/ubicaciones?municipio=${ubicacion.municipio_id}`}>{ubicacion.municipio_nombre}</AppLink>
        </p>
        <h1>{nombre}</h1>
        <Labels etiquetas={ubicacion.etiquetas} />
        <PageActions title={nombre} heart={<HeartButton tipo="ubicacion" id={ubicacion.id} />} />
      </header>
      <figure className={`wide ${styles.cover}`}>
        <Picture
          src={ubicacion.imagen_portada}
          alt={nombre}
          sizes="(min-width: 1264px) 1200px, 96vw"
          isMain
          isDescribed
        />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <div className={`wide ${styles.columns}`}>
        <div className={styles.main}>
          {ubicacion.descripcion && <RichText html={ubicacion.descripcion} />}
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
          {videos.length > 0 && (
            <section aria-labelledby="videos">
              <h2 id="videos">Vídeos</h2>
              <Videos videos={videos} />
            </section>
          )}
          {faqs.length > 0 && (
            <section aria-labelledby="preguntas">
              <h2 id="preguntas">Preguntas frecuentes</h2>
              <Faq faqs={faqs} />
            </section>
          )}
        </div>
        <Whereabouts ubicacion={ubicacion} />
      </div>
      {ubicaciones_cercanas.length > 0 && (
        <section className={`wide ${styles.near}`} aria-labelledby="cerca">
          <h2 id="cerca">Cerca de aquí</h2>
          <div className={styles.cards}>
            {ubicaciones_cercanas.map((near) => (
              <ArticuloCard
                key={near.slug}
                heading="h3"
                href={things.ubicacion.path(near.slug)}
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

function atDistance(km: number): string {
  return km < 1 ? 'A menos de 1 km' : `A ${km.toLocaleString('es-ES', { maximumFractionDigits: 1 })} km`;
}
