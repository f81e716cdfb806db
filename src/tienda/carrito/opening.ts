/** Whether the cart is open over the page: asked from the shop, the header and a product's page, shown once. */
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

export function openCarrito(): void {
  set(true);
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
