import { createFileRoute } from '@tanstack/react-router';
import {
  DetailLoading,
  DetailNotFound,
  DetailPage,
  type DetailTexts,
  detailHead,
  loadDetail,
  type Matches,
} from '#site/load-detail.tsx';
import { breadcrumbData, imageData, seo, sitioOf } from '#site/seo.ts';
import { things } from '#things.ts';
import { mainZona, shippingCents, type Zona } from '#tienda/carrito/envio.ts';
import { eurosToCents } from '#values/money.ts';
import { seoDescription } from '#values/summary.ts';
import type { ProductoPublico } from './producto.ts';
import { ProductoView } from './view.tsx';

const texts: DetailTexts = {
  loading: 'Cargando producto...',
  notFoundTitle: 'Producto no encontrado',
  notFound: 'Producto no encontrado.',
  failure: 'Error al cargar el producto. Por favor, inténtalo de nuevo más tarde.',
};

export const Route = createFileRoute('/_site/tienda/$slug')({
  loader: ({ params }) => loadDetail('get_producto_publico.php', params.slug, texts, things.producto.path),
  head: ({ loaderData, matches }) => detailHead(loaderData, matches, productoSeo),
  component: ProductoPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: ({ data }) => <DetailNotFound texts={texts} said={data} slug={Route.useParams().slug} />,
});

function ProductoPage() {
  return <DetailPage detail={Route.useLoaderData()}>{(producto) => <ProductoView producto={producto} />}</DetailPage>;
}

function productoSeo(producto: ProductoPublico, matches: Matches) {
  const { url: base, envios } = sitioOf(matches);
  const path = things.producto.path(producto.slug);
  const description = seoDescription(producto.descripcion ?? producto.nombre);
  const images = [producto.url_imagen, ...producto.imagenes_adicionales_urls];
  return seo(
    { matches },
    {
      title: producto.nombre,
      description,
      path,
      image: producto.url_imagen,
      data: [
        {
          '@type': 'Product',
          name: producto.nombre,
          description: producto.descripcion ?? undefined,
          sku: producto.referencia,
          category: producto.nombre_categoria,
          image: images.flatMap((image) => imageData(base, image)?.url ?? []),
          offers: offerData(producto, base + path, mainZona(envios)),
        },
        breadcrumbData(base, [
          { name: 'Tienda', path: '/tienda' },
          { name: producto.nombre, path },
        ]),
      ],
    },
  );
}

/** All of it is on the page too: price, availability, seller, shipping and returns. */
function offerData({ precio, stock, nombre_tienda }: ProductoPublico, url: string, zona: Zona) {
  return {
    '@type': 'Offer',
    url,
    price: precio.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: nombre_tienda },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: shippingCents(eurosToCents(precio), zona) / 100,
        currency: 'EUR',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ES' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitCode: 'DAY' },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'ES',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
  };
}
