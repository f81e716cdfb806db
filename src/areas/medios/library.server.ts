/** What time brings to the stored files: those of an older version become rows, those that nothing uses any more go. */

import { readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { logInfo, logWarning } from '#server/log.ts';
import { checkUsos } from '#server/media/check-usos.ts';
import { createStorage, type Media } from '#server/media/index.ts';
import { areUsosKnown, setUsosKnown } from '#server/media/medio-usos.ts';
import { hasBorrables, registerStored, removeFiles } from '#server/media/medios.ts';
import type { Settings } from '#server/settings.ts';
import type { Worker } from '#server/work/worker.ts';

export interface LibraryWork {
  /** Takes in what a version without a library stored, and learns what uses which file; once, while visitors are served. */
  takeIn(signal?: AbortSignal): Promise<void>;
  /** There are bytes that may go. */
  wake(): void;
  /** Takes them away, and resolves when it is done. */
  finish(): Promise<void>;
}

const takenIn = 'medios_registrados';
const removal = 'archivos borrados';
const hourMs = 60 * 60_000;

declare module '#server/app.ts' {
  interface App {
    /** What time brings to the stored files. */
    library: LibraryWork;
  }
}

export function createLibrary(
  db: Db,
  settings: Pick<Settings, 'dataDir' | 'bucket'>,
  media: Media,
  worker: Worker,
): LibraryWork {
  worker.add({
    name: 'biblioteca',
    everyMs: hourMs,
    hasWork: async () => !(await readMeta(db, takenIn)) || !(await areUsosKnown(db)),
    run: ({ signal }) => takeIn(signal),
  });
  worker.add({ name: 'usos de archivos', dailyAt: '04:45', run: ({ signal }) => check(signal) });
  worker.add({
    name: removal,
    everyMs: hourMs,
    hasWork: () => hasBorrables(db),
    async run({ signal }) {
      const removed = await removeFiles(db, (nombre) => media.remove(nombre), signal);
      if (removed > 0) logInfo('files that nothing uses taken away', { removed });
    },
  });

  async function takeIn(signal?: AbortSignal): Promise<void> {
    if (!(await readMeta(db, takenIn))) {
      // Nothing is known yet of what uses the files that come in.
      await setUsosKnown(db, false);
      const now = new Date().toISOString();
      const added = await registerStored(db, createStorage(settings).list(), now);
      await writeMeta(db, takenIn, now);
      if (added > 0) logInfo('stored files taken into the library', { added });
    }
    if (await areUsosKnown(db)) return;
    await checkUsos(db, signal);
    if (!signal?.aborted) await setUsosKnown(db, true);
  }

  /** The write door notes every use: what is put right here is a fault of ours. */
  async function check(signal: AbortSignal): Promise<void> {
    const wrong = await checkUsos(db, signal);
    if (wrong > 0) logWarning('uses of files were noted wrongly, and are right now', { wrong });
  }

  return { takeIn, wake: () => worker.wake(removal), finish: () => worker.finish(removal) };
}
