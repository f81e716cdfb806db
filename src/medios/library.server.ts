/** What time brings to the stored files: those of an older version become rows, those of things long deleted go. */
import { renoteAllUsos } from '#server/db/medio-usos.ts';
import { registerStored, sweepMedios } from '#server/db/medios.ts';
import { readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { logError, logInfo } from '#server/log.ts';
import { createStorage, type Media } from '#server/media/index.ts';
import type { Settings } from '#server/settings.ts';

export interface LibraryWork {
  /** Takes in what a version without a library stored, once; while visitors are already served. */
  start(): void;
  takeIn(): Promise<void>;
  /** Every day: notes anew what uses what, and takes away the files of things that were deleted for good. */
  tidy(): Promise<void>;
}

const takenIn = 'medios_registrados';

export function createLibrary(db: Db, settings: Pick<Settings, 'dataDir' | 'bucket'>, media: Media): LibraryWork {
  async function takeIn(): Promise<void> {
    if (await readMeta(db, takenIn)) return;
    const now = new Date().toISOString();
    const added = await registerStored(db, createStorage(settings).list(), now);
    await renoteAllUsos(db);
    await writeMeta(db, takenIn, now);
    if (added > 0) logInfo('stored files taken into the library', { added });
  }

  return {
    start: () => void takeIn().catch((error) => logError('could not take the stored files into the library', error)),
    takeIn,
    async tidy() {
      await renoteAllUsos(db);
      const removed = await sweepMedios(db, (nombre) => media.remove(nombre));
      if (removed > 0) logInfo('files of deleted things taken away', { removed });
    },
  };
}
