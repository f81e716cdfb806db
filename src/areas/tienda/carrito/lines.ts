/** The lines of a cart as they are shown and sent: their names, what they cost. */
import type { CuponAplicado } from '#areas/tienda/cupones/cupon.ts';
import { termsOf } from '#areas/tienda/cupones/terms.ts';
import type { Producto } from '#areas/tienda/productos/producto.ts';
import { withVariante } from '#areas/tienda/variantes/opciones.ts';
import { centsToEuros, eurosToCents } from '#values/money.ts';
import type { Carrito, CarritoItem, Chosen } from './carrito.ts';
import type { Zona } from './envio.ts';
import { centsAt, pedidoSums, type Sums } from './totales.ts';

/** "Camiseta (M, Azul)" */
export function nameOf({ producto, variante }: Chosen): string {
  return withVariante(producto.nombre, variante?.valores);
}

/** `zona`: where it goes, absent for whoever comes for it. */
export function lineCents({ producto, quantity }: CarritoItem, zona: Zona | undefined): number {
  return eurosToCents(eurosAt(producto.precio, producto, zona)) * quantity;
}

/** A price of this product where it goes. */
export function eurosAt(precio: number, { iva }: Pick<Producto, 'iva'>, zona: Zona | undefined): number {
  return centsToEuros(centsAt(eurosToCents(precio), iva, zona));
}

export function carritoSums(carrito: Carrito, zona: Zona | undefined, cupon?: CuponAplicado | null): Sums {
  const lines = carrito.map(({ producto, quantity }) => ({
    productoId: producto.id,
    unitCents: eurosToCents(producto.precio),
    iva: producto.iva,
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
