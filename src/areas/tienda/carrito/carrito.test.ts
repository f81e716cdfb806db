import { expect, test } from 'vitest';
import { defaultAjustes } from '#areas/ajustes/ajustes.ts';
import type { Producto } from '#areas/tienda/productos/producto.ts';
import { type Carrito, parseCarrito, withProducto, withQuantity } from './carrito.ts';
import type { Zona } from './envio.ts';
import { carritoSums } from './lines.ts';
import { mostOf, mostSaid, reconcile } from './shelf.ts';

const [peninsula, baleares] = defaultAjustes.envios.zonas as [Zona, Zona];

const miel = aProducto({ id: 1, nombre: 'Miel', precio: 6.9 });
const cesta = aProducto({ id: 2, nombre: 'Cesta', precio: 39 });
const carrito: Carrito = [
  { producto: miel, quantity: 2 },
  { producto: cesta, quantity: 1 },
];

test('what is stored and is no cart is an empty cart', () => {
  for (const text of [null, '', '{', '{}', '"x"', '[null, 1, {}, {"producto":{"id":"1"}}]'])
    expect(parseCarrito(text), String(text)).toEqual([]);
});

test('a stored line that cannot be read does not take the others with it', () => {
  expect(
    parseCarrito(JSON.stringify([{ producto: { id: 1 } }, ...carrito])).map(({ producto }) => producto.id),
  ).toEqual([1, 2]);
  expect(parseCarrito(JSON.stringify([...carrito, carrito[0]]))).toHaveLength(2);
});

test('a cart of before its lines knew their IVA learns it from the shelf, without a word', () => {
  const { iva: _, ...before } = miel;
  const stored = parseCarrito(JSON.stringify([{ producto: before, quantity: 1 }]));
  const { carrito: now, notices } = reconcile(stored, [{ ...miel, iva: 4 }]);
  expect([now[0]!.producto.iva, notices]).toEqual([4, []]);
});

test('adding what is there already adds a unit', () => {
  expect(withProducto(withProducto([], { producto: miel }), { producto: miel })).toEqual([
    { producto: { id: 1, nombre: 'Miel', precio: 6.9, iva: 21, url_imagen: null }, quantity: 2 },
  ]);
});

test('a quantity is a whole number of at least 1', () => {
  expect(withQuantity(carrito, '1', 0)[0]!.quantity).toBe(1);
  expect(withQuantity(carrito, '1', -3)[0]!.quantity).toBe(1);
  expect(withQuantity(carrito, '1', 2.9)[0]!.quantity).toBe(2);
  expect(withQuantity(carrito, '1', Number.NaN)[0]!.quantity).toBe(1);
  expect(withQuantity(carrito, '1', 1000)[0]!.quantity).toBe(99);
});

test('shipping applies only to a cart that is not empty, and is free from the amount in the settings', () => {
  expect(carritoSums([], peninsula)).toMatchObject({ subtotalCents: 0, envioCents: 0, totalCents: 0 });
  expect(carritoSums(carrito, peninsula)).toMatchObject({ subtotalCents: 5280, envioCents: 495, totalCents: 5775 });
  expect(carritoSums(withQuantity(carrito, '1', 4), peninsula).envioCents).toBe(0);
  expect(carritoSums(withQuantity(carrito, '1', 4), baleares).envioCents).toBe(895);
});

