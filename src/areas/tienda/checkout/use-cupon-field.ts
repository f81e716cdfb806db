import { useEffect, useRef, useState } from 'react';
import type { Carrito } from '#areas/tienda/carrito/carrito.ts';
import { setCupon, useCupon } from '#areas/tienda/carrito/cupon-store.ts';
import { toArticulos } from '#areas/tienda/carrito/lines.ts';
import { post } from '#ui/call.ts';
import { later, say } from '#values/idioma/say.ts';
import { type Buyer, isPickup } from './buyer.ts';
import { lastPaymentSession, leavePaymentSession } from './payment-session.ts';

const unreachable = later('No hemos podido comprobar el cupón. Inténtalo de nuevo en un momento.');

/** The coupon of this order: what is typed, what the server says of it, and again whenever the order changes. */
export function useCuponField(carrito: Carrito | undefined, buyer: Buyer) {
  const cupon = useCupon();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);
  const entrega = isPickup(buyer) ? ('recogida' as const) : ('envio' as const);
  const order = carrito && JSON.stringify([toArticulos(carrito), entrega]);

  async function check(codigo: string): Promise<boolean> {
    if (!carrito || carrito.length === 0) return false;
    const turn = ++asked.current;
    setBusy(true);
    setError(undefined);
    // A payment that was left without paying may hold its last use.
    await leavePaymentSession();
    const result = await post('comprobar_cupon.php', {
      ...{ cupon: codigo, articulos: toArticulos(carrito), entrega },
      ...lastPaymentSession(),
    });
    // Something changed meanwhile: the later answer is the right one.
    if (turn !== asked.current) return false;
    setBusy(false);
    if (result.ok) {
      setCupon(result.data);
      setTyped('');
      return true;
    }
    // Only what is wrong with the coupon takes it away, not that too much was asked or that nobody answered.
    if (result.errors.cupon && result.status !== 429) drop(result.errors.cupon);
    else setError(result.message || say(unreachable));
    return false;
  }

  function drop(why: string | undefined) {
    setCupon(null);
    setError(why);
  }

  const checkAgain = useRef(() => {});
  checkAgain.current = () => cupon && void check(cupon.codigo);
  useEffect(() => {
    if (order) checkAgain.current();
  }, [order]);

  return {
    cupon,
    typed,
    error,
    isBusy,
    /** Typed and not yet applied. */
    isTyped: typed.trim() !== '',
    setTyped(value: string) {
      setTyped(value);
      setError(undefined);
    },
    apply: () => check(typed),
    drop,
  };
}

export type CuponField = ReturnType<typeof useCuponField>;
