import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { formatLongDate } from '#domain/fecha.ts';
import type { Articulo } from '#domain/articulo.ts';
import { isReserved } from '#domain/reserved.ts';
import { seoDescription } from '#domain/summary.ts';
import { get } from '#ui/call.ts';
import { Picture } from '#ui/picture.tsx';
import { site } from '#domain/site-settings.ts';
import styles from './articulo.module.css';
import { ContactBlock } from './components/contact-block.tsx';
import { MapEmbed } from './components/map-embed.tsx';
import { NewsletterForm } from './components/newsletter-form.tsx';
import { NotFound } from './components/not-found.tsx';
import { Breadcrumb } from './components/page-head.tsx';
import { RichText } from './components/rich-text.tsx';
import { ShareButtons } from './components/share.tsx';
import { ErrorBox, Loading } from './components/states.tsx';
import { breadcrumbData, imageData, organizationData, seo, siteUrl } from './seo.ts';

const notFoundText = 'Artículo no encontrado o no publicado.';
const failureText = 'Error al cargar el artículo. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/$categoriaSlug/$articleSlug')({
  loader: async ({ params: { categoriaSlug, articleSlug } }) => {
    if (isReserved(categoriaSlug)) throw notFound();
    const result = await get('get_post.php', { slug: articleSlug, categoriaSlug });
    if (!result.ok) {
      if (result.status === 404 || result.status === 422) throw notFound({ data: result.message });
      return { articulo: undefined };
    }
    const { slug, categoria_slug } = result.data;
    if (slug !== articleSlug || categoria_slug !== categoriaSlug)
      throw redirect({ to: '/$categoriaSlug/$articleSlug', params: { categoriaSlug: categoria_slug, articleSlug: slug }, statusCode: 301, replace: true });
    return { articulo: result.data };
  },
  head: ({ loaderData, matches }) => {
    const articulo = loaderData?.articulo;
    return articulo ? articleSeo(articulo, matches) : seo({ matches }, {});
  },
  component: ArticlePage,
  pendingComponent: () => (
    <div className={`wide ${styles.pending}`}>
      <Loading text="Cargando artículo..." />
    </div>
  ),
  notFoundComponent: () => <NotFound title="Artículo no encontrado" text={notFoundText} />,
});

function articleSeo(articulo: Articulo, matches: Parameters<typeof siteUrl>[0]) {
  const base = siteUrl(matches);
  const path = `/${articulo.categoria_slug}/${articulo.slug}`;
  const description = seoDescription(articulo.resumen || articulo.contenido);
  const category = { name: articulo.nombre_categoria, path: `/${articulo.categoria_slug}` };
  return seo(
    { matches },
    {
      title: articulo.titulo,
      description,
      path,
      image: articulo.imagen_portada_url ?? articulo.imagen_ini_post,
      type: 'article',
      data: [
        {
          '@type': articulo.categoria_slug === 'noticias' ? 'NewsArticle' : 'Article',
          headline: articulo.titulo,
          description,
          image: imageData(base, articulo.imagen_portada_url ?? articulo.imagen_ini_post),
          datePublished: articulo.fecha_creacion,
          dateModified: articulo.fecha_modificacion,
          author: { '@type': 'Person', name: articulo.autor ?? site.name },
          publisher: organizationData(base),
          mainEntityOfPage: base + path,
          inLanguage: 'es',
          articleSection: articulo.nombre_categoria,
        },
        breadcrumbData(base, [category, { name: articulo.titulo, path }]),
      ],
    },
  );
}

function ArticlePage() {
  const { articulo } = Route.useLoaderData();
  if (!articulo)
    return (
      <div className={`wide ${styles.pending}`}>
        <ErrorBox text={failureText} />
      </div>
    );
  return <ArticleView articulo={articulo} />;
}

/** Also what the preview of a draft shows. */
export function ArticleView({ articulo }: { articulo: Articulo }) {
  const { titulo, autor, fotografo, fecha_creacion, fecha_modificacion, contenido } = articulo;
  const path = `/${articulo.categoria_slug}/${articulo.slug}`;
  const wasChanged = fecha_modificacion.slice(0, 10) > fecha_creacion.slice(0, 10);
  const hasMap = Boolean(articulo.place_id || articulo.map_search_text);
  return (
    <article className={styles.article}>
      <header className={`wide ${styles.head}`}>
        <Breadcrumb crumbs={[{ name: articulo.nombre_categoria, path: `/${articulo.categoria_slug}` }]} />
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
        <Picture src={articulo.imagen_ini_post ?? articulo.imagen_portada_url} alt="" sizes="(min-width: 1264px) 1200px, 96vw" isMain />
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
          <MapEmbed placeId={articulo.place_id} searchText={articulo.map_search_text} title={`Mapa: ${articulo.map_search_text ?? titulo}`} />
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
  const { addressLine1, addressLine2, addressLine3, phone1, phone2, phone3, email1, email2, websiteUrl, instagramUrl, facebookUrl, twitterUrl } = articulo;
  return [addressLine1, addressLine2, addressLine3, phone1, phone2, phone3, email1, email2, websiteUrl, instagramUrl, facebookUrl, twitterUrl].some(Boolean);
}
