import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { chosen, type Findable, joined, most, type Which } from '#server/search/source.ts';
import { things } from '#things.ts';
import { plain } from '#values/slug.ts';
import { libroOrders } from './orders.ts';

/** Newest first; `search` looks into titles and authors. */
export function listLibros(
  db: Db,
  { search, page, limit, ...sorting }: PageRequest & Sorting & { search?: string | undefined },
) {
  const matching = db
    .selectFrom('libros')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`));
  const chosen = matching
    .select(['id', 'titulo', 'slug', 'autores', 'editorial', 'isbn as ISBN'])
    .select(['num_pag', 'fecha_edicion', 'imagen_url']);
  return listPage(
    inOrder(chosen, 'libros', libroOrders, sorting, ['created_at', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    { page, limit },
  );
}

export function findLibro(db: Db, by: { slug: string } | { id: number }) {
  return db.selectFrom('libros').selectAll().where(isThe('libros', by)).executeTakeFirst();
}

/** What the search knows of a book. */
export async function searchLibro(db: Db, which: Which): Promise<Findable[]> {
  const rows = await db
    .selectFrom('libros as cosa')
    .where(chosen(which))
    .limit(most(which))
    .selectAll('cosa')
    .orderBy('cosa.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titulo: row.titulo,
    html: joined(row.autores, row.resumen, row.editorial, row.isbn),
    url: things.libro.path(row.slug),
    imagen: row.imagen_url,
  }));
}
