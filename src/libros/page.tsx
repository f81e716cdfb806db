import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { breadcrumbData, imageData, seo, siteUrl } from '#site/seo.ts';
import { get } from '#ui/call.ts';
import { seoDescription } from '#values/summary.ts';
import type { Libro } from './libro.ts';
import { LibroView } from './view.tsx';

const missingSlugText = 'No se encontró el slug del libro.';
const notFoundText = 'Libro no encontrado.';
const failureText = 'Error al cargar el libro. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/libro/{-$slug}')({
  loader: async ({ params }) => {
    if (!params.slug) throw notFound();
    const result = await get('get_libro.php', { slug: params.slug });
    if (!result.ok && (result.status === 404 || result.status === 422)) throw notFound({ data: result.message });
    if (!result.ok || !result.data) return { error: failure(result, notFoundText, failureText) };
    const { slug } = result.data;
    if (slug !== params.slug)
      throw redirect({ to: '/libro/{-$slug}', params: { slug }, statusCode: 301, replace: true });
    return { libro: result.data };
  },
  head: ({ loaderData, matches }) => (loaderData?.libro ? libroSeo(loaderData.libro, matches) : seo({ matches }, {})),
  component: LibroPage,
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando libro..." />
    </div>
  ),
  notFoundComponent: ({ data }) => (
    <NotFound title="Libro no encontrado" said={data} text={Route.useParams().slug ? notFoundText : missingSlugText} />
  ),
});

function libroSeo(libro: Libro, matches: Parameters<typeof siteUrl>[0]) {
  const base = siteUrl(matches);
  const path = `/libro/${libro.slug}`;
  const description = seoDescription(libro.resumen ?? '') || `${libro.titulo}, de ${libro.autores}.`;
  return seo(
    { matches },
    {
      title: libro.titulo,
      description,
      path,
      image: libro.imagen_url,
      type: 'book',
      data: [
        {
          '@type': 'Book',
          name: libro.titulo,
          description,
          url: base + path,
          image: imageData(base, libro.imagen_url),
          author: { '@type': 'Person', name: libro.autores },
          publisher: libro.editorial ? { '@type': 'Organization', name: libro.editorial } : undefined,
          isbn: libro.ISBN ?? undefined,
          numberOfPages: libro.num_pag ?? undefined,
          datePublished: libro.fecha_edicion ? String(libro.fecha_edicion) : undefined,
          inLanguage: 'es',
        },
        breadcrumbData(base, [
          { name: 'Libros', path: '/libros' },
          { name: libro.titulo, path },
        ]),
      ],
    },
  );
}

function LibroPage() {
  const { libro, error } = Route.useLoaderData();
  if (!libro)
    return (
      <div className="wide">
        <ErrorBox text={error ?? failureText} />
      </div>
    );
  return <LibroView libro={libro} />;
}
