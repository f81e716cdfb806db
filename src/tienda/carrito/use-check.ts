import { useCallback, useEffect, useState } from 'react';
import { type CarritoCheck, checkCarrito } from './store.ts';

/** Compares the cart with the shelf when the component appears, and again when asked. */
export function useCarritoCheck() {
  const [{ notices, shelf }, setCheck] = useState<CarritoCheck>({ notices: [], shelf: undefined });

  const check = useCallback(async () => {
    const found = await checkCarrito();
    // What was said before stays: the cart is right since then, and the visitor may not have read it yet.
    setCheck((before) => ({ ...found, notices: [...new Set([...before.notices, ...found.notices])] }));
    return found;
  }, []);

  useEffect(() => {
    void check();
  }, [check]);

  return {
    notices,
    check,
    /** Null as long as nothing is known that limits it. */
    stockOf(id: number): number | null {
      return shelf?.find((candidate) => candidate.id === id)?.stock ?? null;
    },
  };
}
