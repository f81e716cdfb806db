import { createFileRoute } from '@tanstack/react-router';
import type { Envios } from '#ajustes/sitio.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { breadcrumbData, imageData, seo, sitioOf } from '#site/seo.ts';
import { things } from '#things.ts';
import type { Zona } from '#tienda/carrito/envio.ts';
import { shippingCents } from '#tienda/carrito/totales.ts';
import { withVariante } from '#tienda/variantes/opciones.ts';
import type { Variante } from '#tienda/variantes/variante.ts';
import { eurosToCents } from '#values/money.ts';
import { seoDescription } from '#values/summary.ts';
import type { Producto } from './producto.ts';
import { ProductoView } from './view.tsx';

const texts = detailTexts(things.producto.one);

export const Route = createFileRoute('/_site/tienda/$slug')({
  loader: ({ params }) => loadDetail('get_producto_publico.php', params.slug, texts, things.producto.path),
  head: (route) => detailHead(route, productoSeo),
  component: ProductoPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function ProductoPage() {
  return <DetailPage detail={Route.useLoaderData()}>{(producto) => <ProductoView producto={producto} />}</DetailPage>;
}

function productoSeo(producto: Producto, matches: Matches) {
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
          brand: { '@type': 'Brand', name: producto.nombre_tienda },
          image: images.flatMap((image) => imageData(base, image)?.url ?? []),
          offers: offersData(producto, base + path, envios),
        },
        breadcrumbData(base, [
          { name: 'Tienda', path: '/tienda' },
          { name: producto.nombre, path },
        ]),
      ],
    },
  );
}

/** All of it is on the page too: price, availability, seller, shipping and returns; one offer for each variant. */
function offersData(producto: Producto, url: string, envios: Envios) {
  const { opciones, variantes } = producto;
  if (opciones.length === 0) return offerData(producto, url, envios);
  const prices = variantes.map(({ precio }) => precio);
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'EUR',
    lowPrice: Math.min(producto.precio, ...prices).toFixed(2),
    highPrice: Math.max(producto.precio, ...prices).toFixed(2),
    offerCount: variantes.length,
    availability: availability(producto),
    offers: variantes.map((variante) => ({
      ...offerData({ ...producto, ...pricedAs(variante) }, url, envios),
      name: withVariante(producto.nombre, variante.valores),
      sku: `${producto.referencia}-${variante.id}`,
    })),
  };
}

function pricedAs({ precio, precio_anterior, stock }: Variante) {
  return { precio, precio_anterior, stock };
}

function availability({ stock }: Pick<Producto, 'stock'>): string {
  return `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`;
}

function offerData(producto: Producto, url: string, envios: Envios) {
  const { precio, precio_anterior, nombre_tienda } = producto;
  return {
    '@type': 'Offer',
    url,
    price: precio.toFixed(2),
    priceCurrency: 'EUR',
    ...(precio_anterior !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: precio_anterior.toFixed(2),
        priceCurrency: 'EUR',
      },
    }),
    availability: availability(producto),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: nombre_tienda },
    shippingDetails: envios.zonas.map((zona) => shippingData(precio, zona)),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'ES',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
  };
}

/** Each zone by the beginning of its postal codes; the one without any is the rest of Spain. */
function shippingData(precio: number, zona: Zona) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: shippingCents(eurosToCents(precio), zona) / 100,
      currency: 'EUR',
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'ES',
      ...(zona.provincias.length > 0 && { postalCodePrefix: zona.provincias }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitCode: 'DAY' },
    },
  };
}
