import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';

export type LibroValues = Omit<Insertable<Schema['libros']>, 'id' | 'busqueda' | 'created_at' | 'updated_at'>;

/** Newest first; `search` looks into titles and authors. */
export function listLibros(db: Db, { search, ...request }: PageRequest & { search?: string | undefined }) {
  const matching = db
    .selectFrom('libros')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`));
  return listPage(
    matching
      .select([
        'id',
        'titulo',
        'slug',
        'autores',
        'editorial',
        'isbn as ISBN',
        'num_pag',
        'fecha_edicion',
        'imagen_url',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

export type LibroRow = NonNullable<Awaited<ReturnType<typeof findLibro>>>;

export function findLibro(db: Db, by: { slug: string } | { id: number }) {
  return db
    .selectFrom('libros')
    .selectAll()
    .$if('slug' in by, (query) => query.where('slug', '=', (by as { slug: string }).slug))
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .executeTakeFirst();
}

export async function insertLibro(db: Db, values: LibroValues, now: string): Promise<number> {
  const row = await db
    .insertInto('libros')
    .values({ ...values, busqueda: searchText(values), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type LibroChanges = Updateable<Schema['libros']> & Pick<LibroValues, 'titulo' | 'autores'>;

export async function updateLibro(db: Db, id: number, values: LibroChanges, now: string): Promise<void> {
  await db
    .updateTable('libros')
    .set({ ...values, busqueda: searchText(values), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Every book's slug and date, for the site map. */
export function listLibroPaths(db: Db) {
  return db.selectFrom('libros').select(['slug', 'updated_at']).orderBy('id').execute();
}

function searchText({ titulo, autores }: { titulo: string; autores: string }): string {
  return plain(`${titulo} ${autores}`);
}
