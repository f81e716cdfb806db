/** Who asks, and whether we can know. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { logInfo } from '#server/log.ts';
import { addressGroup } from './address-group.ts';

/** Pages that are rendered here: whoever opens one is rationed by it (pages/ration.ts), never all of them as one. */
export const ownPages = 'páginas';
const nowhere = 'local';

type Incoming = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

export function addressOf(incoming: Incoming | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedFor(incoming).split(',').at(-1)!.trim() : '';
  return (isIP(forwarded) ? forwarded : incoming?.socket.remoteAddress) || nowhere;
}

/** This machine: our own pages, a health check, a proxy that is not in the settings. */
export function isHere(address: string): boolean {
  return address === ownPages || address === nowhere || address === '::1' || addressGroup(address).startsWith('127.');
}

/** Says once in the log that TRUST_PROXY does not fit what comes in: limits would count everybody as one, or nobody. */
export function createProxyCheck(trustProxy: boolean): (incoming: Incoming | undefined) => void {
  let isSaid = false;
  return (incoming) => {
    if (isSaid || !incoming) return;
    const isForwarded = forwardedFor(incoming) !== '';
    if (isForwarded === trustProxy) return;
    // What this machine asks itself does not pass the proxy.
    if (trustProxy && isHere(addressOf(incoming, false))) return;
    isSaid = true;
    logInfo(
      trustProxy
        ? 'TRUST_PROXY is on, but a request came without X-Forwarded-For: whoever reaches this process directly can claim any address'
        : 'TRUST_PROXY is off, but a request came with X-Forwarded-For: if there is a proxy in front, all its visitors count as one; set TRUST_PROXY=on',
    );
  };
}

function forwardedFor(incoming: Incoming | undefined): string {
  return String(incoming?.headers['x-forwarded-for'] ?? '');
}
