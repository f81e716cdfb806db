/** One import, or its undoing, from its beginning or from where a process before left it. */
import { rm, stat } from 'node:fs/promises';
import { isDiskFull } from '#server/api/faults.ts';
import { Refusal } from '#server/api/refusal.ts';
import { asUser } from '#server/auth/as-user.ts';
import { logError } from '#server/log.ts';
import { recordChange } from '#server/things/change-log.ts';
import { things } from '#things.ts';
import {
  type Aviso,
  type Informe,
  type MenuPropuesto,
  type TipoImportacion,
  tipoImportacionLabel,
} from './importacion.ts';
import { countImportados, listAvisos } from './importados-queries.server.ts';
import { endImportacion, type ImportacionRow, noteProgress } from './queries.server.ts';
import { suscriptores } from './suscriptores.server.ts';
import { undo } from './undo.server.ts';
import { woocommerce } from './woocommerce/woocommerce.server.ts';
import { wordpress } from './wordpress/wordpress.server.ts';
import { createAvisos, createCounts, type ImportContext, type Importer, type Work } from './work.server.ts';

export const importers: Record<TipoImportacion, Importer> = {
  wordpress,
  woocommerce,
  suscriptores,
};

interface Import extends ImportContext {
  path: string;
  /** The process ends, or another has taken it up. */
  signal: AbortSignal;
  changed(tags: string[]): void;
}

const noteMs = 2000;

class Stopped extends Error {}

export async function doOne(running: Import, row: ImportacionRow): Promise<void> {
  const { db, signal, path } = running;
  const { id } = row;
  const counts = createCounts();
  const avisos = createAvisos();
  let menus: MenuPropuesto[] = [];
  const progress = { hechos: 0, total: row.total };
  const now = () => new Date().toISOString();
  let notedAt = 0;
  const work: Work = {
    ...running,
    id,
    opciones: row.opciones,
    writer: () => ({ db, user: asUser(row.usuario), now: now(), changed: (...tags) => running.changed(tags) }),
    expect(total) {
      progress.total = total;
    },
    async advance() {
      progress.hechos++;
      if (signal.aborted) throw new Stopped();
      if (Date.now() - notedAt < noteMs) return;
      notedAt = Date.now();
      await noteProgress(db, id, progress);
    },
    leaveOut: avisos.add,
    proposeMenus(proposed) {
      menus = proposed;
    },
    count: counts.add,
  };
  try {
    const isUndo = row.estado === 'deshaciendo';
    await (isUndo ? undo(work) : bring(row, work));
    const informe = isUndo
      ? { hecho: counts.list(), ...avisos.list() }
      : { ...(await reportOf(work, counts, avisos)), ...(menus.length > 0 && { menus }) };
    await db.transaction().execute(async (db) => {
      await endImportacion(db, id, {
        ...progress,
        estado: isUndo ? 'deshecha' : 'terminada',
        informe,
        now: now(),
      });
      await recordChange(db, {
        ...{ by: row.usuario, now: now(), accion: isUndo ? 'eliminar' : 'crear', tipo: 'importacion', id },
        titulo: `${tipoImportacionLabel[row.tipo]}: ${row.archivo}`,
      });
    });
    await rm(path, { force: true });
  } catch (error) {
    // Another process goes on with it.
    if (error instanceof Stopped || signal.aborted) return;
    if (!(error instanceof Refusal)) logError(`import ${id}`, error);
    const informe = { ...(await reportOf(work, counts, avisos)), error: whyStopped(error) };
    await endImportacion(db, id, { ...progress, estado: 'fallida', informe, now: now() });
  }
}

async function bring({ tipo }: ImportacionRow, work: Work): Promise<void> {
  if (!(await stat(work.path).catch(() => undefined)))
    throw new Refusal(409, 'El archivo ya no está en el servidor: vuelve a subirlo. Lo que ya vino no se repetirá.');
  await importers[tipo].run(work);
}

/** What came, what was there, and what could not come: also of the parts that a process before this one did. */
async function reportOf(
  { db, id }: Work,
  counts: ReturnType<typeof createCounts>,
  avisos: ReturnType<typeof createAvisos>,
): Promise<Informe> {
  const created = await countImportados(db, id);
  const labels: Record<string, string> = {
    suscriptor: 'Suscriptores',
    imagen: 'Imágenes',
    archivo: 'Audios, vídeos y archivos',
    ruta: 'Direcciones antiguas',
  };
  for (const { tipo, id_cosa, avisos: text } of await listAvisos(db, id))
    for (const { que, motivo, ...more } of JSON.parse(text!) as Aviso[])
      avisos.add(que, motivo, { ...more, cosa: { tipo, id: id_cosa } as Aviso['cosa'] });
  const hecho = [...created].map(([tipo, cuantos]) => ({
    que: labels[tipo] ?? things[tipo as keyof typeof things].plural,
    cuantos,
  }));
  return { hecho: [...hecho, ...counts.list()], ...avisos.list() };
}

function whyStopped(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (isDiskFull(error))
    return 'No queda espacio en el disco del servidor. Cuando haya sitio, continúa la importación.';
  return 'Ha ocurrido un error inesperado. Puedes continuar la importación: lo que ya vino no se repetirá.';
}
