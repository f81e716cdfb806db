/**
 * Imports run here, one at a time over all processes; one whose process died is taken up by another. What was done stays
 * done: each thing is written once.
 */
import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '#server/api/upload.ts';
import { placeFile } from '#server/files.ts';
import type { Settings } from '#server/settings.ts';
import type { Worker } from '#server/work/worker.ts';
import { doOne } from './do-one.server.ts';
import { deleteForgotten, findImportacion, type ImportacionRow, listAtWork, listGivenUp } from './queries.server.ts';
import type { ImportContext } from './work.server.ts';

export interface Imports {
  means: ImportContext;
  /** Keeps an uploaded file until its import is done. */
  keepFile(id: number, upload: Upload): Promise<void>;
  forgetFile(id: number): Promise<void>;
  /** There is something to do. */
  wake(): void;
  /** Resolves when nothing is left to be done. */
  settled(): Promise<void>;
  /** Whether somebody is at it. */
  isAtWork(): Promise<boolean>;
}

interface Parts extends Omit<ImportContext, 'rules'> {
  settings: Pick<Settings, 'dataDir' | 'importFrom'>;
  worker: Worker;
  changed(tags: string[]): void;
}

const job = 'importaciones';
const lookMs = 10_000;
/** A process that does not have the file leaves it for so long to the one that may have it. */
const fileWaitMs = 10 * 60_000;
const forgottenMs = 24 * 60 * 60_000;
/** What failed can be gone on with for a week; then its file goes, and what is known of it stays. */
const givenUpMs = 7 * forgottenMs;

declare module '#server/app.ts' {
  interface App {
    imports: Imports;
  }
}

export function createImports({ db, media, settings, worker, changed }: Parts): Imports {
  const folder = join(settings.dataDir, 'importaciones');
  const fileOf = (id: number) => join(folder, `${id}.archivo`);
  const rules = { allowed: settings.importFrom };
  worker.add({
    name: job,
    everyMs: lookMs,
    hasWork: async () => (await listOurs()).length > 0,
    async run({ signal }) {
      for (const row of await listOurs())
        if (!signal.aborted)
          await doOne({ db, media, rules: { ...rules, signal }, changed, signal, path: fileOf(row.id) }, row);
    },
  });
  worker.add({
    name: `${job} olvidadas`,
    dailyAt: '04:15',
    async run() {
      const done = [...(await deleteForgotten(db, ago(forgottenMs))), ...(await listGivenUp(db, ago(givenUpMs)))];
      for (const id of done) await rm(fileOf(id), { force: true });
    },
  });

  /** Those whose file lies on this machine, and those whose file nobody seems to have. */
  async function listOurs(): Promise<ImportacionRow[]> {
    const ours: ImportacionRow[] = [];
    for (const { id } of await listAtWork(db)) {
      const row = (await findImportacion(db, id))!;
      if (row.estado === 'deshaciendo' || row.empezado_en! <= ago(fileWaitMs) || (await hasFile(id))) ours.push(row);
    }
    return ours;
  }

  const hasFile = async (id: number) => (await stat(fileOf(id)).catch(() => undefined)) !== undefined;

  return {
    means: { db, media, rules },
    keepFile: (id, upload) => placeFile(fileOf(id), (temporary) => copyFile(upload.path, temporary)),
    forgetFile: (id) => rm(fileOf(id), { force: true }),
    wake: () => worker.wake(job),
    settled: () => worker.finish(job),
    isAtWork: async () => (await worker.stateOf(job)).is === 'busy',
  };
}

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}
