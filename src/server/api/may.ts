import type { SessionUser } from '#server/auth/index.ts';
import { type Capability, can } from '#values/rol.ts';

/** Whoever still has to set up the second factor that is demanded of everybody may do that and nothing else. */
export function may(user: SessionUser | undefined, capability: Capability): boolean {
  if (user?.lacksTwoFactor && capability !== 'segundo_factor') return false;
  return can(user?.rol, capability);
}
