import { NewsletterForm } from '#boletin/form.tsx';
import { MapEmbed } from '#site/pieces/map-embed.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { RichText } from '#site/pieces/rich-text.tsx';
import { ShareButtons } from '#site/pieces/share.tsx';
import { Picture } from '#ui/picture.tsx';
import { formatLongDate } from '#values/fecha.ts';
import { titleFromSlug } from '#values/slug.ts';
import type { Articulo } from './articulo.ts';
import { ContactBlock } from './contact-block.tsx';
import styles from './view.module.css';

/** An article, whole; the preview of a draft shows the same. */
export function ArticleView({ articulo }: { articulo: Articulo }) {
  const { titulo, autor, fotografo, fecha_creacion, fecha_modificacion, contenido } = articulo;
  const path = `/${articulo.categoria_slug}/${articulo.slug}`;
  const wasChanged = fecha_modificacion.slice(0, 10) > fecha_creacion.slice(0, 10);
  const hasMap = Boolean(articulo.place_id || articulo.map_search_text);
  return (
    <article className={styles.article}>
      <header className={`wide ${styles.head}`}>
        <Breadcrumb
          crumbs={[
            {
              name: articulo.nombre_categoria ?? titleFromSlug(articulo.categoria_slug),
              path: `/${articulo.categoria_slug}`,
            },
          ]}
        />
        <h1>{titulo}</h1>
        {articulo.resumen && <p className={styles.lead}>{articulo.resumen}</p>}
        <div className={styles.byline}>
          <p>
            {autor && (
              <>
                Por <strong>{autor}</strong> ·{' '}
              </>
            )}
            Publicado: <time dateTime={fecha_creacion}>{formatLongDate(fecha_creacion)}</time>
            {wasChanged && (
              <>
                {' '}
                · Actualizado: <time dateTime={fecha_modificacion}>{formatLongDate(fecha_modificacion)}</time>
              </>
            )}
          </p>
          <ShareButtons title={titulo} path={path} look="icons" />
        </div>
      </header>
      <figure className={`wide ${styles.cover}`}>
        <Picture
          src={articulo.imagen_ini_post ?? articulo.imagen_portada_url}
          alt=""
          sizes="(min-width: 1264px) 1200px, 96vw"
          isMain
        />
        {fotografo && <figcaption>Fotografía: {fotografo}</figcaption>}
      </figure>
      <RichText html={contenido} className={styles.body} />
      <div className={styles.share} data-noprint>
        <p>¿Te ha gustado? Compártelo.</p>
        <ShareButtons title={titulo} path={path} look="buttons" />
      </div>
      {(hasMap || hasContact(articulo)) && (
        <section className={`wide ${styles.place}`} aria-label="Contacto y mapa">
          <ContactBlock contact={articulo} />
          <MapEmbed
            placeId={articulo.place_id}
            searchText={articulo.map_search_text}
            title={`Mapa: ${articulo.map_search_text ?? titulo}`}
          />
        </section>
      )}
      <section className={`wide ${styles.newsletter}`} aria-labelledby="boletin-articulo" data-noprint>
        <div>
          <h2 id="boletin-articulo">Que no se te escape ningún secreto</h2>
          <p>Recibe en tu correo los mejores artículos y lo que se cuece en la provincia.</p>
        </div>
        <NewsletterForm />
      </section>
    </article>
  );
}

function hasContact(articulo: Articulo): boolean {
  const {
    addressLine1,
    addressLine2,
    addressLine3,
    phone1,
    phone2,
    phone3,
    email1,
    email2,
    websiteUrl,
    instagramUrl,
    facebookUrl,
    twitterUrl,
  } = articulo;
  return [
    addressLine1,
    addressLine2,
    addressLine3,
    phone1,
    phone2,
    phone3,
    email1,
    email2,
    websiteUrl,
    instagramUrl,
    facebookUrl,
    twitterUrl,
  ].some(Boolean);
}
