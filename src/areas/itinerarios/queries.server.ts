import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { plain } from '#values/slug.ts';
import { orders } from './orders.ts';

interface Filter extends PageRequest, Sorting {
  search?: string | undefined;
  activo?: number | undefined;
}

/** Newest first. */
export function listItinerarios(db: Db, { search, activo, page, limit, ...sorting }: Filter) {
  const matching = db
    .selectFrom('itinerarios')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(activo !== undefined, (query) => query.where('activo', '=', activo!));
  const chosen = matching.select([
    ...(['id', 'titulo', 'slug', 'resumen', 'imagen_url', 'plan', 'etiquetas', 'activo', 'updated_at'] as const),
  ]);
  return listPage(
    inOrder(chosen, 'itinerarios', orders, sorting, ['created_at', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    { page, limit },
  );
}

export function findItinerario(db: Db, by: { slug: string } | { id: number }) {
  return db.selectFrom('itinerarios').selectAll().where(isThe('itinerarios', by)).executeTakeFirst();
}
