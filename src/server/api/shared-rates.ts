/** What one process counts, all others count too: who is rationed gets no more by asking several of them. */
import type { Database } from '#server/db/open.ts';
import { RateLimit } from './guards.ts';

/** Told together: most who ask, ask for several things at once. */
const everyMs = 50;
/** What fits into one of PostgreSQL's notices. */
const most = 60;

export interface SharedRates {
  rates: RateLimit;
  stop(): void;
}

export function createSharedRates(windowMs: number, database: Pick<Database, 'share' | 'onShared'>): SharedRates {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const rates = new RateLimit(windowMs, undefined, (key) => {
    counted.set(key, (counted.get(key) ?? 0) + 1);
    timer ??= setTimeout(share, everyMs).unref();
  });

  function share() {
    timer = undefined;
    const entries = [...counted];
    counted = new Map();
    for (let from = 0; from < entries.length; from += most)
      database.share(Object.fromEntries(entries.slice(from, from + most)));
  }

  database.onShared((heard) => {
    for (const [key, events] of Object.entries(heard)) rates.addHeard(key, events);
  });
  return { rates, stop: () => clearTimeout(timer) };
}
