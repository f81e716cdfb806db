import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { plain } from '#values/slug.ts';
import { orders } from './admin.ts';

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
    inOrder(chosen, 'libros', orders, sorting, ['created_at', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    { page, limit },
  );
}

export function findLibro(db: Db, by: { slug: string } | { id: number }) {
  return db.selectFrom('libros').selectAll().where(isThe('libros', by)).executeTakeFirst();
}
