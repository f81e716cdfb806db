/** A product as search engines read it: price, availability, seller, shipping and returns, all of it on the page too. */

import type { Envios } from '#areas/ajustes/sitio.ts';
import type { Zona } from '#areas/tienda/carrito/envio.ts';
import { shippingCents } from '#areas/tienda/carrito/totales.ts';
import { withVariante } from '#areas/tienda/variantes/opciones.ts';
import type { Variante } from '#areas/tienda/variantes/variante.ts';
import { pathHere } from '#idioma-path.ts';
import { imageData } from '#site/seo.ts';
import { eurosToCents } from '#values/money.ts';
import { plain } from '#values/slug.ts';
import type { Producto } from './producto.ts';

interface ProductoContext {
  base: string;
  path: string;
  envios: Envios;
}

/** What can be bought in several ways is a group, and each way a product of its own. */
export function productoData(producto: Producto, { base, path, envios }: ProductoContext) {
  const { nombre, descripcion, referencia, opciones, variantes } = producto;
  const images = [producto.url_imagen, ...producto.imagenes_adicionales_urls];
  const image = images.flatMap((image) => imageData(base, image)?.url ?? []);
  const url = base + pathHere(path);
  const same = {
    name: nombre,
    description: descripcion ?? undefined,
    category: producto.nombre_categoria,
    brand: { '@type': 'Brand', name: producto.nombre_tienda },
    image,
  };
  if (opciones.length === 0)
    return { '@type': 'Product', ...same, sku: referencia, offers: offerData(producto, url, envios) };
  return {
    '@type': 'ProductGroup',
    ...same,
    url,
    productGroupID: referencia,
    variesBy: opciones.map(({ nombre }) => {
      const property = propertyOf(nombre);
      return property ? `https://schema.org/${property}` : nombre;
    }),
    hasVariant: variantes.map((variante) => ({
      '@type': 'Product',
      name: withVariante(nombre, variante.valores),
      sku: `${referencia}-${variante.id}`,
      image: imageData(base, variante.imagen)?.url ?? image[0],
      ...valuesData(producto, variante),
      offers: offerData({ ...producto, ...pricedAs(variante) }, url, envios),
    })),
  };
}

/** What schema.org calls the ways in which things differ; the others keep the shop's own word. */
const properties: Record<string, string> = {
  ...{ talla: 'size', tamano: 'size', medida: 'size', medidas: 'size', formato: 'size' },
  ...{ color: 'color', material: 'material', estampado: 'pattern', dibujo: 'pattern' },
};

function propertyOf(opcion: string): string | undefined {
  return properties[plain(opcion)];
}

function valuesData({ opciones }: Producto, { valores }: Variante) {
  const own = opciones.map(({ nombre }, index) => ({ name: nombre, value: valores[index], key: propertyOf(nombre) }));
  const others = own.filter(({ key }) => !key);
  return {
    ...Object.fromEntries(own.flatMap(({ key, value }) => (key ? [[key, value]] : []))),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
  };
}

function pricedAs({ precio, precio_anterior, stock }: Variante) {
  return { precio, precio_anterior, stock };
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
    availability: `https://schema.org/${producto.stock === 0 ? 'OutOfStock' : 'InStock'}`,
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
