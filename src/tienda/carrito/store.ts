/** The visitor's cart, kept in local storage and in step across tabs. Only the browser knows it. */
import { useSyncExternalStore } from 'react';
import { tell } from '#estadisticas/visita.ts';
import type { Producto } from '#tienda/productos/producto.ts';
import { get } from '#ui/call.ts';
import {
  type Carrito,
  type Chosen,
  parseCarrito,
  reconcile,
  withoutLine,
  withProducto,
  withQuantity,
} from './carrito.ts';

const storageKey = 'carrito';
const paidKey = 'carrito_pagado';
const empty: Carrito = [];

/** Undefined while the page is the one that everybody gets: rendered on the server, not yet taken over. */
export function useCarrito(): Carrito | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

export function addToCarrito(item: Chosen): void {
  write(withProducto(read(), item));
  tell({ paso: 'carrito' });
}

export function setQuantity(key: string, quantity: number): void {
  write(withQuantity(read(), key, quantity));
}

export function removeFromCarrito(key: string): void {
  write(withoutLine(read(), key));
}

/** Once for a payment: what is put into the cart later stays there when the thank-you page is loaded again. */
export function clearPaidCarrito(sessionId: string): void {
  if (load(paidKey) === sessionId) return;
  save(paidKey, sessionId);
  write(empty);
}

export interface CarritoCheck {
  /** What changed since things were put into the cart. */
  notices: string[];
  shelf: Producto[] | undefined;
}

/** Brings the cart up to date with the shelf. Without an answer it stays as it is: the order will tell. */
export async function checkCarrito(): Promise<CarritoCheck> {
  const result = await get('get_all_productos_public.php', {});
  if (!result.ok || !result.data) return { notices: [], shelf: undefined };
  const { carrito, notices } = reconcile(read(), result.data);
  write(carrito);
  return { notices, shelf: result.data };
}

/** The same object as long as the stored text is the same, as useSyncExternalStore wants it. */
let known: { text: string | null; carrito: Carrito } = { text: null, carrito: empty };
/** Stands in where the browser refuses to store anything. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function read(): Carrito {
  const text = load(storageKey);
  if (text !== known.text) known = { text, carrito: parseCarrito(text) };
  return known.carrito;
}

function write(carrito: Carrito): void {
  const text = JSON.stringify(carrito);
  if (text === load(storageKey)) return;
  save(storageKey, text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}
