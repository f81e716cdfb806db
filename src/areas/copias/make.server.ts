/** Makes one copy: one at a time, whichever process it is, and what became of it is known to all. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDiskFull } from '#server/api/faults.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { createDisk } from '#server/disk/index.ts';
import { databasePath, placeFile } from '#server/files.ts';
import { logError } from '#server/log.ts';
import type { Storage } from '#server/media/index.ts';
import type { Settings } from '#server/settings.ts';
import type { RunningJob } from '#server/work/hold.ts';
import type { Worker } from '#server/work/worker.ts';
import { type Copia, copiaOf, fileOf, idOf, type TipoCopia } from './copia.ts';
import { readDatabase } from './databases.server.ts';
import { type Fallo, readEstado, writeEstado } from './queries.server.ts';
import { type Written, writeArchive } from './write-archive.server.ts';

export interface Making {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'copiesDir'>;
  db: Db;
  worker: Worker;
  storage: Storage;
  /** Tests say how much room there is. */
  openDisk?: typeof createDisk;
}

interface CopiaRequest {
  tipo: TipoCopia;
  /** Elsewhere than in the folder of copies. */
  path?: string | undefined;
}

/** As the screen shows it. */
interface EnCurso {
  tipo: TipoCopia;
  desde: string;
  hecho: number;
  total: number;
}

export interface FinishedCopia {
  copia: Copia;
  path: string;
  written: Written;
}

const job = 'copia';
const spareBytes = 512 * 1024 ** 2;
/** What lies half-written for so long is of a process that died. */
const abandonedMs = 20_000;
const interrupted = 'No terminó: el programa se detuvo mientras se hacía.';

/** Refuses while another one is being made. */
export async function beginCopia(making: Making, request: CopiaRequest): Promise<{ done: Promise<FinishedCopia> }> {
  const now = new Date();
  const id = freeId(making.settings.copiesDir, now, request.tipo);
  const begun = await making.worker.begin(job, (running) => work(making, request, id, now, running));
  if (!begun) throw new Refusal(409, 'Ya se está haciendo una copia. Espera a que termine.');
  return begun;
}

async function work(
  making: Making,
  request: CopiaRequest,
  id: string,
  now: Date,
  { signal, progress }: RunningJob,
): Promise<FinishedCopia> {
  const { db, settings } = making;
  const path = request.path ?? join(settings.copiesDir, fileOf(id));
  const begun = { tipo: request.tipo, desde: now.toISOString() };
  progress({ ...begun, hecho: 0, total: 0 });
  try {
    await requireRoom(making, dirname(path), request.tipo);
    let written: Written | undefined;
    await placeFile(path, async (temporary) => {
      written = await writeArchive({
        openSnapshot: () => readDatabase(settings),
        storage: making.storage,
        path: temporary,
        now,
        onProgress: ({ done, total }) => progress({ ...begun, hecho: done, total }),
        signal,
      });
    });
    const copia = copiaOf(fileOf(id), (await stat(path)).size)!;
    const { automatica } = await readEstado(db);
    const { fecha, tipo } = copia;
    await writeEstado(db, { ultima: fecha, automatica: tipo === 'automatica' ? fecha : automatica });
    return { copia, path, written: written! };
  } catch (error) {
    const code = randomBytes(4).toString('hex');
    const motivo = reasonOf(error, signal, code);
    if (!(error instanceof Refusal)) logError('a copy could not be made', error, { id: code });
    await noteFailure(db, request.tipo, motivo).catch((error) => logError('the failure could not be noted', error));
    throw error instanceof Refusal ? error : new Refusal(isDiskFull(error) ? 507 : 500, motivo);
  }
}

async function noteFailure(db: Db, tipo: TipoCopia, motivo: string): Promise<void> {
  await writeEstado(db, { ...(await readEstado(db)), fallo: { en: new Date().toISOString(), tipo, motivo } });
}

export interface AtWork {
  en_curso?: EnCurso;
  fallo?: Fallo;
}

/** One whose process died is shown as failed. */
export async function copiasAtWork(worker: Worker): Promise<AtWork> {
  const { is, progress } = await worker.stateOf(job);
  if (!progress) return {};
  const enCurso = progress as EnCurso;
  return is === 'busy'
    ? { en_curso: enCurso }
    : { fallo: { en: enCurso.desde, tipo: enCurso.tipo, motivo: interrupted } };
}

/** The newest first; whatever else lies in the folder is not ours. */
export async function listCopias(folder: string): Promise<Copia[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = await Promise.all(
    names.map(async (name) => {
      const copia = copiaOf(name, 0);
      const file = copia && (await stat(join(folder, name)).catch(() => undefined));
      return copia && file?.isFile() ? { ...copia, bytes: file.size } : undefined;
    }),
  );
  return found.filter((one) => one !== undefined).sort((one, other) => other.fecha.localeCompare(one.fecha));
}

/** Two of the same second are two. */
function freeId(folder: string, now: Date, tipo: TipoCopia): string {
  for (let at = now.getTime(); ; at += 1000) {
    const id = idOf(new Date(at), tipo);
    if (!existsSync(join(folder, fileOf(id)))) return id;
  }
}

/** At night not where little room is left; by hand wherever it fits. */
async function requireRoom(
  { settings, storage, openDisk = createDisk }: Making,
  folder: string,
  tipo: TipoCopia,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(folder);
  const disk = openDisk(folder);
  await disk.check();
  const room = disk.room();
  if (!room) return;
  if (tipo === 'automatica' && room.isLow)
    throw new Refusal(507, 'No se ha hecho: queda poco sitio en el disco de las copias.');
  let needed = settings.databaseUrl ? 0 : (await stat(databasePath(settings.dataDir))).size;
  for await (const { size } of storage.list()) needed += size;
  if (room.freeBytes < needed + spareBytes)
    throw new Refusal(
      507,
      'No se ha hecho: no cabe en el disco de las copias. Borra copias antiguas o amplía el disco.',
    );
}

/** What a process that died left half-written. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^copia-.*\.tar\.[0-9a-f]{8}\.tmp$/.test(name)) {
      const changedAt = (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? Date.now();
      if (Date.now() - changedAt > abandonedMs) await rm(join(folder, name), { force: true });
    }
}

function reasonOf(error: unknown, signal: AbortSignal, code: string): string {
  if (error instanceof Refusal) return error.message;
  if (signal.aborted) return interrupted;
  if (isDiskFull(error)) return 'No ha cabido en el disco de las copias.';
  return `No se ha podido terminar. La causa está en el registro técnico del servidor (${code}).`;
}
