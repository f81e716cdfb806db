/** The cart beside the shelf of the shop: what is still there, and how much of it one order can take. */

import type { Producto } from '#areas/tienda/productos/producto.ts';
import { say, sayCount } from '#values/idioma/say.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import { quoted } from '#values/quoted.ts';
import { type Carrito, type CarritoItem, type Chosen, clampQuantity, maxQuantity, toLine } from './carrito.ts';
import { nameOf } from './lines.ts';

/** Of what can run out one buyer keeps a part aside before paying: never more than this, always so many, else a quarter. */
const mostAside = 20;
const fewAside = 5;

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
      notices.push(
        say('El precio de {nombre} ha cambiado: ahora cuesta {precio}.', {
          ...{ nombre: quoted(name), precio: price(found.producto) },
        }),
      );
    const quantity = clampQuantity(item.quantity, mostOf(found));
    if (quantity < item.quantity)
      notices.push(say('De {nombre} {limite}.', { nombre: quoted(name), limite: mostSaid(found) }));
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
  if (!chosen) return undefined;
  const { precio, imagen, stock } = chosen;
  return { producto: { ...found, precio, url_imagen: imagen ?? found.url_imagen }, variante: chosen, stock };
}

function goneSaid(item: CarritoItem, shelf: readonly Producto[], isSoldOut: boolean): string {
  const nombre = quoted(nameOf(item));
  const now = shelf.find(({ id }) => id === item.producto.id);
  if (now && now.opciones.length > 0 && !item.variante)
    return say('{nombre} se vende ahora en varias opciones: elige la tuya en su página.', { nombre });
  return isSoldOut
    ? say('{nombre} se ha agotado, así que lo hemos quitado del carrito.', { nombre })
    : say('{nombre} ya no está a la venta, así que lo hemos quitado del carrito.', { nombre });
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
  return sayCount(units, 'se pueden pedir como mucho {n} unidad', 'se pueden pedir como mucho {n} unidades');
}

export function unitsLeft(units: number): string {
  return sayCount(units, 'solo queda {n} unidad', 'solo quedan {n} unidades');
}

function price({ precio }: Pick<Producto, 'precio'>): string {
  return formatCents(eurosToCents(precio));
}
