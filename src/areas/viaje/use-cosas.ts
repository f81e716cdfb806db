/** What is known of the things of a trip: from the server, and without a connection from the last time. */
import { useEffect, useState } from 'react';
import { get } from '#ui/call.ts';
import type { Cosa } from './cosa.ts';
import type { Clave } from './viaje.ts';

export interface KnownCosas {
  cosas: ReadonlyMap<Clave, Cosa>;
  /** The site has it no more. */
  isGone(clave: Clave): boolean;
  /** They could not be asked for: what is shown is from the last time. */
  isOld: boolean;
  isLoading: boolean;
}

const storageKey = 'mi-viaje-cosas';
const format = 1;

export function useCosas(claves: readonly Clave[]): KnownCosas {
  const [cosas, setCosas] = useState<ReadonlyMap<Clave, Cosa>>(new Map());
  const [answered, setAnswered] = useState<ReadonlySet<Clave>>(new Set());
  const [isOld, setOld] = useState(false);
  const asked = claves.filter((clave) => !answered.has(clave)).join('.');

  useEffect(() => {
    setCosas((known) => new Map([...readKept(), ...known]));
  }, []);

  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    void get('get_viaje.php', { cosas: asked }).then((result) => {
      if (!isCurrent) return;
      setOld(!result.ok);
      if (!result.ok) return;
      const names = asked.split('.');
      setCosas((known) => {
        const now = new Map(known);
        for (const cosa of result.data) now.set(cosa.clave, cosa);
        return now;
      });
      setAnswered((known) => new Set([...known, ...names]));
      keepCosas(result.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  const found = new Set([...cosas.keys()]);
  return {
    cosas,
    isGone: (clave) => answered.has(clave) && !latest.has(clave),
    isOld,
    isLoading: !isOld && claves.some((clave) => !answered.has(clave) && !found.has(clave)),
  };
}

/** What the server has named since the page was opened. */
const latest = new Set<Clave>();

const most = 120;

/** The names of what is gone stay: they are shown once more. */
export function keepCosas(cosas: Cosa[]): void {
  for (const { clave } of cosas) latest.add(clave);
  const known = new Map(readKept());
  for (const cosa of cosas) {
    known.delete(cosa.clave);
    known.set(cosa.clave, cosa);
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version: format, cosas: [...known.values()].slice(-most) }));
  } catch {
    // Without room to keep them they are asked for again.
  }
}

function readKept(): [Clave, Cosa][] {
  try {
    const { version, cosas } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as {
      version?: unknown;
      cosas?: unknown;
    };
    if (version !== format || !Array.isArray(cosas)) return [];
    return cosas.filter(isCosa).map((cosa) => [cosa.clave, cosa]);
  } catch {
    return [];
  }
}

function isCosa(value: unknown): value is Cosa {
  const { clave, tipo, titulo, url, fechas } = (value ?? {}) as Partial<Cosa>;
  const isPath = typeof url === 'string' && /^\/(?!\/)/.test(url);
  return (
    typeof clave === 'string' &&
    typeof tipo === 'string' &&
    typeof titulo === 'string' &&
    isPath &&
    Array.isArray(fechas)
  );
}
