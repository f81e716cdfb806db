import type { Db } from '#server/db/open.ts';

export function listTiendas(db: Db) {
  return db.selectFrom('tiendas').selectAll().orderBy('busqueda').orderBy('id').execute();
}

export function findTienda(db: Db, id: number) {
  return db.selectFrom('tiendas').selectAll().where('id', '=', id).executeTakeFirst();
}
