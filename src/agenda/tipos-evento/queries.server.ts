import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';

interface TipoEventoValues {
  nombre: string;
  descripcion?: string | null | undefined;
}

export function listTiposEvento(db: Db) {
  return db.selectFrom('tipos_evento').select(['id', 'nombre', 'descripcion']).orderBy('busqueda').execute();
}

export function findTipoEvento(db: Db, id: number) {
  return db.selectFrom('tipos_evento').select(['id', 'nombre', 'descripcion']).where('id', '=', id).executeTakeFirst();
}

/** Another event type of the same name, accents and case aside. */
export function findTipoEventoNamed(db: Db, nombre: string) {
  return db.selectFrom('tipos_evento').select('id').where('busqueda', '=', plain(nombre)).executeTakeFirst();
}

export async function insertTipoEvento(db: Db, values: TipoEventoValues, now: string): Promise<number> {
  const row = await db
    .insertInto('tipos_evento')
    .values({
      nombre: values.nombre,
      descripcion: values.descripcion ?? null,
      busqueda: plain(values.nombre),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateTipoEvento(db: Db, id: number, values: TipoEventoValues, now: string): Promise<void> {
  await db
    .updateTable('tipos_evento')
    .set({ ...values, busqueda: plain(values.nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}
