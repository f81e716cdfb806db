/**
 * The payment that this window went away for. Whoever comes back without having paid gets their units back; in another
 * window of the same browser, the next order takes the place of the unpaid one.
 */
import { post } from '#ui/call.ts';

const storageKey = 'sesion-de-pago';
const lastKey = 'ultima-sesion-de-pago';
let leaving: Promise<Left | undefined> | undefined;

/** A payment that was given up, or turned out to be paid: then its id. */
interface Left {
  paid?: string;
}

export function rememberPaymentSession(id: string): void {
  try {
    sessionStorage.setItem(storageKey, id);
    localStorage.setItem(lastKey, id);
  } catch {
    // A window without storage forgets: the units come back by themselves after a while.
  }
}

/** What proves that an unpaid order is this browser's own. */
export function lastPaymentSession(): { sesion_anterior?: string } {
  const id = recall(() => localStorage, lastKey);
  return id ? { sesion_anterior: id } : {};
}

export function forgetPaymentSession(): void {
  try {
    sessionStorage.removeItem(storageKey);
    localStorage.removeItem(lastKey);
  } catch {
    // Nothing was stored there.
  }
}

/** Gives the payment up; undefined when there was none. */
export function leavePaymentSession(): Promise<Left | undefined> {
  leaving ??= leave().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave(): Promise<Left | undefined> {
  const id = recall(() => sessionStorage, storageKey);
  if (!id) return undefined;
  const result = await post('cancel_checkout_session.php', { session_id: id });
  // Unless the server knows nothing of it, a failure is tried again with the next order.
  if (!result.ok && result.status !== 404) return undefined;
  forgetPaymentSession();
  return result.ok && result.pagado ? { paid: id } : {};
}

function recall(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}
