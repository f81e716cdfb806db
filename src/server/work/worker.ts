/**
 * What the program does by itself. Each job is done by one process at a time, on however many machines: whoever takes it
 * has a lease, renews it while at work, and loses it by dying. A few jobs are every process's own.
 */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { addWork, askForWork, databaseNow, findWork, listWork } from '#server/db/leases.ts';
import type { Db } from '#server/db/open.ts';
import { inIdioma } from '#server/idiomas.ts';
import { logError } from '#server/log.ts';
import { spanish } from '#values/idioma/say.ts';
import { nextDaily } from './due.ts';
import { hold, type RunningJob } from './hold.ts';

/** At a time of the day by the clocks of Madrid (what was missed is made up for), or again and again. */
type When = { dailyAt: string } | { everyMs: number };

export type Job = When & {
  name: string;
  /** Each process does it for itself: what it has in memory, the disk it writes to. */
  isOfProcess?: true;
  /** Asked before a lease is taken: nothing is written while there is nothing to do. */
  hasWork?(): Promise<boolean>;
  /** May answer an earlier instant at which it is due again. What throws is logged, and tried again later and later. */
  run(running: RunningJob): Promise<unknown>;
};

export interface Worker {
  add(job: Job): void;
  /** There is something to do, now. */
  wake(name: string): void;
  /** Wakes it, and waits until it was done here after this moment. */
  finish(name: string): Promise<void>;
  /** Something asked for by hand, under a lease of its own; undefined while somebody is at it. */
  begin<Result>(
    name: string,
    run: (running: RunningJob) => Promise<Result>,
  ): Promise<{ done: Promise<Result> } | undefined>;
  /** Whether somebody is at it, in whichever process, and what they last said of it; `dead`: they are not heard of any more. */
  stateOf(name: string): Promise<{ is: 'free' | 'busy' | 'dead'; progress?: unknown }>;
  start(): void;
  /** Asks all jobs to stop and waits for them a little; one that does not stop loses its lease when that ends. */
  stop(): Promise<void>;
}

const lookMs = 5000;
const shortestMs = 50;
/** When the database is away. */
const restMs = 10_000;
/** Whoever waited for the site to start comes before the nightly work that was missed. */
const quietMs = 60_000;
/** A process that ends has 40 seconds in all, most of which belong to its visitors. */
const stopMs = 8000;
const finishMs = 30_000;

interface Own {
  job: Job;
  working: Promise<void> | undefined;
  isAsked: boolean;
  /** The last time it was wanted here, somebody else was at it. */
  isElsewhere: boolean;
  /** Not before, in this process; of what is done once for all the table knows more. */
  notBefore: number;
}

