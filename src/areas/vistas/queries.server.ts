import type { Insertable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

export function listVistas(db: Db, of: { usuario: string; lista: string }) {
  return db
    .selectFrom('vistas')
    .select(['id', 'nombre', 'consulta'])
    .where('usuario', '=', of.usuario)
    .where('lista', '=', of.lista)
    .orderBy('nombre')
    .execute();
}

/** Saved under a name that is there already, it takes its place. */
export function saveVista(db: Db, values: Insertable<Schema['vistas']>) {
  return db
    .insertInto('vistas')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['usuario', 'lista', 'nombre'])
        .doUpdateSet({ consulta: values.consulta, guardada_en: values.guardada_en }),
    )
    .returning(['id', 'nombre', 'consulta'])
    .executeTakeFirstOrThrow();
}

/** Whether there was one of theirs. */
export async function deleteVista(db: Db, { id, usuario }: { id: number; usuario: string }): Promise<boolean> {
  const gone = db.deleteFrom('vistas').where('id', '=', id).where('usuario', '=', usuario).returning('id');
  return (await gone.executeTakeFirst()) !== undefined;
}
