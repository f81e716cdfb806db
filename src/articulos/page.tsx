import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { breadcrumbData, imageData, organizationData, seo, siteUrl } from '#site/seo.ts';
import { site } from '#site-settings.ts';
import { get } from '#ui/call.ts';
import { seoDescription } from '#values/summary.ts';
import type { Articulo } from './articulo.ts';
import { isReserved } from './categorias/reserved.ts';
import { ArticleView } from './view.tsx';

const notFoundText = 'Artículo no encontrado o no publicado.';
const failureText = 'Error al cargar el artículo. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/$categoriaSlug/$articleSlug')({
  loader: async ({ params: { categoriaSlug, articleSlug } }) => {
    if (isReserved(categoriaSlug)) throw notFound();
    const result = await get('get_post.php', { slug: articleSlug, categoriaSlug });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    if (!result.ok || !result.data) return { error: failure(result, notFoundText, failureText) };
    const { slug, categoria_slug = categoriaSlug } = result.data;
    if (slug !== articleSlug || categoria_slug !== categoriaSlug)
      throw redirect({
        to: '/$categoriaSlug/$articleSlug',
        params: { categoriaSlug: categoria_slug, articleSlug: slug },
        statusCode: 301,
        replace: true,
      });
    return { articulo: { ...result.data, categoria_slug } };
  },
  head: ({ loaderData, matches }) => {
    const articulo = loaderData?.articulo;
    return articulo ? articleSeo(articulo, matches) : seo({ matches }, {});
  },
  component: ArticlePage,
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando artículo..." />
    </div>
  ),
  notFoundComponent: ({ data }) => <NotFound title="Artículo no encontrado" said={data} text={notFoundText} />,
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
  const { articulo, error } = Route.useLoaderData();
  if (!articulo)
    return (
      <div className="wide">
        <ErrorBox text={error} />
      </div>
    );
  return <ArticleView articulo={articulo} />;
}
