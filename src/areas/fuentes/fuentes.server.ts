/** Asks the calendars of others for what is new, each every few hours, one after the other and in one process at a time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/open.ts';
import { fetchFile, type Marks, NotFetched } from '#server/fetch/fetch-file.ts';
import { uploadFolder } from '#server/files.ts';
import { logError } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import type { Worker } from '#server/work/worker.ts';
import { todayInMadrid } from '#values/day.ts';
import { bringIn } from './bring.server.ts';
import { failuresBeforeNotice } from './fuente.ts';
import type { Calendario } from './ics/read-calendar.ts';
import { readInThread } from './ics/reader.server.ts';
import { type FuenteRow, listDue, noteFetch } from './queries.server.ts';

export interface Fuentes {
  /** The calendar at an address as it is now; undefined when it is still the one with these marks. */
  read(url: string, reading?: Reading): Promise<Found | undefined>;
  /** Somebody wants them now. */
  wake(): void;
  /** Resolves when nobody's turn is left. */
  settled(): Promise<void>;
}

interface Reading {
  signal?: AbortSignal | undefined;
  known?: Partial<Marks>;
}

interface Found {
  calendario: Calendario;
  marks: Marks;
}

interface Parts {
  db: Db;
  settings: Pick<Settings, 'pasteFrom'>;
  worker: Worker;
  changed(tags: string[]): void;
}

declare module '#server/app.ts' {
  interface App {
    fuentes: Fuentes;
  }
}

const job = 'fuentes';
const lookMs = 5 * 60_000;
const hourMs = 3_600_000;
const everyHours = 4;
const longestHours = 24;
/** The dates of the coming year move on with the days, also where nothing was written. */
const wholeMs = 7 * 24 * hourMs;
const maxMb = 5;
const atOnce = 20;

export function createFuentes({ db, settings, worker, changed }: Parts): Fuentes {
  async function read(url: string, { signal, known }: Reading = {}): Promise<Found | undefined> {
    const folder = await mkdtemp(uploadFolder());
    try {
      const path = join(folder, 'calendario');
      const marks = await fetchFile(url, path, {
        allowed: settings.pasteFrom,
        accept: 'text/calendar, */*;q=0.1',
        maxMb,
        signal,
        ...(known && { known }),
      });
      return marks && { calendario: await readInThread(path, todayInMadrid(new Date())), marks };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function bring(fuente: FuenteRow, signal: AbortSignal): Promise<void> {
    const now = new Date();
    const { etag, modificado: modified, leida_en } = fuente;
    // Also what was odd the last time is looked at anew.
    const isWhole = !leida_en || fuente.problema !== null || now.getTime() - Date.parse(leida_en) > wholeMs;
    const came = { traida_en: now.toISOString(), siguiente_en: after(now, everyHours) };
    try {
      const found = await read(fuente.url, { signal, ...(!isWhole && { known: { etag, modified } }) });
      if (!found) return await noteFetch(db, fuente.id, came);
      const { calendario, marks } = found;
      const problema = await bringIn({ db, fuente, calendario, now: now.toISOString(), signal, changed });
      await noteFetch(db, fuente.id, {
        ...came,
        ...{ etag: marks.etag, modificado: marks.modified, leida_en: now.toISOString() },
        ...{
          eventos: calendario.eventos.length,
          problema: problema ?? null,
          fallos: problema ? failuresBeforeNotice : 0,
        },
      });
    } catch (error) {
      if (signal.aborted) throw error;
      if (!(error instanceof NotFetched)) logError(`fuente ${fuente.id}`, error);
      const problema = error instanceof NotFetched ? error.message : 'no se ha podido leer por un fallo del programa';
      const fallos = fuente.fallos + 1;
      const siguiente_en = after(now, Math.min(longestHours, 2 ** Math.min(fallos - 1, 5)));
      await noteFetch(db, fuente.id, { problema, fallos, siguiente_en });
    }
  }

  worker.add({
    name: job,
    everyMs: lookMs,
    hasWork: async () => (await listDue(db, new Date().toISOString(), 1)).length > 0,
    async run({ signal }) {
      for (;;) {
        const due = await listDue(db, new Date().toISOString(), atOnce);
        for (const fuente of due) {
          if (signal.aborted) return;
          await bring(fuente, signal);
        }
        if (due.length > 0) changed(['fuentes']);
        if (due.length < atOnce) return;
      }
    },
  });

  return { read, wake: () => worker.wake(job), settled: () => worker.finish(job) };
}

function after(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * hourMs).toISOString();
}
