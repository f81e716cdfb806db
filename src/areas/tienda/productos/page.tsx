import { createFileRoute } from '@tanstack/react-router';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { breadcrumbData, seo } from '#site/seo.ts';
import { sitioOf } from '#ui/use-sitio.ts';
import { later, say } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import type { ProductoPagina } from './producto.ts';
import { productoData } from './structured-data.ts';
import { ProductoView } from './view.tsx';

const texts = detailTexts(later('el producto'));

export const Route = createFileRoute('/_site/tienda/$slug')({
  loader: ({ params }) => loadDetail('get_producto_publico.php', params.slug, texts, paths.producto),
  head: (route) => detailHead(route, productoSeo),
  component: ProductoPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function ProductoPage() {
  return (
    <DetailPage detail={Route.useLoaderData()}>
      {(producto) => <ProductoView key={producto.id} producto={producto} />}
    </DetailPage>
  );
}

function productoSeo(producto: ProductoPagina, matches: Matches) {
  const { url: base, envios } = sitioOf(matches);
  const path = paths.producto(producto.slug);
  const description = seoDescription(producto.descripcion ?? producto.nombre);
  return seo(
    { matches },
    {
      title: producto.nombre,
      description,
      path,
      image: producto.url_imagen,
      data: [
        productoData(producto, { base, path, envios }),
        breadcrumbData(base, [
          { name: say('Tienda'), path: '/tienda' },
          { name: producto.nombre, path },
        ]),
      ],
    },
  );
}
