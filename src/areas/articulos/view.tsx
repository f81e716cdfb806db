import type { z } from 'zod';
import { BoletinForm } from '#areas/boletin/form.tsx';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { Cover } from '#site/pieces/cover.tsx';
import { MapEmbed } from '#site/pieces/embed/map-embed.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { ShareButtons } from '#site/pieces/share.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { todayInMadrid } from '#values/day.ts';
import { formatLongDate } from '#values/fecha.ts';
import { titleFromSlug } from '#values/slug.ts';
import type { Articulo, latestArticulo } from './articulo.ts';
import { articuloPath } from './path.ts';
import styles from './view.module.css';

type Related = z.infer<typeof latestArticulo>;

interface Props {
  articulo: Articulo;
  /** What to read next. */
  more?: Related[];
}

/** An article, whole; the preview of a draft shows the same. */
export function ArticuloView({ articulo, more = [] }: Props) {
  const { titulo, autor, fotografo, fecha_creacion, fecha_modificacion, contenido } = articulo;
  const path = articuloPath(articulo);
  const { invitacion } = useSitio();
  const wasChanged = dayOf(fecha_modificacion) > dayOf(fecha_creacion);
  const contact = contactOf(articulo);
  return (
    <article aria-label={titulo}>
      <header className={`wide ${styles.head}`}>
        <Breadcrumb crumbs={crumbsOf(articulo)} />
        <h1>{titulo || 'Sin título'}</h1>
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
          <div className={styles.actions}>
            <HeartButton tipo="articulo" id={articulo.Id_articulo} />
            <ShareButtons title={titulo} path={path} look="icons" />
          </div>
        </div>
      </header>
      <Cover
        src={articulo.imagen_ini_post ?? articulo.imagen_portada_url}
        credit={fotografo}
        className={`wide ${styles.cover}`}
      />
      <RichText html={contenido} className={styles.body} />
      <TopicLinks temas={articulo.temas} />
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
            point={articulo.punto}
          />
        </section>
      )}
      <section className={`wide ${styles.newsletter}`} aria-labelledby="boletin-articulo" data-noprint>
        <div>
          <h2 id="boletin-articulo">{invitacion.titulo}</h2>
          <p>{invitacion.articulo}</p>
        </div>
        <BoletinForm />
      </section>
      {more.length > 0 && <ReadNext articulos={more} />}
    </article>
  );
}

function TopicLinks({ temas = [] }: Pick<Articulo, 'temas'>) {
  if (temas.length === 0) return null;
  return (
    <nav className={styles.topics} aria-label="Temas">
      {temas.map(({ id, nombre, slug }) => (
        <AppLink key={id} href={paths.tema(slug)}>
          {nombre}
        </AppLink>
      ))}
    </nav>
  );
}

/** The preview of a draft may have no category yet. */
function crumbsOf({ nombre_categoria, categoria_slug }: Articulo) {
  if (!categoria_slug) return [];
  return [{ name: nombre_categoria ?? titleFromSlug(categoria_slug), path: `/${categoria_slug}` }];
}

function ReadNext({ articulos }: { articulos: Related[] }) {
  return (
    <section className={`wide ${styles.next}`} aria-labelledby="seguir-leyendo" data-noprint>
      <h2 id="seguir-leyendo">Sigue leyendo</h2>
      <CardGrid>
        {articulos.map((item) => (
          <Card
            key={item.slug}
            heading="h3"
            href={articuloPath(item)}
            title={item.titulo}
            image={item.imagen_portada_url}
            kicker={item.nombre_categoria}
          />
        ))}
      </CardGrid>
    </section>
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
    <div className={styles.contact}>
      <h2>Contacto</h2>
      <address>
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
    </div>
  );
}

/** The day that readers see of an instant. */
function dayOf(instant: string): string {
  return todayInMadrid(new Date(instant));
}
