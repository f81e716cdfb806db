import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';

interface ProvinciaValues {
  nombre: string;
  comunidad_autonoma?: string | null | undefined;
}

export function listProvincias(db: Db) {
  return db.selectFrom('provincias').select(['id', 'nombre', 'comunidad_autonoma']).orderBy('busqueda').execute();
}

export function findProvincia(db: Db, id: number) {
  return db.selectFrom('provincias').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Another province of the same name, accents and case aside. */
export function findProvinciaNamed(db: Db, nombre: string) {
  return db.selectFrom('provincias').select('id').where('busqueda', '=', plain(nombre)).executeTakeFirst();
}

export async function insertProvincia(db: Db, values: ProvinciaValues, now: string): Promise<number> {
  const row = await db
    .insertInto('provincias')
    .values({
      nombre: values.nombre,
      comunidad_autonoma: values.comunidad_autonoma ?? null,
      busqueda: plain(values.nombre),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateProvincia(db: Db, id: number, values: ProvinciaValues, now: string) {
  await db
    .updateTable('provincias')
    .set({ ...values, busqueda: plain(values.nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}
