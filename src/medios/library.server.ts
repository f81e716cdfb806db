/** What time brings to the stored files: those of an older version become rows, those of things long deleted go. */
import { renoteAllUsos } from '#server/db/medio-usos.ts';
import { registerStored, sweepMedios } from '#server/db/medios.ts';
import { readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { logInfo } from '#server/log.ts';
import { createStorage, type Media } from '#server/media/index.ts';
import type { Settings } from '#server/settings.ts';
import type { Worker } from '#server/work/worker.ts';

export interface LibraryWork {
  /** Takes in what a version without a library stored, once; while visitors are already served. */
  takeIn(): Promise<void>;
  /** Every day: notes anew what uses what, and takes away the files of things that were deleted for good. */
  tidy(): Promise<void>;
}

const takenIn = 'medios_registrados';

export function createLibrary(
  db: Db,
  settings: Pick<Settings, 'dataDir' | 'bucket'>,
  media: Media,
  worker: Worker,
): LibraryWork {
  worker.add({
    name: 'biblioteca',
    everyMs: 60 * 60_000,
    hasWork: async () => !(await readMeta(db, takenIn)),
    run: takeIn,
  });

  async function takeIn(): Promise<void> {
    if (await readMeta(db, takenIn)) return;
    const now = new Date().toISOString();
    const added = await registerStored(db, createStorage(settings).list(), now);
    await renoteAllUsos(db);
    await writeMeta(db, takenIn, now);
    if (added > 0) logInfo('stored files taken into the library', { added });
  }

  return {
    takeIn,
    async tidy() {
      await renoteAllUsos(db);
      const removed = await sweepMedios(db, (nombre) => media.remove(nombre));
      if (removed > 0) logInfo('files of deleted things taken away', { removed });
    },
  };
}
