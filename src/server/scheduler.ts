/** Work that is due at a time: pages that change by themselves (scheduled articles, contracts, reduced prices), and what is deleted from the trash and of personal data. */

import { trashDays } from '#things.ts';
import { areas } from './areas.ts';
import type { Db } from './db/open.ts';
import { logError } from './log.ts';
import { forgetOldData } from './people/conservacion.ts';
import { emptyTrash } from './things/trash.ts';
import type { Worker } from './work/worker.ts';

/** What an area knows of its own schedule: the tags of the pages that change in a period, and the next instant. */
export interface Scheduled {
  tagsDue(db: Db, from: string, to: string): Promise<string[]>;
  nextDue(db: Db, after: string): Promise<string | undefined>;
}

export interface Scheduler {
  /** Something with a date was written: another instant may be next. */
  reschedule(): void;
  /** What goes for good goes now; it does so every night by itself. */
  purge(): Promise<void>;
}

const dayMs = 86_400_000;
/** The schedule is read again at least this often. */
const maxWaitMs = 60 * 60 * 1000;
const pagesJob = 'páginas con fecha';

/**
 * `drop` forgets the kept pages that show these things; every process does it for its own. `tidyFiles` takes away the
 * files that nothing stands behind any more.
 */
export function createScheduler(
  db: Db,
  worker: Worker,
  drop: (tags: string[]) => void,
  tidyFiles: () => Promise<void> = async () => {},
): Scheduler {
  let seenUntil = new Date().toISOString();
  worker.add({ name: pagesJob, isOfProcess: true, everyMs: maxWaitMs, run: publishDue });
  // Pages that say what is still to come read this tag.
  worker.add({ name: 'día nuevo', isOfProcess: true, dailyAt: '00:00', run: async () => drop(['dia']) });
  worker.add({ name: 'limpieza', dailyAt: '04:30', run: purge });

  /** Answers the next instant at which a page changes. */
  async function publishDue(): Promise<Date | undefined> {
    const now = new Date().toISOString();
    const { scheduled } = areas();
    const tags: string[] = [];
    for (const { tagsDue } of scheduled) tags.push(...(await tagsDue(db, seenUntil, now)));
    seenUntil = now;
    if (tags.length > 0) drop([...new Set(tags)]);
    const next = (await Promise.all(scheduled.map(({ nextDue }) => nextDue(db, now))))
      .filter((at) => at !== undefined)
      .sort();
    return next[0] === undefined ? undefined : new Date(next[0]);
  }

  async function purge(): Promise<void> {
    const before = new Date(Date.now() - trashDays * dayMs).toISOString();
    await emptyTrash(db, { before }).catch((error) => logError('trash', error));
    await forgetOldData(db, new Date());
    await tidyFiles().catch((error) => logError('old files', error));
  }

  return { reschedule: () => worker.wake(pagesJob), purge };
}
