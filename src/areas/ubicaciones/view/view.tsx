import { NearEmpresas } from '#areas/empresas/near-empresas.tsx';
import type { Ubicacion } from '#areas/ubicaciones/ubicacion.ts';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { Card } from '#site/pieces/card.tsx';
import { Cover } from '#site/pieces/cover.tsx';
import { Gallery } from '#site/pieces/gallery/gallery.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { PageActions } from '#site/pieces/page-actions.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { atDistance } from '#site/visita/at-distance.ts';
import { AtFirst } from '#site/visita/at-first.tsx';
import styles from '#site/visita/visit-page.module.css';
import { Whereabouts } from '#site/visita/whereabouts.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { Faq } from './faq.tsx';
import { playableVideos, Videos } from './videos.tsx';

export function UbicacionView({ ubicacion }: { ubicacion: Ubicacion }) {
  const { nombre, ubicaciones_cercanas, empresas_cercanas } = ubicacion;
  return (
    <article aria-label={nombre}>
      <Head ubicacion={ubicacion} />
      <Cover src={ubicacion.imagen_portada} alt={nombre} lang={langOf(ubicacion, 'nombre')} className="wide" />
      <div className={`wide ${styles.columns}`}>
        <Main ubicacion={ubicacion} />
        <Whereabouts of={ubicacion} />
      </div>
      {ubicaciones_cercanas.length > 0 && (
        <section className={`wide ${styles.near}`} aria-labelledby="cerca">
          <h2 id="cerca">{say('Cerca de aquí')}</h2>
          <div className={styles.cards}>
            {ubicaciones_cercanas.map((near) => (
              <Card
                key={near.slug}
                heading="h3"
                href={paths.ubicacion(near.slug)}
                title={near.nombre}
                lang={langOf(near, 'nombre')}
                image={near.imagen_portada}
                heart={<HeartButton tipo="ubicacion" id={near.id} of={near.nombre} lang={langOf(near, 'nombre')} />}
                kicker={near.distancia_km === null ? near.municipio_nombre : atDistance(near.distancia_km)}
              />
            ))}
          </div>
        </section>
      )}
      {empresas_cercanas.length > 0 && (
        <section className={`wide ${styles.near}`} aria-labelledby="empresas-cerca">
          <h2 id="empresas-cerca">{say('Empresas cerca de aquí')}</h2>
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
      <Breadcrumb crumbs={[{ name: say('Ubicaciones'), path: '/ubicaciones' }]} />
      <p className={styles.kicker}>
        <AppLink href={`/ubicaciones?categoria=${categoria_id}`}>{categoria_nombre}</AppLink>
        {' · '}
        <AppLink href={`/ubicaciones?municipio=${municipio_id}`}>{municipio_nombre}</AppLink>
      </p>
      <h1 lang={langOf(ubicacion, 'nombre')}>{nombre}</h1>
      <Labels etiquetas={ubicacion.etiquetas} />
      <AtFirst apertura={ubicacion.apertura} />
      <PageActions title={nombre} heart={<HeartButton tipo="ubicacion" id={ubicacion.id} />} />
    </header>
  );
}

/** What there is to read, see and ask. */
function Main({ ubicacion }: { ubicacion: Ubicacion }) {
  const { nombre, descripcion, imagenes, videos, faqs } = ubicacion;
  const playable = playableVideos(videos);
  return (
    <div className={styles.main}>
      {descripcion && <RichText html={descripcion} lang={langOf(ubicacion, 'descripcion')} />}
      {imagenes.length > 0 && (
        <section aria-labelledby="galeria">
          <h2 id="galeria">{say('Galería')}</h2>
          <Gallery
            label={say('Fotografías de {lugar}', { lugar: nombre })}
            sizes="(min-width: 768px) 240px, 46vw"
            images={imagenes.map(({ ruta_imagen, alt_text }) => ({ src: ruta_imagen, alt: alt_text }))}
          />
        </section>
      )}
      {playable.length > 0 && (
        <section aria-labelledby="videos">
          <h2 id="videos">{say('Vídeos')}</h2>
          <Videos videos={playable} />
        </section>
      )}
      {faqs.length > 0 && (
        <section aria-labelledby="preguntas">
          <h2 id="preguntas">{say('Preguntas frecuentes')}</h2>
          <Faq faqs={faqs} />
        </section>
      )}
    </div>
  );
}
