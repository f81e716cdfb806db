import { BoletinForm } from '#boletin/form.tsx';
import { MapEmbed } from '#site/pieces/map-embed.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { ShareButtons } from '#site/pieces/share.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { formatLongDate } from '#values/fecha.ts';
import { titleFromSlug } from '#values/slug.ts';
import type { Articulo } from './articulo.ts';
import { articuloPath } from './path.ts';
import styles from './view.module.css';

/** An article, whole; the preview of a draft shows the same. */
export function ArticuloView({ articulo }: { articulo: Articulo }) {
  const { titulo, autor, fotografo, fecha_creacion, fecha_modificacion, contenido } = articulo;
  const path = articuloPath(articulo);
  const wasChanged = fecha_modificacion.slice(0, 10) > fecha_creacion.slice(0, 10);
  const contact = contactOf(articulo);
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
      {(contact || articulo.place_id || articulo.map_search_text) && (
        <section className={`wide ${styles.place}`} aria-label="Contacto y mapa">
          {contact && <ContactBlock {...contact} />}
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
        <BoletinForm />
      </section>
    </article>
  );
}

/** How to reach what the article tells of, if it says anything of that. */
function contactOf(articulo: Articulo) {
  const contact = {
    address: present(articulo.addressLine1, articulo.addressLine2, articulo.addressLine3),
    phones: present(articulo.phone1, articulo.phone2, articulo.phone3),
    emails: present(articulo.email1, articulo.email2),
    links: [
      ['Página web', articulo.websiteUrl],
      ['Instagram', articulo.instagramUrl],
      ['Facebook', articulo.facebookUrl],
      ['X', articulo.twitterUrl],
    ].filter((link): link is [string, string] => Boolean(link[1])),
  };
  return Object.values(contact).some((lines) => lines.length > 0) ? contact : undefined;
}

function present(...values: (string | null)[]): string[] {
  return values.filter((value): value is string => Boolean(value));
}

function ContactBlock({ address, phones, emails, links }: NonNullable<ReturnType<typeof contactOf>>) {
  return (
    <address className={styles.contact}>
      <h2>Contacto</h2>
      {address.length > 0 && (
        <p>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <ul className={styles.contactLinks}>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
          </li>
        ))}
        {emails.map((email) => (
          <li key={email}>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
        {links.map(([label, url]) => (
          <li key={label}>
            <a href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </address>
  );
}
