/** The shared caches that can be sent what has changed: which header each reads, and how it is sent. */
import type { EdgeSettings } from '#server/settings.ts';

export interface EdgeKind {
  /** How long it may keep an answer, in the header that only it reads. */
  lifeHeader(seconds: number): Record<string, string>;
  /** Throws when one of them was not heard. */
  purge(keys: string[], signal: AbortSignal): Promise<void>;
}

/** Whatever goes out for one of them only. */
export const edgeHeaders = ['cache-tag', 'surrogate-key', 'surrogate-control', 'cloudflare-cdn-cache-control'];

/** It is there for people to wait for their own write: a Varnish is near, the others are somewhere. */
const nearMs = 1000;
const farMs = 3000;
const longestWaitMs = 60_000;

export class PurgeFailed extends Error {
  readonly againInMs: number;
  constructor(message: string, againInMs = 1000) {
    super(message);
    this.againInMs = againInMs;
  }
}

const surrogateLife = (seconds: number) => ({
  'surrogate-control': `max-age=${seconds}, stale-if-error=86400`,
});

export function edgeKind({ kind, places, key }: EdgeSettings): EdgeKind {
  if (kind === 'varnish')
    return {
      lifeHeader: surrogateLife,
      async purge(keys, signal) {
        for (const some of portions(keys, 100))
          await Promise.all(
            places.map((place) =>
              request(place, { method: 'PURGE', headers: { xkey: some.join(' ') } }, signal, nearMs),
            ),
          );
      },
    };
  const [name = '', address] = places;
  if (kind === 'cloudflare')
    return {
      lifeHeader: (seconds) => ({ 'cloudflare-cdn-cache-control': `max-age=${seconds}, stale-if-error=86400` }),
      async purge(keys, signal) {
        const url = `${address ?? 'https://api.cloudflare.com'}/client/v4/zones/${name}/purge_cache`;
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
        for (const tags of portions(keys, 100)) {
          const answer = await request(url, { method: 'POST', headers, body: JSON.stringify({ tags }) }, signal);
          const { success } = (await answer.json()) as { success?: boolean };
          if (success !== true) throw new PurgeFailed('the edge refused the purge');
        }
      },
    };
  return {
    lifeHeader: surrogateLife,
    async purge(keys, signal) {
      const url = `${address ?? 'https://api.fastly.com'}/service/${name}/purge`;
      const headers = { 'fastly-key': key!, 'fastly-soft-purge': '1', 'content-type': 'application/json' };
      for (const some of portions(keys, 256))
        await request(url, { method: 'POST', headers, body: JSON.stringify({ surrogate_keys: some }) }, signal);
    },
  };
}

async function request(url: string, init: RequestInit, signal: AbortSignal, patienceMs = farMs): Promise<Response> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const ask = () => fetch(url, { ...init, signal: patience });
  // A line that was kept open may be closed at that very moment: another one is.
  const answer = await ask().catch(ask);
  if (answer.ok) return answer;
  const asked = Number(answer.headers.get('retry-after')) * 1000;
  throw new PurgeFailed(
    `the edge answered ${answer.status} to a purge`,
    asked > 0 ? Math.min(asked, longestWaitMs) : undefined,
  );
}

function portions<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));
}
