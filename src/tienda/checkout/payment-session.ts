/** The payment that this window went away for. Whoever comes back without having paid gets their units back. */
import { post } from '#ui/call.ts';

const storageKey = 'sesion-de-pago';
let leaving: Promise<Left | undefined> | undefined;

/** A payment that was given up, or turned out to be paid: then its id. */
interface Left {
  paid?: string;
}

export function rememberPaymentSession(id: string): void {
  try {
    sessionStorage.setItem(storageKey, id);
  } catch {
    // A window without storage forgets: the units come back by themselves after a while.
  }
}

export function forgetPaymentSession(): void {
  try {
    sessionStorage.removeItem(storageKey);
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
  const id = recall();
  if (!id) return undefined;
  const result = await post('cancel_checkout_session.php', { session_id: id });
  // Unless the server knows nothing of it, a failure is tried again with the next order.
  if (!result.ok && result.status !== 404) return undefined;
  forgetPaymentSession();
  return result.ok && result.pagado ? { paid: id } : {};
}

function recall(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
