/** Does something under a lease: nobody else does it meanwhile, and whoever dies at it is missed after a few seconds. */
import { databaseNow, releaseLease, renewLease, takeLease } from '#server/db/leases.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import { backOffMs } from './due.ts';

export interface RunningJob {
  /** The process ends, or the lease is somebody else's by now: stop. */
  signal: AbortSignal;
  /** How far it has come, for whoever asks. */
  progress(value: object): void;
}

export interface Lease {
  name: string;
  owner: string;
  now: Date;
  /** When it is due again. */
  next: Date;
  /** Also before it is due. */
  isAsked: boolean;
  /** The process ends. */
  signal: AbortSignal;
}

const leaseMs = 20_000;
const renewMs = 2000;
/** Without news of its progress a lease is renewed less often. */
const silentMs = 6000;

/** Undefined when it is not due, or somebody else is at it. */
export async function hold<Result>(
  db: Db,
  { name, owner, now, next, isAsked, signal }: Lease,
  run: (running: RunningJob) => Promise<Result>,
): Promise<{ done: Promise<Result> } | undefined> {
  const key = { nombre: name, dueno: owner };
  const times = { now: now.toISOString(), hasta: after(now, leaseMs), siguiente_en: next.toISOString() };
  const taken = await takeLease(db, { ...key, ...times, isAsked });
  return taken && { done: work(db, key, taken.fallos, signal, run) };
}

async function work<Result>(
  db: Db,
  key: { nombre: string; dueno: string },
  failures: number,
  ending: AbortSignal,
  run: (running: RunningJob) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const signal = AbortSignal.any([ending, lost.signal]);
  const renewal = keepRenewing(db, key, () => lost.abort());
  try {
    const result = await run({ signal, progress: renewal.note });
    await renewal.stop();
    const sooner = signal.aborted ? new Date() : result instanceof Date ? result : undefined;
    await releaseLease(db, key, { fallos: 0, noLaterThan: sooner?.toISOString() });
    return result;
  } catch (error) {
    await renewal.stop();
    // What was broken off is due at once, for another process.
    const ending = signal.aborted
      ? { fallos: failures, noLaterThan: new Date().toISOString() }
      : { fallos: failures + 1, siguiente_en: after(new Date(), backOffMs(failures + 1)) };
    await releaseLease(db, key, ending).catch((error) => logError(`lease of ${key.nombre}`, error));
    throw error;
  }
}

function keepRenewing(db: Db, key: { nombre: string; dueno: string }, lose: () => void) {
  let progreso: string | null = null;
  let isNew = false;
  let renewedAt = performance.now();
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    const [sentAt, sent] = [performance.now(), progreso];
    isNew = false;
    try {
      const hasta = after(await databaseNow(db), leaseMs);
      if (await renewLease(db, key, { hasta, progreso: sent })) renewedAt = sentAt;
      else lose();
    } catch (error) {
      logError(`lease of ${key.nombre}`, error);
      if (performance.now() - renewedAt > leaseMs) lose();
    }
  }

  function begin(): void {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
  }

  const timer = setInterval(() => {
    if (isNew || performance.now() - renewedAt >= silentMs) begin();
  }, renewMs).unref();
  return {
    note(value: object) {
      const isFirst = progreso === null;
      progreso = JSON.stringify(value);
      isNew = true;
      if (isFirst) begin();
    },
    async stop() {
      clearInterval(timer);
      await renewing;
    },
  };
}

function after(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString();
}
