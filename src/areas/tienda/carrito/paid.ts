import { stored } from '#ui/stored.ts';
import { writeCarrito } from './store.ts';

/** The payment whose cart was emptied last. */
const paid = stored('carrito_pagado', (text) => text);

/** Once for a payment: what is put into the cart later stays there when the thank-you page is loaded again. */
export function clearPaidCarrito(sessionId: string): void {
  if (paid.read() === sessionId) return;
  paid.write(sessionId);
  writeCarrito([]);
}
