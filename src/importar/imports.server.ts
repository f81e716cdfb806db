/**
 * Imports run here, one at a time over all processes: whoever has the turn says so every few seconds, and a turn whose
 * owner has gone quiet is taken up by another. What was done stays done: each thing is written once.
 */
import { randomBytes } from 'node:crypto';
import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '#server/api/faults.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Upload } from '#server/api/upload.ts';
import type { SessionUser } from '#server/auth/index.ts';
import { recordChange } from '#server/db/log.ts';
import { placeFile } from '#server/files.ts';
import { logError } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { things } from '#things.ts';
import { type Aviso, type Informe, type TipoImportacion, tipoImportacionLabel } from './importacion.ts';
import {
  beat,
  countImportados,
  deleteForgotten,
  endImportacion,
  findImportacion,
  giveTurnBack,
  type ImportacionRow,
  listAtWork,
  listAvisos,
  takeTurn,
} from './queries.server.ts';
import { suscriptores } from './suscriptores.server.ts';
import { undo } from './undo.server.ts';
import { woocommerce } from './woocommerce.server.ts';
import { wordpress } from './wordpress.server.ts';
import { createAvisos, createCounts, type Importer, type Means, type Work } from './work.server.ts';

export const importers: Record<TipoImportacion, Importer> = {
  wordpress,
  woocommerce,
  suscriptores,
};

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

const beatMs = 2000;
export const staleMs = 30_000;
/** A process that does not have the file leaves it for so long to the one that may have it. */
const fileWaitMs = 10 * 60_000;
const forgottenMs = 24 * 60 * 60_000;

class Stopped extends Error {}

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
      if (await takeTurn(db, id, own, new Date().toISOString(), staleBefore)) await doOne(row, own);
    }
    for (const id of await deleteForgotten(db, ago(forgottenMs))) await rm(fileOf(id), { force: true });
  }

  async function doOne(row: ImportacionRow, turno: string): Promise<void> {
    const { id } = row;
    const counts = createCounts();
    const avisos = createAvisos();
    const progress = { hechos: 0, total: row.total };
    const now = () => new Date().toISOString();
    let beaten = 0;
    const work: Work = {
      ...means,
      id,
      path: fileOf(id),
      opciones: row.opciones,
      writer: () => ({ db, user: asUser(row.usuario), now: now(), changed: (...tags) => changed(tags) }),
      expect(total) {
        progress.total = total;
      },
      async advance() {
        progress.hechos++;
        if (stopping.signal.aborted) throw new Stopped();
        if (Date.now() - beaten < beatMs) return;
        beaten = Date.now();
        if (!(await beat(db, id, turno, { ...progress, now: now() }))) throw new Stopped();
      },
      leaveOut: avisos.add,
      count: counts.add,
    };
    // Also while one thing takes long: a picture that does not come.
    const heart = setInterval(() => {
      void beat(db, id, turno, { ...progress, now: now() }).catch(() => {});
    }, beatMs * 2);
    try {
      const isUndo = row.estado === 'deshaciendo';
      if (isUndo) await undo(work);
      else await bring(row, work);
      const informe = isUndo ? { hecho: counts.told(), ...avisos.told() } : await tell(work, counts, avisos);
      const estado = isUndo ? 'deshecha' : 'terminada';
      await db.transaction().execute(async (db) => {
        await endImportacion(db, id, turno, { ...progress, estado, informe, now: now() });
        await recordChange(db, {
          ...{ by: row.usuario, now: now(), accion: isUndo ? 'eliminar' : 'crear', tipo: 'importacion', id },
          titulo: `${tipoImportacionLabel[row.tipo]}: ${row.archivo}`,
        });
      });
      await rm(fileOf(id), { force: true });
    } catch (error) {
      if (error instanceof Stopped || stopping.signal.aborted) return await giveTurnBack(db, id, turno);
      if (!(error instanceof Refusal)) logError(`import ${id}`, error);
      const informe = { ...(await tell(work, counts, avisos)), error: whyStopped(error) };
      await endImportacion(db, id, turno, { ...progress, estado: 'fallida', informe, now: now() });
    } finally {
      clearInterval(heart);
    }
  }

  async function bring(row: ImportacionRow, work: Work): Promise<void> {
    if (!(await hasFile(row.id)))
      throw new Refusal(409, 'El archivo ya no está en el servidor: vuelve a subirlo. Lo que ya vino no se repetirá.');
    await importers[row.tipo].run(work);
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

/** What came, what was there, and what could not come: also of the parts that a process before this one did. */
async function tell(
  { db, id }: Work,
  counts: ReturnType<typeof createCounts>,
  avisos: ReturnType<typeof createAvisos>,
): Promise<Informe> {
  const created = await countImportados(db, id);
  const labels: Record<string, string> = {
    suscriptor: 'Suscriptores',
    imagen: 'Imágenes',
    ruta: 'Direcciones antiguas',
  };
  for (const text of await listAvisos(db, id))
    for (const { que, motivo } of JSON.parse(text) as Aviso[]) avisos.add(que, motivo);
  const hecho = [...created].map(([tipo, cuantos]) => ({
    que: labels[tipo] ?? things[tipo as keyof typeof things].plural,
    cuantos,
  }));
  return { hecho: [...hecho, ...counts.told()], ...avisos.told() };
}

function whyStopped(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (isDiskFull(error))
    return 'No queda espacio en el disco del servidor. Cuando haya sitio, continúa la importación.';
  return 'Ha ocurrido un error inesperado. Puedes continuar la importación: lo que ya vino no se repetirá.';
}

/** Whoever began it; the work goes on without their session. */
function asUser(usuario: string): SessionUser {
  return {
    ...{ id: '', usuario, email: '', rol: 'administrador', hasTwoFactor: false, lacksTwoFactor: false, sessionId: '' },
  };
}

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}
