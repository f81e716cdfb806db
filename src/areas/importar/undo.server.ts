/** Takes away what an import brought. What somebody changed since then is somebody's work by now, and stays. */
import { Refusal } from '#server/api/refusal.ts';
import { trashThing } from '#server/things/save-thing.ts';
import { type Tipo, things } from '#things.ts';
import {
  countAllImportados,
  deleteFormerPath,
  deleteImportedSuscriptor,
  findThing,
  forgetImportado,
  forgetImportados,
  listImportados,
} from './importados-queries.server.ts';
import type { Work } from './work.server.ts';

/** What others are in goes last. */
const order = ['articulo', 'producto', 'categoria', 'categoria_producto', 'tienda'] as const satisfies Tipo[];

export async function undo(work: Work): Promise<void> {
  work.expect(await countAllImportados(work.db, work.id));
  const kept = new Set<string>();
  for (const tipo of order) await undoThings(work, tipo, kept);
  await undoSuscriptores(work);
  for (const { fuente, clave, valor, id_cosa } of await listImportados(work.db, work.id, 'ruta')) {
    if (kept.has(`articulo ${id_cosa}`) || kept.has(`producto ${id_cosa}`)) continue;
    await work.db.transaction().execute(async (db) => {
      if (valor) await deleteFormerPath(db, valor, id_cosa);
      await forgetImportado(db, fuente, clave);
    });
  }
  await forgetImportados(work.db, work.id, 'imagen');
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
