/** How the shelf can be put in order, as its address says it; newest first where it says nothing. */
export type Orden = 'precio' | 'precio-desc';

export function isOrden(value: unknown): value is Orden {
  return value === 'precio' || value === 'precio-desc';
}

/** Of the whole shelf, in the browser; products of the same price stay as they were. */
export function inOrden<Priced extends { precio: number }>(productos: Priced[], orden: Orden | undefined): Priced[] {
  if (!orden) return productos;
  const way = orden === 'precio' ? 1 : -1;
  return productos.toSorted((one, other) => way * (one.precio - other.precio));
}
