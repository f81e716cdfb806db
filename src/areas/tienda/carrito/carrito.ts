/** The cart as the browser keeps it. What it believes of prices is only for show: the order takes the database's. */
import type { Producto } from '#areas/tienda/productos/producto.ts';
import type { Variante } from '#areas/tienda/variantes/variante.ts';

export interface CarritoItem {
  producto: Pick<Producto, 'id' | 'nombre' | 'precio' | 'iva' | 'url_imagen'>;
  /** Which of its variants; the price is then the variant's. */
  variante?: Pick<Variante, 'id' | 'valores'>;
  quantity: number;
}

export type Carrito = readonly CarritoItem[];

/** What somebody wants, without how many. */
export type Chosen = Pick<CarritoItem, 'producto'> & { variante?: CarritoItem['variante'] | undefined };

export const minQuantity = 1;
/** An order takes no more of one product. */
export const maxQuantity = 99;

/** Whatever is stored: what cannot be read as a cart line is left out. */
export function parseCarrito(text: string | null): Carrito {
  const lines = parseList(text).flatMap(toItem);
  return lines.filter((line, index) => lines.findIndex((other) => keyOf(other) === keyOf(line)) === index);
}

/** Two with the same key are the same line: "7", or "7.3" for a variant. */
export function keyOf({ producto, variante }: Chosen): string {
  return variante ? `${producto.id}.${variante.id}` : String(producto.id);
}

export function withProducto(carrito: Carrito, added: Chosen): Carrito {
  const present = carrito.find((item) => keyOf(item) === keyOf(added));
  if (!present) return [...carrito, toLine(added, minQuantity)];
  return carrito.map((item) =>
    item === present ? toLine(added, clampQuantity(item.quantity + 1, maxQuantity)) : item,
  );
}

/** Nothing but what a line needs is stored. */
export function toLine({ producto, variante }: Chosen, quantity: number): CarritoItem {
  const { id, nombre, precio, iva, url_imagen } = producto;
  const chosen = variante && { variante: { id: variante.id, valores: variante.valores } };
  return { producto: { id, nombre, precio, iva, url_imagen }, ...chosen, quantity };
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

export function clampQuantity(quantity: number, most: number): number {
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
  const { id, nombre, precio, iva, url_imagen } = producto ?? {};
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
  // Carts of before do not know their rate: the shelf tells it.
  const known = { id: id!, nombre, precio, iva: typeof iva === 'number' ? iva : 21, url_imagen: image };
  const item = { producto: known, ...(variante && { variante }) };
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
