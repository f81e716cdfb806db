import type { CallContext } from './call.ts';

/** For the calls that both visitors and the administrator make: who sees what is switched off. */
export function isAdmin({ user }: Pick<CallContext<unknown>, 'user'>): boolean {
  return user?.role === 'admin';
}
