import type { CallContext } from '#server/api/call.ts';

/**
 * The session is over in this browser, and nothing of it stays in its cache. Not its cookies (the one that knows the
 * browser stays) and not its storage: trip, cart and pages kept without coverage are the visitor's own.
 */
export function signedOut({ headers }: CallContext<unknown>, cookies: string[]): void {
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  headers.set('clear-site-data', '"cache"');
}
