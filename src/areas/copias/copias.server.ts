/** The copies of a running site: made when asked and every night, kept by the rule, handed out. */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import type { createDisk } from '#server/disk/index.ts';
import { logInfo } from '#server/log.ts';
import { createStorage } from '#server/media/index.ts';
import type { Settings } from '#server/settings.ts';
import { nextDaily } from '#server/work/due.ts';
import type { Worker } from '#server/work/worker.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { madridInstant } from '#values/hora-local.ts';
import { type Copia, fileOf, type TipoCopia, toDrop } from './copia.ts';
import { type AtWork, beginCopia, copiasAtWork, type FinishedCopia, listCopias } from './make.server.ts';
import { type Estado, readEstado } from './queries.server.ts';

export interface Copias {
  list(): Promise<Copia[]>;
  /** The one that is being made, and what became of the last. */
  estado(): Promise<Estado & AtWork>;
  /** When the last one was made, wherever it is. */
  lastAt(): Promise<string | undefined>;
  /** Starts one; `done` resolves when it is there. Refuses while another is being made. */
  begin(tipo: TipoCopia): Promise<{ done: Promise<FinishedCopia> }>;
  /** Of the night that has passed, if it is missing. */
  makeNightly(now: Date): Promise<void>;
  /** Where it lies; refuses one that is not there. */
  find(id: string): Promise<{ path: string; size: number }>;
  remove(id: string): Promise<void>;
}

const hour = 3_600_000;
const day = 24 * hour;
const nightTime = '03:30';
/** A site that never had a copy may be somebody's first look at the program. */
const freshWaitMs = 15 * 60_000;
const startWaitMs = 60_000;

declare module '#server/app.ts' {
  interface App {
    copias: Copias;
  }
}

export function createCopias(settings: Settings, db: Db, worker: Worker, openDisk?: typeof createDisk): Copias {
  const making = { settings, db, worker, storage: createStorage(settings), ...(openDisk && { openDisk }) };
  const createdAt = Date.now();
  if (settings.copies) worker.add({ name: 'copia de la noche', everyMs: hour, run: lookAtNight });

  async function begin(tipo: TipoCopia) {
    const begun = await beginCopia(making, { tipo });
    void begun.done.then(
      ({ path, copia, written }) => logInfo('a copy was made', { path, bytes: copia.bytes, ...written }),
      () => {},
    );
    return begun;
  }

  async function lastAt(): Promise<string | undefined> {
    const [newest] = await listCopias(settings.copiesDir);
    const { ultima } = await readEstado(db);
    return [newest?.fecha, ultima]
      .filter((at) => at !== undefined)
      .sort()
      .at(-1);
  }

  async function lastNightly(): Promise<string | undefined> {
    const newest = (await listCopias(settings.copiesDir)).find(({ tipo }) => tipo === 'automatica');
    const { automatica } = await readEstado(db);
    return [newest?.fecha, automatica]
      .filter((at) => at !== undefined)
      .sort()
      .at(-1);
  }

  async function makeNightly(now: Date): Promise<void> {
    const since = lastNight(now);
    if (!isDue(now, since, await lastNightly())) return;
    await (await begin('automatica')).done;
    for (const old of toDrop(await listCopias(settings.copiesDir))) {
      await rm(join(settings.copiesDir, fileOf(old.id)), { force: true });
      logInfo('an old copy was deleted', { id: old.id });
    }
  }

  /** Again at the next night, in an hour at the latest: what was missed is made up for, but not while the site starts. */
  async function lookAtNight(): Promise<Date> {
    const begins = createdAt + ((await lastAt()) ? startWaitMs : freshWaitMs);
    if (Date.now() < begins) return new Date(begins);
    await makeNightly(new Date());
    return nextDaily(nightTime, new Date());
  }

  return {
    list: () => listCopias(settings.copiesDir),
    estado: async () => ({ ...(await readEstado(db)), ...(await copiasAtWork(worker)) }),
    lastAt,
    begin,
    makeNightly,
    async find(id) {
      const path = join(settings.copiesDir, fileOf(id));
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) throw notFound('La copia ya no está.');
      return { path, size: found.size };
    },
    async remove(id) {
      await rm((await this.find(id)).path);
    },
  };
}

/** At night, or whenever the last one is more than a day old. */
function isDue(now: Date, since: Date, last: string | undefined): boolean {
  if (last && Date.parse(last) >= since.getTime()) return false;
  return now.getTime() - since.getTime() < hour || !last || now.getTime() - Date.parse(last) > day;
}

function lastNight(now: Date): Date {
  const today = nightOf(todayInMadrid(now));
  return today <= now ? today : nightOf(addDays(todayInMadrid(now), -1));
}

function nightOf(day: string): Date {
  return new Date(madridInstant(day, nightTime));
}
