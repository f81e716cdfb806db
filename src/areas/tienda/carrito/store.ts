/** The visitor's cart. */
import { send } from '#areas/estadisticas/visita.ts';
import { stored, useStored } from '#ui/stored.ts';
import { type Carrito, type Chosen, parseCarrito, withoutLine, withProducto, withQuantity } from './carrito.ts';

const kept = stored('carrito', parseCarrito);

export function useCarrito(): Carrito | undefined {
  return useStored(kept);
}

export function readCarrito(): Carrito {
  return kept.read();
}

export function writeCarrito(carrito: Carrito): void {
  kept.write(JSON.stringify(carrito));
}

export function addToCarrito(item: Chosen): void {
  writeCarrito(withProducto(kept.read(), item));
  send({ paso: 'carrito' });
}

export function setQuantity(key: string, quantity: number): void {
  writeCarrito(withQuantity(kept.read(), key, quantity));
}

export function removeFromCarrito(key: string): void {
  writeCarrito(withoutLine(kept.read(), key));
}
