/** How the page of an article is loaded, and its head: under its category, also where that shares its addresses. */
import { pathHere } from '#idioma-path.ts';
import { detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { articleImageData, breadcrumbData, publisherData, seo } from '#site/seo.ts';
import { get } from '#ui/call.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { later } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import type { Articulo } from './articulo.ts';
import { articuloPath } from './path.ts';

export const articuloTexts = /* @__PURE__ */ detailTexts(later('el artículo'), {
  notFound: later('Artículo no encontrado o no publicado.'),
});

export async function loadArticulo(categoriaSlug: string, slug: string) {
  // An answer that does not name its category is of the one in the address.
  const address = { categoria_slug: categoriaSlug, slug };
  const [detail, relacionados] = await Promise.all([
    loadDetail('get_post.php', slug, articuloTexts, (_, thing) => articuloPath({ ...address, ...thing }), {
      path: articuloPath(address),
      input: { categoriaSlug },
    }),
    get('get_relacionados.php', { slug }),
  ]);
  // Without them the article is still whole.
  const more = relacionados.ok ? (relacionados.data ?? []) : [];
  return detail.thing ? { thing: { ...address, ...detail.thing }, more } : { ...detail, more };
}

export function articuloSeo(articulo: Articulo, matches: Matches) {
  const sitio = sitioOf(matches);
  const base = sitio.url;
  const path = articuloPath(articulo);
  const description = seoDescription(articulo.resumen || articulo.contenido);
  const image = articulo.imagen_compartir ?? articulo.imagen_portada_url ?? articulo.imagen_ini_post;
  return seo(
    { matches },
    {
      title: articulo.meta_title || articulo.titulo,
      description,
      path,
      image,
      type: 'article',
      data: [
        {
          '@type': articulo.categoria_slug === 'noticias' ? 'NewsArticle' : 'Article',
          headline: articulo.titulo,
          description,
          image: articleImageData(sitio, image),
          datePublished: articulo.fecha_creacion,
          dateModified: articulo.fecha_modificacion,
          author: articulo.autor ? { '@type': 'Person', name: articulo.autor } : publisherData(sitio),
          publisher: publisherData(sitio),
          mainEntityOfPage: base + pathHere(path),
          articleSection: articulo.nombre_categoria,
          keywords: articulo.temas?.map(({ nombre }) => nombre).join(', ') || undefined,
        },
        breadcrumbData(base, [
          { name: articulo.nombre_categoria, path: `/${articulo.categoria_slug}` },
          { name: articulo.titulo, path },
        ]),
      ],
    },
  );
}
