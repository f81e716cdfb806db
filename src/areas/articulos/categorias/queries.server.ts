import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';

export function listCategorias(db: Db) {
  return db
    .selectFrom('categorias')
    .select(['id', 'nombre_categoria', 'slug', 'descripcion', 'version'])
    .orderBy('id')
    .execute();
}

export function findCategoria(db: Db, by: { id: number } | { slug: string }) {
  return db.selectFrom('categorias').selectAll().where(isThe('categorias', by)).executeTakeFirst();
}
