import { useCallback, useEffect, useState } from 'react';
import type { Producto } from '#areas/tienda/productos/producto.ts';
import { get } from '#ui/call.ts';
import type { CarritoItem } from './carrito.ts';
import { findOnShelf, reconcile } from './shelf.ts';
import { readCarrito, writeCarrito } from './store.ts';

export interface CarritoCheck {
  /** What changed since things were put into the cart. */
  notices: string[];
  shelf: Producto[] | undefined;
}

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

/** The call takes no more. */
const mostAsked = 100;

/** Brings the cart up to date with the shelf. Without an answer it stays as it is: the order will tell. */
async function checkCarrito(): Promise<CarritoCheck> {
  const ids = [...new Set(readCarrito().map(({ producto }) => producto.id))];
  const shelf: Producto[] = [];
  for (let from = 0; from < ids.length; from += mostAsked) {
    const result = await get('get_all_productos_public.php', { ids: ids.slice(from, from + mostAsked).join(',') });
    if (!result.ok || !result.data) return { notices: [], shelf: undefined };
    shelf.push(...result.data);
  }
  // What was put into it meanwhile was not asked for.
  const now = Map.groupBy(readCarrito(), ({ producto }) => ids.includes(producto.id));
  const { carrito, notices } = reconcile(now.get(true) ?? [], shelf);
  if (now.size > 0) writeCarrito([...carrito, ...(now.get(false) ?? [])]);
  return { notices, shelf };
}
