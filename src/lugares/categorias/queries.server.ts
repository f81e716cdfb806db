import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';

interface CategoriaUbicacionValues {
  nombre: string;
  slug: string;
}

export function listCategoriasUbicacion(db: Db) {
  return db
    .selectFrom('categorias_ubicacion')
    .select(['id', 'nombre', 'slug'])
    .orderBy('busqueda')
    .orderBy('id')
    .execute();
}

export function findCategoriaUbicacion(db: Db, by: { id: number } | { slug: string }) {
  return db
    .selectFrom('categorias_ubicacion')
    .select(['id', 'nombre', 'slug'])
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .$if('slug' in by, (query) => query.where('slug', '=', (by as { slug: string }).slug))
    .executeTakeFirst();
}

export async function insertCategoriaUbicacion(db: Db, values: CategoriaUbicacionValues, now: string): Promise<number> {
  const row = await db
    .insertInto('categorias_ubicacion')
    .values({ ...values, busqueda: plain(values.nombre), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCategoriaUbicacion(db: Db, id: number, values: CategoriaUbicacionValues, now: string) {
  await db
    .updateTable('categorias_ubicacion')
    .set({ ...values, busqueda: plain(values.nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}
