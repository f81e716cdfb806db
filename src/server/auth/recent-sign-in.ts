import { Refusal } from '#server/api/refusal.ts';
import type { SessionUser } from './index.ts';

/** How long having signed in counts as having said who one is. */
const confirmedMs = 10 * 60_000;

/** The desk asks for the password when the answer names that field; signing in again is what confirms. */
export function requireRecentSignIn({ signedInAt }: SessionUser): void {
  // A clock that was set back makes no old session young.
  if (Math.abs(Date.now() - signedInAt) < confirmedMs) return;
  const message = 'Por seguridad, vuelve a escribir tu contraseña para continuar.';
  throw new Refusal(401, message, { password: message });
}
