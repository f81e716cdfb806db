import type { Db } from '#server/db/open.ts';

export function listCategorias(db: Db) {
  return db.selectFrom('categorias').select(['id', 'nombre_categoria', 'slug']).orderBy('id').execute();
}

export function findCategoria(db: Db, by: { id: number } | { slug: string }) {
  return db
    .selectFrom('categorias')
    .select(['id', 'nombre_categoria', 'slug'])
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .$if('slug' in by, (query) => query.where('slug', '=', (by as { slug: string }).slug))
    .executeTakeFirst();
}

export async function insertCategoria(db: Db, values: { nombre_categoria: string; slug: string }, now: string) {
  const row = await db
    .insertInto('categorias')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function renameCategoria(db: Db, id: number, nombre_categoria: string, now: string) {
  await db.updateTable('categorias').set({ nombre_categoria, updated_at: now }).where('id', '=', id).execute();
}
