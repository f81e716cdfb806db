/** Something that only the browser of a visitor knows, in step across its tabs. */
import { useSyncExternalStore } from 'react';

interface Stored<Value> {
  read(): Value;
  write(text: string): void;
  subscribe(listener: () => void): () => void;
}

/** `parse` takes whatever is stored, or null when nothing is; `area` is session storage for what a visit is to forget. */
export function stored<Value>(
  key: string,
  parse: (text: string | null) => Value,
  area = () => localStorage,
): Stored<Value> {
  const listeners = new Set<() => void>();
  /** The same value as long as the text is the same, as useSyncExternalStore wants it. */
  let known: { text: string | null; value: Value } | undefined;
  /** Stands in where the browser refuses to store anything. */
  let memory: string | null = null;

  function load(): string | null {
    try {
      return memory ?? area().getItem(key);
    } catch {
      return memory;
    }
  }

  function read(): Value {
    const text = load();
    if (text !== known?.text) known = { text, value: parse(text) };
    return known.value;
  }

  function write(text: string): void {
    if (text === load()) return;
    try {
      area().setItem(key, text);
      memory = null;
    } catch {
      memory = text;
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return { read, write, subscribe };
}

/** Undefined while the page is the one that everybody gets: rendered on the server, not yet taken over. */
export function useStored<Value>({ subscribe, read }: Stored<Value>): Value | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
