import type { Db } from '#server/db/open.ts';

export function listCategorias(db: Db) {
  return db.selectFrom('categorias').select(['id', 'nombre_categoria', 'slug', 'version']).orderBy('id').execute();
}

export function findCategoria(db: Db, by: { id: number } | { slug: string }) {
  const [[column, value]] = Object.entries(by) as [['slug' | 'id', string | number]];
  return db.selectFrom('categorias').selectAll().where(column, '=', value).executeTakeFirst();
}
