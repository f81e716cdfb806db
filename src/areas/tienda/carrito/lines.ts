/** The lines of a cart as they are shown and sent: their names, what they cost. */
import type { CuponAplicado } from '#areas/tienda/cupones/cupon.ts';
import { termsOf } from '#areas/tienda/cupones/terms.ts';
import { withVariante } from '#areas/tienda/variantes/opciones.ts';
import { eurosToCents } from '#values/money.ts';
import type { Carrito, CarritoItem, Chosen } from './carrito.ts';
import type { Zona } from './envio.ts';
import { pedidoSums, type Sums } from './totales.ts';

/** "Camiseta (M, Azul)" */
export function nameOf({ producto, variante }: Chosen): string {
  return withVariante(producto.nombre, variante?.valores);
}

export function lineCents({ producto, quantity }: CarritoItem): number {
  return eurosToCents(producto.precio) * quantity;
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
