/** Refusals that somebody may want to know of, in the server's log: few lines however many there are. */

import { addressGroup } from '#server/api/address-group.ts';
import { RateLimit } from '#server/api/guards.ts';
import { logWarning } from '#server/log.ts';

interface Refused {
  call: string;
  status: number;
  /** The sentence that was answered. */
  why: string;
  ip: string;
  /** Only names of accounts that exist: what is typed for one may be anything. */
  usuario?: string | undefined;
}

const perMinute = 60;
const alikePerMinute = 3;
const seen = new RateLimit(60_000, 5000);
let unsaid = 0;

export function logRefusal({ ip, ...refused }: Refused): void {
  const from = addressGroup(ip);
  const alike = `${refused.call} ${refused.status} ${from}`;
  if (seen.count('') >= perMinute || seen.count(alike) >= alikePerMinute) {
    unsaid++;
    return;
  }
  for (const key of ['', alike]) seen.add(key);
  logWarning('refused', { ...refused, from, ...(unsaid > 0 && { unsaid }) });
  unsaid = 0;
}
