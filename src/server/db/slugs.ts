import type { Db } from './open.ts';

/** Things with a page of their own, found by their slug. */
export type SluggedTable =
  | 'libros'
  | 'ayuntamientos'
  | 'patrocinadores'
  | 'ubicaciones'
  | 'actividades'
  | 'eventos'
  | 'productos';

export async function isSlugTaken(db: Db, table: SluggedTable, slug: string): Promise<boolean> {
  const row = await db
    // One of them stands for all: they share these two columns.
    .selectFrom(table as 'libros')
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
