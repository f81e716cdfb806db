import { expect, test } from 'vitest';
import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
import type { Producto } from './producto.ts';
import { productoData } from './structured-data.ts';

const place = { base: 'https://example.com', path: '/tienda/lamina', envios: defaultAjustes.envios };
const producto = {
  ...{ nombre: 'Lámina', descripcion: null, referencia: 'LAM-1', nombre_categoria: 'Arte', nombre_tienda: 'Taller' },
  ...{ url_imagen: null, imagenes_adicionales_urls: [], precio: 18, precio_anterior: null, stock: null, iva: 21 },
  ...{ opciones: [], variantes: [] },
} as unknown as Producto;

test('a product without variants is a Product with its offer', () => {
  expect(productoData(producto, place)).toMatchObject({
    '@type': 'Product',
    sku: 'LAM-1',
    offers: { '@type': 'Offer', price: '18.00', availability: 'https://schema.org/InStock' },
  });
});

test('variants are a ProductGroup: what they vary by, and each with its own name, sku and offer', () => {
  const opciones = [
    { nombre: 'Tamaño', valores: ['A4', 'A3'] },
    { nombre: 'Marco', valores: ['Pino'] },
  ];
  const variantes = [
    { id: 7, valores: ['A4', 'Pino'], precio: 18, precio_anterior: null, stock: 3 },
    { id: 8, valores: ['A3', 'Pino'], precio: 29, precio_anterior: null, stock: 0 },
  ];
  const data = productoData({ ...producto, opciones, variantes } as unknown as Producto, place);
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    url: 'https://example.com/tienda/lamina',
    productGroupID: 'LAM-1',
    variesBy: ['https://schema.org/size', 'Marco'],
    hasVariant: [
      {
        '@type': 'Product',
        ...{ name: 'Lámina (A4, Pino)', sku: 'LAM-1-7', size: 'A4' },
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Marco', value: 'Pino' }],
        offers: { '@type': 'Offer', price: '18.00', availability: 'https://schema.org/InStock' },
      },
      { sku: 'LAM-1-8', size: 'A3', offers: { price: '29.00', availability: 'https://schema.org/OutOfStock' } },
    ],
  });
  expect(data).not.toHaveProperty('offers');
});
