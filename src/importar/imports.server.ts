/**
 * Imports run here, one at a time over all processes: whoever has the turn says so every few seconds, and a turn whose
 * owner has gone quiet is taken up by another. What was done stays done: each thing is written once.
 */
import { randomBytes } from 'node:crypto';
import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '#server/api/upload.ts';
import { placeFile } from '#server/files.ts';
import { logError } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { doOne } from './do-one.server.ts';
import { deleteForgotten, findImportacion, listAtWork, listGivenUp, takeTurn } from './queries.server.ts';
import type { Means } from './work.server.ts';

export interface Imports {
  means: Means;
  /** Keeps an uploaded file until its import is done. */
  keepFile(id: number, upload: Upload): Promise<void>;
  forgetFile(id: number): Promise<void>;
  /** There is something to do. */
  wake(): void;
  /** Resolves when nothing is being done here. */
  settled(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface Parts extends Omit<Means, 'rules'> {
  settings: Pick<Settings, 'dataDir' | 'importFrom'>;
  changed(tags: string[]): void;
}

export const staleMs = 30_000;
/** A process that does not have the file leaves it for so long to the one that may have it. */
const fileWaitMs = 10 * 60_000;
const forgottenMs = 24 * 60 * 60_000;
/** What failed can be gone on with for a week; then its file goes, and what is known of it stays. */
const givenUpMs = 7 * forgottenMs;

export function createImports({ db, media, settings, changed }: Parts): Imports {
  const folder = join(settings.dataDir, 'importaciones');
  const fileOf = (id: number) => join(folder, `${id}.archivo`);
  const stopping = new AbortController();
  const means: Means = { db, media, rules: { allowed: settings.importFrom, signal: stopping.signal } };
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isAsked = false;

  async function workOff(): Promise<void> {
    for (const { id, turno, latido_en } of await listAtWork(db)) {
      const staleBefore = ago(staleMs);
      if (stopping.signal.aborted || (turno !== null && latido_en! >= staleBefore)) continue;
      const row = (await findImportacion(db, id))!;
      if (row.estado === 'en_curso' && !(await hasFile(id)) && row.empezado_en! > ago(fileWaitMs)) continue;
      const own = randomBytes(8).toString('hex');
      if (await takeTurn(db, id, own, new Date().toISOString(), staleBefore))
        await doOne({ ...means, changed, signal: stopping.signal, path: fileOf(id) }, row, own);
    }
    const done = [...(await deleteForgotten(db, ago(forgottenMs))), ...(await listGivenUp(db, ago(givenUpMs)))];
    for (const id of done) await rm(fileOf(id), { force: true });
  }

  const hasFile = async (id: number) => (await stat(fileOf(id)).catch(() => undefined)) !== undefined;

  function wake(): void {
    isAsked = true;
    working ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await workOff().catch((error) => logError('imports', error));
      }
      working = undefined;
    })();
  }

  return {
    means,
    keepFile: (id, upload) => placeFile(fileOf(id), (temporary) => copyFile(upload.path, temporary)),
    forgetFile: (id) => rm(fileOf(id), { force: true }),
    wake,
    async settled() {
      await working;
    },
    start() {
      timer = setInterval(wake, staleMs / 3);
      timer.unref();
      wake();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}
