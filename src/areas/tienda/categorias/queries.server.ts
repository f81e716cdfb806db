import type { Db } from '#server/db/open.ts';

export function listCategoriasProducto(db: Db) {
  return db.selectFrom('categorias_producto').select(['id', 'nombre', 'version']).orderBy('busqueda').execute();
}

/** Those under which something is for sale. */
export function listCategoriasEnVenta(db: Db) {
  return db
    .selectFrom('categorias_producto')
    .select(['id', 'nombre', 'version'])
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
