import type { Visit } from '#server/auth/index.ts';
import type { CallContext } from './call.ts';

export function visitOf({ request, ip }: CallContext<unknown>): Visit {
  return { headers: request.headers, address: ip };
}
