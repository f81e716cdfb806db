import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { NotFound } from '#site/not-found.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import { breadcrumbData, imageData, seo, siteUrl } from '#site/seo.ts';
import { site } from '#site-settings.ts';
import { get } from '#ui/call.ts';
import { seoDescription } from '#values/summary.ts';
import type { ProductoPublico } from './producto.ts';
import { ProductView } from './view.tsx';

const notFoundText = 'Producto no encontrado.';
const failureText = 'Error al cargar el producto. Por favor, inténtalo de nuevo más tarde.';

export const Route = createFileRoute('/_site/tienda/$slug')({
  loader: async ({ params: { slug } }) => {
    const result = await get('get_producto_publico.php', { slug });
    if (!result.ok) {
      if (result.status === 404 || result.status === 422) throw notFound();
      return { error: failure(result, failureText, failureText) };
    }
    if (result.data.slug !== slug)
      throw redirect({ to: '/tienda/$slug', params: { slug: result.data.slug }, statusCode: 301, replace: true });
    return { producto: result.data };
  },
  head: ({ loaderData, matches }) =>
    loaderData?.producto ? productSeo(loaderData.producto, matches) : seo({ matches }, {}),
  pendingComponent: () => (
    <div className="wide">
      <Loading text="Cargando producto..." />
    </div>
  ),
  component: Producto,
  notFoundComponent: () => <NotFound title="Producto no encontrado" text={notFoundText} />,
});

function Producto() {
  const { producto, error } = Route.useLoaderData();
  if (producto) return <ProductView producto={producto} />;
  return (
    <div className="wide">
      <ErrorBox text={error ?? failureText} />
    </div>
  );
}

function productSeo(producto: ProductoPublico, matches: Parameters<typeof siteUrl>[0]) {
  const base = siteUrl(matches);
  const path = `/tienda/${producto.slug}`;
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
          offers: offerData(producto, base + path),
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
function offerData({ precio, stock, nombre_tienda }: ProductoPublico, url: string) {
  const { costCents, freeFromCents } = site.shipping.zones.peninsula;
  const isFree = precio * 100 >= freeFromCents;
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
      shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : costCents / 100, currency: 'EUR' },
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
