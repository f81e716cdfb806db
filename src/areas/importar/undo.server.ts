/** Takes away what an import brought. What somebody changed since then is somebody's work by now, and stays. */
import { Refusal } from '#server/api/refusal.ts';
import { areUsosKnown } from '#server/media/medio-usos.ts';
import { deleteUnused } from '#server/media/medios.ts';
import { findFormer } from '#server/things/former-paths.ts';
import { trashThing } from '#server/things/save-thing.ts';
import { type Tipo, things } from '#things.ts';
import {
  countAllImportados,
  deleteFormerPath,
  deleteImportedSuscriptor,
  findStored,
  findThing,
  forgetImportado,
  forgetImportados,
  listImportados,
} from './importados-queries.server.ts';
import type { Work } from './work.server.ts';

/** What others are in goes last. */
const order = [
  ...(['articulo', 'pagina', 'producto', 'tema'] as const),
  ...(['categoria', 'categoria_producto', 'tienda'] as const),
] satisfies Tipo[];

export async function undo(work: Work): Promise<void> {
  work.expect(await countAllImportados(work.db, work.id));
  const kept = new Set<string>();
  for (const tipo of order) await undoThings(work, tipo, kept);
  await undoSuscriptores(work);
  for (const { fuente, clave, valor, id_cosa } of await listImportados(work.db, work.id, 'ruta')) {
    const former = valor ? await findFormer(work.db, valor) : undefined;
    if (former && kept.has(`${former.tipo} ${former.id_cosa}`)) continue;
    await work.db.transaction().execute(async (db) => {
      if (valor) await deleteFormerPath(db, valor, id_cosa);
      await forgetImportado(db, fuente, clave);
    });
  }
  await undoFiles(work);
}

/** What something uses stays in the library, and so does what was changed there. */
async function undoFiles({ db, id, writer }: Work): Promise<void> {
  const isKnown = await areUsosKnown(db);
  for (const tipo of ['imagen', 'archivo'] as const) {
    for (const { id_cosa, version, valor } of await listImportados(db, id, tipo)) {
      const stored = valor && (await findStored(db, valor.replace('/media/', '')));
      if (!isKnown || !stored || stored.id !== id_cosa || stored.version !== version) continue;
      const { now, changed } = writer();
      if (await db.transaction().execute((db) => deleteUnused(db, stored, now)))
        changed('medios', `medio:${stored.id}`);
    }
    await forgetImportados(db, id, tipo);
  }
}

async function undoThings(work: Work, tipo: (typeof order)[number], kept: Set<string>): Promise<void> {
  const { db } = work;
  for (const { fuente, clave, id_cosa, version } of await listImportados(db, work.id, tipo)) {
    const found = await findThing(db, tipo, id_cosa);
    if (!found) await forgetImportado(db, fuente, clave);
    else if (found.version !== version) {
      kept.add(`${tipo} ${id_cosa}`);
      work.leaveOut(found.title, 'Se queda: se ha cambiado después de importarlo.');
    } else
      try {
        await trashThing(work.writer(), tipo, id_cosa);
        await forgetImportado(db, fuente, clave);
        work.count(things[tipo].plural);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // Others use it: what they are in cannot go.
        if (error.status === 409) work.leaveOut(found.title, `Se queda. ${error.message}`);
        else await forgetImportado(db, fuente, clave);
      }
    await work.advance();
  }
}

async function undoSuscriptores(work: Work): Promise<void> {
  let changed = 0;
  for (const { fuente, clave, id_cosa } of await listImportados(work.db, work.id, 'suscriptor')) {
    const result = await deleteImportedSuscriptor(work.db, id_cosa);
    await forgetImportado(work.db, fuente, clave);
    if (result === 'deleted') work.count('Suscriptores');
    if (result === 'changed') changed++;
    await work.advance();
  }
  if (changed > 0)
    work.leaveOut('Suscriptores', `${changed} se quedan: se han dado de baja o se han vuelto a apuntar después.`);
}
