import { useCallback, useEffect, useState } from 'react';
import { type CarritoItem, findOnShelf } from './carrito.ts';
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
    stockOf(item: CarritoItem): number | null {
      return (shelf && findOnShelf(item, shelf)?.stock) ?? null;
    },
    /** The price that is crossed out beside it. */
    priceBeforeOf(item: CarritoItem): number | null {
      const found = shelf && findOnShelf(item, shelf);
      return (found && (found.variante ?? found.producto).precio_anterior) ?? null;
    },
  };
}
