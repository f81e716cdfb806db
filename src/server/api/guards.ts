/** What is checked before a call's body is even read. */
import { later } from '#values/idioma/say.ts';
import { addressGroups } from './address-group.ts';
import { Refusal } from './refusal.ts';

/**
 * Our own pages prove themselves: browsers say where a request comes from and pages cannot forge it.
 * Without a cookie there is nothing of the administrator's to abuse, so a client that is no browser may pass.
 */
export function requireOwnOrigin(request: Request, siteUrl: string): void {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = request.headers.get('origin');
  if (!site && origin === new URL(siteUrl).origin) return;
  const isBrowserElsewhere = site !== null || origin !== null;
  if (!isBrowserElsewhere && !request.headers.has('cookie')) return;
  throw notFromHere();
}

/** For a GET that changes something: a picture or a link on our own pages is no code of ours that asks for it. */
export function requireOwnCode(request: Request): void {
  const [dest, mode] = ['dest', 'mode'].map((name) => request.headers.get(`sec-fetch-${name}`));
  // Who names no destination is no browser of today; its mode, when there is one, still shows a picture or a link.
  const isCode = dest === null ? !mode || ['cors', 'same-origin'].includes(mode) : dest === 'empty';
  if (!isCode) throw notFromHere();
}

function notFromHere(): Refusal {
  return new Refusal(403, later('Esta operación solo puede hacerse desde las páginas de este sitio.'));
}

/** Events counted together, so that a key that is asked for often takes no more room than another. */
interface Slot {
  at: number;
  events: number;
}

const slotsPerWindow = 60;

/** Counts events per key in a sliding window; beyond so many keys those that were quiet longest are forgotten. */
export class RateLimit {
  readonly #windowMs: number;
  readonly #maxKeys: number;
  // A Map remembers insertion order: the first key is the one that was counted longest ago.
  readonly #seen = new Map<string, Slot[]>();

  readonly #onCounted: ((key: string) => void) | undefined;

  /** `onCounted` hears of each event counted here. */
  constructor(windowMs: number, maxKeys = 50_000, onCounted?: (key: string) => void) {
    this.#windowMs = windowMs;
    this.#maxKeys = maxKeys;
    this.#onCounted = onCounted;
  }

  get size(): number {
    return this.#seen.size;
  }

  count(key: string, now = Date.now()): number {
    const recent = this.#recent(key, now);
    if (recent.length === 0) this.#seen.delete(key);
    return recent.reduce((sum, { events }) => sum + events, 0);
  }

  add(key: string, now = Date.now()): void {
    this.#onCounted?.(key);
    this.addHeard(key, 1, now);
  }

  /** Events that were counted elsewhere. */
  addHeard(key: string, events: number, now = Date.now()): void {
    const recent = this.#recent(key, now);
    const last = recent.at(-1);
    if (last && now - last.at < this.#windowMs / slotsPerWindow) last.events += events;
    else recent.push({ at: now, events });
    this.#seen.delete(key);
    this.#seen.set(key, recent);
    if (this.#seen.size > this.#maxKeys) this.#forgetOldest();
  }

  /** Takes away those whose window is over: nobody's address is remembered for longer. */
  forget(now = Date.now()): void {
    for (const [key, slots] of this.#seen) {
      const last = slots.at(-1);
      // The others were counted later; a clock that was set back leaves them for another time.
      if (last && last.at > now - this.#windowMs) return;
      this.#seen.delete(key);
    }
  }

  // A tenth at a time: a Map that loses its first entry at every turn becomes slow.
  #forgetOldest(): void {
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size <= this.#maxKeys * 0.9) return;
      this.#seen.delete(oldest);
    }
  }

  // A clock that was set back must not lock anybody out for the time it went back.
  #recent(key: string, now: number): Slot[] {
    return (this.#seen.get(key) ?? []).filter(({ at }) => at > now - this.#windowMs && at <= now);
  }
}

/** Whether this address may do `what` once more within the window: `most` times, all of its /48 together some times that. */
export function takeTurn(rates: RateLimit, what: string, ip: string, most: number): boolean {
  if (!hasTurn(rates, what, ip, most)) return false;
  for (const { group } of addressGroups(ip)) rates.add(`${what}${group}`);
  return true;
}

/** Whether it may; nothing is counted. */
export function hasTurn(rates: RateLimit, what: string, ip: string, most: number): boolean {
  return addressGroups(ip).every(({ group, times }) => rates.count(`${what}${group}`) < most * times);
}

export function tooMany(): Refusal {
  return new Refusal(429, later('Demasiados intentos. Espera un momento y vuelve a probar.'));
}
