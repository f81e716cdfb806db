/** The cart as the browser keeps it. What it believes of prices is only for show: the order takes the database's. */

import type { Producto } from '#tienda/productos/producto.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import { shippingCents, type Zona } from './envio.ts';

export interface CarritoItem {
  producto: Pick<Producto, 'id' | 'nombre' | 'precio' | 'url_imagen'>;
  quantity: number;
}

export type Carrito = readonly CarritoItem[];

export const minQuantity = 1;
/** An order takes no more of one product. */
const maxQuantity = 99;
/** Of what can run out one buyer keeps a part aside before paying: never more than this, always so many, else a quarter. */
const mostAside = 20;
const fewAside = 5;

/** Whatever is stored: what cannot be read as a cart line is left out. */
export function parseCarrito(text: string | null): Carrito {
  const lines = parseList(text).flatMap(toItem);
  return lines.filter((line, index) => lines.findIndex(({ producto }) => producto.id === line.producto.id) === index);
}

export function withProducto(carrito: Carrito, { id, nombre, precio, url_imagen }: CarritoItem['producto']): Carrito {
  const producto = { id, nombre, precio, url_imagen };
  const present = carrito.find((item) => item.producto.id === id);
  if (!present) return [...carrito, { producto, quantity: minQuantity }];
  return carrito.map((item) =>
    item === present ? { producto, quantity: clampQuantity(item.quantity + 1, maxQuantity) } : item,
  );
}

export function withQuantity(carrito: Carrito, id: number, quantity: number): Carrito {
  return carrito.map((item) =>
    item.producto.id === id ? { ...item, quantity: clampQuantity(quantity, maxQuantity) } : item,
  );
}

export function withoutProducto(carrito: Carrito, id: number): Carrito {
  return carrito.filter((item) => item.producto.id !== id);
}

export function countUnits(carrito: Carrito): number {
  return carrito.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function carritoTotals(carrito: Carrito, zona: Zona) {
  const subtotalCents = carrito.reduce((sum, item) => sum + lineCents(item), 0);
  const envioCents = shippingCents(subtotalCents, zona, carrito.length === 0);
  return { subtotalCents, envioCents, totalCents: subtotalCents + envioCents };
}

export function lineCents({ producto, quantity }: CarritoItem): number {
  return eurosToCents(producto.precio) * quantity;
}

/** The cart against the shelf as it is now, and a sentence for every difference that matters to the buyer. */
export function reconcile(carrito: Carrito, shelf: readonly Producto[]): { carrito: Carrito; notices: string[] } {
  const notices: string[] = [];
  const reconciled = carrito.flatMap((item) => {
    const { nombre } = item.producto;
    const found = shelf.find(({ id }) => id === item.producto.id);
    if (!found || found.stock === 0) {
      notices.push(
        `«${nombre}» ${found ? 'se ha agotado' : 'ya no está a la venta'}, así que lo hemos quitado del carrito.`,
      );
      return [];
    }
    if (eurosToCents(found.precio) !== eurosToCents(item.producto.precio))
      notices.push(`El precio de «${found.nombre}» ha cambiado: ahora cuesta ${price(found)}.`);
    const quantity = clampQuantity(item.quantity, mostOf(found));
    if (quantity < item.quantity) notices.push(`De «${found.nombre}» ${mostSaid(found)}.`);
    const { id, precio, url_imagen } = found;
    return [{ producto: { id, nombre: found.nombre, precio, url_imagen }, quantity }];
  });
  return { carrito: reconciled, notices };
}

/** How many of it an order can take now. */
export function mostOf({ stock }: Pick<Producto, 'stock'>): number {
  return stock === null ? maxQuantity : shareOf(stock);
}

/** Of so many units, how many one buyer may keep aside. */
export function shareOf(units: number): number {
  return Math.min(units, mostAside, Math.max(fewAside, Math.floor(units / 4)));
}

/** Why an order takes no more of it. */
export function mostSaid({ stock }: Pick<Producto, 'stock'>): string {
  const most = mostOf({ stock });
  return most === stock ? unitsLeft(most) : atMost(most);
}

export function atMost(units: number): string {
  return `se pueden pedir como mucho ${units === 1 ? '1 unidad' : `${units} unidades`}`;
}

export function unitsLeft(units: number): string {
  return units === 1 ? 'solo queda 1 unidad' : `solo quedan ${units} unidades`;
}

export function price({ precio }: Pick<Producto, 'precio'>): string {
  return formatCents(eurosToCents(precio));
}

function clampQuantity(quantity: number, most: number): number {
  return Math.max(minQuantity, Math.min(most, Math.trunc(quantity) || minQuantity));
}

function parseList(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function toItem(line: unknown): CarritoItem[] {
  const { producto, quantity } = (line ?? {}) as { producto?: Partial<Producto> | null; quantity?: unknown };
  const { id, nombre, precio, url_imagen } = producto ?? {};
  const isRight =
    Number.isSafeInteger(id) &&
    typeof nombre === 'string' &&
    typeof precio === 'number' &&
    Number.isFinite(precio) &&
    precio >= 0 &&
    typeof quantity === 'number' &&
    quantity >= minQuantity;
  if (!isRight) return [];
  const image = typeof url_imagen === 'string' ? url_imagen : null;
  return [{ producto: { id: id!, nombre, precio, url_imagen: image }, quantity: clampQuantity(quantity, maxQuantity) }];
}
