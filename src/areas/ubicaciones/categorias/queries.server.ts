import type { Db } from '#server/db/open.ts';

export function listCategoriasUbicacion(db: Db) {
  return db
    .selectFrom('categorias_ubicacion')
    .select(['id', 'nombre', 'slug', 'version'])
    .orderBy('busqueda')
    .orderBy('id')
    .execute();
}
