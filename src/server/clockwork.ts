/** What happens because time passes: scheduled articles come to light, the trash and people's data go after their days. */

import { listArticulosPublishedBetween, nextPublication } from '#articulos/queries.server.ts';
import { trashDays } from '#papelera/papelera.ts';
import { forgetOldData } from './db/conservacion.ts';
import type { Db } from './db/open.ts';
import { emptyTrash } from './db/trash.ts';
import { logError } from './log.ts';

export interface Clockwork {
  start(): void;
  /** Articles were written: the next one to come to light may be another one. */
  rewind(): void;
  stop(): void;
}

const dayMs = 86_400_000;
/** Timers further away than this are looked at again on the way. */
const maxWaitMs = 60 * 60 * 1000;

/** `drop` forgets the kept pages that show these things; every process does it for its own. */
export function createClockwork(db: Db, drop: (tags: string[]) => void): Clockwork {
  let isRunning = false;
  let publication: NodeJS.Timeout | undefined;
  let purge: NodeJS.Timeout | undefined;
  let seenUntil = new Date().toISOString();

  async function publishDue(): Promise<void> {
    const now = new Date().toISOString();
    const rows = await listArticulosPublishedBetween(db, seenUntil, now);
    seenUntil = now;
    if (rows.length > 0)
      drop(['articulos', ...rows.flatMap((row) => [`articulo:${row.id}`, `articulos:${row.categoria_id}`])]);
    const next = await nextPublication(db, now);
    wait(next === undefined ? maxWaitMs : Date.parse(next) - Date.now());
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

  function purgeOld(): void {
    const before = new Date(Date.now() - trashDays * dayMs).toISOString();
    emptyTrash(db, { before }).catch((error) => logError('trash', error));
    forgetOldData(db, new Date()).catch((error) => logError('old data', error));
  }

  return {
    start() {
      isRunning = true;
      tick();
      purgeOld();
      purge = setInterval(purgeOld, dayMs);
      purge.unref();
    },
    rewind: () => wait(1),
    stop() {
      isRunning = false;
      clearTimeout(publication);
      clearInterval(purge);
    },
  };
}