export function createWorker(db: Db): Worker {
  const owner = `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`;
  const owns = new Map<string, Own>();
  const byHand = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Number.POSITIVE_INFINITY;
  let startedAt: number | undefined;

  /** Never twice at once here. Whoever asks while it is being done may mean what came since: it is done once more. */
  function begin(own: Own, isAsked: boolean): Promise<void> {
    own.isAsked ||= isAsked;
    // Work is nobody's who asked for it: a request in another language must not lend it its words.
    own.working ??= inIdioma(spanish.codigo, async () => {
      let isWanted = true;
      while (isWanted && !signal.aborted) {
        const isAsked = own.isAsked;
        own.isAsked = false;
        await attempt(own, isAsked).catch((error) => {
          own.notBefore = Date.now() + restMs;
          logError(own.job.name, error);
        });
        isWanted = own.isAsked;
      }
      own.working = undefined;
      // Somebody elsewhere may have asked meanwhile.
      if (startedAt !== undefined) lookIn(shortestMs);
    });
    return own.working;
  }

  async function attempt(own: Own, isAsked: boolean): Promise<void> {
    const { job } = own;
    if (job.isOfProcess) {
      own.notBefore = nextOf(job, new Date()).getTime();
      const sooner = await job.run({ signal, progress() {} });
      if (sooner instanceof Date) own.notBefore = Math.min(own.notBefore, sooner.getTime());
    } else {
      own.isElsewhere = !(await doForAll(job, isAsked));
      if (own.isElsewhere && isAsked) {
        await askForWork(db, job.name, (await databaseNow(db)).toISOString());
        // It may have ended before it could be asked.
        own.isElsewhere = !(await doForAll(job, true));
      }
      own.notBefore = 0;
    }
  }

  async function doForAll(job: Job, isAsked: boolean): Promise<boolean> {
    const now = await databaseNow(db);
    const held = await hold(db, { name: job.name, owner, now, next: nextOf(job, now), isAsked, signal }, (running) =>
      job.run(running),
    );
    await held?.done.catch((error) => signal.aborted || logError(job.name, error));
    return held !== undefined;
  }

  async function look(): Promise<void> {
    timerAt = Number.POSITIVE_INFINITY;
    const idle = [...owns.values()].filter((own) => !own.working);
    for (const own of idle) if (own.job.isOfProcess && own.notBefore <= Date.now()) void begin(own, false);
    const dueOwn = idle.filter(({ job }) => job.isOfProcess).map(({ notBefore }) => notBefore);
    const next = await lookForAll(idle.filter(({ job }) => !job.isOfProcess)).catch((error) => {
      logError('looking for work', error);
      return Date.now() + restMs;
    });
    lookIn(Math.min(next, ...dueOwn) - Date.now());
  }

  /** Takes what is due; answers when the next of them is. */
  async function lookForAll(idle: Own[]): Promise<number> {
    const now = await databaseNow(db);
    let next = Date.now() + lookMs;
    for (const row of await listWork(db)) {
      const own = idle.find(({ job }) => job.name === row.nombre);
      if (!own || own.working) continue;
      const isDead = row.dueno !== null && row.hasta! < now.toISOString();
      const earlyMs = Date.parse(row.siguiente_en) - now.getTime();
      const isMissed = 'dailyAt' in own.job && Date.now() - startedAt! < quietMs;
      if (own.notBefore > Date.now()) next = Math.min(next, own.notBefore);
      else if (!isDead && (row.dueno !== null || isMissed)) continue;
      else if (!isDead && earlyMs > 0) next = Math.min(next, Date.now() + earlyMs);
      else if (!own.job.hasWork || (await own.job.hasWork())) void begin(own, false);
      else {
        own.notBefore = nextOf(own.job, new Date()).getTime();
        next = Math.min(next, own.notBefore);
      }
    }
    return next;
  }

  function lookIn(ms: number): void {
    const at = Date.now() + Math.max(shortestMs, ms);
    if (signal.aborted || at >= timerAt) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(() => void look(), at - Date.now()).unref();
  }

  function ownOf(name: string): Own {
    const own = owns.get(name);
    if (!own) throw new Error(`no job is called ${name}`);
    return own;
  }

  return {
    add(job) {
      const notBefore = job.isOfProcess && 'dailyAt' in job ? nextOf(job, new Date()).getTime() : 0;
      owns.set(job.name, { job, working: undefined, isAsked: false, isElsewhere: false, notBefore });
    },
    wake: (name) => void begin(ownOf(name), true),
    async finish(name) {
      const own = ownOf(name);
      for (const since = Date.now(); Date.now() - since < finishMs && !signal.aborted; await wait(100)) {
        await begin(own, true);
        if (!own.isElsewhere) return;
      }
    },
    async begin(name, run) {
      const now = await databaseNow(db);
      const held = await inIdioma(spanish.codigo, () =>
        hold(db, { name, owner, now, next: now, isAsked: true, signal }, run),
      );
      if (!held) return undefined;
      const settled: Promise<unknown> = held.done.catch(() => {}).finally(() => byHand.delete(settled));
      byHand.add(settled);
      return held;
    },
    async stateOf(name) {
      const row = await findWork(db, name);
      if (!row?.dueno) return { is: 'free' };
      const isDead = row.hasta! < (await databaseNow(db)).toISOString();
      return { is: isDead ? 'dead' : 'busy', ...(row.progreso && { progress: JSON.parse(row.progreso) }) };
    },
    start() {
      startedAt = Date.now();
      const names = [...owns.values()].filter(({ job }) => !job.isOfProcess).map(({ job }) => job.name);
      void databaseNow(db)
        .then((now) => addWork(db, names, now.toISOString()))
        .catch((error) => logError('work', error))
        .then(look);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const all = [...owns.values()].map(({ working }) => working);
      await Promise.race([Promise.all([...all, ...byHand]), wait(stopMs, undefined, { ref: false })]);
    },
  };
}

function nextOf(job: Job, now: Date): Date {
  return 'dailyAt' in job ? nextDaily(job.dailyAt, now) : new Date(now.getTime() + job.everyMs);
}
