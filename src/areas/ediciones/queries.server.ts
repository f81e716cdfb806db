import type { Db } from '#server/db/open.ts';
import type { Tipo } from '#things.ts';

interface Open {
  tipo: Tipo;
  id_cosa: number;
  usuario: string;
}

/** This user has it open; since the first time that they said so without a pause. */
export async function noteOpen(
  db: Db,
  { tipo, id_cosa, usuario }: Open,
  now: string,
  forgotten: string,
): Promise<void> {
  // Whoever closed the browser without a word, of whatever thing.
  await db.deleteFrom('ediciones').where('visto_en', '<', forgotten).execute();
  await db
    .insertInto('ediciones')
    .values({ tipo, id_cosa, usuario, desde: now, visto_en: now })
    .onConflict((conflict) => conflict.columns(['tipo', 'id_cosa', 'usuario']).doUpdateSet({ visto_en: now }))
    .execute();
}

export async function noteClosed(db: Db, { tipo, id_cosa, usuario }: Open): Promise<void> {
  await db
    .deleteFrom('ediciones')
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id_cosa)
    .where('usuario', '=', usuario)
    .execute();
}

export function listOthers(db: Db, { tipo, id_cosa, usuario }: Open) {
  return db
    .selectFrom('ediciones')
    .select(['usuario', 'desde'])
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id_cosa)
    .where('usuario', '!=', usuario)
    .orderBy('desde')
    .execute();
}
