/** What a coupon means for a cart. Pure and small: the cart knows it too. */
import type { CuponTerms } from '#areas/tienda/carrito/totales.ts';
import type { CuponAplicado } from './cupon.ts';

/** The terms for a cart: the coupon without effect while its minimum is not reached. */
export function termsOf<Line extends { productoId: number; unitCents: number; quantity: number }>(
  { tipo, valor, productos, minimo_cents }: CuponAplicado,
  lines: readonly Line[],
): CuponTerms<Line> | undefined {
  const covers = ({ productoId }: { productoId: number }) => productos.includes(productoId);
  const covered = lines.filter(covers).reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  return covered > 0 && covered >= minimo_cents ? { tipo, valor, covers } : undefined;
}
