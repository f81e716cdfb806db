/** The visitor's trip, kept in local storage and in step across tabs. Only the browser knows it. */
import { useSyncExternalStore } from 'react';
import {
  type Clave,
  cosasOf,
  decodeViaje,
  emptyViaje,
  encodeViaje,
  type Viaje,
  withCosa,
  withoutCosa,
} from './viaje.ts';

const storageKey = 'mi-viaje';
const format = 1;

/** Undefined while the page is the one that everybody gets: rendered on the server, not yet taken over. */
export function useViaje(): Viaje | undefined {
  return useSyncExternalStore(subscribe, readViaje, () => undefined);
}

/** Whether it is kept now. */
export function toggleCosa(clave: Clave): boolean {
  const viaje = readViaje();
  writeViaje(cosasOf(viaje).includes(clave) ? withoutCosa(viaje, clave) : withCosa(viaje, clave));
  return cosasOf(readViaje()).includes(clave);
}

export function changeViaje(change: (viaje: Viaje) => Viaje): void {
  writeViaje(change(readViaje()));
}

/** The same object as long as the stored text is the same, as useSyncExternalStore wants it. */
let known: { text: string | null; viaje: Viaje } = { text: null, viaje: emptyViaje };
/** Stands in where the browser refuses to store anything. */
let memory: string | null = null;
const listeners = new Set<() => void>();

function readViaje(): Viaje {
  const text = load();
  if (text !== known.text) known = { text, viaje: parse(text) };
  return known.viaje;
}

/** What cannot be read is an empty trip. */
function parse(text: string | null): Viaje {
  try {
    const { version, plan } = JSON.parse(text ?? '') as { version?: unknown; plan?: unknown };
    return version === format && typeof plan === 'string' ? decodeViaje(plan) : emptyViaje;
  } catch {
    return emptyViaje;
  }
}

function writeViaje(viaje: Viaje): void {
  const text = JSON.stringify({ version: format, plan: encodeViaje(viaje) });
  if (text === load()) return;
  try {
    localStorage.setItem(storageKey, text);
    memory = null;
  } catch {
    memory = text;
  }
  for (const listener of listeners) listener();
}

function load(): string | null {
  try {
    return memory ?? localStorage.getItem(storageKey);
  } catch {
    return memory;
  }
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