test('an unchanged shelf changes nothing', () => {
  const { carrito: same, notices } = reconcile(carrito, [miel, cesta]);
  expect(notices).toEqual([]);
  expect(same.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('what vanished, ran out, got scarce or changed its price is said', () => {
  const shelf = [aProducto({ ...miel, precio: 7.5, stock: 1 })];
  const { carrito: changed, notices } = reconcile(carrito, shelf);
  expect(changed).toEqual([
    { producto: { id: 1, nombre: 'Miel', precio: 7.5, iva: 21, url_imagen: null }, quantity: 1 },
  ]);
  expect(notices.join('\n').replaceAll('\u00a0', ' ')).toBe(
    [
      'El precio de «Miel» ha cambiado: ahora cuesta 7,50 €.',
      'De «Miel» solo queda 1 unidad.',
      '«Cesta» ya no está a la venta, así que lo hemos quitado del carrito.',
    ].join('\n'),
  );
  expect(reconcile(carrito, [miel, aProducto({ ...cesta, stock: 0 })]).notices).toEqual([
    '«Cesta» se ha agotado, así que lo hemos quitado del carrito.',
  ]);
  const lamina = aProducto({ id: 3, nombre: 'Lámina «El Tormo Alto»' });
  expect(reconcile(withProducto([], { producto: lamina }), []).notices).toEqual([
    '«Lámina “El Tormo Alto”» ya no está a la venta, así que lo hemos quitado del carrito.',
  ]);
});

test('of what can run out one order takes a part, and says why', () => {
  const most = (stock: number | null) => [mostOf({ stock }), mostSaid({ stock })];
  expect(most(null)[0]).toBe(99);
  expect(most(500)).toEqual([20, 'se pueden pedir como mucho 20 unidades']);
  expect(most(40)).toEqual([10, 'se pueden pedir como mucho 10 unidades']);
  expect(most(12)).toEqual([5, 'se pueden pedir como mucho 5 unidades']);
  expect(most(5)).toEqual([5, 'solo quedan 5 unidades']);
  expect(most(1)).toEqual([1, 'solo queda 1 unidad']);
  const many = withQuantity(carrito, '1', 60);
  expect(reconcile(many, [aProducto({ ...miel, stock: 200 }), cesta]).notices).toEqual([
    'De «Miel» se pueden pedir como mucho 20 unidades.',
  ]);
});

test('variants are lines of their own, and each meets its own price and units', () => {
  const talla = [{ nombre: 'Talla', valores: ['M', 'L'] }];
  const variante = (id: number, valor: string, precio: number, stock: number | null) => ({
    ...{ id, valores: [valor], precio, stock, activo: 1, referencia: null, imagen: null, precio_anterior: null },
  });
  const shelf = aProducto({ id: 3, nombre: 'Camiseta', opciones: talla, variantes: [variante(31, 'M', 12, 2)] });
  const [m, l] = [31, 32].map((id) => ({ producto: { ...shelf, precio: 10 }, variante: variante(id, 'M', 10, 9) }));
  const both = withProducto(withProducto(withProducto([], m!), l!), m!);
  expect(both.map(({ variante, quantity }) => [variante?.id, quantity])).toEqual([
    [31, 2],
    [32, 1],
  ]);
  expect(parseCarrito(JSON.stringify(both))).toEqual(both);
  const { carrito: now, notices } = reconcile(both, [shelf]);
  expect(now).toEqual([
    {
      producto: { id: 3, nombre: 'Camiseta', precio: 12, iva: 21, url_imagen: null },
      variante: { id: 31, valores: ['M'] },
      quantity: 2,
    },
  ]);
  expect(notices).toEqual([
    expect.stringContaining('El precio de «Camiseta (M)» ha cambiado'),
    expect.stringContaining('«Camiseta (M)» ya no está a la venta'),
  ]);
  expect(reconcile([{ producto: shelf, quantity: 1 }], [shelf]).notices).toEqual([
    '«Camiseta» se vende ahora en varias opciones: elige la tuya en su página.',
  ]);
});

function aProducto(given: Partial<Producto>): Producto {
  return {
    id: 1,
    tienda_id: 1,
    nombre_tienda: 'Tienda',
    categoria_id: 1,
    nombre_categoria: 'Alimentación',
    referencia: 'REF-1',
    slug: 'producto',
    nombre: 'Producto',
    descripcion: null,
    precio: 1,
    iva: 21,
    stock: null,
    contenido_neto: null,
    unidad_contenido: 'g',
    url_imagen: null,
    activo: 1,
    imagenes_adicionales_urls: [],
    precio_anterior: null,
    opciones: [],
    variantes: [],
    ...given,
  };
}
