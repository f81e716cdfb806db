import { announce } from '#site/pieces/announcement.tsx';
import type { Producto } from '#tienda/productos/producto.ts';
import { Button } from '#ui/button.tsx';
import { mostOf, mostSaid } from './carrito.ts';
import { addToCarrito, useCarrito } from './store.ts';

export function AddToCarrito({ producto, describedBy }: { producto: Producto; describedBy?: string }) {
  const carrito = useCarrito() ?? [];
  const inCarrito = carrito.find((item) => item.producto.id === producto.id)?.quantity ?? 0;

  function add() {
    if (inCarrito >= mostOf(producto))
      return announce(`De «${producto.nombre}» ${mostSaid(producto)}, y ya están en tu carrito.`);
    addToCarrito(producto);
    announce(`«${producto.nombre}» está en tu carrito.`);
  }

  return (
    <Button onClick={add} disabled={producto.stock === 0} aria-describedby={describedBy}>
      Añadir al Carrito
    </Button>
  );
}
