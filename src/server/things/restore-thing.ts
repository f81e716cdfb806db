/** Brings a thing back from the trash: the one way, whoever asks for it. */
import { isForeignKeyViolation, isUniqueViolation } from '#server/api/faults.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { recordChange } from './change-log.ts';
import type { Writer } from './save-thing.ts';
import { findInTrash, restoreFromTrash } from './trash.ts';

export const notInTrash = 'Ese elemento ya no está en la papelera.';

type Find = Parameters<typeof findInTrash>;

/** Answers what it is called. `also`: what else is written in the same transaction. */
export async function restoreThing(
  { db, user, now, changed }: Writer,
  by: Find[1],
  sight: Find[2],
  also?: (db: Db) => Promise<void>,
): Promise<string> {
  const row = await findInTrash(db, by, sight);
  if (!row) throw notFound(notInTrash);
  const { tipo, id_cosa: id, titulo, tags } = row;
  try {
    await db.transaction().execute(async (db) => {
      if (!(await restoreFromTrash(db, row))) throw notFound(notInTrash);
      await recordChange(db, { by: user!.usuario, now, accion: 'restaurar', tipo, id, titulo });
      await also?.(db);
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Refusal(
        409,
        `No se puede restaurar «${titulo}»: mientras tanto otro elemento ha ocupado su dirección o su nombre. Cámbialo antes.`,
      );
    if (isForeignKeyViolation(error))
      throw new Refusal(
        409,
        `No se puede restaurar «${titulo}»: aquello a lo que pertenecía ya no existe. Restáuralo antes.`,
      );
    throw error;
  }
  changed(...tags);
  return titulo;
}
