/** Work that is due at a time: pages that change by themselves (scheduled articles, contracts, reduced prices), and what is deleted from the trash and of personal data. */

import { scheduled } from '#areas.server.ts';
import { trashDays } from '#things.ts';
import { forgetOldData } from './db/conservacion.ts';
import type { Db } from './db/open.ts';
import { emptyTrash } from './db/trash.ts';
import { logError } from './log.ts';

/** What an area knows of its own schedule: the tags of the pages that change in a period, and the next instant. */
export interface Scheduled {
  tagsDue(db: Db, from: string, to: string): Promise<string[]>;
  nextDue(db: Db, after: string): Promise<string | undefined>;
}

export interface Scheduler {
  start(): void;
  /** Something with a date was written: another instant may be next. */
  reschedule(): void;
  /** What goes for good goes now; it does so every day by itself. */
  purge(): Promise<void>;
  stop(): void;
}

const dayMs = 86_400_000;
/** Longer waits are split: the schedule is read again at least this often. */
const maxWaitMs = 60 * 60 * 1000;

/**
 * `drop` forgets the kept pages that show these things; every process does it for its own. `tidyFiles` takes away the
 * files that nothing stands behind any more.
 */
export function createScheduler(
  db: Db,
  drop: (tags: string[]) => void,
  tidyFiles: () => Promise<void> = async () => {},
): Scheduler {
  let isRunning = false;
  let publication: NodeJS.Timeout | undefined;
  let purging: NodeJS.Timeout | undefined;
  let seenUntil = new Date().toISOString();

  async function publishDue(): Promise<void> {
    const now = new Date().toISOString();
    const tags: string[] = [];
    for (const { tagsDue } of scheduled) tags.push(...(await tagsDue(db, seenUntil, now)));
    seenUntil = now;
    if (tags.length > 0) drop([...new Set(tags)]);
    const next = (await Promise.all(scheduled.map(({ nextDue }) => nextDue(db, now))))
      .filter((at) => at !== undefined)
      .sort();
    wait(next[0] === undefined ? maxWaitMs : Date.parse(next[0]) - Date.now());
  }

  function wait(ms: number): void {
    clearTimeout(publication);
    if (!isRunning) return;
    publication = setTimeout(tick, Math.min(maxWaitMs, Math.max(1, ms)));
    publication.unref();
  }

  function tick(): void {
    publishDue().catch((error) => {
      logError('scheduled articles', error);
      wait(60_000);
    });
  }

  async function purge(): Promise<void> {
    const before = new Date(Date.now() - trashDays * dayMs).toISOString();
    await emptyTrash(db, { before }).catch((error) => logError('trash', error));
    await forgetOldData(db, new Date());
    await tidyFiles().catch((error) => logError('old files', error));
  }

  return {
    start() {
      isRunning = true;
      tick();
      void purge();
      purging = setInterval(() => void purge(), dayMs);
      purging.unref();
    },
    reschedule: () => wait(1),
    purge,
    stop() {
      isRunning = false;
      clearTimeout(publication);
      clearInterval(purging);
    },
  };
}
