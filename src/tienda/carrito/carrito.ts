/** The cart as the browser keeps it. What it believes of prices is only for show: the order takes the database's. */

import type { CuponAplicado } from '#tienda/cupones/cupon.ts';
import { termsOf } from '#tienda/cupones/terms.ts';
import type { Producto } from '#tienda/productos/producto.ts';
import { withVariante } from '#tienda/variantes/opciones.ts';
import type { Variante } from '#tienda/variantes/variante.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import { quoted } from '#values/quoted.ts';
import type { Zona } from './envio.ts';
import { pedidoSums, type Sums } from './totales.ts';

export interface CarritoItem {
  producto: Pick<Producto, 'id' | 'nombre' | 'precio' | 'url_imagen'>;
  /** Which of its variants; the price is then the variant's. */
  variante?: Pick<Variante, 'id' | 'valores'>;
  quantity: number;
}

export type Carrito = readonly CarritoItem[];

/** What somebody wants, without how many. */
export type Chosen = Pick<CarritoItem, 'producto'> & { variante?: CarritoItem['variante'] | undefined };

export const minQuantity = 1;
/** An order takes no more of one product. */
const maxQuantity = 99;
/** Of what can run out one buyer keeps a part aside before paying: never more than this, always so many, else a quarter. */
const mostAside = 20;
const fewAside = 5;

/** Whatever is stored: what cannot be read as a cart line is left out. */
export function parseCarrito(text: string | null): Carrito {
  const lines = parseList(text).flatMap(toItem);
  return lines.filter((line, index) => lines.findIndex((other) => keyOf(other) === keyOf(line)) === index);
}

/** Two with the same key are the same line: "7", or "7.3" for a variant. */
export function keyOf({ producto, variante }: Chosen): string {
  return variante ? `${producto.id}.${variante.id}` : String(producto.id);
}

/** "Camiseta (M, Azul)" */
export function nameOf({ producto, variante }: Chosen): string {
  return withVariante(producto.nombre, variante?.valores);
}

export function withProducto(carrito: Carrito, added: Chosen): Carrito {
  const present = carrito.find((item) => keyOf(item) === keyOf(added));
  if (!present) return [...carrito, toLine(added, minQuantity)];
  return carrito.map((item) =>
    item === present ? toLine(added, clampQuantity(item.quantity + 1, maxQuantity)) : item,
  );
}

/** Nothing but what a line needs is stored. */
function toLine({ producto, variante }: Chosen, quantity: number): CarritoItem {
  const { id, nombre, precio, url_imagen } = producto;
  const chosen = variante && { variante: { id: variante.id, valores: variante.valores } };
  return { producto: { id, nombre, precio, url_imagen }, ...chosen, quantity };
}

export function withQuantity(carrito: Carrito, key: string, quantity: number): Carrito {
  return carrito.map((item) =>
    keyOf(item) === key ? { ...item, quantity: clampQuantity(quantity, maxQuantity) } : item,
  );
}

export function withoutLine(carrito: Carrito, key: string): Carrito {
  return carrito.filter((item) => keyOf(item) !== key);
}

export function countUnits(carrito: Carrito): number {
  return carrito.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** `zona`: where it goes, absent for whoever comes for it. */
export function carritoSums(carrito: Carrito, zona: Zona | undefined, cupon?: CuponAplicado | null): Sums {
  const lines = carrito.map(({ producto, quantity }) => ({
    productoId: producto.id,
    unitCents: eurosToCents(producto.precio),
    quantity,
  }));
  return pedidoSums(lines, { zona, cupon: cupon ? termsOf(cupon, lines) : undefined });
}

/** The lines as the calls want them. */
export function toArticulos(carrito: Carrito) {
  return carrito.map(({ producto, variante, quantity }) => ({
    id: producto.id,
    ...(variante && { variante_id: variante.id }),
    quantity,
  }));
}

export function lineCents({ producto, quantity }: CarritoItem): number {
  return eurosToCents(producto.precio) * quantity;
}

/** The cart against the shelf as it is now, and a sentence for every difference that matters to the buyer. */
export function reconcile(carrito: Carrito, shelf: readonly Producto[]): { carrito: Carrito; notices: string[] } {
  const notices: string[] = [];
  const reconciled = carrito.flatMap((item) => {
    const found = findOnShelf(item, shelf);
    if (!found || found.stock === 0) {
      notices.push(goneSaid(item, shelf, found !== undefined));
      return [];
    }
    const name = nameOf(found);
    if (eurosToCents(found.producto.precio) !== eurosToCents(item.producto.precio))
      notices.push(`El precio de ${quoted(name)} ha cambiado: ahora cuesta ${price(found.producto)}.`);
    const quantity = clampQuantity(item.quantity, mostOf(found));
    if (quantity < item.quantity) notices.push(`De ${quoted(name)} ${mostSaid(found)}.`);
    return [toLine(found, quantity)];
  });
  return { carrito: reconciled, notices };
}

/** What a line asks for, as it is for sale now: a product without variants, or one of its variants. */
export function findOnShelf({ producto, variante }: Chosen, shelf: readonly Producto[]) {
  const found = shelf.find(({ id }) => id === producto.id);
  if (!found || found.opciones.length > 0 !== (variante !== undefined)) return undefined;
  if (!variante) return { producto: found, variante: undefined, stock: found.stock };
  const chosen = found.variantes.find(({ id }) => id === variante.id);
  return chosen && { producto: { ...found, precio: chosen.precio }, variante: chosen, stock: chosen.stock };
}

function goneSaid(item: CarritoItem, shelf: readonly Producto[], isSoldOut: boolean): string {
  const name = nameOf(item);
  const now = shelf.find(({ id }) => id === item.producto.id);
  if (now && now.opciones.length > 0 && !item.variante)
    return `${quoted(name)} se vende ahora en varias opciones: elige la tuya en su página.`;
  return `${quoted(name)} ${isSoldOut ? 'se ha agotado' : 'ya no está a la venta'}, así que lo hemos quitado del carrito.`;
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

function price({ precio }: Pick<Producto, 'precio'>): string {
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
  const { producto, variante, quantity } = (line ?? {}) as StoredLine;
  const { id, nombre, precio, url_imagen } = producto ?? {};
  const isRight =
    Number.isSafeInteger(id) &&
    typeof nombre === 'string' &&
    typeof precio === 'number' &&
    Number.isFinite(precio) &&
    precio >= 0 &&
    typeof quantity === 'number' &&
    quantity >= minQuantity &&
    (variante === undefined || isVariante(variante));
  if (!isRight) return [];
  const image = typeof url_imagen === 'string' ? url_imagen : null;
  const item = { producto: { id: id!, nombre, precio, url_imagen: image }, ...(variante && { variante }) };
  return [toLine(item, clampQuantity(quantity, maxQuantity))];
}

interface StoredLine {
  producto?: Partial<Producto> | null;
  variante?: CarritoItem['variante'];
  quantity?: unknown;
}

function isVariante(stored: unknown): boolean {
  const { id, valores } = (stored ?? {}) as { id?: unknown; valores?: unknown };
  return Number.isSafeInteger(id) && Array.isArray(valores) && valores.every((valor) => typeof valor === 'string');
}
