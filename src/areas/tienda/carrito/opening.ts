/** Whether the cart is open over the page: asked from the shop, the header and a product's page, shown once. */

import { useSyncExternalStore } from 'react';
import { announce } from '#site/pieces/announce.ts';
import { say } from '#values/idioma/say.ts';

let isOpen = false;
const listeners = new Set<() => void>();

/** A browser that could not get a piece of code may not ask for it again before the page is loaded anew. */
let hasFailed = false;
const reopened = 'carrito-abierto';

/** Opens once its code is there: without a connection the page stays as it is, and one can try again. */
export function openCarrito(): void {
  if (hasFailed && navigator.onLine) {
    sessionStorage.setItem(reopened, '1');
    location.reload();
    return;
  }
  import('./dialog.tsx').then(
    () => set(true),
    () => {
      hasFailed = true;
      announce(say('No se ha podido abrir el carrito. Comprueba tu conexión e inténtalo de nuevo.'), true);
    },
  );
}

/** After such a new load. */
export function reopenCarrito(): void {
  if (!sessionStorage.getItem(reopened)) return;
  sessionStorage.removeItem(reopened);
  openCarrito();
}

export function closeCarrito(): void {
  set(false);
}

export function useIsCarritoOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

function set(value: boolean): void {
  isOpen = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
