import type { Producto } from '#areas/tienda/productos/producto.ts';
import type { Variante } from '#areas/tienda/variantes/variante.ts';
import { announce } from '#site/pieces/announce.ts';
import { Button } from '#ui/button.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { quoted } from '#values/quoted.ts';
import { keyOf } from './carrito.ts';
import { nameOf } from './lines.ts';
import { mostOf, mostSaid } from './shelf.ts';
import { canBuy } from './shop-closed.tsx';
import { addToCarrito, useCarrito } from './store.ts';

interface Props {
  /** With the price, the units and the picture of its variant, if it has any. */
  producto: Producto;
  variante?: Variante;
  describedBy?: string;
}

export function AddToCarrito({ producto, variante, describedBy }: Props) {
  const carrito = useCarrito() ?? [];
  const isOpen = canBuy(useSitio());
  const item = { producto, variante };
  const name = nameOf(item);
  const inCarrito = carrito.find((line) => keyOf(line) === keyOf(item))?.quantity ?? 0;

  function add() {
    if (inCarrito >= mostOf(producto))
      return announce(
        say('De {nombre} {limite}, y ya están en tu carrito.', { nombre: quoted(name), limite: mostSaid(producto) }),
        true,
      );
    addToCarrito(item);
    announce(say('{nombre} está en tu carrito.', { nombre: quoted(name) }), true);
  }

  return (
    <>
      <Button onClick={add} disabled={producto.stock === 0 || !isOpen} aria-describedby={describedBy}>
        {say('Añadir al Carrito')}
      </Button>
      <noscript>{say('Para comprar, activa JavaScript en tu navegador.')}</noscript>
    </>
  );
}
