import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentProps, ComponentType } from 'react';
import type { z } from 'zod';
import { BoletinForm } from '#areas/boletin/form.tsx';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { Cover } from '#site/pieces/cover.tsx';
import { MapEmbed } from '#site/pieces/embed/map-embed.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { ShareButtons } from '#site/pieces/share/share.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Said } from '#ui/said.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { todayInMadrid } from '#values/day.ts';
import { formatLongDate } from '#values/fecha.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { Articulo, latestArticulo } from './articulo.ts';
import { ArticuloCards } from './cards.tsx';
import { ContactBlock } from './contacto/block.tsx';
import { articuloPath } from './path.ts';
import styles from './view.module.css';

type Contact = ComponentType<ComponentProps<typeof ContactBlock>>;

const Contact = createIsomorphicFn()
  .server((): Contact => ContactBlock)
  .client((): Contact => lazyPart(() => import('./contacto/block.tsx').then((module) => module.ContactBlock)))();

/** The fields of its contact block. */
const isContact = /^(?:addressLine|phone|email)\d$|Url$/;

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
  const hasContact = Object.entries(articulo).some(([name, value]) => value && isContact.test(name));
  return (
    <article aria-label={titulo}>
      <header className={`wide ${styles.head}`}>
        <Breadcrumb crumbs={crumbsOf(articulo)} />
        <h1 lang={langOf(articulo, 'titulo')}>{titulo || say('Sin título')}</h1>
        {articulo.resumen && (
          <p className={styles.lead} lang={langOf(articulo, 'resumen')}>
            {articulo.resumen}
          </p>
        )}
        <div className={styles.byline}>
          <p>
            {autor && (
              <>
                <Said text="Por {autor}" autor={<strong>{autor}</strong>} /> ·{' '}
              </>
            )}
            <Said
              text="Publicado: {dia}"
              dia={<time dateTime={fecha_creacion}>{formatLongDate(fecha_creacion)}</time>}
            />
            {wasChanged && (
              <>
                {' '}
                ·{' '}
                <Said
                  text="Actualizado: {dia}"
                  dia={<time dateTime={fecha_modificacion}>{formatLongDate(fecha_modificacion)}</time>}
                />
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
      <RichText html={contenido} className={styles.body} lang={langOf(articulo, 'contenido')} />
      <TopicLinks temas={articulo.temas} />
      <div className={styles.share} data-noprint>
        <p>{say('¿Te ha gustado? Compártelo.')}</p>
        <ShareButtons title={titulo} path={path} look="buttons" />
      </div>
      {(hasContact || articulo.place_id || articulo.map_search_text) && (
        <section className={styles.place} aria-label={say('Contacto y mapa')}>
          {hasContact && (
            <StaticPart className={styles.contact} room={<div className={styles.contactRoom} />}>
              <Contact articulo={articulo} />
            </StaticPart>
          )}
          <MapEmbed
            placeId={articulo.place_id}
            searchText={articulo.map_search_text}
            nombre={articulo.map_search_text ?? titulo}
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
    <nav className={styles.topics} aria-label={say('Temas')}>
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
  return [{ name: nombre_categoria, path: `/${categoria_slug}` }];
}

function ReadNext({ articulos }: { articulos: Related[] }) {
  return (
    <section className={`wide ${styles.next}`} aria-labelledby="seguir-leyendo" data-noprint>
      <h2 id="seguir-leyendo">{say('Sigue leyendo')}</h2>
      <ArticuloCards articulos={articulos} isAside />
    </section>
  );
}

/** The day that readers see of an instant. */
function dayOf(instant: string): string {
  return todayInMadrid(new Date(instant));
}
