/** How many units of a product there are, as the operator reads it. Pure. */
import type { Producto } from '#areas/tienda/productos/producto.ts';
import { varianteName } from '#areas/tienda/variantes/opciones.ts';

type Stocked = Pick<Producto, 'stock'> & {
  variantes: Pick<Producto['variantes'][number], 'valores' | 'stock' | 'activo'>[];
};

/** So many are named; the rest is in the form. */
const named = 3;

/** "Quedan 12 unidades en 4 variantes; S: agotada" */
export function stockSaid({ stock, variantes }: Stocked, low: number): string {
  const sold = variantes.filter(({ activo }) => activo === 1);
  if (sold.length === 0) return unitsSaid(stock);
  const count = sold.length === 1 ? '1 variante' : `${sold.length} variantes`;
  const limited = sold.filter((variante) => variante.stock !== null);
  const isMixed = stock === null && limited.length > 0;
  const whole = isMixed
    ? `Sin límite en ${sold.length - limited.length} de ${count}`
    : `${unitsSaid(stock)} en ${count}`;
  const scarce = stock === 0 ? [] : sold.filter((variante) => isLow(variante.stock, low));
  const parts = scarce
    .slice(0, named)
    .map((variante) => `${varianteName(variante)}: ${variante.stock === 0 ? 'agotada' : left(variante.stock!)}`);
  return [whole, ...parts, ...(scarce.length > named ? ['…'] : [])].join('; ');
}

/** It, or one of its variants, is running out. */
export function isScarce({ stock, variantes }: Stocked, low: number): boolean {
  return isLow(stock, low) || variantes.some((variante) => variante.activo === 1 && isLow(variante.stock, low));
}

function isLow(stock: number | null, low: number): boolean {
  return stock !== null && stock <= low;
}

function unitsSaid(stock: number | null): string {
  if (stock === null) return 'Sin límite de unidades';
  if (stock === 0) return 'Agotado';
  return stock === 1 ? 'Queda 1 unidad' : `Quedan ${stock} unidades`;
}

function left(units: number): string {
  return units === 1 ? 'queda 1' : `quedan ${units}`;
}
