/** What is checked before a call's body is even read. */
import { Refusal } from './refusal.ts';

/**
 * Our own pages prove themselves: browsers say where a request comes from and pages cannot forge it.
 * Without a cookie there is nothing of the administrator's to abuse, so a client that is no browser may pass.
 */
export function requireOwnOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = request.headers.get('origin');
  if (!site && origin && new URL(request.url).host === hostOf(origin)) return;
  const isBrowserElsewhere = site !== null || origin !== null;
  if (!isBrowserElsewhere && !request.headers.has('cookie')) return;
  throw new Refusal(403, 'Esta operación solo puede hacerse desde las páginas de este sitio.');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** Counts events per key in a sliding minute; forgets old keys by itself. */
export class RateLimit {
  readonly #windowMs: number;
  readonly #seen = new Map<string, number[]>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  count(key: string, now = Date.now()): number {
    const recent = (this.#seen.get(key) ?? []).filter((at) => at > now - this.#windowMs);
    if (recent.length === 0) this.#seen.delete(key);
    return recent.length;
  }

  add(key: string, now = Date.now()): void {
    if (this.#seen.size > 20_000) this.#forget(now);
    const recent = (this.#seen.get(key) ?? []).filter((at) => at > now - this.#windowMs);
    recent.push(now);
    this.#seen.set(key, recent);
  }

  /** The last one turned out not to count. */
  takeBack(key: string): void {
    this.#seen.get(key)?.pop();
  }

  clear(key: string): void {
    this.#seen.delete(key);
  }

  #forget(now: number): void {
    for (const [key, times] of this.#seen) if ((times.at(-1) ?? 0) <= now - this.#windowMs) this.#seen.delete(key);
    if (this.#seen.size > 20_000) this.#seen.clear();
  }
}

export function tooMany(): Refusal {
  return new Refusal(429, 'Demasiados intentos. Espera un momento y vuelve a probar.');
}
