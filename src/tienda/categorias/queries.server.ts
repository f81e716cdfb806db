import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';

export function listCategoriasProducto(db: Db) {
  return db.selectFrom('categorias_producto').select(['id', 'nombre']).orderBy('busqueda').execute();
}

/** Those under which something is for sale. */
export function listCategoriasEnVenta(db: Db) {
  return db
    .selectFrom('categorias_producto')
    .select(['id', 'nombre'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('productos')
          .select('productos.id')
          .whereRef('productos.categoria_id', '=', 'categorias_producto.id')
          .where('productos.activo', '=', 1),
      ),
    )
    .orderBy('busqueda')
    .execute();
}

export function findCategoriaProducto(db: Db, id: number) {
  return db.selectFrom('categorias_producto').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Another one of the same name, accents and case aside. */
export function findCategoriaProductoNamed(db: Db, nombre: string) {
  return db.selectFrom('categorias_producto').select('id').where('busqueda', '=', plain(nombre)).executeTakeFirst();
}

export async function insertCategoriaProducto(db: Db, nombre: string, now: string): Promise<number> {
  const row = await db
    .insertInto('categorias_producto')
    .values({ nombre, busqueda: plain(nombre), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function renameCategoriaProducto(db: Db, id: number, nombre: string, now: string) {
  await db
    .updateTable('categorias_producto')
    .set({ nombre, busqueda: plain(nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}
