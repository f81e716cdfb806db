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
import { type Copia, copiaOf, fileOf, idOf, type TipoCopia } from './copia.ts';
import { readDatabase } from './databases.server.ts';
import { changeEstado, type EnCurso } from './queries.server.ts';
import { type Progress, type Written, writeArchive } from './write-archive.server.ts';

export interface Making {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'copiesDir'>;
  db: Db;
  storage: Storage;
  /** Tests say how much room there is. */
  openDisk?: typeof createDisk;
}

interface Wish {
  tipo: TipoCopia;
  /** Elsewhere than in the folder of copies. */
  path?: string | undefined;
  /** Not if one of the night was made at this instant or later: another process was quicker. */
  unlessSince?: string | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

export interface Made {
  copia: Copia;
  path: string;
  written: Written;
}

const beatMs = 2000;
/** A process that has not been heard of for so long is dead. */
const leaseMs = 20_000;
const spareBytes = 512 * 1024 ** 2;
export const interrupted = 'No terminó: el programa se detuvo mientras se hacía.';

/** Undefined when there is already one of this night. Refuses while another one is being made. */
export async function beginCopia(making: Making, wish: Wish): Promise<{ done: Promise<Made> } | undefined> {
  const now = new Date();
  const id = freeId(making.settings.copiesDir, now, wish.tipo);
  const claim = await claimCopia(making.db, { id, tipo: wish.tipo, desde: now.toISOString() }, wish.unlessSince);
  if (claim === 'busy') throw new Refusal(409, 'Ya se está haciendo una copia. Espera a que termine.');
  return claim === 'mine' ? { done: work(making, wish, id, now) } : undefined;
}

async function work(making: Making, wish: Wish, id: string, now: Date): Promise<Made> {
  const { db, settings } = making;
  const path = wish.path ?? join(settings.copiesDir, fileOf(id));
  const beat = keepBeating(db, id);
  try {
    await requireRoom(making, dirname(path), wish.tipo);
    let written: Written | undefined;
    await placeFile(path, async (temporary) => {
      written = await writeArchive({
        openSnapshot: () => readDatabase(settings),
        storage: making.storage,
        path: temporary,
        now,
        onProgress(progress) {
          beat.note(progress);
          wish.onProgress?.(progress);
        },
        ...(wish.signal && { signal: wish.signal }),
      });
    });
    await beat.stop();
    const copia = copiaOf(fileOf(id), (await stat(path)).size)!;
    await endCopia(db, copia);
    return { copia, path, written: written! };
  } catch (error) {
    await beat.stop();
    const code = randomBytes(4).toString('hex');
    const motivo = reasonOf(error, wish.signal, code);
    if (!(error instanceof Refusal)) logError('a copy could not be made', error, { id: code });
    await failCopia(db, id, wish.tipo, motivo).catch((error) => logError('the failure could not be noted', error));
    throw error instanceof Refusal ? error : new Refusal(isDiskFull(error) ? 507 : 500, motivo);
  }
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

/** One that is still said to be made after its process died is told as what it is. */
export function isAlive({ vence }: EnCurso): boolean {
  return vence > new Date().toISOString();
}

/** Two of the same second are two. */
function freeId(folder: string, now: Date, tipo: TipoCopia): string {
  for (let at = now.getTime(); ; at += 1000) {
    const id = idOf(new Date(at), tipo);
    if (!existsSync(join(folder, fileOf(id)))) return id;
  }
}

type Claim = Pick<EnCurso, 'id' | 'tipo' | 'desde'>;

function claimCopia(db: Db, claim: Claim, unlessSince: string | undefined): Promise<'mine' | 'busy' | 'made'> {
  return changeEstado(db, (estado) => {
    if (estado.en_curso && isAlive(estado.en_curso)) return { result: 'busy' as const };
    if (unlessSince && (estado.automatica ?? '') >= unlessSince) return { result: 'made' as const };
    return {
      estado: { ...estado, en_curso: { ...claim, vence: soon(), hecho: 0, total: 0 } },
      result: 'mine' as const,
    };
  });
}

/** Says every now and then that it is still being made, and how far it has got. */
function keepBeating(db: Db, id: string) {
  let progress: Progress = { done: 0, total: 0 };
  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = changeEstado(db, (estado) => {
      if (estado.en_curso?.id !== id) return { result: undefined };
      const en_curso = { ...estado.en_curso, vence: soon(), hecho: progress.done, total: progress.total };
      return { estado: { ...estado, en_curso }, result: undefined };
    }).catch((error) => logError('a copy’s progress could not be noted', error));
  }, beatMs);
  timer.unref();
  return {
    note(next: Progress) {
      progress = next;
    },
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}

function endCopia(db: Db, { id, fecha, tipo }: Copia): Promise<void> {
  return changeEstado(db, ({ en_curso, automatica }) => ({
    estado: {
      ...(en_curso?.id !== id && { en_curso }),
      ultima: fecha,
      automatica: tipo === 'automatica' ? fecha : automatica,
    },
    result: undefined,
  }));
}

function failCopia(db: Db, id: string, tipo: TipoCopia, motivo: string): Promise<void> {
  return changeEstado(db, ({ en_curso, ...estado }) => ({
    estado: {
      ...estado,
      ...(en_curso?.id !== id && { en_curso }),
      fallo: { en: new Date().toISOString(), tipo, motivo },
    },
    result: undefined,
  }));
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
      if (Date.now() - changedAt > leaseMs) await rm(join(folder, name), { force: true });
    }
}

function reasonOf(error: unknown, signal: AbortSignal | undefined, code: string): string {
  if (error instanceof Refusal) return error.message;
  if (signal?.aborted) return interrupted;
  if (isDiskFull(error)) return 'No ha cabido en el disco de las copias.';
  return `No se ha podido terminar. La causa está en el registro técnico del servidor (${code}).`;
}

function soon(): string {
  return new Date(Date.now() + leaseMs).toISOString();
}
