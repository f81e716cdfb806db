import type { CallContext } from '#server/api/call.ts';
import type { Visit } from '#server/auth/index.ts';

export function visitOf({ request, ip }: CallContext<unknown>): Visit {
  return { headers: request.headers, address: ip };
}
