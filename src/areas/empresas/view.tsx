import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { Card } from '#site/pieces/card.tsx';
import { Cover } from '#site/pieces/cover.tsx';
import { Gallery } from '#site/pieces/gallery/gallery.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { PageActions } from '#site/pieces/page-actions.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { atDistance } from '#site/visita/at-distance.ts';
import { AtFirst } from '#site/visita/at-first.tsx';
import styles from '#site/visita/visit-page.module.css';
import { Whereabouts } from '#site/visita/whereabouts.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { EmpresaPagina } from './empresa.ts';
import { NearEmpresas } from './near-empresas.tsx';

export function EmpresaView({ empresa }: { empresa: EmpresaPagina }) {
  const { nombre, descripcion, imagenes_adicionales, lugares_cercanos, empresas_cercanas } = empresa;
  return (
    <article aria-label={nombre}>
      <Head empresa={empresa} />
      <Cover src={empresa.imagen} alt={nombre} className="wide" />
      <div className={`wide ${styles.columns}`}>
        <div className={styles.main}>
          {descripcion && (
            <p className={styles.said} lang={langOf(empresa, 'descripcion')}>
              {descripcion}
            </p>
          )}
          {imagenes_adicionales.length > 0 && (
            <section aria-labelledby="galeria">
              <h2 id="galeria">{say('Galería')}</h2>
              <Gallery
                label={say('Fotografías de {nombre}', { nombre })}
                sizes="(min-width: 768px) 240px, 46vw"
                images={imagenes_adicionales.map(({ imagen, alt_text }) => ({ src: imagen, alt: alt_text }))}
              />
            </section>
          )}
        </div>
        <Whereabouts of={empresa} />
      </div>
      {lugares_cercanos.length > 0 && (
        <section className={`wide ${styles.near}`} aria-labelledby="cerca">
          <h2 id="cerca">{say('Qué ver cerca')}</h2>
          <div className={styles.cards}>
            {lugares_cercanos.map((lugar) => (
              <Card
                key={lugar.slug}
                heading="h3"
                href={paths.ubicacion(lugar.slug)}
                title={lugar.nombre}
                lang={langOf(lugar, 'nombre')}
                image={lugar.imagen_portada}
                heart={<HeartButton tipo="ubicacion" id={lugar.id} of={lugar.nombre} lang={langOf(lugar, 'nombre')} />}
                kicker={lugar.distancia_km === null ? lugar.municipio_nombre : atDistance(lugar.distancia_km)}
              />
            ))}
          </div>
        </section>
      )}
      {empresas_cercanas.length > 0 && (
        <section className={`wide ${styles.near}`} aria-labelledby="empresas-cerca">
          <h2 id="empresas-cerca">{say('Otras empresas de {municipio}', { municipio: empresa.municipio_nombre })}</h2>
          <NearEmpresas empresas={empresas_cercanas} />
        </section>
      )}
    </article>
  );
}

function Head({ empresa }: { empresa: EmpresaPagina }) {
  const { id, nombre, categoria_id, categoria_nombre, municipio_slug, municipio_nombre } = empresa;
  return (
    <header className={`wide ${styles.head}`}>
      <Breadcrumb crumbs={[{ name: say('Emprendedores'), path: '/emprendedores' }]} />
      <p className={styles.kicker}>
        <AppLink href={`/emprendedores?categoria=${categoria_id}#empresas`}>{categoria_nombre}</AppLink>
        {' · '}
        <AppLink href={paths.municipio(municipio_slug)}>{municipio_nombre}</AppLink>
      </p>
      <h1>{nombre}</h1>
      <Labels etiquetas={empresa.etiquetas} />
      <AtFirst apertura={empresa.apertura} />
      <PageActions title={nombre} heart={<HeartButton tipo="empresa" id={id} />} />
    </header>
  );
}
