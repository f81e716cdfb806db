import type { Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';

export interface TiendaValues {
  nombre: string;
  direccion?: string | null | undefined;
  telefono?: string | null | undefined;
  email?: string | null | undefined;
  sitio_web?: string | null | undefined;
  imagen_url?: string | null | undefined;
}

export function listTiendas(db: Db) {
  return db
    .selectFrom('tiendas')
    .select(['id', 'referencia', 'nombre', 'direccion', 'telefono', 'email', 'sitio_web', 'imagen_url'])
    .orderBy('busqueda')
    .orderBy('id')
    .execute();
}

export function findTienda(db: Db, id: number) {
  return db.selectFrom('tiendas').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertTienda(
  db: Db,
  values: TiendaValues & { referencia: string },
  now: string,
): Promise<number> {
  const row = await db
    .insertInto('tiendas')
    .values({ ...values, busqueda: plain(values.nombre), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateTienda(db: Db, id: number, values: Updateable<Schema['tiendas']>, now: string) {
  const busqueda = values.nombre === undefined ? {} : { busqueda: plain(values.nombre) };
  await db
    .updateTable('tiendas')
    .set({ ...values, ...busqueda, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function isTiendaReferenciaTaken(db: Db, referencia: string): Promise<boolean> {
  const row = await db.selectFrom('tiendas').select('id').where('referencia', '=', referencia).executeTakeFirst();
  return row !== undefined;
}
