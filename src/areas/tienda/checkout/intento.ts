/** The name of an order that is being sent: whoever presses again after an answer that never came sends the same order. */
import { stored } from '#ui/stored.ts';

interface Intento {
  clave: string;
  pedido: string;
}

const kept = stored('intento_pedido', parse, () => sessionStorage);

export function intentoOf(order: object): string {
  const pedido = JSON.stringify(order);
  const known = kept.read();
  if (known?.pedido === pedido) return known.clave;
  const clave = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  kept.write(JSON.stringify({ clave, pedido }));
  return clave;
}

/** It was taken: the same again is another order. */
export function forgetIntento(): void {
  kept.write('');
}

function parse(text: string | null): Intento | undefined {
  try {
    return JSON.parse(text ?? '') as Intento;
  } catch {
    return undefined;
  }
}
