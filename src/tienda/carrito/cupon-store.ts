/** The coupon that this visit has typed, as the server explained it: for show, the order asks again. */
import { useSyncExternalStore } from 'react';
import type { CuponAplicado } from '#tienda/cupones/cupon.ts';

const storageKey = 'cupon';
const listeners = new Set<() => void>();
let known: { text: string | null; cupon: CuponAplicado | null } = { text: null, cupon: null };
/** Stands in where the browser refuses to store anything. */
let memory: string | null = null;

export function useCupon(): CuponAplicado | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

export function setCupon(cupon: CuponAplicado | null): void {
  const text = cupon && JSON.stringify(cupon);
  memory = text;
  try {
    if (text) sessionStorage.setItem(storageKey, text);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A window without storage keeps it while it is open.
  }
  for (const listener of listeners) listener();
}

function read(): CuponAplicado | null {
  const text = load();
  if (text !== known.text) known = { text, cupon: parse(text) };
  return known.cupon;
}

function load(): string | null {
  try {
    return sessionStorage.getItem(storageKey) ?? memory;
  } catch {
    return memory;
  }
}

function parse(text: string | null): CuponAplicado | null {
  try {
    const stored = JSON.parse(text ?? 'null') as CuponAplicado | null;
    return stored && typeof stored.codigo === 'string' && Array.isArray(stored.productos) ? stored : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
